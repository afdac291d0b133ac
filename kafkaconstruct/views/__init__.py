"""What people see: trees, annotated hex, JSON and YAML, HTML."""
