"""What the suites of the conformance machine share: jobs, results, what is remembered, and weft in its ways."""
import collections
import dataclasses
import difflib
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import threading

from calls import Calls

HERE = pathlib.Path(__file__).resolve().parent.parent
CACHE = pathlib.Path(
    os.environ.get("WEFT_CORPORA") or pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "weft-corpora"
)
# full: everything is recorded; off: WEFT_TRACE=off, a probe is a branch; nothing: probes are compiled to nothing; calls: recorded, and compared with
# an independent log (calls.py)
WAYS = ["full", "off", "nothing", "calls"]
SUMMARY = re.compile(r"^weft: (\d+) points in (\d+) of (\d+) (?:units|crates)(.*)", re.M)


@dataclasses.dataclass(frozen=True)
class Job:
    """A test of a suite with one compiler and one level: what is built, and judged, in one go."""

    suite: str
    test: str
    compiler: str
    level: str

    def __str__(self):
        return " ".join(filter(None, [f"{self.suite}/{self.test}", self.compiler, self.level]))


@dataclasses.dataclass
class Result:
    verdict: str  # same, different, skipped (does not work plainly either), known (and explained)
    text: str = ""
    points: int = 0
    units: int = 0  # that have points
    all_units: int = 0
    fell_back: int = 0
    rejected: int = 0  # units compiled from the original
    is_kept: bool = True  # for later runs; not what says something about the machine, as that a package is missing

    def add_summaries(self, log):
        """What weft says at the end of its builds."""
        for match in SUMMARY.finditer(log):
            self.points, self.units, self.all_units = self.points + int(match[1]), self.units + int(match[2]), self.all_units + int(match[3])
            if fell := re.search(r"(\d+) points? fell back", match[4]):
                self.fell_back += int(fell[1])
            if rejected := re.search(r"(\d+) compiled from the original", match[4]):
                self.rejected += int(rejected[1])


class Memory:
    """Lines of JSON, one a result, each written when it is known: a run that is stopped leaves what it has found."""

    def __init__(self, path):
        self.path, self.known, self.lock = path, {}, threading.Lock()
        path.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text() if path.exists() else ""
        if text and not text.endswith("\n"):  # the run was stopped while it wrote
            path.write_text(text[: text.rfind("\n") + 1])
        for line in text.splitlines(keepends=True):
            if line.endswith("\n"):
                key, value = json.loads(line)
                self.known[key] = value

    def put(self, key, value):
        with self.lock:
            self.known[key] = value
            with self.path.open("a") as file:
                file.write(json.dumps([key, value]) + "\n")


def digest(*paths):
    """Of files, and of all files below folders."""
    total = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(file.name.encode() + b"\0" + file.read_bytes())
    return total.hexdigest()[:16]


class Weft:
    """The build under test: weft by way, and a name of it under which results are remembered."""

    def __init__(self, build, work):
        self.build, self.work, self.lock, self.log = build.resolve(), work, threading.Lock(), None
        self.runtime = HERE.parent.parent / "runtime"
        libraries = [self.build / name for name in ("weft", "weft-rustc", "weft-compile", "libweft.so", "libweft-exec.so")]
        self.name = digest(*libraries, self.runtime / "include", self.runtime / "rust" / "src")

    def command(self, way):
        return str((self.emptied() if way == "nothing" else self.build) / "weft")

    def environment(self, way, trace):
        """Of a program that runs in this way. Its trace is the caller's to remove."""
        return {**os.environ, "WEFT_TRACE": str(trace) if way in ("full", "calls") else "off", "WEFT_MODE": "ring" if way == "calls" else "full"}

    def calls(self):
        with self.lock:
            self.log = self.log or Calls(self.work, self.runtime)
            return self.log

    def emptied(self):
        """An installation whose probes have no bodies: what is judged there is the rewritten text alone."""
        prefix = self.work / "emptied"
        with self.lock:
            if not prefix.exists():
                subprocess.run([self.runtime.parent / "install", self.build, prefix], check=True)
                header = prefix / "lib/weft/include/weft/probe.h"
                header.write_text("#define WEFT_EMPTY_PROBES 1\n" + header.read_text())
                empty = "".join(f"#[inline(always)]\npub(crate) fn {name}(_unit: &'static crate::site::Unit, _site: u32) {{}}\n" for name in ("begin", "end"))
                for name in ("hot.rs", "called.rs"):
                    (prefix / "share/weft/rust/src" / name).write_text(f"//! Probes that do nothing.\n{empty}")
        return prefix / "bin"


def fetch(name):
    """The directory of the sources, or None."""
    done = subprocess.run([HERE / "fetch", name], stdout=subprocess.PIPE, text=True)
    return pathlib.Path(done.stdout.strip()) if done.returncode == 0 else None


def difference(plain, instrumented):
    """Of two verdicts, the first lines that only one of them has."""
    lines = difflib.unified_diff(plain.splitlines(), instrumented.splitlines(), "plain", "weft", n=0, lineterm="")
    seen, shown = collections.Counter(), []
    for line in lines:
        seen[line[0]] += 1
        if seen[line[0]] <= 12:
            shown.append(line)
    return "\n".join(shown)


ROOM = 8 << 30  # bytes that what is recorded leaves on the disk


def run_with_room(command, place, timeout=1, **options):
    """Like subprocess.run without a limit of time, but the command and what it has started are killed when less than ROOM is left on the disk of `place`.
    Returns what came of it, and whether there was room. `timeout`: seconds between two looks."""
    process = subprocess.Popen(command, start_new_session=True, **options)
    has_room = True
    try:
        while True:
            try:
                out, err = process.communicate(timeout=timeout)
                return subprocess.CompletedProcess(command, process.returncode, out, err), has_room
            except subprocess.TimeoutExpired:
                if shutil.disk_usage(place).free < ROOM:
                    has_room = False
                    os.killpg(process.pid, signal.SIGKILL)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise


def remove(path):
    shutil.rmtree(path, ignore_errors=True)
