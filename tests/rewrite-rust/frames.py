"""How much of the stack points take in a crate that is not optimised: a function with hundreds of calls, of which no two run at once, tells how far
apart two activations of it are, plain and rewritten."""

CALLS = 300
MOST = 64  # bytes
FLAGS = ["-Cllvm-args=-optimize-regalloc=1"]  # as wrapper/cargo/wrap_rustc.c gives


def program():
    cases = "\n".join(f"        {i} => return deep(k, n - 1, at)," for i in range(CALLS))
    return f"""fn deep(k: i32, n: i32, above: usize) -> i32 {{
    let here = 0u8;
    let at = &here as *const u8 as usize;
    if n == 0 {{
        return (above - at) as i32;
    }}
    match k {{
{cases}
        _ => 0,
    }}
}}

fn main() {{
    println!("{{}}", deep(7, 2, 0));
}}
"""


def problem(plain, rewritten):
    """What the two programs print."""
    grown = int(rewritten) - int(plain)
    return f"a frame grows from {plain.strip()} to {rewritten.strip()} bytes, by more than {MOST}\n" if grown > MOST else ""
