"""Flame graphs of backtraces (weft export, where a trace has any): what each way weighs, by calls, bytes and time, in four formats; scaled by "every"."""
import gzip
import json
import os
import re
import signal
import subprocess
import urllib.request

CONFIG = {"probes": [{"call": "malloc", "every": 10, "backtrace": 12, "capture": ["size"]}, {"call": "usleep", "backtrace": 4},
                     {"call": "fflush"}, {"call": "main", "kind": "global"}]}
BOTH, SMALL = "main;both;%s;get;malloc", "main;%s;get;malloc"


def amounts(node, path=()):
    """Of a page's flame graph: stacks and their bytes."""
    path = path + (node["name"],) if node["name"] != "all" else path
    return [(";".join(path), node["n0"])] * (node["n0"] > 0) + [line for child in node["children"] for line in amounts(child, path)]


def viewed(weft, trace):
    with subprocess.Popen([weft, "view", trace], stderr=subprocess.PIPE, text=True) as server:
        address = next(found[0] for line in server.stderr if (found := re.search(r"http://\S+", line)))
        with urllib.request.urlopen(f"{address}facts.json") as reply:
            facts = json.load(reply)
        server.send_signal(signal.SIGINT)
        server.stderr.read()
    return {stack for stack, _ in amounts(facts["backtraces"])}


def unpacked(path):
    data = path.read_bytes()
    return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data


