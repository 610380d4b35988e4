"""How much of the stack points take in a crate that is not optimised: a function with hundreds of calls, of which no two run at once, tells how far
apart two activations of it are, plain and rewritten."""

CALLS = 300
IN_ALL, PER_CALL = 64, 8  # bytes; rustc keeps the value of each call in the frame


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
    most = IN_ALL + PER_CALL * CALLS
    return f"a frame grows from {plain.strip()} to {rewritten.strip()} bytes, by more than {most}\n" if grown > most or grown <= 0 else ""
