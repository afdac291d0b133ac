"""How long work takes, to see how it grows with the input: steadily, whatever else the machine does."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


def seconds(work: Callable[[], object]) -> float:
    """Processor seconds of the fastest of three runs. The garbage collector, which looks at all there is, stays out."""
    took = []
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            start = time.process_time()
            work()
            took.append(time.process_time() - start)
    finally:
        gc.enable()
    return min(took)
