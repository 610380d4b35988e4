"""Inputs to begin with, so that the fuzzers are past the first checks at once: seeds.py TRACE DIRECTORY (TRACE: one of make_trace)."""
import glob
import os
import struct
import subprocess
import sys
import tempfile

trace, directory = sys.argv[1:]


def write(target, name, data):
    os.makedirs(os.path.join(directory, target), exist_ok=True)
    with open(os.path.join(directory, target, name), "wb") as file:
        file.write(data)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def text(words):
    return struct.pack("<I", len(words)) + words


def message(kind, data):
    return struct.pack("<HB", len(data), kind) + data


UUID = bytes(range(16))
for number, process in enumerate(sorted(glob.glob(trace + "/*-*"))):
    definitions = read(process + "/definitions")
    write("reader", f"metadata-{number}", b"\0" + read(process + "/metadata"))
    write("reader", f"definitions-{number}", b"\1" + definitions[24:])
    whole, at = message(4, struct.pack("<I", 0) + UUID + text(b"a-1") + text(b"a") + text(b"loom") + struct.pack("<IQQQQ", 1, 5, 0, 0, 0)), 0
    while at < len(definitions):
        end = at + struct.unpack_from("<Q", definitions, at + 48)[0] // 8
        whole += message(5, struct.pack("<IQQ", 0, at, end) + definitions[at + 80 : end])
        at = end
    for index, path in enumerate(sorted(glob.glob(process + "/thread-*"))):
        thread = read(path)
        for first in (5, 6):
            write("reader", f"thread-{number}-{index}-{first}", bytes([first]) + thread[24:])
        size = struct.unpack_from("<Q", thread, 48)[0] // 8
        begin = struct.unpack_from("<Q", thread, 24)[0]
        whole += message(6, struct.pack("<III", index, 0, 7) + text(b"thread-%d" % index))
        whole += message(7, struct.pack("<IQQQ", index, 0, begin, 0) + thread[80:size])
    write("collector", f"process-{number}", b"\0" + whole)
write("collector", "clock", b"\0" + message(2, bytes(8)) + message(3, text(b"loom") + bytes(16)))
write("config", "config.json", read(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../samples/lua/config.json")))

with tempfile.TemporaryDirectory() as scratch:
    source = b'static const char link[8] __attribute__((used, section("weft_wrapped"))) = "stamp"; int _start(void) { return link[0]; }'
    make = {
        "object": ["cc", "-c", "-x", "c", "-", "-o", "x.o"],
        "archive": ["ar", "rcs", "x.a", "x.o"],
        "program": ["cc", "-nostdlib", "x.o", "-Wl,-rpath,/somewhere", "-Wl,--no-as-needed", "-ldl", "-o", "x"],
    }
    for name, command in make.items():
        subprocess.run(command, input=source, cwd=scratch, check=True)
        write("elf", name, read(os.path.join(scratch, {"object": "x.o", "archive": "x.a", "program": "x"}[name])))
