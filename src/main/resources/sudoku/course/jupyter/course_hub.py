"""Starts the JupyterLab of a student who has logged in at a JupyterHub, as that student.

First her home is hers alone and the course is laid out in it; then the hub's own server for one user takes over.
"""
import json
import os
import pathlib
import resource
import subprocess

import course_leash

JAR = pathlib.Path(__file__).parents[3]
STATE = JAR.parents[1] / ".jupyter" / "hub" / "state"
HOME = pathlib.Path.home()
COURSE = HOME / "sudoku"


def keep_to_herself():
    """Nobody else reads what she writes, and nobody else notices what she breaks."""
    os.umask(0o077)
    HOME.chmod(0o700)
    os.nice(5)
    processes = int(os.environ.pop("COURSE_PROCESSES", "512"))
    hard = resource.getrlimit(resource.RLIMIT_NPROC)[1]
    processes = processes if hard == resource.RLIM_INFINITY else min(processes, hard)
    resource.setrlimit(resource.RLIMIT_NPROC, (processes, processes))
    # When the machine has no memory left, it is the largest of the students' programs that ends, and not the hub.
    pathlib.Path("/proc/self/oom_score_adj").write_text("500")
    # The most that one kernel's variables may take; a cell that wants more is told so, and only that cell ends.
    os.environ["JDK_JAVA_OPTIONS"] = "-Xmx" + os.environ.pop("COURSE_HEAP", "512m")


def lay_out():
    """Says on the hub's log what could not be laid out: what is there can be worked on all the same."""
    kernel = json.loads((STATE / "share/jupyter/kernels/java/kernel.json").read_text())
    java = [kernel["argv"][0], "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
    subprocess.run(java + ["-jar", str(JAR), "hub", "lay-out", str(COURSE)])
    COURSE.mkdir(exist_ok=True)


keep_to_herself()
lay_out()
course_leash.forget_the_course()
os.environ["JUPYTER_PATH"] = str(STATE / "share" / "jupyter")
os.environ["JUPYTER_CONFIG_PATH"] = str(STATE / "config")
os.environ["JUPYTERHUB_SINGLEUSER_APP"] = "jupyter_server.serverapp.ServerApp"

import course_settings

config = course_settings.of_lab(os.environ.get("JUPYTERHUB_DEFAULT_URL") or "/lab")
config.ServerApp.root_dir = str(COURSE)
config.ServerApp.static_custom_path = [str(STATE / "config" / "custom")]
# Kernel and server talk through ports of the machine. What they say is for nobody else on it.
config.KernelManager.transport_encryption = "required"
# A kernel that nobody has used for an hour ends, also in an open page: the notebook stays, its variables go. Two hours
# after the last kernel the server ends; the next visit starts it again.
config.MappingKernelManager.cull_idle_timeout = int(os.environ.pop("COURSE_IDLE_SECONDS", "3600"))
config.MappingKernelManager.cull_interval = max(1, min(300, config.MappingKernelManager.cull_idle_timeout // 4))
config.MappingKernelManager.cull_connected = True
config.ServerApp.shutdown_no_activity_timeout = 2 * config.MappingKernelManager.cull_idle_timeout

from jupyterhub.singleuser.app import SingleUserNotebookApp

SingleUserNotebookApp.launch_instance(config=config)
