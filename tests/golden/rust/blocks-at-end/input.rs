//! An operand that begins with a block and goes on: at the beginning of weft's own block it would be a statement, and
//! what goes on behind it another. The length of an array is a constant.
fn g(n: u32) -> u32 {
    n + 1
}
fn h(a: u32, b: u32) -> u32 {
    a * 100 + b
}
const fn four() -> usize {
    4
}
struct Empty(u32);
const EMPTY: Empty = Empty(7);
fn rep(all: &'static [Empty]) -> u32 {
    all.iter().map(|e| e.0).sum()
}
fn all(a: u32, list: [u32; four()]) -> u32 {
    a + list[0]
}

fn main() {
    let c = g(0) == 1;
    println!("{}", h(g(1), if c { 1 } else { 2 } | 4));
    println!("{}", h(g(1), match c { true => 1, _ => 2 } + 1));
    println!("{}", h(g(1), unsafe { 1 } * 2 - 1));
    println!("{}", h(g(1), { 1 } & 3));
    println!("{}", h(g(1), 'a: { if c { break 'a 5 } 6 } << 1));
    println!("{}", h(g(1), if c { 1u8 } else { 2 } as u32));
    println!("{}", h(g(1), if c { 1 } else { 2 }));
    println!("{}", h(g(1), if c { [1, 2] } else { [3, 4] }[1] + 1));
    println!("{}", h(g(1), match c { true => 2u32, _ => 4 }.pow(3) + 1));
    println!("{}", std::thread::spawn(|| if true { g(1) } else { 2 } | 8).join().unwrap());
    let mut v = Vec::new();
    let mut f = |n: u32| if n > 1 { v.push(g(n)) } else { v.push(h(n, g(n))) } == ();
    println!("{} {}", f(1), f(2));
    println!("{} {}", rep(&[EMPTY; four()]), rep(&[EMPTY, Empty(1)]));
    println!("{} {}", all(g(1), [2; four()]), all(g(1), [g(2); four()]));
}
