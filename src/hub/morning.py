#!/usr/bin/python3
"""Plays a morning: students log in at a hub, run lesson 1, save it, and run an exercise's check.

    ./morning.py http://127.0.0.1:8000 passwords --minutes 5

The file of passwords has "name password" on each line, as accounts prints it. What is reported: how long until the page,
the first output and the last one; errors; and, on the hub's own machine as root, the memory that the students hold.
With --rogues the last two of them do something else all the while: a loop that never ends, and a list that always grows.
"""
import argparse
import asyncio
import concurrent.futures
import json
import pathlib
import random
import re
import statistics
import sys
import time
import uuid

import requests
from tornado import httpclient, websocket

LESSON = "01-backtracking.ipynb"
EXERCISE = "exercises/01-backtracking/exercise.ipynb"
ROGUES = {
    "endless loop": "while (true) {}",
    "memory hog": "List<long[]> all = new ArrayList<>(); while (true) all.add(new long[100_000]);",
}
PATIENCE = 600


class Student:
    """One person's browser."""

    def __init__(self, hub, name, password):
        self.hub, self.name, self.password = hub, name, password
        self.home = f"/user/{name}"
        self.browser = requests.Session()

    async def ask(self, method, path, **more):
        headers = {"X-XSRFToken": self.cookie("_xsrf"), "Referer": self.hub + path}
        return await asyncio.to_thread(
            self.browser.request, method, self.hub + path, headers=headers, timeout=PATIENCE, **more)

    def cookie(self, name):
        found = [each.value for each in self.browser.cookies if each.name == name and each.path.startswith(self.home)]
        return found[0] if found else ""

    async def log_in(self):
        """Until the page of JupyterLab is there."""
        form = {"username": self.name, "password": self.password}
        answer = await self.ask("POST", "/hub/login?next=%2Fhub%2Fspawn", data=form)
        if "/hub/login" in answer.url:
            raise RuntimeError(f"{self.name} cannot log in: {answer.status_code}")
        end, pause = time.monotonic() + PATIENCE, 1
        while time.monotonic() < end:
            answer = await self.ask("GET", self.home + "/lab")
            if answer.ok and "jupyter-config-data" in answer.text:
                return
            await asyncio.sleep(pause)
            pause = min(10, pause + 1)  # a page asks once and is told; who asks every second is a load of its own
        raise RuntimeError(f"{self.name}'s server does not start: {answer.status_code}")

    async def open(self, path):
        """The notebook and its kernel."""
        book = (await self.ask("GET", f"{self.home}/api/contents/{path}")).json()["content"]
        return Notebook(self, path, book, await self.kernel(path))

    async def kernel(self, path):
        asked = {"path": path, "name": path, "type": "notebook", "kernel": {"name": "java"}}
        answer = await self.ask("POST", f"{self.home}/api/sessions", json=asked)
        answer.raise_for_status()
        # One who comes back in the same session is told what was said meanwhile.
        address = f"{self.home}/api/kernels/{answer.json()['kernel']['id']}/channels?session_id={uuid.uuid4().hex}"
        cookies = requests.cookies.get_cookie_header(self.browser.cookies, requests.Request("GET", self.hub + address))
        request = httpclient.HTTPRequest(
            self.hub.replace("http", "ws", 1) + address, headers={"Cookie": cookies}, connect_timeout=PATIENCE,
            request_timeout=PATIENCE)
        kernel = Kernel(request)
        await kernel.connect()
        return kernel


class Kernel:
    def __init__(self, request):
        self.request, self.returns = request, 0

    async def connect(self):
        self.socket = await websocket.websocket_connect(self.request, max_message_size=1 << 30)

    async def come_back(self):
        """As a page does whose connection is lost: a server with much to do takes silence for an end."""
        self.returns += 1
        if self.returns > 20:
            raise RuntimeError("the kernel's connection keeps closing")
        await self.connect()

    async def run(self, code, on_output=lambda output: None, patience=PATIENCE):
        """Gives the cell's outputs when it is over, and whether it has ended well."""
        header = {"msg_id": uuid.uuid4().hex, "msg_type": "execute_request", "session": "morning", "username": "",
                  "version": "5.3", "date": ""}
        content = {"code": code, "silent": False, "store_history": True, "user_expressions": {},
                   "allow_stdin": False, "stop_on_error": True}
        asked = json.dumps({
            "header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"})
        try:
            await self.socket.write_message(asked)
        except websocket.WebSocketClosedError:
            await self.come_back()
            await self.socket.write_message(asked)
        outputs, status, idle = [], None, False
        while status is None or not idle:
            text = await asyncio.wait_for(self.socket.read_message(), patience)
            if text is None:
                await self.come_back()
                continue
            message = json.loads(text)
            if message.get("parent_header", {}).get("msg_id") != header["msg_id"]:
                continue
            kind, content = message["header"]["msg_type"], message["content"]
            if kind in ("stream", "display_data", "execute_result", "error"):
                outputs.append({"output_type": kind, **{k: v for k, v in content.items() if k != "transient"}})
                on_output(outputs[-1])
            elif kind == "execute_reply":
                status = content["status"]
            elif kind == "status" and content["execution_state"] == "idle":
                idle = True
        return outputs, status


