"""A golden case: weft is run on it, what it prints is compared with what is expected, and what must hold of any
rewritten text is checked.
"""

import functools
import json
import os
import pathlib
import re
import subprocess

import difference
import show
import tokens

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "runtime" / "include"
# The wrapper has the messages from the original (tests/golden/warnings). By default, clang has one about inline functions
# of C that name a static variable, our table, and gcc one about classes in other files than the one that it compiles,
# which all classes behind a #line are.
STRICT = ["-Wall", "-Wextra", "-Werror", "-pedantic", "-Wno-static-in-inline", "-Wno-subobject-linkage", "-Wno-unknown-warning-option"]
# Whatever else people ask for; but not whether a macro is used, as expanded ones may not be any more.
STRICTEST_GCC = STRICT + [f"-W{name}" for name in """
    shadow conversion sign-conversion cast-qual cast-align format=2 undef redundant-decls
    double-promotion duplicated-cond duplicated-branches logical-op float-equal unused write-strings
    missing-declarations
""".split()]
STRICTEST_CLANG = ["-Weverything", "-Werror"] + [f"-Wno-{name}" for name in """
    unknown-warning-option unused-macros c++98-compat c++98-compat-pedantic static-in-inline unreachable-code used-but-marked-unused
""".split()]
STRICTEST = {
    "gcc": [
        *STRICTEST_GCC,
        "-Wjump-misses-init",
        "-Wbad-function-cast",
        "-Wstrict-prototypes",
        "-Wmissing-prototypes",
        "-Wc++-compat",
    ],
    "g++": [
        *STRICTEST_GCC,
        "-Wold-style-cast",
        "-Wuseless-cast",
        "-Woverloaded-virtual",
        "-Wnon-virtual-dtor",
        "-Wzero-as-null-pointer-constant",
        "-Wextra-semi",
    ],
    "clang": STRICTEST_CLANG,
    "clang++": STRICTEST_CLANG,
}
BYTE_ORDER_MARK = b"\xef\xbb\xbf"  # stands first in the output too, in front of the prologue
FORMS = {"expected": None, "expected.block": "block"}


def run(command, **options):
    result = subprocess.run(
        [str(part) for part in command],
        stdin=options.pop("stdin", subprocess.DEVNULL),
        capture_output=True,
        timeout=120,
        **options,
    )
    return result.returncode, result.stdout, result.stderr


def text_of(data):
    return data.decode("utf-8", "replace")


NEWEST_RUST = (1, 88)  # what some cases need; Debian 13 has 1.85


@functools.cache
def rustc_version():
    found = re.search(r"rustc (\d+)\.(\d+)", subprocess.run(["rustc", "--version"], capture_output=True, text=True).stdout)
    return tuple(int(n) for n in found.groups())


def brief(errors):
    """A compiler's messages, without the far ends of long lines of code and without what points at them."""
    lines = [
        line if re.search(r"\b(error|warning|note)\b", line) else show.cut(line, show.WIDTH)
        for line in errors.splitlines()
    ]
    return "".join(line + "\n" for line in lines if line.strip(" |…"))


def listed_sites(points):
    """The places of the table's sites: those of the points that are not left alone, twice if they have tasks."""
    return [
        (line, line + p["line_end"] - p["line_begin"], p["column"], p["depth"])
        for p in points
        for line in [p.get("presumed_line", p["line_begin"])]
        for _ in range(2 if p.get("task") or p.get("release") else 1)
        if p["scheme"] != "left-alone"
    ]


