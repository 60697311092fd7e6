"""Executes one notebook through a real Jupyter client, on a leash (see course_leash).

The settings are one line of JSON on standard input; what happens is one line of JSON each on standard
output: {"cell", "of", "source", "seconds"} when a cell has ended, with "error" when it ended the notebook.
"""
import json
import os
import signal
import sys
import time

import course_leash

settings = json.loads(sys.stdin.buffer.readline())
out = sys.stdout.buffer
course_leash.leave_the_terminal()
course_leash.forget_the_course()

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError


# Asked to end, nbclient ends the kernel first.
course_leash.hold(lambda: os.kill(os.getpid(), signal.SIGTERM))


def tell(**event):
    out.write(json.dumps(event).encode() + b"\n")
    out.flush()


notebook = nbformat.read(settings["from"], as_version=4)
code = [i for i, cell in enumerate(notebook.cells) if cell.cell_type == "code" and cell.source.strip()]
started = {"index": None, "at": 0.0}


def begin(cell, cell_index):
    started.update(index=cell_index, at=time.monotonic())


def about(index):
    return dict(cell=code.index(index) + 1, of=len(code), source=notebook.cells[index].source,
                seconds=time.monotonic() - started["at"])


def end(cell, cell_index, execute_reply):
    may_fail = not settings["strict"] and "raises-exception" in cell.metadata.get("tags", [])
    if execute_reply["content"]["status"] == "ok" or may_fail:
        tell(**about(cell_index))


def fail(error):
    index = started["index"]
    tell(error=error, **(dict(cell=0, of=len(code), source="", seconds=0.0) if index is None else about(index)))


def shown_error(problem):
    for output in notebook.cells[started["index"]].outputs:
        if output.output_type == "error":
            return "\n".join(output.traceback) or "%s: %s" % (output.ename, output.evalue)
    return "%s: %s" % (problem.ename, problem.evalue)


client = NotebookClient(
    notebook,
    kernel_name=settings["kernel"],
    timeout=settings["seconds_per_cell"],
    startup_timeout=120,
    resources={"metadata": {"path": settings["folder"]}},
    record_timing=False,
    force_raise_errors=settings["strict"],
    on_cell_execute=begin,
    on_cell_executed=end,
)
try:
    client.execute()
except CellExecutionError as problem:
    fail(shown_error(problem))
except CellTimeoutError:
    fail("The cell did not end within %d seconds." % settings["seconds_per_cell"])
except DeadKernelError:
    fail("The kernel died.")
except RuntimeError as problem:
    fail("The kernel did not start: %s" % problem)
finally:
    nbformat.write(notebook, settings["to"])
