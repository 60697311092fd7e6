"""Ends this process when the one that started it is gone.

The starter holds the other end of our standard input open for as long as it lives. Whatever becomes
of it (an end, a signal, a kill that leaves it no last word), the pipe closes, and we notice.

Run as a program, it runs another module on that leash: python -m course_leash MODULE ARGUMENT...
"""
import os
import sys
import threading


def hold(let_go):
    """Calls let_go, in a thread of its own, when the starter is gone."""

    def wait():
        while os.read(0, 4096):  # not sys.stdin: its lock would be in the way when we end by ourselves
            pass
        let_go()

    threading.Thread(target=wait, daemon=True, name="leash").start()


def leave_the_terminal():
    """A session of our own, so that Ctrl-C reaches the starter alone, and it can end us in order."""
    if hasattr(os, "setsid"):
        try:
            os.setsid()
        except PermissionError:
            pass  # we lead a process group already, which does as well


def forget_the_course():
    """What we start in turn needs none of the course's own modules."""
    os.environ.pop("PYTHONPATH", None)


if __name__ == "__main__":
    import runpy

    hold(lambda: os._exit(1))
    leave_the_terminal()
    forget_the_course()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
