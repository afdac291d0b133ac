"""What walks a declaration: one engine a room."""
