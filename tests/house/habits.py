"""Every command has a page, a test, and an example in the README; every option is on one of the command's pages."""
import re
import subprocess


def names(root):
    return re.findall(r"^COMMAND\((\w+)\)", (root / "command/commands.def").read_text(), re.M)


def rows_of_the_readme(root):
    """command -> pages, as the table "Which command for what" has them."""
    text = (root / "README.md").read_text()
    table = text.split("## Which command for what", 1)[-1].split("\n## ", 1)[0]
    rows = {}
    for line in table.splitlines():
        cells = line.split(" | ")
        for name in re.findall(r"`weft (\w+)", cells[1]) if len(cells) == 3 else ():
            rows.setdefault(name, set()).update(re.findall(r"\]\((docs/[\w-]+\.md)", cells[2]))
    return rows


def tested(root):
    """The commands that tests call: "$weft" NAME, [weft, "NAME" ..., weft("NAME" ..., and the README's tour."""
    found = set()
    for path in (root / "tests").rglob("*"):
        if path.is_file() and path.suffix in ("", ".py", ".sh") and "house" not in path.parts and "node_modules" not in path.parts:
            text = path.read_text(errors="replace")
            found.update(re.findall(r"""(?:"\$weft"|\bweft\b"?,?|\bweft\()\s*\[?\(?["']?(\w+)""", text))
    return found


def options(build, name):
    """(letter or "", name) of what --help lists, but for itself."""
    said = subprocess.run([build / "weft", "help", name], capture_output=True, text=True).stdout
    return [option for option in re.findall(r"^ {2,6}(?:(-\w), )?(--[\w-]+)", said, re.M) if option[1] != "--help"]


def problems(root, build=None):
    rows, tests = rows_of_the_readme(root), tested(root)
    for name in names(root):
        pages = [root / page for page in sorted(rows.get(name, ()))]
        if not pages:
            yield f"README.md: \"Which command for what\" has no line for weft {name}"
        texts = [page.read_text() for page in pages if page.exists()]
        if pages and not any(re.search(rf"\bweft {name}\b", text) for text in texts):
            yield f"weft {name}: no page that README.md names tells of it: {', '.join(page.name for page in pages)}"
        if name not in tests:
            yield f"weft {name}: no test calls it"
        for letter, option in options(build, name) if build else ():
            spelled = rf"{option}\b" + (rf"|(?<![\w-]){letter}\b" if letter else "")
            if not any(re.search(spelled, text) for text in texts):
                yield f"weft {name} {option}: on none of {', '.join(page.name for page in pages)}"
