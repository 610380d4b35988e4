"""Crates: the tests of each, as it is published, say the same with every call of it and of its dependencies instrumented."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tomllib

from machine import CACHE, HERE, Job, Result, difference, digest, remove

TOLD = re.compile(r"^(test .* \.\.\. [a-zA-Z]*).*|^(test result: .*); finished in.*|^ *(Running [^(]*)\(.*|^ *(Doc-tests .*)")
# millions of events need no disk in what the tests start by themselves
QUIET = {"CARGO_TERM_COLOR": "never", "RUST_BACKTRACE": "0", "CARGO_INCREMENTAL": "0", "CARGO_PROFILE_DEV_DEBUG": "0", "CARGO_PROFILE_TEST_DEBUG": "0"}


def environment_of_cargo(environment):
    return {k: v for k, v in environment.items() if k not in ("RUSTC_WRAPPER", "RUSTFLAGS", "CARGO_TARGET_DIR")} | QUIET


class Crates:
    def __init__(self, name, description, options):
        self.name, self.description, self.options = name, description, options
        self.ways = description.get("ways", ["full", "off"])
        self.tests = description["test"]

    def jobs(self):
        chosen = self.description.get("tests", list(self.tests))
        levels = {test: self.tests[test].get("levels", self.description["levels"]) for test in chosen}
        return [Job(self.name, t, "rustc", level) for t in chosen for level in levels[t] if not self.options.level or level in self.options.level]

    def source(self, test):
        """As it is published: CACHE/crates/NAME, its newest version the first time that it is asked for; or CACHE/crates/NAME@VERSION."""
        own = HERE / "crate" / test
        if own.is_dir():
            return own
        kept, name = CACHE / "crates" / test, test.split("@")[0]
        if not kept.is_dir():
            new = kept.parent / f".fetch-{test}"
            remove(new)
            kept.parent.mkdir(parents=True, exist_ok=True)
            cargo = lambda *words, at: subprocess.run(["cargo", *words], cwd=at, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: E731
            cargo("new", "--quiet", "--vcs", "none", "--lib", "--name", f"fetches-{name}", str(new), at=kept.parent)
            cargo("add", "--quiet", test.replace("@", "@="), at=new)
            cargo("fetch", "--quiet", at=new)
            # `cargo metadata` does not tell of crates without a library
            version = next(p["version"] for p in tomllib.loads((new / "Cargo.lock").read_text())["package"] if p["name"] == name)
            home = pathlib.Path(os.environ.get("CARGO_HOME", pathlib.Path.home() / ".cargo"))
            shutil.copytree(next(home.glob(f"registry/src/*/{name}-{version}")), kept)
            remove(new)
        return kept

    def described(self, job):
        """Changes when what is said of the crate does, or a crate of ours."""
        own = HERE / "crate" / job.test
        return json.dumps(self.tests[job.test]) + (digest(own) if own.is_dir() else "") + (self.options.targets or "")

    def copy(self, test, place):
        remove(place)
        shutil.copytree(self.source(test), place)
        for name in "Cargo.toml.orig", "rust-toolchain", "rust-toolchain.toml":  # any rustc from the crate's own oldest one on will do
            (place / name).unlink(missing_ok=True)
        description = self.tests[test]
        if description.get("patch"):
            with (place / "Cargo.toml").open("a") as manifest:
                manifest.write(f'\n[patch.crates-io]\n{test.split("@")[0]} = {{ path = "." }}\n')
        for name in description.get("beside", []):
            shutil.copy(place / name, place.parent / name)

    def tests_of(self, job, place, command, environment):
        """What its tests say, without times and in order of names; and the whole output."""
        description = self.tests[job.test]
        words = ["test", "--no-fail-fast", *(["--release"] if job.level == "-O2" else [])]
        words += ["--features", description["features"]] if "features" in description else []
        words += (self.options.targets or description.get("targets", "")).split()
        try:
            done = subprocess.run([*command, *words], cwd=place, env=environment_of_cargo(environment), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  text=True, errors="replace", timeout=int(os.environ.get("WEFT_CRATE_SECONDS", 3600)))  # fmt: skip
            log, status = done.stdout, done.returncode
        except subprocess.TimeoutExpired as error:
            log, status = (error.stdout or b"").decode(errors="replace"), "timeout"
        told = sorted(next(filter(None, match.groups())) for match in map(TOLD.match, log.splitlines()) if match)
        return "\n".join([*told, f"status {status}\n"]), log

    def run(self, job, ways, weft):
        kept = CACHE / "plain" / f"crate-{job.test}{job.level}"
        kept.parent.mkdir(parents=True, exist_ok=True)
        place = weft.work / f"crate-{job.test}{job.level}" / job.test.split("@")[0]
        place.parent.mkdir(exist_ok=True)
        self.copy(job.test, place)
        described = self.described(job)
        if not kept.exists() or kept.read_text().splitlines()[0] != described:
            verdict, log = self.tests_of(job, place, ["cargo"], weft.environment("off", ""))
            if "test result" not in verdict:
                return {way: Result("different", "does not work plainly:\n" + log[-600:]) for way in ways}
            # the same versions of its dependencies under weft
            kept.with_suffix(".lock").write_text((place / "Cargo.lock").read_text())
            kept.write_text(f"{described}\n{verdict}")
        plain = kept.read_text().split("\n", 1)[1]
        results = {}
        for way in ways:
            self.copy(job.test, place)
            (place / "Cargo.lock").write_text(kept.with_suffix(".lock").read_text())
            state = place.parent / ("empty" if way == "nothing" else "state")
            command = [weft.command(way), "build", "-c", str(weft.work / "crates.json"), "-o", str(state), "--", "cargo"]
            verdict, log = self.tests_of(job, place, command, weft.environment(way, place.parent / "trace"))
            remove(place.parent / "trace")
            result = results[way] = Result("same" if verdict == plain else "different")
            result.add_summaries(log)
            result.text = f"{verdict.count(' ... ok')} tests ok, {verdict.count(' ... FAILED')} failed" if verdict == plain else difference(plain, verdict)
            if self.options.verbose:
                result.text += "".join("\n" + line for line in log.splitlines() if line.startswith("weft: ") and "left alone" in line)
            if self.options.keep:
                (place.parent / f"log-{way}").write_text(log)
        if not self.options.keep:
            remove(place.parent)
        return results
