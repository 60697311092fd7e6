"""How a JupyterLab of the course is set up, on a student's own machine and on a server."""
from traitlets.config import Config


def of_lab(page):
    config = Config()
    config.KernelSpecManager.allowed_kernelspecs = {"java"}
    config.MultiKernelManager.default_kernel_name = "java"
    config.KernelSpecManager.ensure_native_kernel = False
    # No network in an exam room: nothing asks for news, updates or extensions.
    config.LabApp.news_url = None
    config.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
    config.LabApp.extension_manager = "readonly"
    config.LabApp.default_url = page
    config.LabApp.custom_css = True
    # Looking for language servers would run npm, which writes to the user's home.
    config.LanguageServerManager.autodetect = False
    return config
