"""Two students and a stranger visit a hub; says what they found, as JSON. Runs as root on the hub's machine."""
import asyncio
import json
import os
import pathlib
import pwd
import re
import signal
import subprocess
import sys
import time

import zmq

HUB = "http://127.0.0.1:8000"
sys.path.insert(0, sys.argv[1])
import morning

LESSON = morning.LESSON


def text(outputs):
    return "".join(each.get("text", "") + each.get("data", {}).get("text/plain", "") + each.get("evalue", "")
                   for each in outputs)


async def shell(kernel, command):
    """What a student's own program can do: run from a cell, as she is."""
    outputs, _ = await kernel.run(
        'var shell = new ProcessBuilder("sh", "-c", %s).redirectErrorStream(true).start();'
        'System.out.print(new String(shell.getInputStream().readAllBytes()));' % json.dumps(command))
    return text(outputs).strip()


async def overheard(kernel, owner, with_key):
    """What somebody else on this machine hears of what a kernel prints."""
    runtime = pathlib.Path(pwd.getpwnam(owner).pw_dir, ".local/share/jupyter/runtime")
    connection = json.loads(max(runtime.glob("kernel-*.json"), key=lambda file: file.stat().st_mtime).read_text())
    ear = zmq.Context.instance().socket(zmq.SUB)
    ear.subscribe(b"")
    if with_key:
        ear.curve_publickey, ear.curve_secretkey = zmq.curve_keypair()
        ear.curve_serverkey = connection["curve_publickey"].encode()
    ear.connect(f"tcp://127.0.0.1:{connection['iopub_port']}")
    heard = b""
    for attempt in range(20):
        await kernel.run('System.out.println("my answer");')
        while ear.poll(100):
            heard += b"".join(ear.recv_multipart())
        if b"my answer" in heard:
            break
    ear.close(0)
    return "my answer" in heard.decode("latin-1")


def servers(owner):
    """The numbers of somebody's JupyterLabs; root's is the process that they are forks of."""
    return [int(folder.name) for folder in pathlib.Path("/proc").glob("[0-9]*")
            if folder.owner() == owner and b"\0course_hub\0" in (folder / "cmdline").read_bytes()]


def knows(owner, words):
    """Whether these words are anywhere in the memory of somebody's server."""
    (server,) = servers(owner)
    with open(f"/proc/{server}/mem", "rb", 0) as memory:
        for line in pathlib.Path(f"/proc/{server}/maps").read_text().splitlines():
            first, end, mode = re.match(r"(\w+)-(\w+) (\S+)", line).groups()
            if mode.startswith("rw"):
                memory.seek(int(first, 16))
                if words.encode() in memory.read(int(end, 16) - int(first, 16)):
                    return True
    return False


def kept_once(owner):
    """Whether more of what somebody's server has written is the same for all than is its own."""
    (server,) = servers(owner)
    sizes = dict(re.findall(r"^(\w+):\s+(\d+)", pathlib.Path(f"/proc/{server}/smaps_rollup").read_text(), re.M))
    return int(sizes["Shared_Dirty"]) > int(sizes["Private_Dirty"])


def turn(program):
    """Where Linux shares the processors out by session: how early that of this program comes."""
    (turn,) = {(folder / "autogroup").read_text().split()[-1] for folder in pathlib.Path("/proc").glob("[0-9]*")
               if f"/{program}\0".encode() in (folder / "cmdline").read_bytes()}
    return turn


async def looks(student):
    """What her page is set up with, and whether what she chooses in its menus is kept."""
    page = (await student.ask("GET", student.home + "/lab")).text
    setting = f"{student.home}/lab/api/settings/@jupyterlab/apputils-extension:themes"
    chosen = json.dumps({"raw": json.dumps({"theme": "JupyterLab Dark"})})
    kept = await student.ask("PUT", setting, data=chosen)
    return {"the course's style": ".jp-MarkdownOutput" in (await student.ask("GET", student.home + "/custom/custom.css")).text,
            "paths of root": re.findall(r'"(/root/[^"]*)"', page), "keeping a setting": kept.status_code,
            "the setting": (await student.ask("GET", setting)).json()["settings"].get("theme")}


async def refused(person):
    try:
        await person.log_in()
        return "logged in"
    except RuntimeError as refusal:
        return str(refusal)


