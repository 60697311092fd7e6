"""The course's JupyterLab in a container; see Containerfile."""
import os

import course_settings

c.merge(course_settings.of_lab("/lab/tree/00-start-here.ipynb"))
c.ServerApp.static_custom_path = [os.environ["JUPYTER_CONFIG_PATH"] + "/custom"]
