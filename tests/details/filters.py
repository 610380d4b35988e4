"""What a run is told to leave out (WEFT_ONLY, WEFT_WITHOUT, WEFT_DEPTH, WEFT_MIN, WEFT_THREAD; weft run; weft off --name): what is left must be the
intervals of a whole trace, less those that were to go, and must nest as they do; and every reader says what was left out."""
import collections
import csv
import fnmatch
import json
import os
import subprocess
import time

CONFIG = {"probes": [{"call": "**", "tail": "probe"}, {"call": "chosen", "capture": ["n", "return"], "when": "n >= 2", "max_events": 4},
                     {"call": "main", "kind": "global"}, {"call": "pthread_create", "kind": "local"}]}


class Row:
    """An interval of a process's first thread; `around` is the one that it is in."""
    def __init__(self, row):
        self.name, self.kind, self.depth, self.unwound = row["callee"].split("::")[-1], row["kind"], int(row["depth"]), row["unwound"]
        self.arguments, self.unfinished, self.around = row["arguments"], row["unfinished"], None


def read(run, weft, trace, thread=None):
    """The intervals of each thread as they ended: lists of Row by the thread's name."""
    threads = collections.defaultdict(list)
    text = subprocess.run([weft, "export", trace, "--to", "csv", "-o", "-"], capture_output=True, text=True, check=True).stdout
    for row in csv.DictReader(text.splitlines()):
        if row["kind"] in ("call", "function", "global", "local"):
            threads[row["pid"], row["thread"]].append(Row(row))
    for rows in threads.values():
        latest = {}
        for row in reversed(rows):  # who is around ended later: the nearest such row with less depth
            latest[row.depth] = row
            row.around = latest.get(row.depth - 1) if row.depth else None
    return threads


def is_call(row):
    return row.kind in ("call", "function")


def select(rows, only=None, without=None, depth=None, takes=None):
    """Names, depths among those that are left, and how they ended: in the order of their ends."""
    def passes(row):
        if not is_call(row):
            return True
        return (not only or any(fnmatch.fnmatchcase(row.name, p) for p in only)) and not any(fnmatch.fnmatchcase(row.name, p) for p in without or ()) and \
            (not takes or takes(row))

    def calls_around(row):
        n, at = 0, row.around
        while at:
            n, at = n + (is_call(at) and passes(at)), at.around
        return n
    return [(row.name, row.kind, calls_around(row), row.unwound, row.arguments) for row in rows
            if passes(row) and (not is_call(row) or not depth or calls_around(row) < depth)]


def main_thread(threads):
    return next(rows for rows in threads.values() if any(row.kind == "global" for row in rows))


def compare(check, run, weft, program, scratch, what, whole, arguments=(), **chosen):
    """The run with the filter against the whole one."""
    trace = scratch / "filtered"
    subprocess.run(["rm", "-rf", str(trace)], check=True)
    variables = {"WEFT_TRACE": str(trace)}
    for name in ("only", "without"):
        if chosen.get(name):
            variables[f"WEFT_{name.upper()}"] = ";".join(chosen[name])
    if chosen.get("depth"):
        variables["WEFT_DEPTH"] = str(chosen["depth"])
    run([program, *arguments], env={**os.environ, **variables, **chosen.get("more", {})})
    threads = read(run, weft, trace)
    chosen.pop("more", None)
    check(f"filters: {what}", select(main_thread(whole), **chosen), select(main_thread(threads)))
    report = json.loads(run([weft, "report", "--json", trace]))
    check(f"filters: {what}: nothing unmatched, open or lost", (0, 0, 0, 0), tuple(report[key] for key in ("unbalanced", "unfinished", "lost")) + (len(report["problems"]),))
    return trace


