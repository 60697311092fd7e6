"""JupyterHub for the course; read by start. What a department may want to change stands first."""
import os
import pathlib
import sys

# The hub speaks to this machine only: passwords travel in the clear until a web server with a certificate is before
# it, or ssl_key and ssl_cert are set here and the address is one that the world can reach.
c.JupyterHub.bind_url = os.environ.get("HUB_URL", "http://127.0.0.1:8000")
# Who has an account on this machine and is in this group may log in.
c.LocalAuthenticator.allowed_groups = {"sudoku"}
# The most that the variables of one notebook may take, and after how long an idle kernel ends.
kernel = {"COURSE_HEAP": "512m", "COURSE_IDLE_SECONDS": "3600"}

course = pathlib.Path(os.environ["HUB_COURSE"])
state = pathlib.Path.cwd()
here = pathlib.Path(__file__).parent
c.JupyterHub.db_url = f"sqlite:///{state}/jupyterhub.sqlite"
c.JupyterHub.cookie_secret_file = str(state / "cookie_secret")
c.ConfigurableHTTPProxy.command = [str(here / "first"), "configurable-http-proxy"]
c.ConfigurableHTTPProxy.pid_file = str(state / "proxy.pid")
c.Authenticator.delete_invalid_users = True
# A whole class that logs in at once waits for one another; nobody is sent away.
c.Spawner.start_timeout = c.Spawner.http_timeout = 300
c.Spawner.default_url = "/lab/tree/00-start-here.ipynb"
sys.path.insert(0, str(here))
c.JupyterHub.spawner_class = "course_spawner.ForkingSpawner"
modules = f"PYTHONPATH={course}/target/sudoku.jar/sudoku/course/jupyter"
c.Spawner.cmd = ["env", modules, str(course / ".jupyter/hub/env/bin/python"), "-m", "course_hub"]
c.Spawner.environment = {name: os.environ.get(name, value) for name, value in kernel.items()}