async def visit(passwords):
    ada, bo, eve = (morning.Student(HUB, *line.split()) for line in passwords.splitlines())
    await asyncio.gather(ada.log_in(), bo.log_in())
    facts = {"a stranger": await refused(eve)}
    home = pathlib.Path(pwd.getpwnam("ada").pw_dir)
    # It stands beside the token in what the hub says; a home does not do, as all of them are in /etc/passwd.
    facts["a server knows its own"] = knows("ada", "/user/ada/") and knows("bo", "/user/bo/")
    facts["a server knows another"] = knows("ada", "/user/bo/") or knows("bo", "/user/ada/")
    facts["what all servers have is kept once"] = len(servers("root")) == 1 and kept_once("ada") and kept_once("bo")
    if pathlib.Path("/proc/self/autogroup").exists():
        facts["turns"] = [turn("jupyterhub"), turn("configurable-http-proxy")]
    facts["laid out"] = sorted(str(file.relative_to(home / "sudoku")) for file in home.rglob("*.ipynb"))
    facts["looks"] = await looks(ada)
    lesson = await ada.open(LESSON)
    for cell in [each for each in lesson.book["cells"] if each["cell_type"] == "code"][:6]:
        cell["outputs"], _ = await lesson.kernel.run(cell["source"])
    await lesson.save()
    saved = home / "sudoku" / LESSON
    facts["outputs saved"] = sum(len(cell.get("outputs", [])) for cell in json.loads(saved.read_text())["cells"])
    facts["mode of the home"] = oct(home.stat().st_mode & 0o777)
    facts["mode of a notebook"] = oct(saved.stat().st_mode & 0o777)
    facts["heard without the key"] = await overheard(lesson.kernel, "ada", False)
    facts["heard with the key"] = await overheard(lesson.kernel, "ada", True)
    kernel = await bo.kernel(LESSON)
    facts["bo is"] = await shell(kernel, "id -un")
    facts["her notebook"] = await shell(kernel, f"cat {saved}")
    facts["her home"] = await shell(kernel, f"ls {home}")
    facts["owners of the processes seen"] = await shell(kernel, "stat -c %U /proc/[0-9]* | sort -u")
    facts["the hub's own files"] = await shell(kernel, "ls /srv/state")
    facts["writing to the course"] = await shell(kernel, "touch /srv/course/notebooks/x")
    facts["hidden tests"] = await shell(kernel, "find /srv/course ~ -name '*Hidden*' -o -name right -o -name wrong")
    facts["answers"] = await shell(kernel, "grep -rlI 'BEGIN SOLUTION' /srv/course/notebooks /srv/course/exercises ~")
    facts["her page, asked for by him"] = (await asyncio.to_thread(
        bo.browser.get, f"{HUB}/user/ada/api/contents", timeout=60)).status_code
    outputs, status = await kernel.run(morning.ROGUES["memory hog"])
    facts["a memory hog"] = status + " " + text(outputs)
    facts["after it"] = text((await kernel.run("1 + 1"))[0])
    await kernel.run("all = null;")  # the variable holds what the cell has filled it with
    facts["programs at most"] = await shell(kernel, "bash -c 'ulimit -u'")
    os.kill(servers("root")[0], signal.SIGKILL)
    facts["after the end of what they are forks of"] = text((await kernel.run("2 + 2"))[0])
    os.kill(servers("ada")[0], signal.SIGKILL)
    await asyncio.sleep(40)  # the hub looks every half minute
    await ada.log_in()
    facts["servers after a log in again"] = len(servers("ada"))
    return facts


async def cull(passwords):
    """Where an idle kernel ends after some seconds, more than a start takes: what is left of the work."""
    ada = morning.Student(HUB, *passwords.splitlines()[0].split())
    await ada.log_in()
    lesson = await ada.open(LESSON)
    await lesson.kernel.run("int kept = 1;")
    kernels = f"{ada.home}/api/kernels"
    end = time.monotonic() + 120
    while (await ada.ask("GET", kernels)).json() and time.monotonic() < end:
        await asyncio.sleep(1)
    left = (await ada.ask("GET", kernels)).json()
    again = await ada.open(LESSON)
    return {"kernels left": len(left), "its outputs": sum(len(each.get("outputs", [])) for each in again.book["cells"]),
            "the next kernel": text((await again.kernel.run("1 + 1"))[0])}


def hub(script, **environment):
    log = open("/srv/hub.log", "ab")
    # In a session of its own: it comes first, and not all that runs beside this test.
    process = subprocess.Popen(
        [script], stdout=log, stderr=log, env={**os.environ, **environment}, start_new_session=True)
    while subprocess.run(["curl", "-s", "-f", "-o", "/dev/null", HUB + "/hub/login"]).returncode:
        if process.poll() is not None:
            raise SystemExit("The hub has ended: " + pathlib.Path("/srv/hub.log").read_text()[-2000:])
        time.sleep(0.2)
    return process


def main():
    folder = pathlib.Path(sys.argv[1])
    accounts = subprocess.run([folder / "accounts"], input="ada\nbo\neve\n", text=True, capture_output=True, check=True)
    subprocess.run(["gpasswd", "-d", "eve", "sudoku"], capture_output=True, check=True)
    running = hub(folder / "start")
    facts = asyncio.run(visit(accounts.stdout))
    pathlib.Path("/srv/passwords").write_text(subprocess.run(
        [folder / "accounts"], input="cy\nloop\nhog\n", text=True, capture_output=True, check=True).stdout)
    played = subprocess.run([sys.executable, folder / "morning.py", HUB, "/srv/passwords", "--minutes", "0.05", "--rogues"],
                            text=True, capture_output=True)
    facts["a morning"] = played.stdout + played.stderr
    running.terminate()
    running.wait()
    running = hub(folder / "start", COURSE_IDLE_SECONDS="30")
    facts["an idle kernel"] = asyncio.run(cull(accounts.stdout))
    running.terminate()
    running.wait()
    print(json.dumps(facts))


main()