def check_calls(check, run, weft, here, scratch, compiler, level):
    what, program, trace = f"{compiler} {level}", scratch / "filters", scratch / f"whole-{compiler}{level}"
    run([weft, "cc", compiler, level, "-pthread", here / "filters.c", "-o", program], cwd=scratch)
    run([program], env={**os.environ, "WEFT_TRACE": str(trace)})
    whole = read(run, weft, trace)
    check(f"filters: {what}: the whole", (5, 4, 4), tuple(sum(row.name == name for row in main_thread(whole)) for name in ("middle", "chosen", "jumper")))
    for depth in (1, 2, 3, 5):
        compare(check, run, weft, program, scratch, f"{what}: depth {depth}", whole, depth=depth)
    compare(check, run, weft, program, scratch, f"{what}: only", whole, only=["outer", "m*", "recursive"])
    compare(check, run, weft, program, scratch, f"{what}: without", whole, without=["leaf", "n?p", "jump*"])
    compare(check, run, weft, program, scratch, f"{what}: names and depth", whole, without=["middle"], depth=2)
    compare(check, run, weft, program, scratch, f"{what}: only what has values", whole, only=["chosen"])
    compare(check, run, weft, program, scratch, f"{what}: in a ring", whole, depth=2, more={"WEFT_MODE": "ring"})
    compare(check, run, weft, program, scratch, f"{what}: the system's clock", whole, depth=2, more={"WEFT_CLOCK": "monotonic"})
    # the naps, what is around them, and what longjmp left: a short call stays if something in it was recorded
    long_names = {"outer", "middle", "nap", "nanosleep"}

    def is_long(row):
        at, inside = row, {row.name}
        return row.name in ("nap", "nanosleep", "jumper", "longjmp") or any(below.name == "nap" and is_inside(below, row) for below in main_thread(whole))
    compare(check, run, weft, program, scratch, f"{what}: min", whole, takes=is_long, more={"WEFT_MIN": "100ms"})
    trace = compare(check, run, weft, program, scratch, f"{what}: min, depth and names", whole, depth=2, without=["jumper", "longjmp"],
                    takes=lambda row: row.name in long_names and is_long(row), more={"WEFT_MIN": "100000us"})
    if (compiler, level) != ("gcc", "-O2"):
        return
    check("filters: babeltrace2 reads it", "", subprocess.run(["babeltrace2", trace], capture_output=True, text=True).stderr)
    check_said(check, run, weft, trace)
    check_fork(check, run, weft, program, scratch)
    check_threads(check, run, weft, program, scratch)
    check_processes(check, run, weft, program, scratch)
    check_run(check, weft, program, scratch)


def is_inside(row, other):
    while row and row is not other:
        row = row.around
    return row is not None


def check_said(check, run, weft, trace):
    words = "without jumper longjmp; depth up to 2; calls of 100000us or more"
    said = f"filtered as it ran, what was left out is in no number here: {words}"
    both = lambda *command: subprocess.run([weft, *command], capture_output=True, text=True)
    check("filters: the report says it", [said], [line for line in both("report", trace).stdout.splitlines() if line.startswith("filtered")])
    check("filters: so does the tree", True, both("report", "--tree", trace).stdout.startswith(said))
    check("filters: and JSON", (words, words), (json.loads(both("report", "--json", trace).stdout)["filter"], json.loads(both("report", "--tree", "--json", trace).stdout)["filter"]))
    page = trace.parent / "page.html"
    check("filters: and the page", (0, True), (both("html", trace, "-o", page).returncode, f'"filter":"{words}"' in page.read_text()))
    for command in (["replay", trace], ["export", trace, "--to", "folded", "-o", "-"], ["report", "--csv", trace]):
        check(f"filters: weft {command[0]} on stderr", True, words in both(*command).stderr)
    whole = trace.parent / "whole-gcc-O2"
    check("filters: diff warns", True, f"were filtered differently as they ran (not at all; {words})" in both("diff", whole, trace).stderr)
    check("filters: diff of alike ones does not", "", both("diff", trace, trace).stderr)
    check("filters: nothing is said of a whole trace", (False, False), ("filtered" in both("report", whole).stdout, "filter" in json.loads(both("report", "--json", whole).stdout)))


