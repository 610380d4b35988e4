"""Threads that the program gives no name have that of their start routine, in every output; names that it gives stay."""
import csv
import json
import os
import pathlib
import re
import shutil
import subprocess

CONFIG = {"probes": [{"call": name, "kind": "local"} for name in ("pthread_create", "thrd_create", "std::thread::thread")] +
          [{"call": "usleep"}, {"call": "main", "kind": "global"}]}
METHODS = {"worker::poll", "worker::count", "worker::rest", "crew::beat", "crew::watch", "other_worker::serve"}
ROUTINES = {"parse", "io-7", "shop::job<int>::run", "old_school", "consume"} | METHODS
SOURCE = (pathlib.Path(__file__).resolve().parent / "thread_names.cpp").read_text().splitlines()


def started_at(text, function="main"):
    """The name of a thread of which no function is known, by the call that started it."""
    return f"{function} line {next(number for number, line in enumerate(SOURCE, 1) if text in line)}"


NAMES = ROUTINES | {"crowd", started_at("lambda(")}


def check_rust(check, run, weft, here, crate, names):
    (crate / "src").mkdir(parents=True)
    shutil.copy(here / "thread_names.rs", crate / "src" / "main.rs")
    (crate / "Cargo.toml").write_text('[package]\nname = "crowd"\nversion = "0.1.0"\nedition = "2021"\n')
    (crate / "config.json").write_text(json.dumps({"probes": [{"call": "std::thread::spawn", "kind": "local"}, {"call": "main", "kind": "global"}]}))
    environment = {**os.environ, "CARGO_NET_OFFLINE": "true", "CARGO_TARGET_DIR": str(crate / "target")}
    run([weft, "cargo", "build"], cwd=crate, env=environment)
    program = next(path for path in (crate / "target").rglob("debug/crowd") if path.is_file())
    run([program], env={**os.environ, "WEFT_TRACE": str(crate / "trace")})
    lines = (crate / "src" / "main.rs").read_text().splitlines()
    line = {text: next(number for number, line in enumerate(lines, 1) if text in line) for text in ("spawn(worker);", "spawn(|| super")}
    wanted = {f"main line {line['spawn(worker);']}", f"open line {line['spawn(|| super']}"}
    check("threads: closures of Rust", wanted | {"crowd"}, names(crate / "trace"))


def check_all(check, run, weft, here, scratch):
    program, trace = scratch / "crowd", scratch / "trace"
    (scratch / "config.json").write_text(json.dumps(CONFIG))

    def names(of=trace):
        return {thread["name"] for process in json.loads(run([weft, "report", "--json", of]))["processes"] for thread in process["threads"]}
    for compiler in ("g++", "clang++"):
        for standard, level in (("-std=c++11", "-O0"), ("-std=c++14", "-O2"), ("-std=c++17", "-O0"), ("-std=c++20", "-O2")):
            run([weft, "cc", compiler, standard, level, here / "thread_names.cpp", "-o", program, "-lpthread"], cwd=scratch)
            shutil.rmtree(trace, ignore_errors=True)
            run([program], env={**os.environ, "WEFT_TRACE": str(trace)})
            check(f"threads: {compiler} {standard} {level}", NAMES, names())
    replay = run([weft, "replay", trace]).decode()
    check("threads: replay", True, all(re.search(rf"^{re.escape(name)} \d+ of", replay, re.M) for name in ROUTINES))
    run([weft, "html", trace, "-o", scratch / "page.html"])
    page = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', (scratch / "page.html").read_text(), re.S)[1])
    check("threads: the page", NAMES, {thread["name"] for thread in page["threads"]})
    lines = run([weft, "export", trace, "--to", "csv", "-o", "-"]).decode().splitlines()
    check("threads: csv", NAMES, {row["thread"] for row in csv.DictReader(lines)})
    chrome = json.loads(run([weft, "export", trace, "--to", "chrome", "-o", "-"]))
    events = chrome["traceEvents"] if isinstance(chrome, dict) else chrome
    check("threads: chrome", NAMES, {event["args"]["name"] for event in events if event.get("name") == "thread_name"})
    one = json.loads(run([weft, "report", "--json", "--thread", "parse", trace]))
    check("threads: --thread knows them", ["usleep"], [row["callee"] for row in one["rows"] if row["kind"] == "call"])
    for pattern, said in (("parse", "WEFT_THREAD parse: the system called these threads crowd."), ("nobody", "WEFT_THREAD nobody: no thread of the program"),
                          ("crowd", None), ("main", None), ("io-*", None)):
        ran = subprocess.run([weft, "run", "-o", scratch / "filtered", "--force", "--thread", pattern, program], capture_output=True, text=True, check=True)
        check(f"threads: weft run --thread {pattern}", True, said in ran.stderr if said else "WEFT_THREAD" not in ran.stderr)
    live = subprocess.run([weft, "live", "--json", program], capture_output=True, text=True, check=True, cwd=scratch)
    check("threads: live", NAMES, {thread["name"] for thread in json.loads(live.stdout.splitlines()[-1])["threads"]})
    check_rust(check, run, weft, here, scratch / "rust", names)
    renamed = scratch / "parse"
    shutil.copy(program, renamed)
    run([renamed], env={**os.environ, "WEFT_TRACE": str(scratch / "renamed")})
    check("threads: by what the program is called", NAMES - {"crowd"} | {"parse"}, names(scratch / "renamed"))
    subprocess.run(["strip", program], check=True)
    starts = {started_at(text) for text in ("parse, nullptr", "job<int>::run, nullptr", "old_school, nullptr", "lambda(")} | \
        {started_at(text, "crew::start") for text in ("serve, &one", "worker::poll,", "worker::count,", "worker::rest,", "(beat,", "crew::watch,", "serve, std::make")}
    check("threads: without symbols, what started them", {"crowd", "io-7"} | starts, names())
