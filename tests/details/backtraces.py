"""Backtraces ("backtrace" in config.json) in C, C++ and Rust, as weft report --json and babeltrace2 have them."""
import json
import os
import re
import shutil
import sqlite3
import statistics
import subprocess

CONFIG = {"probes": [
    {"call": "main", "kind": "global"},
    {"call": "leaf", "capture": ["n"], "backtrace": 12},
    {"call": "at_the_bottom", "backtrace": 64, "capture": ["n", "return"]},
    {"call": "short_one", "backtrace": 2, "min_ns": 1000000000},
]}
CXX_CONFIG = {"probes": [{"method": "push", "on": "Queue", "backtrace": 8, "capture": ["args"]}, {"call": "ns::twice", "backtrace": 8}]}
RUST_CONFIG = {"probes": [{"call": "leaf", "backtrace": 6, "capture": ["n"]}, {"method": "push", "on": "Queue", "backtrace": 6}]}
PLUGIN = "int run(int (*f)(int)); int %s(int (*f)(int)); __attribute__((noinline)) int %s(int (*f)(int)) { return f(%d) + 1; } int run(int (*f)(int)) { return %s(f) + 1; }\n"
ENVIRONMENT = {**os.environ, "DEBUGINFOD_URLS": ""}


def run(command, **options):
    result = subprocess.run([str(part) for part in command], stdin=subprocess.DEVNULL, capture_output=True, timeout=300, env=options.pop("env", ENVIRONMENT), **options)
    if result.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}: status {result.returncode}\n{result.stderr.decode(errors='replace')}")
    return result.stdout.decode(errors="replace")


def report(weft, trace):
    return json.loads(run([weft, "report", "--json", trace]))


def ways(found):
    """callee: the ways that its calls came, as names of functions."""
    ways = {}
    for row in found["backtraces"]:
        ways.setdefault(row["callee"], []).append([frame.get("function", "?") for frame in row["frames"]])
    return ways


def has_way(ways, *names):
    """Is there one in which these functions stand behind each other, from the inside out, and the first one is the first of all?"""
    for way in ways:
        rest = iter(way)
        if way[:1] == [names[0]] and all(any(name == frame for frame in rest) for name in names):
            return True
    return False


def check_c(check, weft, compiler, flags, scratch):
    name = f"{compiler} {' '.join(flags)}"
    program, trace = scratch / "backtrace", scratch / "trace"
    run([weft, "cc", compiler, "-g", "-O2", *flags, "-pthread", scratch / "backtrace.c", "-o", program])
    run([program], env={**ENVIRONMENT, "WEFT_TRACE": trace})
    found = report(weft, trace)
    of_leaf = ways(found)["leaf"]
    check(f"{name}: a call in an inlined function", True, has_way(of_leaf, "inlined", "middle", "main"))
    check(f"{name}: of a thread", True, has_way(of_leaf, "inlined", "middle", "worker", "start_thread"))
    check(f"{name}: through a signal handler", True, has_way(of_leaf, "handler", "raise", "main"))
    check(f"{name}: through the C library", True, has_way(of_leaf, "compare", "main"))
    check(f"{name}: no more frames than wanted", ["deep"] * 12, next(way for way in of_leaf if way[0] == "deep"))
    lines = {frame["function"]: frame["line"] for row in found["backtraces"] for frame in row["frames"] if frame.get("file", "").endswith("backtrace.c")}
    text = (scratch / "backtrace.c").read_text().splitlines()
    check(f"{name}: lines", ("    return leaf(n) + 3;", "    sum += leaf(3);"), (text[lines["inlined"] - 1], text[lines["handler"] - 1]))
    read = run(["babeltrace2", trace])
    check(f"{name}: babeltrace2 reads them", found["calls"], len(re.findall(r"begin_values: .*leaf@.*kind = \( \"backtrace\" : container = 6 \), value = \{ \{ n = \d", read)))
    check(f"{name}: nothing is wrong", (0, 0, 0), (len(found["problems"]), found["lost"], found["unbalanced"]))
    shutil.rmtree(trace)


def check_replay(check, weft, scratch):
    program, trace = scratch / "backtrace", scratch / "trace"
    run([program], env={**ENVIRONMENT, "WEFT_TRACE": trace})
    text = run([weft, "replay", trace], cwd=scratch)
    check("replay", True, re.search(r"  leaf\(n=2\)  backtrace\.c:\d+\n +from inlined  backtrace\.c:\d+\n +from middle  backtrace\.c:\d+\n +from worker ", text) is not None)
    shutil.rmtree(trace)


