"""Threads that the program gives no name have that of their start routine, in every output; names that it gives stay."""
import csv
import json
import os
import re
import shutil
import subprocess

CONFIG = {"probes": [{"call": name, "kind": "local"} for name in ("pthread_create", "thrd_create", "std::thread::thread")] +
          [{"call": "usleep"}, {"call": "main", "kind": "global"}]}
ROUTINES = {"parse", "io-7", "shop::job<int>::run", "old_school", "consume"}  # of a lambda no function is known


def check_all(check, run, weft, here, scratch):
    program, trace = scratch / "crowd", scratch / "trace"
    (scratch / "config.json").write_text(json.dumps(CONFIG))

    def names(of=trace):
        return {thread["name"] for process in json.loads(run([weft, "report", "--json", of]))["processes"] for thread in process["threads"]}
    for compiler in ("g++", "clang++"):
        for level in ("-O0", "-O2"):
            run([weft, "cc", compiler, "-std=c++17", level, here / "thread_names.cpp", "-o", program, "-lpthread"], cwd=scratch)
            shutil.rmtree(trace, ignore_errors=True)
            run([program], env={**os.environ, "WEFT_TRACE": str(trace)})
            check(f"threads: {compiler} {level}", ROUTINES | {"crowd"}, names())
    replay = run([weft, "replay", trace]).decode()
    check("threads: replay", True, all(re.search(rf"^{re.escape(name)} \d+ of", replay, re.M) for name in ROUTINES))
    run([weft, "html", trace, "-o", scratch / "page.html"])
    page = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', (scratch / "page.html").read_text(), re.S)[1])
    check("threads: the page", ROUTINES | {"crowd"}, {thread["name"] for thread in page["threads"]})
    lines = run([weft, "export", trace, "--to", "csv", "-o", "-"]).decode().splitlines()
    check("threads: csv", ROUTINES | {"crowd"}, {row["thread"] for row in csv.DictReader(lines)})
    chrome = json.loads(run([weft, "export", trace, "--to", "chrome", "-o", "-"]))
    events = chrome["traceEvents"] if isinstance(chrome, dict) else chrome
    check("threads: chrome", ROUTINES | {"crowd"}, {event["args"]["name"] for event in events if event.get("name") == "thread_name"})
    one = json.loads(run([weft, "report", "--json", "--thread", "parse", trace]))
    check("threads: --thread knows them", ["usleep"], [row["callee"] for row in one["rows"] if row["kind"] == "call"])
    live = subprocess.run([weft, "live", "--json", program], capture_output=True, text=True, check=True, cwd=scratch)
    check("threads: live", ROUTINES | {"crowd"}, {thread["name"] for thread in json.loads(live.stdout.splitlines()[-1])["threads"]})
    renamed = scratch / "parse"
    shutil.copy(program, renamed)
    run([renamed], env={**os.environ, "WEFT_TRACE": str(scratch / "renamed")})
    check("threads: by what the program is called", ROUTINES | {"parse"}, names(scratch / "renamed"))
    subprocess.run(["strip", program], check=True)
    check("threads: without symbols, the program's name", {"crowd", "io-7"}, names())
