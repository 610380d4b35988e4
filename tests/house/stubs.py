"""A new language, event, analysis, exporter ..., as the recipes in docs/recipes/ have it: each is added to a scratch copy of the sources, which
builds and shows it working; what existing files that took is counted.

The scratch copy takes over the objects of BUILD, so that only what is new is compiled.
"""
import json
import pathlib
import re
import shutil
import subprocess
import textwrap

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def run(command, **options):
    result = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=900, **options)
    return result.returncode, result.stdout + result.stderr


class Scratch:
    """The project's files as they are, with the objects of a build."""

    def __init__(self, directory, build):
        self.root = pathlib.Path(directory)
        self.weft = self.root / "build" / "debug" / "weft"
        names = run(["git", "-C", ROOT, "ls-files", "--cached", "--others", "--exclude-standard"])[1].split("\n")
        self.files = {}
        for name in names:
            if not name or name.startswith(("tests/golden/", "samples/", "docs/")) or not (ROOT / name).is_file():
                continue
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, self.root / name, follow_symlinks=False)
            self.files[name] = (self.root / name).read_bytes()
        for modules in ("grammar/node_modules", "inspector/page/html/node_modules"):
            (self.root / modules).symlink_to(ROOT / modules)
        if build.resolve() == (ROOT / "build" / "debug").resolve():  # else all is built: slower, and as good
            shutil.copytree(build, self.root / "build" / "debug", symlinks=True)
            for name in ("rooms.ninja", "watch.ninja"):
                shutil.copy2(ROOT / "build" / name, self.root / "build" / name)
            for log in (".ninja_log", ".ninja_deps"):
                if (ROOT / log).exists():
                    shutil.copy2(ROOT / log, self.root / log)

    def follow(self, recipe, section=None):
        """What docs/recipes/RECIPE.md, or a section of it, says is written ("Write `FILE`:" and its text), added ("Add `LINE` to `FILE`"), put
        into a file ("Put into `FILE`, before `LINE`:" and its text) and replaced ("In `FILE`, replace `TEXT` by `TEXT`"). Returns the new files."""
        text = (ROOT / "docs" / "recipes" / f"{recipe}.md").read_text()
        text = text.split(f"\n## {section}\n")[1].split("\n## ")[0] if section else text
        new = 0
        for path, block in re.findall(r"Write `([^`]+)`:\n\n *```\w*\n(.*?)\n *```", text, re.DOTALL):
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            (self.root / path).write_text(textwrap.dedent(block) + "\n")
            new += 1
        for line, path in re.findall(r"Add\s+`([^`]+)`\s+to\s+`([^`]+)`", text):
            self.add_line(path, line)
        for path, line, block in re.findall(r"Put into\s+`([^`]+)`,\s+before\s+`([^`]+)`:\n\n *```\w*\n(.*?) *```", text, re.DOTALL):
            self.replace(path, f"\n{line}\n", "\n" + re.sub(r"^   ", "", block, flags=re.MULTILINE) + line + "\n")
        for path, old, now in re.findall(r"In\s+`([^`]+)`,\s+replace\s+`([^`]+)`\s+by\s+`([^`]+)`", text):
            self.replace(path, old, now)
        return new

    def replace(self, file, old, now):
        """Replaces a text, which is there once."""
        path = self.root / file
        text = path.read_text()
        if text.count(old) != 1:
            raise LookupError(f"{file} has {text.count(old)} times {old.strip()}")
        path.write_text(text.replace(old, now))

    def add_line(self, file, line):
        """`line` as the last one of its table."""
        path = self.root / file
        lines = path.read_text().split("\n")
        starts = [i for i, text in enumerate(lines) if text.startswith(line.split("(")[0] + "(")]
        lines.insert(starts[-1] + 1, line)
        path.write_text("\n".join(lines))

    def changed(self):
        """Existing files that are other than they were."""
        now = {}
        for name in self.files:
            path = self.root / name
            now[name] = path.read_bytes() if path.exists() else None
        return sorted(name for name in now if now[name] != self.files[name])

    def build(self):
        status, output = run([self.root / "rooms"])
        if status == 0:
            status, output = run(["ninja", "-C", self.root, "build/debug/weft", "build/debug/libweft.so"])
        return None if status == 0 else f"it does not build:\n{output[-3000:]}"

    def weft_says(self, *arguments, cwd=None):
        return run([self.weft, *arguments], cwd=cwd or self.root)


def language(scratch):
    scratch.new = scratch.follow("language")
    yield scratch.build()
    work = scratch.root / "work"
    work.mkdir()
    (work / "config.json").write_text('{ "probes": [ { "call": "push" } ] }')
    (work / "a.stub").write_text("call push\nlet x\ncall pop\n")
    status, output = scratch.weft_says("rewrite", "a.stub", cwd=work)
    yield None if (status, output) == (0, "begin 0; call push; end 0\nlet x\ncall pop\n") else f"weft rewrite: {status} {output}"
    status, output = scratch.weft_says("sites", "a.stub", cwd=work)
    yield None if status == 0 and "push" in output and "exact" in output else f"weft sites: {status} {output}"
    status, output = scratch.weft_says("sites", "a.nothing", cwd=work)
    yield None if "Stub" in output and ".stub" in output else f"the message about unknown sources does not name it: {output}"