class Notebook:
    def __init__(self, student, path, book, kernel):
        self.student, self.path, self.book, self.kernel = student, path, book, kernel
        self.first_output = None

    async def run_all(self):
        """Every cell in turn, as Run All does; a cell that fails and is not meant to is an error."""
        for number, cell in enumerate(self.book["cells"]):
            if cell["cell_type"] == "code":
                cell["outputs"], status = await self.kernel.run(cell["source"], self.note)
                if status != "ok" and "raises-exception" not in cell["metadata"].get("tags", []):
                    raise RuntimeError(f"{self.student.name}, {self.path}, cell {number}: {cell['outputs'][-1:]}")

    def note(self, output):
        self.first_output = self.first_output or time.monotonic()

    async def save(self):
        path = f"{self.student.home}/api/contents/{self.path}"
        saved = await self.student.ask("PUT", path, json={"type": "notebook", "format": "json", "content": self.book})
        saved.raise_for_status()


class Morning:
    def __init__(self, minutes, seed):
        self.seconds, self.chance = minutes * 60, random.Random(seed)
        self.times, self.errors, self.memory = {}, [], 0
        self.open = True

    def took(self, what, since, until=None):
        self.times.setdefault(what, []).append((until or time.monotonic()) - since)

    async def of(self, student):
        await asyncio.sleep(self.chance.random() * self.seconds)
        try:
            begin = time.monotonic()
            await student.log_in()
            self.took("from login to the page", begin)
            begin = time.monotonic()
            lesson = await student.open(LESSON)
            await lesson.run_all()
            self.took("from opening lesson 1 to its first output", begin, lesson.first_output)
            self.took("from opening lesson 1 to its last output", begin)
            await lesson.save()
            begin = time.monotonic()
            await (await student.open(EXERCISE)).run_all()
            self.took("from opening the exercise to the end of its check", begin)
        except Exception as failed:
            self.errors.append(f"{student.name}: {failed!r}")

    async def rogue(self, student, what, code):
        try:
            await student.log_in()
            kernel = await student.kernel(LESSON)
            while self.open:
                await kernel.run(code, patience=None)  # a loop without an end says nothing all morning
        except Exception as ended:
            if self.open:
                self.errors.append(f"{student.name}, {what}: {ended!r}")

    async def all(self, students, rogues):
        beside = [asyncio.create_task(self.rogue(each, *what)) for each, what in zip(rogues, ROGUES.items())]
        watch = asyncio.create_task(self.watch())
        await asyncio.gather(*(self.of(each) for each in students))
        self.open = False
        for task in beside + [watch]:
            task.cancel()
        await asyncio.gather(*beside, watch, return_exceptions=True)

    async def watch(self):
        while True:
            self.memory = max(self.memory, sum(sum(each) for each in held().values()))
            await asyncio.sleep(10)

    def report(self):
        for what, times in self.times.items():
            worst = sorted(times)[int(0.95 * (len(times) - 1) + 0.5)]
            print(f"{what}: median {statistics.median(times):.1f} s, 95th percentile {worst:.1f} s, of {len(times)}")
        for kind, sizes in held().items():
            if sizes:
                print(f"{kind}: {len(sizes)}, median {statistics.median(sizes):.0f} MiB each")
        print(f"most memory that all students held together: {self.memory:.0f} MiB")
        for error in self.errors:
            print("error:", error)
        print(f"{len(self.errors)} errors")


def held():
    """The proportional set size of every kernel and every server, in MiB; nothing where one may not look."""
    kinds = {"kernels": re.compile(rb"KernelMain"), "servers": re.compile(rb"course_hub")}
    sizes = {kind: [] for kind in kinds}
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
            for kind, pattern in kinds.items():
                if pattern.search(command):
                    found = re.search(r"^Pss:\s+(\d+)", (process / "smaps_rollup").read_text(), re.M)
                    sizes[kind].append(int(found.group(1)) / 1024)
        except (OSError, AttributeError):
            pass  # it has ended, or it is not ours to look at
    return sizes


async def main():
    parser = argparse.ArgumentParser(description="Plays a morning at a hub.")
    parser.add_argument("hub")
    parser.add_argument("passwords", type=pathlib.Path)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rogues", action="store_true")
    options = parser.parse_args()
    people = [Student(options.hub, *line.split()) for line in options.passwords.read_text().splitlines()]
    loop = asyncio.get_running_loop()
    loop.set_default_executor(concurrent.futures.ThreadPoolExecutor(len(people) + 4))
    honest = len(people) - (len(ROGUES) if options.rogues else 0)
    morning = Morning(options.minutes, options.seed)
    await morning.all(people[:honest], people[honest:])
    morning.report()
    return 1 if morning.errors else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
