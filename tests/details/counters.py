"""Counters ("counters" of an entry): numbers that a program knows, in every reader; what cannot be counted is said and left out. The processor's counters are
played by counters_shim.c: few test machines have any."""
import collections
import csv
import json
import os
import platform
import re
import sqlite3
import subprocess

SYSTEM = ["page-faults", "context-switches", "task-clock"]
CONFIG = {"probes": [
    {"call": "touch", "capture": ["pages"], "counters": ["page-faults", "major-faults"]},
    {"call": "inner", "capture": ["args", "return"], "counters": ["page-faults"]},
    {"function": "body", "capture": ["n"], "counters": ["page-faults"]},
    {"call": "nothing", "counters": SYSTEM},
    {"call": "naps", "counters": SYSTEM},
    {"call": "busy", "counters": ["task-clock"]},
    {"call": "leaves", "counters": ["page-faults"]}]}
PROCESSOR = {"probes": [{"call": "busy", "counters": ["cache-misses", "instructions", "task-clock"]}, {"call": "nothing", "counters": ["branches"]}]}


def numbers(text):
    return {name: int(number) for name, number in re.findall(r"([a-z-]+)=(\d+)", text)}


def build(run, weft, here, scratch, compiler, config, name):
    (scratch / "config.json").write_text(json.dumps(config))
    run([weft, "cc", compiler, "-O1", "-Wall", "-Wextra", "-Werror", "-pthread", here / "counters.c", "-o", scratch / name], env={**os.environ, "WEFT_CONFIG": str(scratch / "config.json")})
    return scratch / name


def rows_of(run, weft, trace):
    return list(csv.DictReader(run([weft, "export", trace, "--to", "csv", "-o", "-"]).decode().splitlines()))


def check_system(check, run, weft, here, scratch, compiler):
    program, trace = build(run, weft, here, scratch, compiler, CONFIG, compiler), scratch / f"trace-{compiler}"
    said = numbers(run([program], env={"WEFT_TRACE": str(trace)}).decode().replace(" ", "="))
    of = collections.defaultdict(list)
    for row in rows_of(run, weft, trace):
        of[row["callee"]].append((row["arguments"], row["result"], row["unwound"], int(row["duration_ns"] or 0)))
    faults = [(numbers(arguments)["pages"], numbers(result)["page-faults"]) for arguments, result, *_ in of["touch"]]
    check(f"{compiler}: page faults, neither more nor less", [(pages, pages) for pages, _ in faults][1:], faults[1:])
    check(f"{compiler}: calls with faults", 9, len(faults))
    check(f"{compiler}: a second counter", True, all("major-faults" in numbers(result) for _, result, *_ in of["touch"]))
    check(f"{compiler}: what is inside counts, too; the result is in front", [("pages=50", "100, page-faults=100"), ("pages=20", "40, page-faults=40")],
          [(arguments, result) for arguments, result, *_ in of["inner"]])
    check(f"{compiler}: a body", [("n=0", "page-faults=7")], [(arguments, result) for arguments, result, *_ in of["body"]])
    naps = numbers(of["naps"][0][1])
    check(f"{compiler}: who sleeps five times is switched five times at least", True, 5 <= naps["context-switches"] < 50)
    check(f"{compiler}: ... and takes no time of a processor", True, naps["task-clock"] < 4000000 < 5000000 <= of["naps"][0][3])
    check(f"{compiler}: an empty call", (0, True), (numbers(of["nothing"][0][1])["page-faults"], numbers(of["nothing"][0][1])["task-clock"] < 5000000))
    busy = numbers(of["busy"][0][1])["task-clock"]
    check(f"{compiler}: time of the thread", True, busy <= said["busy"] < busy + 3000000)
    check(f"{compiler}: what is left by longjmp has none", [("", "1")], [(result, unwound) for _, result, unwound, _ in of["leaves"]])
    storm = scratch / f"storm-{compiler}"
    run([program, "storm"], env={"WEFT_TRACE": str(storm)})
    counted = [numbers(row["result"]) for row in rows_of(run, weft, storm)]
    check(f"{compiler}: recording causes faults, which are nobody's", (60000, 0), (len(counted), sum(row["page-faults"] for row in counted)))
    return trace