def check_fork(check, run, weft, program, scratch):
    """What was open when the child was made is in the parent's trace; the depth goes on."""
    for depth, wanted in ((1, []), (2, ["leaf", "outer"]), (3, ["leaf", "middle", "middle", "leaf", "outer"])):
        trace = scratch / f"forked-{depth}"
        run([program, "fork"], env={**os.environ, "WEFT_TRACE": str(trace), "WEFT_DEPTH": str(depth)})
        child = [rows for rows in read(run, weft, trace).values() if not any(row.kind == "global" for row in rows)]
        check(f"filters: a forked child, depth {depth}", wanted, [row.name for rows in child for row in rows if row.name not in ("_exit", "fork")])
        report = json.loads(run([weft, "report", "--json", trace]))
        check(f"filters: a forked child, depth {depth}: nothing unmatched", 0, report["unbalanced"])


def check_threads(check, run, weft, program, scratch):
    for pattern, wanted in (("alpha", {"alpha"}), ("*a", {"alpha", "beta"}), ("main;b*", {"beta", "filters"}), ("nobody", set())):
        trace = scratch / "threads"
        subprocess.run(["rm", "-rf", str(trace)], check=True)
        run([program, "threads"], env={**os.environ, "WEFT_TRACE": str(trace), "WEFT_THREAD": pattern})
        threads = read(run, weft, trace)
        check(f"filters: threads {pattern}", wanted, {name for (_, name), rows in threads.items() if any(is_call(row) and row.kind == "call" for row in rows)})
        for (_, name), rows in threads.items():
            if name in ("alpha", "beta") and name in wanted:
                outer = [row.name for row in rows if row.name in ("outer", "middle")]
                check(f"filters: threads {pattern}: all of {name}", ["middle", "middle", "outer"] * 2, outer)
        check(f"filters: threads {pattern}: nothing unmatched", 0, json.loads(run([weft, "report", "--json", trace]))["unbalanced"])


def check_run(check, weft, program, scratch):
    """weft run: the options, what they refuse, and what they cannot do."""
    def weft_run(*words, **variables):
        return subprocess.run([weft, "run", "-o", "by-run", "--force", *words], cwd=scratch, capture_output=True, text=True, env={**os.environ, **variables})

    def calls():
        return {row["callee"]: row["calls"] for row in json.loads(subprocess.run([weft, "report", "--json", "by-run"], cwd=scratch, capture_output=True).stdout)["rows"]}
    weft_run("--only", "outer", "--only", "nap", "--depth", "1", program, WEFT_DEPTH="7")
    check("filters: weft run, in place of the environment", {"outer": 2, "main": 1}, {name: n for name, n in calls().items()})
    weft_run("--without", "*", program)
    check("filters: weft run, scopes alone", {"main": 1}, calls())
    weft_run("--min", "0.1s", "--only", "nap", "--only", "leaf", program)
    check("filters: weft run, a time with a point", {"nap": 2, "main": 1}, calls())
    check("filters: weft run, a name that no call has", True,
          "WEFT_ONLY outr: the program has come to no call of that name" in weft_run("--only", "outr", "--only", "nap", program).stderr)
    for words, message in ((["--depth", "0"], "--depth 0: not a number of calls"), (["--depth", "x"], "not a number of calls"), (["--min", "10"], "--min 10: not a time"),
                           (["--min", "0us"], "not a time"), (["--only", ""], "--only '': not a pattern"), (["--thread", "a;b"], "--thread 'a;b': not a pattern")):
        result = weft_run(*words, program)
        check(f"filters: weft run {' '.join(words)}", (2, True), (result.returncode, message in result.stderr))
    for variable, value, message in (("WEFT_DEPTH", "0", "accepted is a number from 1 on"), ("WEFT_MIN", "fast", "accepted is a time such as 10us")):
        result = weft_run(program, **{variable: value})
        check(f"filters: {variable}={value}", (True, 5), (f"weft: {variable}={value} is not known; {message}" in result.stderr, calls().get("middle", 0)))
        check(f"filters: {variable}={value}: the trace is whole, and said to be", True, "was not filtered" in result.stderr)


