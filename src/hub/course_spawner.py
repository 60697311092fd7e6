"""Starts a student's server as a fork of one process that has imported everything: see course_hub.py in the jar."""
import asyncio
import json
import os
import pathlib
import select
import signal

from jupyterhub.spawner import LocalProcessSpawner
from jupyterhub.utils import random_port


class ForkingSpawner(LocalProcessSpawner):
    handle = None  # of the student's process, whose number may be another's once it has ended

    async def start(self):
        self.port = self.port or random_port()
        asked = {"name": self.user.name, "environment": self.get_env(), "arguments": self.get_args()}
        reader, writer = await Forking.connection(self.cmd)
        writer.write(json.dumps(asked).encode() + b"\n")
        answer = await reader.readline()
        if not answer:
            raise RuntimeError(f"The server of {self.user.name} did not start: see above for what it said.")
        self.pid = int(answer)
        self.handle = os.pidfd_open(self.pid)
        writer.close()
        return self.ip or "127.0.0.1", self.port

    async def _signal(self, number):
        """How the hub looks after a process that is not its own child."""
        if self.handle is None:
            return await super()._signal(number)
        ended, _, _ = select.select([self.handle], [], [], 0)
        try:
            signal.pidfd_send_signal(self.handle, number)
            return not ended
        except ProcessLookupError:
            return False

    def clear_state(self):
        super().clear_state()
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


class Forking:
    """The process that forks. It is started when the first student comes, and ends with the hub."""

    socket = pathlib.Path.cwd() / "fork.sock"
    process = None
    one_at_a_time = asyncio.Lock()

    @classmethod
    async def connection(cls, command):
        async with cls.one_at_a_time:
            if cls.process is None or cls.process.returncode is not None:
                await cls.begin(command)
            return await asyncio.open_unix_connection(cls.socket)

    @classmethod
    async def begin(cls, command):
        cls.socket.unlink(missing_ok=True)
        # Nothing else of the hub's environment: it would be in the memory of every student.
        environment = {name: os.environ[name] for name in ("PATH", "LANG", "LC_ALL") if name in os.environ}
        environment["MALLOC_ARENA_MAX"] = "1"  # each thread of a server would keep some memory of its own
        cls.process = await asyncio.create_subprocess_exec(
            *command, str(cls.socket), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment,
            cwd="/", start_new_session=True)
        if not await cls.process.stdout.readline():
            raise RuntimeError("No student's server can start: see above for what the course said.")
