"""The ground plan against the sources: rooms, doors, circles, languages. Reads text only; nothing is built.

The list of doors is the table under "Rooms" in docs/architecture.md. What this module finds out of order, it says in one line each.
"""
import os
import pathlib
import re
import subprocess

MOST_README_LINES = 20
SKIPPED = {"build", "node_modules", "tests", "samples", "docs", "bench", "target", ".git", "grammar", "weft-trace"}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.MULTILINE)
COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.DOTALL)

# Names of languages in code (identifiers and strings; comments may say what they like), and the folders that may have them besides
# command/languages.def. Compilers' and build tools' names are none.
LANGUAGES = {
    "Rust": (re.compile(r"(?i:(?<![a-z])rust(?!c|doc|up))|\.rs\b"), ("rewriter/rust/", "wrapper/cargo/", "runtime/")),
    "C++": (re.compile(r'cxx|"[^"]*c\+\+', re.IGNORECASE), ("rewriter/cxx/", "rewriter/clang/", "rewriter/openmp/", "rewriter/memory/", "wrapper/cc/main_compile", "runtime/")),
    "Java": (re.compile(r"(?<![a-z])java(?!script|c)", re.IGNORECASE), ("rewriter/java/", "wrapper/javac/", "runtime/")),
}


class Rooms:
    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.rooms = {}  # folder -> {file name: text}
        self.doors = {}  # folder -> folders that its rules.ninja names
        for directory, children, files in os.walk(self.root):
            children[:] = sorted(child for child in children if child not in SKIPPED)
            if "rules.ninja" in files:
                folder = str(pathlib.Path(directory).relative_to(self.root))
                self.rooms[folder] = {f: (pathlib.Path(directory) / f).read_text() for f in sorted(files) if f.endswith((".c", ".h", ".def"))}
        self.by_name = {folder.split("/")[-1]: folder for folder in self.rooms}
        for folder in self.rooms:
            rules = (self.root / folder / "rules.ninja").read_text()
            includes = re.search(rf"^includes_{folder.split('/')[-1]} = (.*)$", rules, re.MULTILINE)
            named = re.findall(r"\$includes_(\w+)", includes[1]) if includes else []
            self.doors[folder] = [other for other in self.rooms if other not in (folder, "runtime")] if "all" in named else [
                self.by_name.get(name, name) for name in named]

    def reachable(self, folder):
        seen, stack = {folder}, [folder]
        while stack:
            for other in self.doors.get(stack.pop(), []):
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        return seen

    def plan(self):
        """The table of doors: {folder: [folders]} as docs/architecture.md has it."""
        text = (self.root / "docs" / "architecture.md").read_text()
        rows = re.findall(r"^\| `([a-z/]+)/` \|[^|\n]*\| ([^|\n]*) \|$", text, re.MULTILINE)
        return {folder: None if "every room" in doors else [self.by_name.get(name, name) for name in re.findall(r"`([a-z]+)/`", doors)]
                for folder, doors in rows}

    def files(self):
        for folder, files in self.rooms.items():
            for name, text in files.items():
                yield folder, name, text


def check_plan(rooms):
    plan = rooms.plan()
    for folder in sorted(set(plan) | set(rooms.rooms)):
        if folder not in plan:
            yield f"{folder}/ is a room that the table of doors in docs/architecture.md does not have"
        elif folder not in rooms.rooms:
            yield f"{folder}/ is in the table of doors in docs/architecture.md, but has no rules.ninja"
        elif plan[folder] is not None and sorted(plan[folder]) != sorted(rooms.doors[folder]):
            yield (f"{folder}/rules.ninja opens doors to {', '.join(sorted(rooms.doors[folder])) or 'nothing'}; the table in "
                   f"docs/architecture.md has {', '.join(sorted(plan[folder])) or 'nothing'}")


def check_top(rooms):
    """What stands at the top is a room, holds rooms, or is of a known kind: nothing that a trial left behind."""
    tops = {folder.split("/")[0] for folder in rooms.rooms} | SKIPPED
    for entry in sorted(rooms.root.iterdir()):
        if entry.is_dir() and not entry.name.startswith(".") and entry.name not in tops:
            yield f"{entry.name}/ is no room and holds none"
        elif entry.is_file() and entry.suffix and entry.suffix not in (".md", ".ninja") and not entry.name.startswith("."):
            yield f"{entry.name} belongs into a room"


def check_arrows(rooms):
    """Every include leads to a file of the room or of one behind its doors."""
    homes = {}
    for folder, name, _ in rooms.files():
        if name in homes and name.endswith(".h"):
            yield f"{folder}/{name} and {homes[name]}/{name}: two files of one name; includes are by bare name"
        homes[name] = folder
    for folder, name, text in rooms.files():
        allowed = rooms.reachable(folder)
        for included in INCLUDE.findall(text):
            if ".." in included.split("/"):
                yield f"{folder}/{name} includes \"{included}\": a path that leads out of the room"
            elif included in homes and homes[included] not in allowed:
                yield f"{folder}/{name} includes \"{included}\" of {homes[included]}/: there is no door from {folder}/ to {homes[included]}/"
            elif included not in homes and not re.search(r"queries\.h$|\.pb-c\.h$", included):
                yield f"{folder}/{name} includes \"{included}\": no room has it"


