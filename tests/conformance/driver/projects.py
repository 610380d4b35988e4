"""Whole projects, each described by a file of project/ (see project.sh): their own tests say the same as without weft."""
import os
import re
import shutil
import signal
import subprocess

import calls
from machine import CACHE, HERE, Job, Result, difference, digest, fetch, remove, run_with_room


class Projects:
    def __init__(self, name, description, options):
        self.name, self.description, self.options = name, description, options
        self.ways = description.get("ways", ["full", "off"])

    def jobs(self):
        found = []
        for test in self.description.get("tests") or sorted(path.name for path in (HERE / "project").iterdir()):
            self.sources = getattr(self, "sources", {})
            package, *levels = self.step("describe", test, "gcc", "own", HERE).stdout.split()
            self.sources[test] = package
            for compiler in self.options.compiler or self.description["compilers"]:
                found += [Job(self.name, test, compiler, level) for level in levels if not self.options.level or level in self.options.level]
        return found

    def step(self, step, test, compiler, level, directory, wrapper=(), environment=os.environ, **options):
        environment = {**environment, "CONFORMANCE_CC": compiler, "CONFORMANCE_LEVEL": level, "CONFORMANCE_BUILD": str(self.options.build)}
        options = {"stdout": subprocess.PIPE, "env": environment, "cwd": directory, "text": True, "errors": "replace", **options}
        done, has_room = run_with_room([HERE / "project.sh", step, test, *wrapper], directory, **options)
        if not has_room:
            done.returncode, done.stdout = -signal.SIGKILL, "stopped: the disk is almost full (WEFT_MODE=ring keeps the end of a trace)\n"
        return done

    def build(self, job, directory, wrapper, environment=os.environ):
        """A copy of the sources, built. False if that fails; what was said is in DIRECTORY/log."""
        sources = fetch(self.sources[job.test])
        if not sources:
            return False
        remove(directory)
        directory.mkdir(parents=True)
        shutil.copytree(sources, directory / "tree", symlinks=True)
        with (directory / "log").open("w") as log:
            done = self.step("build", job.test, job.compiler, job.level, directory / "tree", wrapper, environment, stdout=log, stderr=subprocess.STDOUT)
        return done.returncode == 0

    def kept(self, job):
        return f"{job.test}-{job.compiler}{'' if job.level == 'own' else job.level}"

    @staticmethod
    def files_of(test):
        """The project's file, and what it shares with others."""
        own = HERE / "project" / test
        return [own, *(HERE / name for name in re.findall(r'^source "\$here/(\S+)"', own.read_text(), re.MULTILINE))]

    def described(self, job):
        """Changes when one of its files does."""
        return digest(*self.files_of(job.test))

    def plain(self, job, weft):
        """The verdict without weft, which is kept until one of the project's files changes. None: it does not work. The trees of both builds stand in the
        same directory: Vim, for one, keeps no copies of what is below /tmp."""
        kept = CACHE / "plain" / self.kept(job)
        changed = max(path.stat().st_mtime for path in self.files_of(job.test))
        if not (kept / "verdict").exists() or (kept / "verdict").stat().st_mtime < changed:
            remove(kept)
            kept.mkdir(parents=True)
            place = weft.work / f"{self.kept(job)}-plain"
            is_built = self.build(job, place, ())
            if (place / "log").exists():
                shutil.copy(place / "log", kept)
            if not is_built:
                return None
            verdict = self.step("verify", job.test, job.compiler, job.level, place / "tree", environment=weft.environment("off", ""), stderr=subprocess.DEVNULL)
            if verdict.returncode < 0 or verdict.returncode > 128:  # it was killed: this is no verdict
                return None
            (kept / "verdict").write_text(verdict.stdout)
            remove(place)
        return (kept / "verdict").read_text() or None

    def run(self, job, ways, weft):
        plain = self.plain(job, weft)
        if plain is None:
            log = CACHE / "plain" / self.kept(job) / "log"
            text = f"does not work plainly, see {log}:\n" + "\n".join(log.read_text(errors="replace").splitlines()[-5:] if log.exists() else [])
            return {way: Result("different", text, is_kept=False) for way in ways}
        results = {}
        if "calls" in ways:
            results["calls"] = self.compare_calls(job, weft)
        # one build serves both ways of recording
        for group in [[w for w in ways if w in ("full", "off")], [w for w in ways if w == "nothing"]]:
            if not group:
                continue
            place = weft.work / f"{job.test}-{job.compiler}{job.level}-{group[0]}"
            wrapper = [weft.command(group[0]), "build", "-c", str(weft.work / "config.json"), "-o", str(place / "state"), "--"]
            built = self.build(job, place, wrapper)
            log = (place / "log").read_text(errors="replace") if (place / "log").exists() else "cannot be fetched"
            for way in group:
                result = results[way] = Result("same")
                result.add_summaries(log)
                if not built:
                    result.verdict, result.text = "different", "does not build:\n" + "\n".join(log.splitlines()[-8:])
                    continue
                said = self.step("verify", job.test, job.compiler, job.level, place / "tree", environment=weft.environment(way, place / "trace"),
                                 stderr=subprocess.DEVNULL)  # fmt: skip
                remove(place / "trace")
                result.text = f"{len(plain.splitlines())} lines of verdict"
                if said.stdout != plain:
                    result.verdict, result.text = "different", difference(plain, said.stdout)
            left = [line for line in log.splitlines() if line.startswith("weft: ") and "left alone" in line]
            if self.options.verbose and left:
                results[group[0]].text += "\n" + "\n".join(left)
            if not self.options.keep:
                remove(place)
        return results

    def compare_calls(self, job, weft):
        """What the project's tests call, by an independent log. Their verdict is judged by the other ways: here, functions are compiled at -O0."""
        place = weft.work / f"{self.kept(job)}-calls"
        wrapper = [weft.command("calls"), "build", "-c", str(weft.work / "config.json"), "-o", str(place / "state"), "--"]
        remove(place)
        tools = calls.make_compilers(place.with_suffix(".compilers"))
        environment = weft.environment("calls", place / "trace") | {"PATH": f"{tools}:{os.environ['PATH']}"}
        built = self.build(job, place, wrapper, environment)
        log = (place / "log").read_text(errors="replace") if (place / "log").exists() else "cannot be fetched"
        result = Result("same")
        result.add_summaries(log)
        if built:
            logs = place / "calls"
            logs.mkdir()
            self.step("verify", job.test, job.compiler, job.level, place / "tree", environment=environment | weft.calls().environment(logs), stderr=subprocess.DEVNULL)
            sites = calls.sites_of_build(weft.command("calls"), weft.work / "config.json", place / "state")
            wrong = weft.calls().differences(logs, sites)
            result.text = f"{calls.count(logs)} calls" + "".join(f"\n{line}" for line in wrong[:20])
            result.verdict = "different" if wrong else "same"
        else:
            result.verdict, result.text = "different", "does not build:\n" + "\n".join(log.splitlines()[-8:])
        if not self.options.keep:
            remove(place)
            remove(tools)
        return result