def check_sqlite(check, weft, scratch):
    """The same ways as in the report; what a collector knows is enough to say where the frames lie."""
    program, trace, database = scratch / "backtrace", scratch / "trace", scratch / "trace.sqlite"
    run([program], env={**ENVIRONMENT, "WEFT_TRACE": trace})
    run([weft, "export", trace, "--to", "sqlite", "-o", database])
    found = {}
    with sqlite3.connect(database) as connection:
        check("sqlite: keys", [], connection.execute("PRAGMA foreign_key_check").fetchall())
        for span, function, line, module, offset in connection.execute("SELECT span, function, line, module, offset FROM backtrace ORDER BY span, depth"):
            found.setdefault(span, []).append((function or "?", line, module, hex(offset)))
    wanted = [[(frame.get("function", "?"), frame.get("line"), frame["module"], frame["offset"]) for frame in row["frames"]]
              for row in report(weft, trace)["backtraces"] for _ in range(row["calls"])]
    check("sqlite: backtraces", sorted(wanted, key=str), sorted(found.values(), key=str))
    shutil.rmtree(trace)


def check_collected(check, weft, scratch):
    """A collector, and two that are merged, know where the frames lie."""
    program, trace = scratch / "backtrace", scratch / "trace"
    run([program], env={**ENVIRONMENT, "WEFT_TRACE": trace})
    wanted = sum(len([frame for frame in row["frames"] if not frame["inlined"]]) * row["calls"] for row in report(weft, trace)["backtraces"])
    databases = [scratch / f"{name}.sqlite" for name in ("first", "second", "merged")]
    with subprocess.Popen([weft, "collect", "--listen", "127.0.0.1:0", "--db", databases[0]], stderr=subprocess.PIPE, text=True, env=ENVIRONMENT) as collector:
        port = re.search(r"listening on port (\d+)", collector.stderr.readline()).group(1)
        run([weft, "ship", "--collector", f"127.0.0.1:{port}", trace])
        collector.terminate()
        collector.communicate()
    run([weft, "collect", "--merge", "--db", databases[2], databases[0]])
    for database in (databases[0], databases[2]):
        with sqlite3.connect(database) as connection:
            found = connection.execute("SELECT count(*), sum(module LIKE '%/backtrace' OR module LIKE '%/libc.so.6'), sum(function IS NULL) FROM backtrace").fetchone()
        check(f"{database.stem}: frames", (wanted, wanted, wanted), found)
    shutil.rmtree(trace)


def check_storm(check, weft, scratch):
    """Packets fill up with long events; begins with backtraces are taken back."""
    program, trace = scratch / "backtrace", scratch / "trace"
    run([program, "storm"], env={**ENVIRONMENT, "WEFT_TRACE": trace})
    found = report(weft, trace)
    rows = {row["callee"]: row for row in found["rows"]}
    check("storm: all are there", 5000, rows["at_the_bottom"]["calls"])
    check("storm: most of the short ones are taken back", True, rows.get("short_one", {"calls": 0})["calls"] < 500)
    check("storm: depths", {min(n + 5, 64) for n in range(70)}, {len(way) for way in ways(found)["at_the_bottom"]})
    check("storm: problems, lost, unbalanced", (0, 0, 0), (len(found["problems"]), found["lost"], found["unbalanced"]))
    # A backtrace of 64 frames takes many times as long as the call: between two begins, but never in the interval.
    spans = [row.split(",") for row in run([weft, "export", trace, "--to", "csv", "-o", "-"]).splitlines() if ",at_the_bottom," in row]
    starts = [int(row[13]) for row in spans]
    gap, duration = statistics.median(b - a for a, b in zip(starts, starts[1:])), statistics.median(int(row[14]) for row in spans)
    check(f"storm: the interval ({duration} ns) does not hold the backtrace (within {gap} ns)", True, 3 * duration < gap)
    shutil.rmtree(trace)


