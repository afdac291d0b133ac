"""What parsing and building cost, here and elsewhere: `python -m benchmarks` (`pip install '.[bench]'`)."""