def circles(edges):
    """Strongly connected components of more than one node (Tarjan)."""
    index, low, stack, on_stack, found = {}, {}, [], set(), []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        on_stack.add(node)
        for other in sorted(edges.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in on_stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            circle = []
            while not circle or circle[-1] != node:
                circle.append(stack.pop())
                on_stack.discard(circle[-1])
            if len(circle) > 1:
                found.append(sorted(circle))

    for node in sorted(edges):
        if node not in index:
            visit(node)
    return found


def check_circles(rooms):
    """Among rooms, and among modules: X.c and X.h are one."""
    for circle in circles(rooms.doors):
        yield f"rooms that include each other: {', '.join(circle)}"
    homes = {name: folder for folder, name, _ in rooms.files()}
    edges = {}
    for folder, name, text in rooms.files():
        module = f"{folder}/{name.rsplit('.', 1)[0]}"
        for included in INCLUDE.findall(text):
            if included in homes:
                other = f"{homes[included]}/{included.rsplit('.', 1)[0]}"
                if other != module:
                    edges.setdefault(module, set()).add(other)
    for circle in circles(edges):
        yield f"modules that include each other: {', '.join(circle)}"


def code_of(text):
    """Identifiers and strings; comments and includes blanked."""
    text = COMMENT_OR_STRING.sub(lambda found: found[0] if found[0][0] in "\"'" else re.sub(r"[^\n]", " ", found[0]), text)
    return re.sub(r"^[ \t]*#[ \t]*include[^\n]*", "", text, flags=re.MULTILINE)


def check_languages(rooms, allowed=()):
    """The name of a language stands in its own folder, the table, and `allowed`: (file, why)."""
    for folder, name, text in rooms.files():
        path = f"{folder}/{name}"
        if path == "command/languages.def" or path in allowed:
            continue
        for number, line in enumerate(code_of(text).split("\n"), 1):
            for language, (pattern, folders) in LANGUAGES.items():
                if pattern.search(line) and not path.startswith(folders):
                    yield f"{path}:{number} has the name of a language, {language}: {line.strip()[:80]}"


def check_exits(rooms):
    """Errors are returned; only commands choose how weft ends. Without memory nothing goes on: base/arena.c."""
    for folder, name, text in rooms.files():
        if folder in ("command", "runtime") or f"{folder}/{name}" == "base/arena.c":
            continue
        for number, line in enumerate(code_of(text).split("\n"), 1):
            if re.search(r"(?<![\w.>])(exit|abort)\(", line):
                yield f"{folder}/{name}:{number} ends the program: errors are returned (out of memory: arena_out_of_memory)"


def check_readmes(rooms):
    for folder in rooms.rooms:
        readme = rooms.root / folder / "README.md"
        if not readme.exists():
            yield f"{folder}/ has no README.md: what lives here, where to begin to read, what it may include"
        elif len(readme.read_text().split("\n")) > MOST_README_LINES:
            yield f"{folder}/README.md is longer than {MOST_README_LINES} lines: it is a sign on the door; the rest belongs into docs/"


def check_symbols(root, build):
    """Circles of calls among the object files of a build: what a header that serves several files would hide."""
    listed = re.findall(r"^build \$o/(\S+\.o): compile(?:_runtime)? ", (pathlib.Path(root) / "build" / "rooms.ninja").read_text(), re.MULTILINE)
    defined, wanted, edges = {}, {}, {}
    for name in listed:
        if name.startswith("command/main") or name in TABLES or not (build / name).exists():
            continue
        for line in subprocess.run(["nm", build / name], capture_output=True, text=True, check=True).stdout.split("\n"):
            words = line.split()
            if len(words) == 3 and words[1] in "TDBRC":
                defined[words[2]] = name
            elif len(words) == 2 and words[0] == "U":
                wanted.setdefault(name, set()).add(words[1])
    for name, symbols in wanted.items():
        edges[name] = {defined[symbol] for symbol in symbols if defined.get(symbol, name) != name}
    for circle in circles(edges):
        yield f"files that call each other: {', '.join(circle)}"


# The programs' tables, into which rooms look from below.
TABLES = {"command/languages.o", "command/build_tools.o", "wrapper/cargo/main_rustc.o", "wrapper/cc/main_compile.o"}


# Where a language's name is data and not a question: each with its reason.
ALLOWED = {
    "wrapper/program_names.c": "names of compilers, and the language that each reads a .c file as",
    "wrapper/build_compilers.c": "CXX is the variable that builds read",
}


def problems(root):
    rooms = Rooms(root)
    yield from check_plan(rooms)
    yield from check_top(rooms)
    yield from check_arrows(rooms)
    yield from check_circles(rooms)
    yield from check_languages(rooms, ALLOWED)
    yield from check_exits(rooms)
    yield from check_readmes(rooms)