def check_all(check, run, weft, here, scratch):
    program, trace = scratch / "stacks", scratch / "trace"
    (scratch / "config.json").write_text(json.dumps(CONFIG))
    run([weft, "cc", "gcc", "-g", "-O1", here / "stacks.c", "-o", program], cwd=scratch)
    run([program], env={**os.environ, "WEFT_TRACE": str(trace)})

    def export(to, weight, *words):
        out = scratch / f"out.{to}"
        result = subprocess.run([weft, "export", trace, "--to", to, *(["--weight", weight] if weight else []), "-o", out, "--force", *words],
                                capture_output=True, text=True)
        return out, result

    def folded(weight):
        lines = [line.rsplit(" ", 1) for line in export("folded", weight)[0].read_text().splitlines()]
        check(f"stacks: {weight}: the program is the first frame", {"stacks"}, {stack.split(";")[0] for stack, _ in lines})
        return {"main;" + stack.split(";main;")[1]: int(number) for stack, number in lines}
    check("stacks: calls, of all that every tenth stands for", {BOTH % "small": 100, BOTH % "large": 10, SMALL % "small": 100, "main;usleep": 1}, folded("calls"))
    check("stacks: bytes", {BOTH % "small": 1000, BOTH % "large": 10000, SMALL % "small": 1000}, folded("size"))
    check("stacks: what has no such value is told of", True,
          "1 of 22 calls with a backtrace have no captured number \"size\" of 0 or more; they are left out" in export("folded", "size")[1].stderr)
    time = folded(None)
    rows = {row["callee"]: row["self_ns"] for row in json.loads(run([weft, "report", "--json", trace]))["rows"]}
    check("stacks: time is self time, ten times that of every tenth", (10 * rows["malloc"], rows["usleep"]),
          (sum(n for stack, n in time.items() if stack.endswith("malloc")), time["main;usleep"]))

    scope = json.loads(export("speedscope", "size")[0].read_text())
    profile, names = scope["profiles"][0], [frame["name"] for frame in scope["shared"]["frames"]]
    found = {";".join(names[frame] for frame in stack): weight for stack, weight in zip(profile["samples"], profile["weights"])}
    check("stacks: speedscope", ({BOTH % "small": 1000, BOTH % "large": 10000, SMALL % "small": 1000}, 12000, "sampled", "size"),
          ({"main;" + stack.split(";main;")[1]: weight for stack, weight in found.items()}, profile["endValue"], profile["type"], profile["name"]))

    text = export("callgrind", "size")[0].read_text()
    check("stacks: callgrind: totals", ("size", 12000, 12000), (re.search("events: (.*)", text)[1], int(re.search("summary: (.*)", text)[1]), int(re.search("totals: (.*)", text)[1])))
    blocks = {re.search("fn=(.*)", block)[1]: block for block in text.split("\n\n") if "\nfn=" in "\n" + block}
    check("stacks: callgrind: self", {"malloc": 12000, "get": 0, "small": 0}, {name: int(re.search(r"^0 (\d+)$", blocks[name], re.M)[1]) for name in ("malloc", "get", "small")})
    inside = {name: sum(int(n) for n in re.findall(r"calls=\d+ 0\n\d+ (\d+)", blocks[name])) for name in ("main", "both", "small", "large", "get")}
    check("stacks: callgrind: what is inside", {"main": 12000, "both": 11000, "small": 2000, "large": 10000, "get": 12000}, inside)
    strings = gzip.decompress(export("pprof", "size")[0].read_bytes())
    check("stacks: pprof: names", True, all(name in strings for name in (b"size", b"malloc", b"large", b"stacks")))

    page = scratch / "page.html"
    run([weft, "html", trace, "-o", page])
    data = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', page.read_text(), re.S)[1])

    def walk(node, path=()):
        path += (node["name"],)
        return [(";".join(path), node["value"], node["calls"])] * (node["value"] + node["calls"] > 0) + [line for child in node["children"] for line in walk(child, path)]
    shown = {"main;" + path.split(";main;")[1]: (value, calls) for path, value, calls in walk(data["backtraces"])}
    by_calls = folded("calls")
    check("stacks: the page has both weights", {stack: (time[stack], by_calls[stack]) for stack in by_calls}, shown)
    bytes_of = {"main;" + path.split(";main;")[1]: number for path, number in amounts(data["backtraces"])}
    check("stacks: the page has captured numbers", (folded("size"), [{"name": "size", "calls": 21}], 22), (bytes_of, data["backtrace_numbers"], data["backtrace_calls"]))
    check("stacks: the page of weft view has the same", {stack for stack, _ in amounts(data["backtraces"])}, viewed(weft, trace))
    def refused(to, weight, *words):
        result = export(to, weight, *words)[1]
        return result.returncode, result.stderr.splitlines()[0] if result.stderr else ""
    check("stacks: not for timelines", (2, "weft: --backtraces: chrome has no place for them; folded, speedscope, pprof and callgrind have"), refused("chrome", None, "--backtraces"))
    check("stacks: timelines are as they were", 0, refused("chrome", None)[0])
    check("stacks: a weight without backtraces", (2, "weft: --weight: is for backtraces, and --no-backtraces leaves them out"), refused("folded", "calls", "--no-backtraces"))
    check("stacks: a weight of a timeline", (2, "weft: --weight: is for backtraces, and this format has no place for them"), refused("chrome", "calls"))
    check("stacks: both", 2, refused("folded", None, "--backtraces", "--no-backtraces")[0])
    check("stacks: what has no backtrace is told of", True, "recorded calls that have a backtrace; the 2 others are left out" in export("folded", None)[1].stderr)
    for to in ("folded", "speedscope", "callgrind", "pprof"):
        default, asked, calls = [unpacked(export(to, None, *words)[0]) for words in ((), ("--backtraces",), ("--no-backtraces",))]
        check(f"stacks: {to}: they are the default", (True, True), (default == asked, default != calls))
    check("stacks: recorded calls", ["stacks", "stacks;main (program)"],
          sorted({";".join(line.rsplit(" ", 1)[0].split(";")[:2]) for line in export("folded", None, "--no-backtraces")[0].read_text().splitlines()} | {"stacks"}))

    other = scratch / "other"
    run([program, "more"], env={**os.environ, "WEFT_TRACE": str(other)})
    wanted = dict.fromkeys(folded("size"))
    lines = run([weft, "diff", "--folded", "--weight", "size", trace, other]).decode().splitlines()
    found = {"main;" + line.rsplit(" ", 2)[0].split(";main;")[1]: tuple(map(int, line.rsplit(" ", 2)[1:])) for line in lines}
    check("stacks: two traces side by side", {BOTH % "small": (1000, 1000), BOTH % "large": (10000, 10000), SMALL % "small": (1000, 1000), "main;large;get;malloc": (0, 10000)}, found)
    check("stacks: of paths that both have, the same as in one", sorted(wanted), sorted(stack for stack in found if found[stack][0]))
    (scratch / "config.json").write_text('{"probes": [{"call": "malloc"}]}')
    run([weft, "cc", "gcc", here / "stacks.c", "-o", program], cwd=scratch)
    subprocess.run(["rm", "-r", trace], check=True)
    run([program], env={**os.environ, "WEFT_TRACE": str(trace)})
    run([weft, "html", trace, "-o", page, "--force"])
    check("stacks: the page has none where none were recorded", True, '"backtraces":null' in page.read_text())
    check("stacks: no backtraces", True, "no call of this trace has a backtrace" in export("folded", None, "--backtraces")[1].stderr)
    check("stacks: calls, where there are no backtraces", True, "main (program)" not in (text := export("folded", None)[0].read_text()) and "malloc" in text)
    check("stacks: a weight where there are none", (2, "weft: --weight: is for backtraces, and this trace has none"), refused("folded", "calls"))
    run([weft, "diff", "--folded", other, trace])  # one has backtraces, the other none: recorded calls
    check("stacks: a number where not both have backtraces", True,
          "not all of these traces have" in subprocess.run([weft, "diff", "--folded", "--weight", "size", other, trace], capture_output=True, text=True).stderr)
