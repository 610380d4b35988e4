"""rustc's own tests (tests/ui) that run: each, and the crates that it is built with, is compiled plainly and run, and then the same through
`weft-rustc`. What a test asks for stands in its //@ lines (rustc-dev-guide.rust-lang.org/tests/directives.html)."""
import pathlib
import re

from programs import Programs, run

DIRECTIVE = re.compile(r"^\s*//@\s*(?:\[([^\]]*)\])?\s*([a-z0-9-]+)\s*(?::\s*(.*?))?\s*$", re.M)
CRATE_TYPE = re.compile(r'^#!\[crate_type\s*=\s*"([a-z-]+)"', re.M)
CARGO = ["--error-format=json", "--json=artifacts", "--emit=dep-info,link", "-Awarnings"]  # as cargo calls rustc, which is when crates are rewritten

LEVELS = {"-O0": "-Copt-level=0", "-O2": "-Copt-level=2"}


def directives(source):
    """[(name, value)] for the first revision that runs, which is passed as a cfg of its name."""
    found = [match.groups(default="") for match in DIRECTIVE.finditer(source)]
    revisions = next((value.split() for _, name, value in found if name == "revisions"), [])
    runs = {word.strip() for which, name, _ in found if name == "run-pass" for word in which.split(",")} - {""}
    revision = next((name for name in revisions if not runs or name in runs), None)
    said = [(name, value) for which, name, value in found if not which or revision in [word.strip() for word in which.split(",")]]
    return said + ([("compile-flags", f"--cfg {revision}")] if revision else [])


def values(said, *names):
    return [value for name, value in said if name in names]


def pairs(said, name):
    return dict(value.split("=", 1) for value in values(said, name) if "=" in value)


def flags_of(said):
    flags = [flag for value in values(said, "compile-flags") for flag in value.split()]
    edition = values(said, "edition")
    return flags + (["--edition", re.sub(r"\.\..*", "", edition[0])] if edition and not any(flag.startswith("--edition") for flag in flags) else [])


def crate_name(path):
    return re.sub(r"\W", "_", path.stem)


class RustcUi(Programs):
    def arguments(self, flags, source):
        return [*flags, *flags_of(directives(source))]

    def compile(self, wrapper, job, path, kind, flags, directory, environment):
        """One crate, where it lies: cargo names the members of a workspace by relative paths."""
        command = [*wrapper, job.compiler, "--crate-name", crate_name(path), *CARGO, "--crate-type", kind, "--out-dir", str(directory)]
        return run([*command, "-L", str(directory), *flags, path.name], path.parent, environment, 300)

    def build_others(self, wrapper, job, folder, said, flags, directory, environment):
        """The crates that a test, or another crate, is built with; returns what did not compile, or the options that name them."""
        options = []
        for name, value in said:
            if name not in ("aux-build", "aux-crate", "proc-macro"):
                continue
            alias, _, file = value.rpartition("=")
            path = folder / file
            if not path.exists():
                return (1, "", f"{path} is not there"), []
            source = path.read_text(encoding="latin1")
            own = directives(source)
            wrong, others = self.build_others(wrapper, job, folder, own, flags, directory, environment)
            if wrong:
                return wrong, []
            typed = CRATE_TYPE.search(source)
            kind = "proc-macro" if name == "proc-macro" else typed[1] if typed else "lib"
            more = ["--extern", "proc_macro"] if kind == "proc-macro" else []
            built = self.compile(wrapper, job, path, kind, [*flags, *more, *others, *flags_of(own)], directory, environment | pairs(own, "rustc-env"))
            if built[0] != 0:
                return built, []
            crate = crate_name(path)
            library = {"proc-macro": "so", "dylib": "so", "cdylib": "so", "staticlib": "a"}.get(kind, "rlib")
            if alias or name == "proc-macro":
                options += ["--extern", f"{alias or crate}={directory}/lib{crate}.{library}"]
        return None, options

    def fates(self, lines):
        return [words for words in lines if words[0] in ("unit", "rejected", "alone")] or [["unseen"]]

    def attempt(self, wrapper, job, arguments, directory, environment, seconds):
        path, directory = self.paths[job.test], pathlib.Path(directory)
        said = directives(path.read_text(encoding="latin1"))
        environment = {**environment, "RUSTC_BOOTSTRAP": "1"}
        if wrapper:
            wrapper = [str(pathlib.Path(wrapper[0]).resolve().parent / "weft-rustc")]
            environment["WEFT_CONFIG"] = str(directory.parent / "crates.json")
            # the runtime crate is compiled once
            runtime = directory.parent / f"runtime-{wrapper[0].count('emptied')}"
            runtime.mkdir(exist_ok=True)
            (pathlib.Path(environment["WEFT_STATE"]) / "runtime").symlink_to(runtime)
        level = [LEVELS[flag] for flag in arguments if flag in LEVELS]
        wrong, others = self.build_others(wrapper, job, path.parent / "auxiliary", said, level, directory, environment)
        own = [*level, *others, *(flag for flag in arguments if flag not in LEVELS)]
        built = wrong or self.compile(wrapper, job, path, "bin", own, directory, environment | pairs(said, "rustc-env"))
        return built, self.execute(job, directory, environment, seconds) if built[0] == 0 else built

    def execute(self, job, directory, environment, seconds):
        path = self.paths[job.test]
        said = directives(path.read_text(encoding="latin1"))
        words = [word for value in values(said, "run-flags") for word in value.split()]
        status, out, err = run([f"{directory}/{crate_name(path)}", *words], directory, environment | pairs(said, "exec-env"), seconds)
        if "--test" in flags_of(said):  # a harness, whose threads end in any order and take their time
            out = "\n".join(sorted(re.sub(r"finished in .*", "", line) for line in out.splitlines()))
        return status, out, err
