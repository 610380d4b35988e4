"""Sources, command lines and messages to begin with: source_seeds.py DIRECTORY EVERY (of the golden cases, every so many one)."""
import pathlib
import sys

directory, every = pathlib.Path(sys.argv[1]), int(sys.argv[2])
GOLDEN = pathlib.Path(__file__).resolve().parent.parent / "golden"
MOST = 6000  # bytes: what is longer is read slowly, and tells no more; so are the headers of libstdc++


def write(target, name, data):
    (directory / target).mkdir(parents=True, exist_ok=True)
    (directory / target / name).write_bytes(data)


for target, first, folder, ending in (("clang", 0, "c", "c"), ("clang", 1, "cxx", "cpp"), ("trees", 0, "rust", "rs"), ("trees", 1, "java", "java")):
    inputs = [path for path in sorted(GOLDEN.glob(f"{folder}/*/input.{ending}")) if path.stat().st_size < MOST and b"#include <" not in path.read_bytes()]
    for number, path in enumerate(inputs[::every]):
        write(target, f"{folder}-{path.parent.name}", bytes([first, number % 3 + 16 * (number % 4)]) + path.read_bytes())
for number, words in enumerate((
        "-O2 -c src/a.c -o a.o -MMD -MF a.d -I. -DX=1", "-x c++ -std=c++20 - -shared -o x.so -Wl,-z,now b.cpp", "-static -pthread main.o -lm -L/usr/lib",
        "--crate-name x --edition=2021 src/main.rs --crate-type bin --emit=dep-info,link -C opt-level=3 --cfg feature=\"a\" --out-dir target -L dependency=target",
        "-d classes -cp a.jar:b -sourcepath src --release 17 -J-Xmx1g src/Main.java --module-source-path m=src -m one,two")):
    write("words", f"line-{number}", b"\0" + words.replace(" ", "\n").encode())
for number, text in enumerate((
        "main.c:3:7: error: expected ';' before '}' token\n    3 |   f(x)\nIn file included from main.c:1:\n",
        "\033[1mmain.c:12:5: \033[0mnote: here\nmain.c:12: warning: x\n",
        'Main.java:2: error: cannot find symbol\n    void f() { g(1, 2); }\n               ^\n  symbol: method g(int,int)\n1 error\n',
        '{"message":"mismatched types","level":"error","spans":[{"file_name":"src/main.rs","line_start":3,"column_start":9,"is_primary":true,"expansion":null}],"children":[]}\n')):
    write("words", f"text-{number}", b"\1" + text.encode())
write("edit", "nested", b"f(g(h(1), 2),\n  k(3)) + m(4)\n" + bytes(range(0, 28)))