class Case:
    """A case in C."""

    extension = "c"
    language = "c"
    compilers = ("gcc", "clang")
    how = ["--headers"]

    def __init__(self, directory, weft, scratch, update, is_text):
        self.directory, self.weft, self.shared, self.update, self.is_text = directory, weft, scratch, update, is_text
        self.scratch = scratch / f"{directory.parent.name}-{directory.name}"  # its own: cases run side by side
        self.scratch.mkdir()
        self.source = f"input.{self.extension}"
        self.input = (directory / self.source).read_bytes()
        flags = directory / "flags"
        self.flags = flags.read_text().split() if flags.exists() else []
        self.problems, self.differences = [], []  # of expected files: Difference, with whether the file is new
        self.origin = difference.Source(self.source, self.read_source)

    def read_source(self, file):
        """The lines of a file of the case, for people to read; None where it is none of the case's."""
        path = self.directory / file.replace("/case", str(self.directory))
        return tokens.decode(path.read_bytes()).split("\n") if path.is_file() else None

    def config(self, form):
        if not form:
            return self.directory / "config.json"
        config = json.loads((self.directory / "config.json").read_text())
        for probe in config["probes"]:
            if probe.get("kind", "call") == "call" and "function" not in probe:
                probe["form"] = form
        path = self.scratch / "config.json"
        # Source patterns are relative to the configuration's folder, so the copy must not depend on them.
        path.write_text(json.dumps(config))
        return path

    def normalise(self, text):
        return text.replace(str(self.directory).encode(), b"/case")

    def expect(self, name, now, optional=False):
        """Compares `now` with the file `name`; an optional file is absent when empty."""
        path = self.directory / name
        old = path.read_bytes() if path.exists() else b""
        if old == now and (optional or path.exists()):
            return
        new = not path.exists()
        label = str(path.relative_to(HERE))
        self.differences.append((difference.compare(tokens.decode(old), tokens.decode(now), label, self.origin), new))
        if not self.update:
            if new and not optional:
                self.problems.append(f"{name} is missing\n")
        elif now or not optional:
            path.write_bytes(now)
        else:
            path.unlink()

    def compile(self, compiler, source, extra):
        command = [
            compiler,
            "-x",
            self.language,
            "-c",
            "-O1",
            "-o",
            "/dev/null",
            *self.flags,
            *extra,
            "-iquote",
            self.directory,
            "-isystem",
            INCLUDE,
            source,
        ]
        status, _, errors = run(command, cwd=self.directory)
        return status == 0, text_of(errors)

    def check_builds(self, text, name):
        output = self.scratch / self.source
        output.write_bytes(text)
        marked = re.search(
            rb"^# \d", text, re.MULTILINE
        )  # -pedantic calls linemarkers an extension; with it in the flags there are none
        for compiler in self.compilers:
            for strict in (STRICTEST[compiler], STRICT, []):
                extra = [flag for flag in strict if not marked or flag != "-pedantic"]
                if not self.compile(compiler, self.directory / self.source, extra)[0]:
                    continue
                good, errors = self.compile(compiler, output, extra)
                if not good:
                    self.problems.append(f"{name} does not build: {compiler} {' '.join(extra)}\n{brief(errors)}")
                break

    def lines_of(self, file):
        return (self.directory / file).read_bytes().removeprefix(BYTE_ORDER_MARK).split(b"\n")

    def check_lines(self, text, points, name):
        out = text.split(b"\n")
        starts = [i for i, line in enumerate(out) if line.startswith(b"#line 1 ")]
        if text == self.input:
            return
        if not starts:
            self.problems.append(f"{name}: no `#line 1` before the text\n")
            return
        touched = set()
        for point in points:
            if point["scheme"] != "left-alone":
                touched.update((point["file"], line) for line in range(point["line_begin"], point["line_end"] + 1))
        file, number, lines, seen = self.source, 1, self.lines_of(self.source), set()
        own_markers = len(re.findall(rb"^# ?(?:line )?\d", self.input, re.MULTILINE))
        for new in out[starts[0] + 1 :]:
            marker = re.match(rb'#(?:line)? (\d+) "([^"]*)"', new)
            if marker and not own_markers:
                file, number = text_of(marker[2]), int(marker[1])
                lines = self.lines_of(file)
                continue
            if number <= len(lines):
                old, last = lines[number - 1], number == len(lines)
                # A wrapper function may be put in front of the line on which a function begins; the last line may be
                # closed by a newline; in C++ the states of a body stand behind its brace. A statement in a region of
                # OpenMP gets braces for them.
                # In C the variables that count operands stand there.
                new = re.sub(rb" (unsigned|WEFT_GUARDS) weft_n\d+_\d+( = WEFT_NO_CALL)?(, weft_n\d+_\d+( = WEFT_NO_CALL)?)*;", b"", new)
                declared = rb" ::weft::(point|guarded|detailed|fresh)( weft_[pdq]\d+_\d+(\{\})?,?)+;"
                declared += rb"( __extension__ _Complex [a-z ]+ weft_z[fdl]\d+;)*"
                new = re.sub(rb"\{" + declared + rb" (?!::weft::(?:point|guarded|detailed|fresh) |__extension__ _Complex )|" + declared, b"", new)
                same = (
                    new.endswith(old)
                    or new == old + b" }"
                    or (last and new.startswith(old))
                    or (old.startswith(b"#") and not new.strip())
                )
                if (file, number) not in touched and not same:
                    self.problems.append(
                        f"{name}: {file}:{number}: a line without a point has changed\n"
                        f"  was: {text_of(old)}\n  now: {text_of(new)}\n"
                    )
                seen.add((file, number))
            number += 1
        missing = {(self.source, line) for line in range(1, len(self.lines_of(self.source)) + 1)} - seen
        missing = [
            line
            for _, line in sorted(missing)
            if not re.match(rb"\s*#\s*include", self.lines_of(self.source)[line - 1])
        ]
        if missing:
            self.problems.append(f"{name}: lines {missing} came in and did not come out\n")

    def check_table(self, text, points, name):
        table = re.findall(
            rb'\{ "((?:[^"\\]|\\.)*)"(?:"\\0""(?:[^"\\]|\\.)*")?, "(?:[^"\\]|\\.)*", "(?:[^"\\]|\\.)*", '
            rb"(\d+), (\d+), (\d+), (\d+), (\d+), (\d+) \}",
            text[len(self.input) :],
        )
        listed = listed_sites(points)
        written = [tuple(int(number) for number in entry[1:5]) for entry in table]
        if sorted(listed) != sorted(written):
            self.problems.append(
                f"{name}: the site table and `weft sites --json` differ\n"
                f"  table: {sorted(written)}\n  sites: {sorted(listed)}\n"
            )

    def sites(self, config):
        status, out, errors = run(
            [self.weft, "sites", "--json", "-c", config, self.source, "--", *self.flags], cwd=self.directory
        )
        if status:
            self.problems.append(f"weft sites: status {status}\n{text_of(errors)}")
            return [], b""
        points = json.loads(out)["points"]
        lines = []
        for p in points:
            place = f"{p['line_begin']}:{p['column']}" + (
                f"-{p['line_end']}" if p["line_end"] != p["line_begin"] else ""
            )
            extra = " inclusive" if p["interval"] == "inclusive" else ""
            reason = f" ({p['reason']})" if p["reason"] else ""
            place = place if p["file"] == self.source else f"{p['file']}:{place}"
            lines.append(
                f"{place} {p['name']} {p['kind']} "
                f"in {p['function'] or '-'} depth {p['depth']}: {p['scheme']}{extra}{reason}\n"
            )
        return points, "".join(lines).encode()

    def check(self):
        listing = b""
        for stem, form in FORMS.items():
            name = f"{stem}.{self.extension}"
            if form and not (self.directory / name).exists():
                continue
            config = self.config(form)
            status, text, errors = run(
                [self.weft, "rewrite", *self.how, "-c", config, self.source, "--", *self.flags], cwd=self.directory
            )
            if status:
                self.problems.append(f"weft rewrite ({name}): status {status}\n{text_of(errors)}")
                continue
            text = self.normalise(text)
            self.expect(name, text)
            if not form:
                self.expect("expected.err", self.normalise(errors), optional=True)
            points, lines = self.sites(config)
            listing += (b"form block:\n" if form else b"") + lines
            self.check_lines(text, points, name)
            self.check_table(text, points, name)
            if not self.is_text:
                self.check_builds(text, name)
        self.expect("expected.sites", listing)
        return self


