"""A Jupyter client driven by lines of JSON: one request a line on standard input, one answer a line."""
import json
import sys
import time
from queue import Empty

from jupyter_client.manager import start_new_kernel

PATIENCE = 60


class Client:
    def __init__(self):
        started = time.monotonic()
        self.manager, self.client = start_new_kernel(kernel_name="java", startup_timeout=PATIENCE)
        self.ready = time.monotonic() - started
        self.sent = []

    def run(self, code, interrupt_after=None, timeout=PATIENCE, answer=None, settle=0.0, **options):
        """Executes a cell; tells what came of it, in the order it came."""
        options.setdefault("allow_stdin", answer is not None)
        request = self.client.execute(code, **options)
        self.sent.append(request)
        begun = time.monotonic()
        interrupted = None
        heard, foreign = [], []
        while True:
            now = time.monotonic()
            if now - begun > timeout:
                return {"status": "timeout", "heard": heard, "foreign": foreign, "seconds": now - begun}
            if interrupt_after is not None and interrupted is None and now - begun >= interrupt_after:
                interrupted = now
                self.manager.interrupt_kernel()
            if answer is not None:
                try:
                    heard.append(["input_request", self.client.get_stdin_msg(timeout=0)["content"]])
                    self.client.input(answer)
                except Empty:
                    pass
            try:
                message = self.client.get_iopub_msg(timeout=0.02)
            except Empty:
                continue
            kind, content = message["msg_type"], message["content"]
            if message["parent_header"].get("msg_id") != request:
                self.foreign(message, foreign)
            elif kind == "status" and content["execution_state"] == "idle":
                break
            elif kind != "status":
                heard.append([kind, content])
        ended = time.monotonic()
        reply = self.reply_to(request)["content"]
        if settle:
            self.listen(settle, foreign)
        return {"status": reply["status"], "reply": reply, "heard": heard, "foreign": foreign,
                "seconds": ended - begun, "stopped_in": ended - interrupted if interrupted else None}

    def foreign(self, message, heard):
        """What belongs to another cell, with how many cells ago that one was sent."""
        parent = message["parent_header"].get("msg_id")
        if parent in self.sent and message["msg_type"] != "status":
            heard.append([len(self.sent) - 1 - self.sent.index(parent), message["msg_type"], message["content"]])

    def listen(self, seconds, heard):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                self.foreign(self.client.get_iopub_msg(timeout=0.05), heard)
            except Empty:
                pass

    def reply_to(self, request, timeout=PATIENCE):
        while True:
            reply = self.client.get_shell_msg(timeout=timeout)
            if reply["parent_header"].get("msg_id") == request:
                return reply

    def run_all(self, codes):
        """Sends all cells at once, as a front end does, and tells the status of each."""
        requests = [self.client.execute(code) for code in codes]
        self.sent += requests
        statuses = [self.reply_to(request)["content"]["status"] for request in requests]
        left = set(requests)
        while left:
            message = self.client.get_iopub_msg(timeout=PATIENCE)
            if message["msg_type"] == "status" and message["content"]["execution_state"] == "idle":
                left.discard(message["parent_header"].get("msg_id"))
        return {"statuses": statuses}

    def ask(self, what, **arguments):
        request = getattr(self.client, what)(**arguments)
        return self.reply_to(request)["content"]

    def behind(self, code, messages):
        """Runs a cell and sends messages after it while it runs: kind and content, frames kept, signed or not."""
        session, socket = self.client.session, self.client.shell_channel.socket
        sent = [self.client.execute(code)]
        time.sleep(0.3)
        for kind, content, kept, signed in messages:
            message = session.msg(kind, content)
            frames = session.serialize(message)
            if not signed:
                frames[1] = b"0" * 64
            socket.send_multipart(frames[:kept])
            sent.append(message["header"]["msg_id"])
        sent.append(self.client.execute("1 + 1"))
        replies = {}
        while sent[-1] not in replies:
            reply = self.client.get_shell_msg(timeout=PATIENCE)
            replies[reply["parent_header"]["msg_id"]] = reply["content"]["status"]
        return {"statuses": [replies.get(each, "none") for each in sent]}

    def published(self, kind, content):
        """Says something on shell; what every front end hears about it."""
        message = self.client.session.msg(kind, content)
        self.client.shell_channel.send(message)
        heard = []
        while True:
            answer = self.client.get_iopub_msg(timeout=PATIENCE)
            if answer["parent_header"].get("msg_id") == message["header"]["msg_id"]:
                if answer["content"].get("execution_state") == "idle":
                    return {"heard": heard}
                heard.append([answer["msg_type"], answer["content"]])

    def debug(self, command, **arguments):
        """Asks the debugger; its answer."""
        self.asked = getattr(self, "asked", 0) + 1
        return self.debug_as_it_is({
            "type": "request", "seq": self.asked, "command": command, "arguments": arguments})

    def debug_as_it_is(self, content):
        """The same with a request that need not be one."""
        message = self.client.session.msg("debug_request", content)
        self.client.control_channel.send(message)
        while True:
            reply = self.client.get_control_msg(timeout=PATIENCE)
            if reply["parent_header"].get("msg_id") == message["header"]["msg_id"]:
                return reply["content"]

    def begin(self, code):
        """Sends a cell and waits for nothing."""
        self.begun = self.client.execute(code)
        self.sent.append(self.begun)
        self.heard, self.over = [], False
        return {}

    def later(self, code):
        """Sends a cell that has to wait for the one that was begun."""
        self.sent.append(self.client.execute(code))
        return {}

    def event(self, name, timeout=PATIENCE):
        """The next event of the debugger or message of the cell by this name, or that the cell is over before."""
        until = time.monotonic() + timeout
        while time.monotonic() < until and not self.over:
            try:
                message = self.client.get_iopub_msg(timeout=0.05)
            except Empty:
                continue
            kind, content = message["msg_type"], message["content"]
            if kind == "debug_event":
                if content["event"] == name:
                    return content
            elif message["parent_header"].get("msg_id") == self.begun:
                if kind != "status":
                    self.heard.append([kind, content])
                self.over = content.get("execution_state") == "idle"
                if kind == name:
                    return content
        return {"event": "idle" if self.over else "timeout"}

    def end(self):
        """What came of the cell that was begun, which has to end by itself."""
        if self.event("none")["event"] != "idle":
            return {"status": "timeout", "heard": self.heard}
        reply = self.reply_to(self.begun)["content"]
        return {"status": reply["status"], "reply": reply, "heard": self.heard}

    def interrupt(self):
        self.manager.interrupt_kernel()
        return {}

    def about(self):
        return {"pid": self.manager.provisioner.pid, "ready": self.ready}

    def restart(self):
        self.manager.restart_kernel(now=False)
        self.client.wait_for_ready(timeout=PATIENCE)
        return self.about()

    def shutdown(self):
        begun = time.monotonic()
        self.manager.shutdown_kernel(now=False)
        return {"seconds": time.monotonic() - begun}


client = Client()
for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps(getattr(client, request.pop("do"))(**request)), flush=True)
client.client.stop_channels()
if client.manager.is_alive():
    client.manager.shutdown_kernel(now=True)
