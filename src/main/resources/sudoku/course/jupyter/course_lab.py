"""Runs JupyterLab on the course, on a leash (see course_leash).

The first line of standard input is the settings, as JSON: a token in an argument or a variable could be
read by others on the machine. When the course can be used, one line of JSON says where.
"""
import json
import os
import sys

import course_leash

settings = json.loads(sys.stdin.buffer.readline())
course_leash.leave_the_terminal()
course_leash.forget_the_course()

if os.environ.pop("COURSE_OWNS_JUPYTER", None):
    # What somebody configured for all Jupyters of this machine is not meant for ours.
    from jupyter_core import paths

    paths.SYSTEM_CONFIG_PATH[:] = []
    paths.SYSTEM_JUPYTER_PATH[:] = []

from tornado.ioloop import IOLoop

import course_settings

config = course_settings.of_lab(settings["page"])


def configure(server, root_name):
    server.ip = "127.0.0.1"
    server.port = settings["port"]
    server.port_retries = 0
    server.open_browser = settings["open_browser"]
    server.allow_root = True  # loopback and a token keep others out, with any user
    setattr(server, root_name, settings["root"])


def lab():
    from jupyterlab.labapp import LabApp

    configure(config.ServerApp, "root_dir")
    config.IdentityProvider.token = settings["token"]
    return LabApp.initialize_server(argv=[], config=config), settings["page"]


def classic():
    """Debian's own Jupyter, where no other can be had."""
    from notebook.notebookapp import NotebookApp

    configure(config.NotebookApp, "notebook_dir")
    config.NotebookApp.token = settings["token"]
    page = settings["page"].replace("/lab/tree/", "/notebooks/").replace("/lab", "/tree")
    config.NotebookApp.default_url = page
    app = NotebookApp.instance(config=config)
    app.initialize(argv=[])
    return app, page


try:
    import jupyterlab

    server, page = lab()
except ImportError:
    server, page = classic()

loop = IOLoop.current()
course_leash.hold(lambda: loop.add_callback(server.stop))
# The server binds its port in the loop's first turn; after that, it answers.
loop.add_callback(lambda: print(json.dumps({"page": page}), flush=True))
server.start()
