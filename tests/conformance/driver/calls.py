"""Calls by an independent log: gcc's -finstrument-functions say which functions are entered, and from where. Each such call is recorded,
or `weft sites` lists it as left alone with a reason; what neither of them knows is a difference. See ../calls.c."""
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent.parent

NOT_LOGGED = ["/usr/", "include/weft/"]  # what the system's headers hold, and what weft puts around calls
LISTED = [range(-2, 1), range(1, 16)]  # lines around that of the call in which its statement may be: gcc tells one of them
OPERATOR = re.compile(r"operator(\(\)|\[\]|<=>|<<=|>>=|<<|>>|->\*|->|<=|>=|==|!=|&&|\|\||\+\+|--|[-+*/%^&|]=|[<>=!+\-*/%^&|~,])")
# what the compiler calls where the text has no call: [stmt.ranged], [dcl.fct.def.coroutine]
RANGE = {"begin", "end", "operator!=", "operator==", "operator++", "operator*"}
COROUTINE = {"get_return_object", "initial_suspend", "final_suspend", "return_void", "return_value", "unhandled_exception", "await_ready",
             "await_suspend", "await_resume", "await_transform", "yield_value", "get_return_object_on_allocation_failure"}  # fmt: skip


def flags(compiler):
    """clang cannot leave out functions by their files: they are left out when the log is read."""
    exclude = [] if "clang" in pathlib.Path(compiler).name else ["-finstrument-functions-exclude-file-list=" + ",".join(NOT_LOGGED)]
    return ["-g", "-O0", "-finstrument-functions", *exclude]


def plain(name):
    """A demangled name without template arguments, parameters and result."""
    name = re.sub(r"\[(abi|with)[^\]]*\]", "", name).replace("(anonymous namespace)", "{anonymous}").replace("decltype(auto)", "auto")
    out, depth, i = "", 0, 0
    while i < len(name):
        if depth == 0 and name.startswith("operator", i) and (not out or not (out[-1].isalnum() or out[-1] == "_")):
            if found := OPERATOR.match(name, i):
                return out.split(" ")[-1] + found[0]
            if found := re.compile(r'operator("")? ').match(name, i):
                return out.split(" ")[-1] + ("literal" if found[1] else "conversion")
        if name[i] in "<({[":
            depth += 1
        elif name[i] in ">)}]":
            depth = max(0, depth - 1)
        elif depth == 0:
            out += name[i]
        i += 1
    return re.sub(r"\s+(const|volatile|noexcept|&)+", "", out).strip().split(" ")[-1]


def last(name):
    return plain(name).split("::")[-1]


def is_implied(function, caller, text):
    """Is it called although no call is written: by the language, at the beginning and end of an object's life, in a conversion?"""
    scopes = plain(function).split("::")
    name = scopes[-1]
    is_member_of_itself = len(scopes) > 1 and name == scopes[-2]
    by_range = name in RANGE and re.search(r"\bfor\b.*:", text)
    by_binding = name == "get" and re.search(r"\bauto\b.*\[", text)
    by_defaulted = name == "operator=" == last(caller)
    by_compared = name in ("operator==", "operator<=>", "operator<") and last(caller) in ("operator==", "operator<=>", "operator!=")
    return (
        name.startswith(("~", "_GLOBAL__", "TLS", "{")) or is_member_of_itself or by_range or by_binding or by_defaulted or by_compared
        or name in COROUTINE or name in ("conversion", "main", "_FUN", "operator->") or "operator new" in function or "operator delete" in function
        or last(caller) == "_FUN" or "_static_initialization" in function
    )  # fmt: skip


def same_function(written, called):
    """The site's name and that of the function: [over.match.oper]/3.4 lets != mean ==, and < mean <=>; *f is no function's name."""
    ordered = ("operator<", "operator>", "operator<=", "operator>=")
    rewritten = {"operator==": ("operator!=",), "operator<=>": ordered}
    return written == called or written in rewritten.get(called, ()) or written[0] in "*<"


class Places:
    """Where addresses are, by addr2line: (function, file, line)."""

    def __init__(self, addresses):
        self.known = {}
        by_module = collections.defaultdict(list)
        for address, is_return in addresses:
            if address != "-":
                by_module[address.rsplit("+", 1)[0]].append((address, is_return))
        for module, wanted in by_module.items():
            offsets = "".join(f"{int(address.rsplit('+', 1)[1], 16) - is_return:#x}\n" for address, is_return in wanted)
            said = subprocess.run(["addr2line", "-Cf", "-e", module], input=offsets, capture_output=True, text=True, errors="replace").stdout.splitlines()
            for i, key in enumerate(wanted):
                if 2 * i + 1 < len(said):
                    file, _, line = said[2 * i + 1].split(" ")[0].rpartition(":")
                    self.known[key] = (said[2 * i], os.path.realpath(file), int(line) if line.isdigit() else 0)

    def at(self, address, is_return=False):
        return self.known.get((address, is_return), ("", "", 0))


