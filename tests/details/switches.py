"""Calls that readers close before their end is recorded: what longjmp left (jumps.c, jumps.rs), and what was open when recording was switched off
(switches.c, `weft off --class`)."""
import collections
import csv
import json
import os
import sqlite3
import subprocess
import time

CONFIG = {"probes": [{"call": "**", "tail": "probe"}, {"call": "main", "kind": "global"}, {"call": "pthread_create", "kind": "local"}]}


def rows_of(run, weft, trace):
    return list(csv.DictReader(run([weft, "export", trace, "--to", "csv", "-o", "-"]).decode().splitlines()))


def check_jumps(check, run, weft, here, scratch, compiler, flags):
    """Every call stands at the depth of its function, and inside of its caller, as if it had been left by an exception."""
    what = f"jumps, {compiler} {' '.join(flags)}"
    language = "c++" if "++" in compiler else "c"
    program, plain, trace = scratch / "jumps", scratch / "jumps-plain", scratch / f"jumps-{len(list(scratch.iterdir()))}"
    source, objects = here / "jumps.c", []
    if "-DWITH_RUST" in flags:
        objects = build_rust(run, weft, scratch, here)
    options = [*flags, "-pthread", "-fpermissive"] if language == "c++" else [*flags, "-pthread"]
    run([compiler, "-x", language, *[o for o in options if o != "-DWITH_RUST"], source, "-o", plain])
    run([weft, "cc", compiler, "-x", language, *options, "-c", source, "-o", scratch / "jumps.o"], cwd=scratch)
    run([weft, "cc", compiler, scratch / "jumps.o", *objects, "-pthread", "-o", program], cwd=scratch)
    check(f"{what}: the same", run([plain]), run([program], env={**os.environ, "WEFT_TRACE": str(trace)}))
    table = rows_of(run, weft, trace)
    depths = collections.defaultdict(set)
    for row in table:
        depths[row["callee"].split("::")[-1], row["function"].split("::")[-1]].add(int(row["depth"]))
    check(f"{what}: calls of the loop", ({1}, {1}, {2}, {3, 6}),
          (depths["loop", "main"], depths["loop", "thread"], depths["job", "loop"], depths["ferry", "job"]))
    check(f"{what}: behind them", ({1}, {2}, {1}, {1}), tuple(depths[key] for key in (("handled", "main"), ("fault", "handled"), ("pthread_join", "main"), ("printf", "main"))))
    check(f"{what}: in the handler", {4}, depths["after", "on_signal"])
    check(f"{what}: nested", {1, 2, 3, 4}, {d for key in (("nested", "main"), ("nested", "nested")) for d in depths[key]})
    left = collections.Counter(row["callee"].split("::")[-1] for row in table if row["unwound"] == "1")
    check(f"{what}: those that were left", (3 + 2 + 1, 2, 1), (left["job"], left["raise"], left["nested"]))
    check(f"{what}: nothing is open", 0, sum(int(row["unfinished"]) for row in table))
    check(f"{what}: those that returned", 3 + 3, sum(row["callee"] == "job" and row["unwound"] == "0" for row in table))
    table = json.loads(run([weft, "report", "--json", trace]))
    check(f"{what}: every end has its begin", (0, 0), (table["unbalanced"], table["unfinished"]))


def build_rust(run, weft, scratch, here):
    crate = scratch / "jumping"
    (crate / "src").mkdir(parents=True)
    (crate / "src" / "lib.rs").write_text((here / "jumps.rs").read_text())
    (crate / "Cargo.toml").write_text('[package]\nname = "jumping"\nversion = "0.1.0"\nedition = "2021"\n[lib]\ncrate-type = ["cdylib"]\n')
    (crate / "config.json").write_text('{"probes": [{"call": "**"}]}')
    run([weft, "cargo", "build"], cwd=crate, env={**os.environ, "CARGO_NET_OFFLINE": "true", "CARGO_TARGET_DIR": str(crate / "target")})
    library = next(path for path in (crate / "target").rglob("debug/libjumping.so") if path.is_file())
    return ["-rdynamic", f"-L{library.parent}", "-ljumping", f"-Wl,-rpath,{library.parent}"]


def build_switches(run, weft, here, scratch, compiler, level):
    program = scratch / "switches"
    run([weft, "cc", compiler, level, "-pthread", "-isystem", here.parent.parent / "runtime" / "include", here / "switches.c", "-o", program], cwd=scratch)
    return program