class CxxCase(Case):
    """A case in C++. A standard in `flags` holds for both compilers; else each takes its own."""

    extension = "cpp"
    language = "c++"
    compilers = ("g++", "clang++")


class RustCase(Case):
    extension = "rs"

    def edition(self):
        return next((flag.split("=")[1] for flag in self.flags if flag.startswith("--edition=")), "2021")

    def rustc(self, source, output, *more):
        kind = "bin" if re.search(rb"^(async )?fn main\(", self.input, re.MULTILINE) else "lib"
        command = [
            "rustc",
            "--edition",
            self.edition(),
            "--crate-name",
            "input",
            "--crate-type",
            kind,
            "--cap-lints",
            "allow",
            "-o",
            output,
            *more,
            source,
        ]
        for crate in sorted((self.directory / "crates").glob("*.rs")):
            # attribute macros run inside of the compiler
            kind, ending = ("proc-macro", "so") if b"proc_macro::" in crate.read_bytes() else ("rlib", "rlib")
            library = self.scratch / f"lib{crate.stem}.{ending}"
            status, _, errors = run(
                ["rustc", "--edition", "2021", "--crate-type", kind, "--cap-lints", "allow", "-o", library, crate]
            )
            if status:
                self.problems.append(f"{crate} does not build\n{text_of(errors)}\n")
            command += ["--extern", f"{crate.stem}={library}"]
        status, _, errors = run(command, cwd=self.directory)
        return status == 0, text_of(errors)

    def run_program(self, program):
        if not re.search(rb"^(async )?fn main\(", self.input, re.MULTILINE):
            return None
        status, out, errors = run(
            [program], env={**os.environ, "WEFT_TRACE": "off", "RUST_BACKTRACE": "0"}, cwd=self.scratch
        )
        errors = re.sub(rb"thread '([^']*)' \(\d+\)", rb"thread '\1'", errors)
        return status, text_of(out), re.sub(r"(\.rs:\d+):\d+", r"\1", text_of(errors))  # columns move

    def check_builds(self, text, name):
        library = self.weft.parent
        output, plain, rewritten = self.scratch / "input.rs", self.scratch / "plain", self.scratch / "rewritten"
        output.write_bytes(text)
        good, errors = self.rustc(self.directory / "input.rs", plain)
        if not good and "error[E0658]" in errors and rustc_version() < NEWEST_RUST:
            return  # an unstable feature there
        if not good:
            self.problems.append(f"input.rs does not build\n{brief(errors)}")
            return
        remap = f"--remap-path-prefix={self.scratch}={self.directory}"
        good, errors = self.rustc(
            output,
            rewritten,
            "--extern",
            f"weft_probe={self.shared / 'libweft_probe.rlib'}",
            f"-Lnative={library}",
            remap,
            f"-Clink-arg=-Wl,-rpath,{library}",
        )
        if not good:
            self.problems.append(f"{name} does not build\n{brief(errors)}")
            return
        before, after = self.run_program(plain), self.run_program(rewritten)
        if before != after:
            self.problems.append(f"{name} does something else than input.rs:\n  was: {before}\n  now: {after}\n")

    def check_lines(self, text, points, name):
        lines, out = self.input.split(b"\n"), text.split(b"\n")
        if len(lines) != len(out):
            self.problems.append(f"{name}: {len(lines)} lines came in, {len(out)} came out\n")
            return
        touched = set()
        for point in points:
            if point["scheme"] != "left-alone":
                touched.update(range(point["line_begin"], point["line_end"] + 1))
        for number, (old, new) in enumerate(zip(lines, out), 1):
            # Variables of "on" and the table of a function stand behind the brace of its body, `extern crate` behind
            # everything.
            new = re.sub(
                rb"(?: let weft_(?:on|k|f)\d+_\d+ = ::weft_probe::(?:On|Kept::<\d+, \d+>|Frame)::new\((?:&WEFT_U\d+)?\);)+", b"", new
            )
            new = re.sub(
                rb" static WEFT_S\d+: .*::Unit::new\(&WEFT_S\d+\);(?: static WEFT_[CD][\d_]+: .*\];)?", b"", new
            ).removesuffix(b"extern crate weft_probe;")
            if number not in touched and new != old:
                self.problems.append(
                    f"{name}:{number}: a line without a point has changed\n"
                    f"  was: {text_of(old)}\n  now: {text_of(new)}\n"
                )

    def check_table(self, text, points, name):
        site = (
            rb'Site::new\("(?:[^"\\]|\\.)*", "(?:[^"\\]|\\.)*", "(?:[^"\\]|\\.)*", '
            rb"(\d+), (\d+), (\d+), (\d+), (\d+), (\d+)\)"
        )
        listed = listed_sites(points)
        written = [tuple(int(number) for number in entry[:4]) for entry in re.findall(site, text)]
        if sorted(listed) != sorted(written):
            self.problems.append(
                f"{name}: the site tables and `weft sites --json` differ\n"
                f"  tables: {sorted(written)}\n  sites: {sorted(listed)}\n"
            )