class Calls:
    """The tool, once it is built, and what it says of a run."""

    def __init__(self, work, runtime):
        self.library = work / "calls.so"
        command = ["gcc", "-O2", "-shared", "-fPIC", f"-I{runtime / 'include'}", str(HERE / "calls.c"), "-o", str(self.library)]
        subprocess.run(command, check=True)

    def environment(self, directory):
        return {"LD_PRELOAD": str(self.library), "WEFT_TOOLS": str(self.library), "CALLS_OUT": str(directory)}

    def differences(self, directory, sites):
        """Lines, one for each call that is neither recorded nor listed. `sites`: what `weft sites --json` says."""
        logs = [path.read_text(errors="replace") for path in sorted(pathlib.Path(directory).glob("calls.[0-9]*"))]
        if not logs:
            return ["the program has left no log"]
        rows = [line.split("\t") for log in logs for line in log.splitlines()]
        places = Places(sorted({(row[k], k == 3) for row in rows for k in (2, 3, 4)}))
        rows = [row for row in rows if not any(part in places.at(row[2])[1] for part in NOT_LOGGED)]
        left, inclusive = self.listed(sites)
        system = ("/usr/", *sites.get("system", ()))
        found = self.invented(rows, places)
        for what, times, function, call, around, callee, file, line, column in rows:
            name, where, caller = places.at(function)[0], places.at(call, True), places.at(around)[0]
            site = f"{callee} {os.path.basename(file)}:{line}:{column}"
            if what == "unpaired":
                found[f"the interval of {site} ended without having begun"] += int(times)
            if what in ("unpaired", "other", "empty") or not os.path.exists(where[1]) or where[1].startswith(system):
                continue
            through_others = around != "-" and where[0] != caller
            text = self.line(where[1], where[2])
            if through_others or is_implied(name, caller, text) or self.is_listed(left, last(name), where, text):
                continue
            if what == "second" and (last(name) == callee.split("::")[-1] or (os.path.realpath(file), int(line), int(column)) in inclusive):
                continue  # behind a conversion that belongs to the call
            inside = f" within the interval of {site}" if what == "second" else ""
            found[f"{last(name)} at {os.path.basename(where[1])}:{where[2]} in {last(caller)}{inside}: {text.strip()[:100]}"] += int(times)
        return [f"{text} ({times})" for text, times in found.most_common()]

    @staticmethod
    def invented(rows, places):
        """Intervals of functions that are known to log, of which none has entered one: calls that never happened."""
        logging = {plain(places.at(row[2])[0]) for row in rows if row[0] in ("other", "second", "missing")}
        logging |= {name.rsplit("::", 1)[0] for name in logging if len(name.split("::")) > 1 and len(set(name.split("::")[-2:])) == 1}  # T(x) in templates
        entered = {tuple(row[5:]) for row in rows if row[0] in ("other", "second")}
        found = collections.Counter()
        for row in rows:
            if row[0] == "empty" and tuple(row[5:]) not in entered and row[5] in logging:
                found[f"the interval of {row[5]} {os.path.basename(row[6])}:{row[7]}:{row[8]} holds no call"] += int(row[1])
        return found

    @staticmethod
    def listed(sites):
        left, inclusive = collections.defaultdict(list), set()
        for site in sites["points"]:
            file = os.path.realpath(site["file"])
            if site.get("reason"):
                for line in range(site["line_begin"], site["line_end"] + 1):
                    left[file, line].append((site["name"].split("::")[-1], site["reason"]))
                if site["reason"] in ("default-argument", "constant-context"):  # of a member's initialiser the constructor makes the call
                    left[file, 0].append((site["name"].split("::")[-1], site["reason"]))
            elif site.get("interval") == "inclusive":
                inclusive.add((file, site["line_begin"], site["column"]))
        return left, inclusive

    @staticmethod
    def is_listed(left, name, where, text):
        near = [site for lines in LISTED for i in lines for site in left.get((where[1], where[2] + i), ())] + left.get((where[1], 0), [])
        by_value = name == "operator()" or not re.search(rf"\b{re.escape(name)}\b", text)  # an object or a pointer has another name
        return any(same_function(site[0], name) for site in near) or (by_value and (where[1], where[2]) in left)

    @staticmethod
    def line(file, number):
        path = pathlib.Path(file)
        lines = path.read_text(errors="replace").splitlines() if path.is_file() else []
        return lines[number - 1] if 0 < number <= len(lines) else ""


def sites(weft, config, compiler, arguments, source, environment):
    command = [weft, "sites", "--json", "-c", str(config), str(source), "--", compiler, *arguments]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace").stdout
    return json.loads(said) if said else {"points": []}


def sites_of_build(weft, config, state):
    """The same of each source of a build with this state directory, with the flags that it was compiled with last; and which directories hold
    system headers to some source: calls there are neither recorded nor listed."""
    points, system = [], set()
    for record in sorted((pathlib.Path(state) / "flags").iterdir()):
        source, directory, _, _, *flags = record.read_bytes().decode(errors="replace").split("\0")
        command = [weft, "sites", "--json", "-c", str(config), "--state", str(state), source]
        said = subprocess.run(command, cwd=directory, capture_output=True, text=True, errors="replace").stdout
        system |= {os.path.realpath(os.path.join(directory, after)) + "/" for flag, after in zip(flags, flags[1:]) if flag == "-isystem"}
        points += [{**point, "file": os.path.join(directory, point["file"])} for point in (json.loads(said)["points"] if said else [])]
    return {"points": points, "system": tuple(system)}


def make_compilers(directory):
    """A directory of gcc and g++ that have their programs log. To be searched first."""
    directory.mkdir(parents=True, exist_ok=True)
    for name in "gcc", "g++":
        script = directory / name
        script.write_text(f"#!/bin/sh\nexec {shutil.which(name)} \"$@\" -w {' '.join(flags(name))}\n")
        script.chmod(0o755)
    return directory


def count(directory):
    """How many calls the logs there know."""
    rows = [line.split("\t") for path in pathlib.Path(directory).glob("calls.[0-9]*") for line in path.read_text(errors="replace").splitlines()]
    return sum(int(row[1]) for row in rows)