def check_switches(check, run, weft, here, scratch, compiler, level):
    """No interval and no sum has the 400 ms in which recording was off, three times over."""
    what, trace = f"off and on, {compiler} {level}", scratch / f"off-{compiler}{level}"
    program = build_switches(run, weft, here, scratch, compiler, level)
    most = int(run([program], env={**os.environ, "WEFT_TRACE": str(trace)}))
    table = rows_of(run, weft, trace)
    of = collections.defaultdict(list)
    for row in table:
        of[row["callee"]].append(row)
    length = lambda row: int(row["duration_ns"]) / 1e6
    calls = [row for row in table if row["kind"] != "global" and row["kind"] != "local"]
    check(f"{what}: no call is as long as the gap", [], [(row["callee"], row["duration_ns"]) for row in calls if length(row) > 290])
    check(f"{what}: what was open is closed, and marked", (3, 3), (sum(row["unfinished"] == "1" for row in of["whole"]), sum(row["unfinished"] == "1" for row in of["before"])))
    check(f"{what}: what began in the gap is not there", (0, 3 * 2 + 1), (len(of["across"]), len(of["leaf"])))
    check(f"{what}: later calls stand outside", {"1"}, {row["depth"] for row in of["pthread_join"] + of["printf"]})
    report = json.loads(run([weft, "report", "--json", "--where", "thread=*", trace]))
    threads = {thread["tid"]: thread for process in report["processes"] for thread in process["threads"]}
    main = threads[min(threads)]
    check(f"{what}: the report knows the gap", True, 1150 < main["off_ns"] / 1e6 < 1500)
    scope = next(row for row in report["rows"] if row["kind"] == "global")
    check(f"{what}: the program without it", True, 40 < scope["total_ns"] / 1e6 < 500 and scope["self_ns"] < 500e6)
    wait = next(row for row in json.loads(run([weft, "report", "--json", trace]))["waits"] if row["class"] == "lock")
    check(f"{what}: a wait that began before it ends there", True, 50e6 <= wait["total_ns"] <= most)
    check(f"{what}: in odd", True, "recording was switched off for 1." in run([weft, "report", trace]).decode())
    check(f"{what}: nothing is unmatched", (0, 0), (report["unbalanced"], report["unfinished"]))
    database = scratch / f"off-{compiler}{level}.db"
    run([weft, "export", trace, "--to", "sqlite", "-o", database])
    with sqlite3.connect(database) as connection:
        check(f"{what}: in SQL", [(3, 3)], connection.execute("SELECT sum(is_on), sum(1 - is_on) FROM switch WHERE number = 0").fetchall())
    check(f"{what}: readable by others", "", subprocess.run(["babeltrace2", trace], capture_output=True, text=True).stderr)


SERVER = """
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int leaf(int n) { return n + 1; }
int turn(int n) { pthread_mutex_lock(&m); n = leaf(n); usleep(1000); pthread_mutex_unlock(&m); return n; }
int main(void) { int n = 0; for (int i = 0; i < 1500; i++) n = turn(n); printf("%d\\n", n); return 0; }
"""


def check_class(check, run, weft, scratch):
    """`weft off --class`: only the calls of the class are missing, and no interval is made of two. Twice, and a snapshot in between."""
    source, program, trace = scratch / "server.c", scratch / "server", scratch / "server-trace"
    source.write_text(SERVER)
    run([weft, "cc", "gcc", "-O1", "-pthread", source, "-o", program], cwd=scratch)
    process = subprocess.Popen([program], stdout=subprocess.PIPE, env={**os.environ, "WEFT_TRACE": str(trace), "WEFT_SIGNAL": "USR1"})
    for word in ("off", "on", "off", "on"):
        time.sleep(0.25)
        run([weft, word, "--class", "lock", str(process.pid)])
    check("off by class: the program", b"1500\n", process.communicate(timeout=60)[0])
    report = json.loads(run([weft, "report", "--json", trace]))
    row = {row["callee"]: row for row in report["rows"]}
    check("off by class: the others are all there", (1500, 1500), (row["turn"]["calls"], row["leaf"]["calls"]))
    check("off by class: some are missing", True, 100 < row["pthread_mutex_lock"]["calls"] < 1400)
    check("off by class: no interval over the gap", True, row["pthread_mutex_lock"]["max_ns"] < 100e6)
    check("off by class: nothing is unmatched", (0, 0), (report["unbalanced"], report["unfinished"]))
    check("off by class: the report names them", True, "not recorded all the time: pthread_mutex_lock at " in run([weft, "report", trace]).decode())


def check_all(check, run, weft, here, scratch):
    (scratch / "config.json").write_text(json.dumps(CONFIG))
    for compiler in ("gcc", "clang"):
        for level in ("-O0", "-O2"):
            check_jumps(check, run, weft, here, scratch, compiler, [level])
            check_switches(check, run, weft, here, scratch, compiler, level)
        check_jumps(check, run, weft, here, scratch, {"gcc": "g++", "clang": "clang++"}[compiler], ["-O1"])
    check_jumps(check, run, weft, here, scratch, "gcc", ["-O1", "-DWITH_RUST"])
    check_class(check, run, weft, scratch)
