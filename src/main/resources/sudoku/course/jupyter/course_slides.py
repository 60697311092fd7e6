"""Renders an executed notebook as a page of slides with nbconvert, on a leash (see course_leash).

The settings are one line of JSON on standard input: the template, the notebook ("from") and the page ("to").
"""
import json
import os
import sys

import course_leash

settings = json.loads(sys.stdin.buffer.readline())
course_leash.leave_the_terminal()
course_leash.forget_the_course()
course_leash.hold(lambda: os._exit(1))

import nbformat
from nbconvert import SlidesExporter

notebook = nbformat.read(settings["from"], as_version=4)
exporter = SlidesExporter(raw_template=settings["template"], exclude_anchor_links=True)
page, _ = exporter.from_notebook_node(notebook)
with open(settings["to"], "w", encoding="utf-8", newline="\n") as file:
    file.write(page)