class JavaCase(Case):
    """A case in Java. What javac accepts with all warnings it must accept rewritten; a class Main is run."""

    extension = "java"
    how = []

    def javac(self, source, output, *more):
        output.mkdir(exist_ok=True)
        fast = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-proc:none"]
        status, _, errors = run(["javac", *fast, *more, *self.flags, "-d", output, source], cwd=self.directory)
        return status == 0, text_of(errors)

    def run_program(self, classes, runtime):
        if not re.search(rb"^class Main\b", self.input, re.MULTILINE):
            return None
        java = ["java", "-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", f"{classes}:{runtime}"]
        status, out, errors = run([*java, "Main"], env={**os.environ, "WEFT_TRACE": "off"}, cwd=self.scratch)
        return status, text_of(out), text_of(errors)

    def check_builds(self, text, name):
        runtime = self.weft.parent / "jvm"
        output, plain, rewritten = self.scratch / "input.java", self.scratch / "plain", self.scratch / "rewritten"
        output.write_bytes(text)
        good, before = self.javac(self.directory / "input.java", plain, "-Xlint:all")
        if not good:
            self.problems.append(f"input.java does not build\n{brief(before)}")
            return
        good, errors = self.javac(output, rewritten, "-Xlint:all", "-cp", runtime)
        if not good:
            self.problems.append(f"{name} does not build\n{brief(errors)}")
            return
        if len(re.findall(r"warning:", before)) != len(re.findall(r"warning:", errors)):
            self.problems.append(f"{name} has other warnings than input.java\n{brief(errors)}")
        before, after = self.run_program(plain, runtime), self.run_program(rewritten, runtime)
        if before != after:
            self.problems.append(f"{name} does something else than input.java:\n  was: {before}\n  now: {after}\n")

    def check_lines(self, text, points, name):
        table = text.rfind(b'@SuppressWarnings("all") final class WEFT_U')
        lines, out = self.input.split(b"\n"), (text[:table] if table >= 0 else text).split(b"\n")
        if len(lines) != len(out):
            self.problems.append(f"{name}: {len(lines)} lines came in, {len(out)} came out\n")
            return
        touched = set()
        for point in points:
            if point["scheme"] != "left-alone":
                touched.update(range(point["line_begin"], point["line_end"] + 1))
        for number, (old, new) in enumerate(zip(lines, out), 1):
            # A body is in a try, and its handlers begin with a probe.
            new = re.sub(rb" final int WEFT_D\d+ = \w+\.mark\(\); try \{( return )?", b"", new)
            new = re.sub(
                rb"(; )?\} catch \(final Throwable WEFT_T(\d+)\) \{ \w+\.left\(WEFT_D\2( - \d)?\); "
                rb"throw WEFT_T\2; \}( finally \{[^}]*\})?( \})?",
                b"",
                new,
            )
            new = re.sub(rb" \w+\.left\(WEFT_D\d+\);", b"", new)
            # What a thread runs is followed without a point of its own.
            new = re.sub(rb" final boolean WEFT_L\d+ = \w+\.beginLife\(\); try \{", b"", new)
            new = re.sub(rb"\} finally \{ \w+\.endLife\(WEFT_L\d+\); \}", b"", new)
            new = re.sub(rb"WEFT_U\d+\w*\.lived\(([^()]*)\)", rb"\1", new)
            # the semicolon of a statement may stand on a line of its own
            if number not in touched and new not in (old, old + b" }"):
                self.problems.append(
                    f"{name}:{number}: a line without a point has changed\n"
                    f"  was: {text_of(old)}\n  now: {text_of(new)}\n"
                )

    def check_table(self, text, points, name):
        table = text[text.rfind(b'@SuppressWarnings("all") final class WEFT_U') :]
        written = re.findall(rb'"(\d+) (\d+) (\d+) (\d+) \d \d [^"]*\\n"', table)
        written = [tuple(int(number) for number in site) for site in written]
        listed = listed_sites(points)
        if sorted(listed) != sorted(written):
            self.problems.append(
                f"{name}: the site table and `weft sites --json` differ\n"
                f"  table: {sorted(written)}\n  sites: {sorted(listed)}\n"
            )


LANGUAGES = {"c": Case, "cxx": CxxCase, "rust": RustCase, "java": JavaCase}
