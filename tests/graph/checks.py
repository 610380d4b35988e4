"""What the cases of tests/graph have in common."""
import subprocess


class Failure(Exception):
    pass


def call(command, status=0, **keys):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", **keys)
    if done.returncode != status:
        raise Failure(f"{' '.join(map(str, command))}: status {done.returncode}\n{done.stdout[-800:]}{done.stderr[-800:]}")
    return done.stdout + done.stderr


def expect(is_true, what):
    if not is_true:
        raise Failure(what)