SERVER = """
#include <unistd.h>
int leaf(int n) { return n + 1; }
int other(int n) { return n + 1; }
int turn(int n) { n = leaf(n); n = other(n); usleep(1000); return n; }
int main(void) { int n = 0; for (int i = 0; i < 1000; i++) n = turn(n); return n != 2000; }
"""


def check_processes(check, run, weft, program, scratch):
    """A trace whose processes left out different things says what each did."""
    trace = scratch / "both"
    for variables in ({"WEFT_ONLY": "outer"}, {}, {"WEFT_ONLY": "outer"}):
        run([program], env={**os.environ, "WEFT_TRACE": str(trace), **variables})
    words = json.loads(run([weft, "report", "--json", trace]))["filter"]
    check("filters: several processes", ["only outer", "everything"], [part.split(": ")[1] for part in words.split(" | ")])


def check_off(check, run, weft, scratch):
    """weft off --name, and back; with a filter beside it."""
    source, program, trace = scratch / "named.c", scratch / "named", scratch / "named-trace"
    source.write_text(SERVER)
    run([weft, "cc", "gcc", "-O1", source, "-o", program], cwd=scratch)
    process = subprocess.Popen([program], env={**os.environ, "WEFT_TRACE": str(trace), "WEFT_SIGNAL": "USR1", "WEFT_WITHOUT": "usleep"})
    for word in ("off", "on"):
        time.sleep(0.3)
        run([weft, word, "--name", "l?a*", str(process.pid)])
    check("filters: weft off --name: the program", 0, process.wait(timeout=60))
    report = json.loads(run([weft, "report", "--json", trace]))
    calls = {row["callee"]: row["calls"] for row in report["rows"]}
    check("filters: weft off --name: the others are all there", (1000, 1000, None), (calls["turn"], calls["other"], calls.get("usleep")))
    check("filters: weft off --name: some are missing", True, 100 < calls["leaf"] < 950)
    check("filters: weft off --name: nothing is unmatched", (0, 0), (report["unbalanced"], report["unfinished"]))


def check_exceptions(check, run, weft, here, scratch, compiler):
    program, trace = scratch / "exceptions", scratch / f"exceptions-{compiler}"
    run([weft, "cc", compiler, "-O1", "-std=c++17", here / "filters.cpp", "-o", program], cwd=scratch)
    run([program], env={**os.environ, "WEFT_TRACE": str(trace)})
    whole = read(run, weft, trace)
    check(f"filters: {compiler}: some are left by an exception", True, sum(row.unwound == "1" for row in main_thread(whole)) >= 6)
    for depth in (1, 2, 3):
        compare(check, run, weft, program, scratch, f"{compiler}: exceptions, depth {depth}", whole, depth=depth)
    compare(check, run, weft, program, scratch, f"{compiler}: exceptions, names", whole, without=["touched", "~Guard"])


def check_storm(check, run, weft, program, scratch):
    """Handlers on top of probes, several threads, full packets."""
    for n, variables in enumerate(({"WEFT_DEPTH": "1"}, {"WEFT_DEPTH": "2"}, {"WEFT_MIN": "500ns"}, {"WEFT_MIN": "1ms", "WEFT_DEPTH": "3"}, {"WEFT_WITHOUT": "sized"})):
        trace = scratch / f"storm-{n}"
        run([program, "storm"], env={**os.environ, "WEFT_TRACE": str(trace), **variables})
        report = json.loads(run([weft, "report", "--json", trace]))
        check(f"filters: storm {variables}", (0, 0, 0, 0), tuple(report[key] for key in ("unbalanced", "unfinished", "lost")) + (len(report["problems"]),))


def check_all(check, run, weft, here, scratch, storm):
    (scratch / "config.json").write_text(json.dumps(CONFIG))
    for compiler in ("gcc", "clang"):
        for level in ("-O0", "-O2"):
            check_calls(check, run, weft, here, scratch, compiler, level)
        check_exceptions(check, run, weft, here, scratch, {"gcc": "g++", "clang": "clang++"}[compiler])
    check_off(check, run, weft, scratch)
    check_storm(check, run, weft, storm, scratch)
