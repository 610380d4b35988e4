"""A program on a terminal of its own, and what stands on its screen: a model of the few control sequences that are used."""
import fcntl
import html
import os
import pty
import re
import select
import signal
import struct
import termios
import time

SEQUENCE = re.compile(r"\x1b\[([?>]?)([\d;]*)([@A-Za-z])|\x1b[()][A-Z0-9]|\x1b\][^\x07]*\x07|\x1b([=>78M])|[\s\S]")
COLOURS = {30: "#000", 31: "#c33", 36: "#06989a"}


class Screen:
    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [[(" ", "")] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.top, self.bottom = 0, rows - 1
        self.style, self.last = set(), " "

    def blank(self, row, begin, end):
        for column in range(begin, min(end, self.columns)):
            self.cells[row][column] = (" ", " ".join(sorted(self.style & {"bar", "reverse"})))

    def scroll(self, at, count):
        """Takes lines out at `at` (count > 0), or puts empty ones in."""
        for _ in range(abs(count)):
            empty = [(" ", "")] * self.columns
            if count > 0:
                del self.cells[at]
                self.cells.insert(self.bottom, empty)
            else:
                del self.cells[self.bottom]
                self.cells.insert(at, empty)

    def put(self, char):
        if self.column >= self.columns:
            self.column = 0
            self.down()
        self.cells[self.row][self.column] = (char, " ".join(sorted(self.style)))
        self.column += 1
        self.last = char

    def down(self):
        if self.row == self.bottom:
            self.scroll(self.top, 1)
        else:
            self.row = min(self.row + 1, self.rows - 1)

    def set_style(self, numbers):
        for number in numbers or [0]:
            if number == 0:
                self.style.clear()
            elif number in (1, 4, 7):
                self.style.add({1: "bold", 4: "underline", 7: "reverse"}[number])
            elif number in (22, 24, 27):
                self.style.discard({22: "bold", 24: "underline", 27: "reverse"}[number])
            elif number == 46:
                self.style.add("bar")
            elif number in (31, 36):
                self.style.add({31: "red", 36: "cyan"}[number])
            elif number in (39, 49):
                self.style -= {39: {"red", "cyan"}, 49: {"bar"}}[number]

    def control(self, private, words, letter):
        numbers = [int(word or 0) for word in words.split(";")] if words else []
        n = numbers[0] if numbers and numbers[0] else 1
        if private:
            if letter == "h" and 1049 in numbers:
                self.__init__(self.columns, self.rows)
        elif letter in "Hf":
            self.row = min(n, self.rows) - 1
            self.column = min(numbers[1] if len(numbers) > 1 and numbers[1] else 1, self.columns) - 1
        elif letter == "A":
            self.row = max(self.row - n, 0)
        elif letter == "B":
            self.row = min(self.row + n, self.rows - 1)
        elif letter == "C":
            self.column = min(self.column + n, self.columns - 1)
        elif letter == "D":
            self.column = max(self.column - n, 0)
        elif letter == "G":
            self.column = n - 1
        elif letter == "d":
            self.row = n - 1
        elif letter == "J":
            kind = numbers[0] if numbers else 0
            if kind == 0:
                self.blank(self.row, self.column, self.columns)
            for row in range(self.row + 1 if kind == 0 else 0, self.row if kind == 1 else self.rows):
                self.blank(row, 0, self.columns)
        elif letter == "K":
            kind = numbers[0] if numbers else 0
            self.blank(self.row, self.column if kind == 0 else 0, self.column + 1 if kind == 1 else self.columns)
        elif letter == "X":
            self.blank(self.row, self.column, self.column + n)
        elif letter == "P":
            line = self.cells[self.row]
            self.cells[self.row] = line[: self.column] + line[self.column + n :] + [(" ", "")] * min(n, self.columns - self.column)
        elif letter == "@":
            line = self.cells[self.row]
            self.cells[self.row] = (line[: self.column] + [(" ", "")] * n + line[self.column :])[: self.columns]
        elif letter in "LM":
            self.scroll(self.row, n if letter == "M" else -n)
        elif letter in "ST":
            self.scroll(self.top, n if letter == "S" else -n)
        elif letter == "b":
            for _ in range(n):
                self.put(self.last)
        elif letter == "r":
            self.top, self.bottom = n - 1, (numbers[1] if len(numbers) > 1 else self.rows) - 1
            self.row = self.column = 0
        elif letter == "m":
            self.set_style(numbers)

    def feed(self, text):
        """Returns what is left: the beginning of a sequence."""
        at = 0
        while at < len(text):
            if text[at] == "\x1b" and not re.match(r"\x1b(\[[?>]?[\d;]*[@A-Za-z]|[()][A-Z0-9]|[=>78M]|\][^\x07]*\x07)", text[at:]):
                return text[at:]
            found = SEQUENCE.match(text, at)
            at = found.end()
            char = found.group(0)
            if found.group(3):
                self.control(found.group(1), found.group(2), found.group(3))
            elif found.group(4) == "M":
                self.row = max(self.row - 1, 0)
            elif char == "\r":
                self.column = 0
            elif char == "\n":
                self.down()
            elif char == "\b":
                self.column = max(self.column - 1, 0)
            elif char == "\t":
                self.column = min(self.column // 8 * 8 + 8, self.columns - 1)
            elif len(char) == 1 and char >= " ":
                self.put(char)
        return ""

    def lines(self):
        return ["".join(char for char, _ in row).rstrip() for row in self.cells]

    def html(self, is_dark=False):
        """For a screenshot."""
        paper, ink = ("#111", "#ddd") if is_dark else ("#fff", "#111")
        out = [f"<meta charset=utf-8><style>body{{background:{paper};color:{ink};margin:8px}}pre{{font:14px monospace;margin:0}}.bold{{font-weight:bold}}"
               f".underline{{text-decoration:underline}}.reverse{{background:{ink};color:{paper}}}.bar{{background:#06989a;color:#000}}.red{{color:#c33}}"
               ".cyan{color:#06989a}</style><pre>"]
        for row in self.cells:
            out += [f'<span class="{style}">{html.escape(char)}</span>' for char, style in row] + ["\n"]
        return "".join(out)


class Terminal:
    """A command on a terminal of this size."""

    def __init__(self, words, columns=100, rows=30, directory=None, **environment):
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            if directory:
                os.chdir(directory)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execvpe(str(words[0]), list(map(str, words)), {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", **environment})
        self.screen, self.rest, self.text, self.is_over = Screen(columns, rows), "", "", False

    def read(self, seconds):
        """Reads for so long; returns whether there was anything."""
        deadline, before = time.time() + seconds, len(self.text)
        while not self.is_over and (left := deadline - time.time()) > 0 and select.select([self.master], [], [], left)[0]:
            try:
                more = os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                more = ""
            self.is_over = not more
            self.text += more
            self.rest = self.screen.feed(self.rest + more)
        return len(self.text) > before

    def press(self, keys):
        os.write(self.master, keys.encode())

    def resize(self, columns, rows):
        self.screen = Screen(columns, rows)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def until(self, *parts, seconds=20):
        """Waits until these stand on the screen, each within a line, and returns its lines."""
        deadline = time.time() + seconds
        while True:
            self.read(0.1)
            lines = self.screen.lines()
            if all(any(re.search(part, line) for line in lines) for part in parts):
                return lines
            if self.is_over or time.time() > deadline:
                raise AssertionError(f"{parts} are not on the screen:\n" + "\n".join(lines))

    def signal(self, number):
        os.kill(self.pid, number)

    def end(self, seconds=30):
        deadline = time.time() + seconds
        while not self.is_over and time.time() < deadline:
            self.read(0.2)
        if not self.is_over:
            os.kill(self.pid, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.master)
        return status
