"""Starts kernels in a row while all processors are busy, runs a cell on each, and tells how every start went."""
import json
import multiprocessing
import os
import sys
import time

from jupyter_client.manager import start_new_kernel

PATIENCE = 60


def busy():
    while True:
        pass


def start():
    """Seconds to the first value, or what went wrong."""
    begun = time.monotonic()
    manager, client = start_new_kernel(kernel_name="java", startup_timeout=PATIENCE)
    try:
        values = []
        client.execute_interactive("1 + 1", timeout=PATIENCE, output_hook=lambda message: values.append(
            message["content"].get("data", {}).get("text/plain")))
        if "2" not in values:
            raise ValueError(f"1 + 1 gave {values}")
        return time.monotonic() - begun
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


if __name__ == "__main__":
    load = [multiprocessing.Process(target=busy, daemon=True) for _ in range(os.cpu_count())]
    for process in load:
        process.start()
    seconds, failures = [], []
    for _ in range(int(sys.argv[1])):
        try:
            seconds.append(start())
        except Exception as failed:
            failures.append(repr(failed))
    print(json.dumps({"seconds": seconds, "failures": failures}))
