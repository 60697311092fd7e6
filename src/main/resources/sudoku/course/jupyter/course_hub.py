"""The JupyterLabs of a JupyterHub's students, each a fork of one process that has imported all of it already.

So a student's server shares most of its memory with the others, and starts in the time that it takes to fork. What
the hub says of a student, her token for one, is read after the fork: it never is in the memory of another one.

    python -m course_hub SOCKET      the hub asks at this socket (course_spawner.py); we end when our input does
"""
import ctypes
import gc
import importlib
import json
import os
import pathlib
import pwd
import resource
import select
import signal
import site
import socket
import subprocess
import sys

import course_settings

from jupyter_core import paths
from jupyter_server import serverapp
from jupyterhub.singleuser import app

# What a server imports while it starts, and when the first page is asked for.
LATER = ["jupyterlab.labapp", "jupyter_lsp.virtual_documents_shadow", "jupyter_server_terminals", "notebook_shim",
         "notebook.services.contents.manager", "nbconvert.exporters", "jinja2.ext", "IPython", "tornado.platform.asyncio",
         *(module for modules in serverapp.JUPYTER_SERVICE_HANDLERS.values() for module in modules or ())]

JAR = pathlib.Path(__file__).parents[3]
STATE = JAR.parents[1] / ".jupyter" / "hub" / "state"
MAY_BE_LOOKED_AT = 4  # PR_SET_DUMPABLE


def fork_for_each(address):
    """Until our input ends: one fork for each connection, which is told who it is and answers with its number."""
    listener = socket.socket(socket.AF_UNIX)
    os.umask(0o077)
    listener.bind(address)
    listener.listen(512)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for module in LATER:
        try:
            importlib.import_module(module)
        except ImportError:
            pass  # another version's, or not needed here: then the students' servers do without it as well
    gc.collect()
    gc.freeze()  # a collector that walks through what all share would make a copy of it for each
    print("ready", flush=True)
    while True:
        ready, _, _ = select.select([sys.stdin, listener], [], [])
        if sys.stdin in ready:
            return None
        connection, _ = listener.accept()
        if os.fork() == 0:
            listener.close()
            return connection
        connection.close()


def become(connection):
    """From here on this is the student's process, in a session of its own and without any right of ours."""
    with connection, connection.makefile("rw") as talk:
        asked = json.loads(talk.readline())
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        user = pwd.getpwnam(asked["name"])
        # When the machine has no memory left, it is the largest of the students' programs that ends, and not the hub.
        pathlib.Path("/proc/self/oom_score_adj").write_text("500")
        os.initgroups(user.pw_name, user.pw_gid)
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)
        ctypes.CDLL(None).prctl(MAY_BE_LOOKED_AT, 1, 0, 0, 0)  # by its owner, as any other program of hers
        os.chdir(user.pw_dir)
        os.environ.clear()
        os.environ.update(asked["environment"])
        site.USER_BASE = site.USER_SITE = None  # found out for root when we began; one who asks finds out for her
        sys.argv[1:] = asked["arguments"]
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(2, 1)
        os.close(nothing)
        print(os.getpid(), file=talk, flush=True)


def keep_to_herself():
    """Nobody else reads what she writes, and nobody else notices what she breaks."""
    os.umask(0o077)
    pathlib.Path.home().chmod(0o700)
    os.nice(5)
    processes = int(os.environ.pop("COURSE_PROCESSES", "512"))
    hard = resource.getrlimit(resource.RLIMIT_NPROC)[1]
    processes = processes if hard == resource.RLIM_INFINITY else min(processes, hard)
    resource.setrlimit(resource.RLIMIT_NPROC, (processes, processes))
    # The most that one kernel's variables may take; a cell that wants more is told so, and only that cell ends.
    os.environ["JDK_JAVA_OPTIONS"] = "-Xmx" + os.environ.pop("COURSE_HEAP", "512m")


def lay_out(course):
    """Says on the hub's log what could not be laid out: what is there can be worked on all the same."""
    kernel = json.loads((STATE / "share/jupyter/kernels/java/kernel.json").read_text())
    java = [kernel["argv"][0], "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
    subprocess.run(java + ["-jar", str(JAR), "hub", "lay-out", str(course)])
    course.mkdir(exist_ok=True)


class Lab(app.SingleUserNotebookApp):
    # No option: what is found by itself lies in the student's home.
    static_custom_path = [str(STATE / "config" / "custom")]


def serve(course):
    os.environ["JUPYTER_PATH"] = str(STATE / "share" / "jupyter")
    os.environ["JUPYTER_CONFIG_PATH"] = str(STATE / "config")
    config = course_settings.of_lab(os.environ.get("JUPYTERHUB_DEFAULT_URL") or "/lab")
    config.ServerApp.root_dir = str(course)
    # JupyterLab has asked for these as root, when it was imported.
    config.LabApp.user_settings_dir = os.path.join(paths.jupyter_config_dir(), "lab", "user-settings")
    config.LabApp.workspaces_dir = os.path.join(paths.jupyter_config_dir(), "lab", "workspaces")
    # Kernel and server talk through ports of the machine. What they say is for nobody else on it.
    config.KernelManager.transport_encryption = "required"
    # A kernel that nobody has used for an hour ends, also in an open page: the notebook stays, its variables go. Two
    # hours after the last kernel the server ends; the next visit starts it again.
    config.MappingKernelManager.cull_idle_timeout = int(os.environ.pop("COURSE_IDLE_SECONDS", "3600"))
    config.MappingKernelManager.cull_interval = max(1, min(300, config.MappingKernelManager.cull_idle_timeout // 4))
    config.MappingKernelManager.cull_connected = True
    config.ServerApp.shutdown_no_activity_timeout = 2 * config.MappingKernelManager.cull_idle_timeout
    Lab.launch_instance(config=config)


if __name__ == "__main__":
    asked = fork_for_each(sys.argv[1])
    if asked:
        become(asked)
        keep_to_herself()
        home = pathlib.Path.home() / "sudoku"
        lay_out(home)
        serve(home)