def check_modules(check, weft, scratch):
    program, trace = scratch / "backtrace", scratch / "trace"
    libraries = []
    for i, name in enumerate(("in_a", "in_b")):  # of one size: the second one takes the place of the first
        (scratch / f"{name}.c").write_text(PLUGIN % (name, name, 10 + i, name))
        libraries.append(scratch / f"{name}.so")
        run(["gcc", "-g", "-O1", "-shared", "-fPIC", "-fno-optimize-sibling-calls", scratch / f"{name}.c", "-o", libraries[-1]])
    run([program, "plugins", *libraries, *libraries], env={**ENVIRONMENT, "WEFT_TRACE": trace})
    of_leaf = ways(report(weft, trace))["leaf"]
    check("libraries that come and go", (True, True), tuple(has_way(of_leaf, "called_back", name, "run", "plugin", "main") for name in ("in_a", "in_b")))
    by_place = {row["frames"][1]["function"]: row["calls"] for row in report(weft, trace)["backtraces"] if row["frames"][0].get("function") == "called_back"}
    check("each names its own calls", {"in_a": 2, "in_b": 2}, by_place)
    shutil.rmtree(trace)
    run([program, "fork"], env={**ENVIRONMENT, "WEFT_TRACE": trace})
    check("a forked child", True, has_way(ways(report(weft, trace))["leaf"], "child_work", "main"))
    # built anew: the old trace must not be read by the new file
    run([weft, "cc", "gcc", "-g", "-O0", "-pthread", scratch / "backtrace.c", "-o", program])
    frames = [frame for row in report(weft, trace)["backtraces"] for frame in row["frames"] if frame["module"].endswith("/backtrace")]
    check("a program that was built anew names nothing", (True, set()), (len(frames) > 5, {frame["function"] for frame in frames if "function" in frame}))
    shutil.rmtree(trace)


def check_cxx(check, weft, compiler, level, scratch):
    program, trace = scratch / "backtrace-cxx", scratch / "trace"
    run([weft, "cc", compiler, "-g", level, scratch / "backtrace.cpp", "-o", program])
    check(f"{compiler} {level}: the program", "full\n8\n", run([program], env={**ENVIRONMENT, "WEFT_TRACE": trace}))
    found = report(weft, trace)
    of = ways(found)
    for callee in ("ns::Queue::push", "ns::twice"):
        check(f"{compiler} {level}: {callee} of main", True, any(way[0] == "main" for way in of[callee]))
        check(f"{compiler} {level}: {callee} of a lambda", True, any("operator()" in way[0] and way[1].startswith("each<") and way[2:4] == ["fill", "main"] for way in of[callee]))
    places = {pathlib_name(row["frames"][0]["file"]) for row in found["backtraces"]}
    check(f"{compiler} {level}: weft does not show itself", {"backtrace.cpp"}, places)
    shutil.rmtree(trace)


def pathlib_name(path):
    return path.rsplit("/", 1)[-1]


def check_rust(check, weft, here, scratch):
    crate, trace = scratch / "crate", scratch / "trace"
    (crate / "src").mkdir(parents=True)
    shutil.copy(here / "backtrace.rs", crate / "src" / "main.rs")
    (crate / "Cargo.toml").write_text('[package]\nname = "backtrace"\nversion = "0.1.0"\nedition = "2021"\n')
    (crate / "config.json").write_text(json.dumps(RUST_CONFIG))
    environment = {**ENVIRONMENT, "CARGO_NET_OFFLINE": "true", "CARGO_TARGET_DIR": str(crate / "target")}
    run([weft, "cargo", "build"], cwd=crate, env=environment)
    program = next(path for path in (crate / "target").rglob("debug/backtrace") if path.is_file())
    check("Rust: the program", "5 2\n", run([program], env={**ENVIRONMENT, "WEFT_TRACE": trace}))
    found = report(weft, trace)
    of = ways(found)
    leaf, push = next(ways for callee, ways in of.items() if callee.endswith("leaf")), of["Queue::push"]
    check("Rust: a closure", True, any("{{closure}}" in way[0] and way[1].startswith("backtrace::middle") and way[2] == "backtrace::main" for way in leaf))
    check("Rust: main", True, any(way[0] == "backtrace::main" for way in leaf) and any(way[0] == "backtrace::main" for way in push))
    check("Rust: a thread", True, any(way[0] == "backtrace::main::{{closure}}" for way in push))
    check("Rust: places", {"main.rs"}, {pathlib_name(row["frames"][0]["file"]) for row in found["backtraces"]})


def check_all(check, weft, here, scratch):
    scratch = scratch / "backtraces"
    scratch.mkdir()
    for name in ("backtrace.c", "backtrace.cpp"):
        shutil.copy(here / name, scratch / name)
    config = scratch / "config.json"
    ENVIRONMENT["WEFT_CONFIG"] = str(config)
    config.write_text(json.dumps(CONFIG))
    for compiler in ("clang", "gcc"):
        for flags in (["-static"], []):
            check_c(check, weft, compiler, flags, scratch)
    check_replay(check, weft, scratch)
    check_sqlite(check, weft, scratch)
    check_collected(check, weft, scratch)
    check_storm(check, weft, scratch)
    check_modules(check, weft, scratch)
    config.write_text(json.dumps(CXX_CONFIG))
    for compiler in ("g++", "clang++"):
        for level in ("-O0", "-O2"):
            check_cxx(check, weft, compiler, level, scratch)
    del ENVIRONMENT["WEFT_CONFIG"]
    check_rust(check, weft, here, scratch)