def command(scratch):
    scratch.new = scratch.follow("command")
    yield scratch.build()
    status, output = scratch.weft_says("hello", "--name", "weaver")
    yield None if (status, output) == (0, "hello, weaver\n") else f"weft hello: {status} {output}"
    status, output = scratch.weft_says("help", "hello")
    yield None if status == 0 and "who is greeted" in output else f"weft help hello: {status} {output}"


def golden(scratch, case):
    """What weft rewrite and weft sites print for the input of a golden case that a recipe has written."""
    work = scratch.root / "tests" / "golden" / "c" / case
    rewritten = scratch.weft_says("rewrite", "input.c", cwd=work)
    return rewritten, scratch.weft_says("sites", "input.c", cwd=work)


def scheme(scratch):
    scratch.new = scratch.follow("scheme", "A scheme")
    yield scratch.build()
    (status, output), sites = golden(scratch, "comma-void-call")
    yield None if status == 0 and "        (WEFT_BEGIN(0), step(), WEFT_END(0));" in output else f"weft rewrite: {status} {output}"
    yield None if sites[0] == 0 and "step call depth 4 comma" in sites[1] else f"weft sites: {sites}"


def reason(scratch):
    scratch.new = scratch.follow("scheme", "A reason")
    yield scratch.build()
    (status, output), sites = golden(scratch, "left-alone-wrapped-symbol")
    yield None if status == 0 and "return __wrap_malloc(3);" in output else f"weft rewrite: {status} {output}"
    yield None if sites[0] == 0 and "left alone: wrapped-symbol (a function that" in sites[1] else f"weft sites: {sites}"


def make_trace(scratch, more=""):
    """`trace` in the scratch copy: a call of 2 ms, one of half a millisecond, and `more`."""
    maker, here = scratch.root / "make_trace", scratch.root / "tests" / "inspector" / "make_trace.c"
    text = ("process trace loom 100\nsite 1 push /src/queue.c produce 7 7 9 5 0 0\nthread thread-100 100 loom\npacket 1000\n"
            "begin 1 1000\nend 1 2001000\nbegin 1 3000000\nend 1 3500000\n" + more)
    subprocess.run(["cc", "-o", maker, here], check=True)
    subprocess.run([maker], input=text, text=True, cwd=scratch.root, check=True)


def analysis(scratch):
    scratch.new = scratch.follow("analysis")
    yield scratch.build()
    make_trace(scratch)
    status, output = scratch.weft_says("report", "trace")
    yield None if status == 0 and "\nlonger than 1 ms\n  1 interval\n" in output else f"weft report: {status} {output}"
    status, output = scratch.weft_says("report", "--json", "trace")
    yield None if status == 0 and json.loads(output)["longer"] == 1 else f"weft report --json: {status} {output}"
    status, output = scratch.weft_says("html", "trace", "-o", "-")
    yield None if status == 0 and '"longer":{"title":"longer than 1 ms"' in output else f"weft html: {status}, nothing of it in the page"


def event(scratch):
    scratch.new = scratch.follow("event")
    yield scratch.build()
    make_trace(scratch, "event 30 1 3600000 77\n")
    status, output = scratch.weft_says("export", "trace", "--to", "csv", "-o", "-")
    yield None if status == 0 and ",note," in output else f"weft export --to csv: {status} {output}"
    work = scratch.root / "work"
    work.mkdir()
    (work / "a.c").write_text("int f(void) { return 0; } int main(void) { return f(); }\n")
    (work / "config.json").write_text('{ "probes": [ { "call": "f" } ] }')
    status, output = scratch.weft_says("cc", "gcc", "a.c", "-o", "a.out", cwd=work)
    status, output = (status, output) if status else scratch.weft_says("run", "./a.out", cwd=work)
    metadata = "".join(path.read_text() for path in work.glob("weft-trace/*/metadata"))
    yield None if status == 0 and "id = 30; name = \"note\";" in metadata else f"a program's metadata does not have it: {status} {output} {metadata[-2000:]}"


def exporter(scratch):
    scratch.new = scratch.follow("exporter")
    yield scratch.build()
    make_trace(scratch)
    status, output = scratch.weft_says("export", "trace", "--to", "names", "-o", "-")
    yield None if (status, output) == (0, "loom\n") else f"weft export --to names: {status} {output}"
    status, output = scratch.weft_says("help", "export")
    yield None if status == 0 and "names of processes" in output else f"weft help export: {status} {output}"


STUBS = {"language": language, "command": command, "scheme": scheme, "reason": reason, "event": event, "analysis": analysis, "exporter": exporter}
# Existing source files that a stub changes: a table, and for these two what the recipe names.
CHANGES = {"scheme": 4, "reason": 2}


def try_stub(name, directory, build):
    """Yields complaints; prints what the stub took."""
    scratch = Scratch(directory, build)
    for complaint in STUBS[name](scratch):
        if complaint:
            yield f"stub {name}: {complaint}"
            return
    changed = scratch.changed()
    print(f"a new {name}: {scratch.new} new file{'' if scratch.new == 1 else 's'}, {len(changed)} existing changed: {', '.join(changed)}")
    if len(changed) != CHANGES.get(name, 1):
        yield f"stub {name} changes {len(changed)} existing files, not {CHANGES.get(name, 1)}"
