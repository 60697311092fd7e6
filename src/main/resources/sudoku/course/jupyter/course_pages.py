"""Renders the cells of notebooks as HTML, each as a piece of a page, on a leash (see course_leash).

The pages are one line of JSON on standard input: a list of pages, each with the notebook it comes "from" and
the file it goes "to".
"""
import json
import os
import pathlib
import sys

import course_leash

pages = json.loads(sys.stdin.buffer.readline())
course_leash.leave_the_terminal()
course_leash.forget_the_course()
course_leash.hold(lambda: os._exit(1))

import nbformat
from nbconvert import HTMLExporter

# JupyterLab's cells without the page around them, which loads scripts from the network; a cell may fold its code.
CELLS = """
{%- extends 'lab/base.html.j2' -%}
{%- block input_group -%}
{%- if cell.metadata.fold -%}
<details class="fold"><summary>{{ cell.metadata.fold | escape }}</summary>{{ super() }}</details>
{%- else -%}{{ super() }}{%- endif -%}
{%- endblock input_group -%}
"""
exporter = HTMLExporter(template_name="lab", raw_template=CELLS)

for page in pages:
    body, _ = exporter.from_notebook_node(nbformat.read(page["from"], as_version=4))
    pathlib.Path(page["to"]).write_text(body, encoding="utf-8")