def check_readers(check, run, weft, trace, scratch):
    report = json.loads(run([weft, "report", "--json", trace]))
    of = {(row["callee"], row["kind"]): row for row in report["counters"]}
    check("report: sums", {"calls": 2, "total": 140, "missing": 0}, of["inner", "call"]["counters"]["page-faults"])
    check("report: only what was asked for", {"task-clock"}, set(of["busy", "call"]["counters"]))
    text = run([weft, "report", trace]).decode()
    section = text.split("\ncounters\n")[1].split("\n\n")[0]
    check("report: a table", True, bool(re.search(r"^ +140 +70 .* 2  inner$", section, re.M)) and "task-clock" in section)
    check("report: nothing that was not asked for is missing", False, "could not count" in section)
    check("replay", True, "inner(pages=50) = 100, page-faults=100" in run([weft, "replay", trace]).decode())
    chrome = json.loads(run([weft, "export", trace, "--to", "chrome", "-o", "-"]))["traceEvents"]
    check("chrome", 1, sum(event.get("args") == {"return": 100, "page-faults": 100} for event in chrome))
    database = scratch / "trace.db"
    run([weft, "export", trace, "--to", "sqlite", "-o", database])
    base = sqlite3.connect(database)
    check("sqlite: values", [("return", 100), ("page-faults", 100)], [row for row in base.execute(
        "SELECT name, value FROM span_value JOIN site ON site.id = span_value.site WHERE callee = 'inner' AND value = 100 AND position < 0 ORDER BY position DESC")])
    check("sqlite: no result that nobody captured", 0, base.execute("SELECT count(*) FROM span_value WHERE name = 'return' AND value IS NULL").fetchone()[0])
    base.close()


def check_processor(check, run, weft, here, scratch):
    program, shim = build(run, weft, here, scratch, "gcc", PROCESSOR, "processor"), scratch / "shim.so"
    run(["gcc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", here / "counters_shim.c", "-o", shim, "-ldl"])

    def found(name, **environment):
        result = subprocess.run([program], env={"WEFT_TRACE": str(scratch / name), **environment}, capture_output=True, text=True, timeout=60)
        check(f"{name}: the program does what it does", 0, result.returncode)
        of = {row["callee"]: row["result"] for row in rows_of(run, weft, scratch / name)}
        return numbers(of["busy"]), of["nothing"], sorted(line for line in result.stderr.splitlines() if "is not counted" in line)

    if platform.machine() == "x86_64":
        preloaded = {"LD_PRELOAD": str(shim)}
        busy, nothing, said = found("with", **preloaded)
        check("processor: read in user space, over the end of the register", (1000, 1000), (busy["instructions"], busy["cache-misses"]))
        check("processor: one that it lacks", ("branches=?", ["weft: branches is not counted: this machine offers the system no counter for it"]), (nothing, said))
        busy, nothing, said = found("refused", REFUSED="a", **preloaded)
        check("processor: one that is forbidden", True, nothing == "branches=?" and "the system forbids it" in said[0])
        busy, nothing, said = found("unreadable", REFUSED="r", **preloaded)
        check("processor: not to be read by programs", (["task-clock"], 3, True), (list(busy), len(said), "does not let programs read it" in said[1]))
        busy, nothing, said = found("full", REFUSED="f", **preloaded)
        check("processor: one is not on it", (1000, False, True), (busy["instructions"], "cache-misses" in busy, any("too few counters" in line for line in said)))
    busy, nothing, said = found("without")
    check("this machine: counted, or said why not", True, all(name in busy or any(f"weft: {name} is not counted: " in line for line in said)
                                                             for name in ("instructions", "cache-misses")))
    text = run([weft, "report", scratch / "without"]).decode()
    check("this machine: the report says so", "instructions" in busy, "without instructions" not in text)


def check_all(check, run, weft, here, scratch):
    for compiler in ("gcc", "clang"):
        trace = check_system(check, run, weft, here, scratch, compiler)
    check_readers(check, run, weft, trace, scratch)
    check_processor(check, run, weft, here, scratch)
