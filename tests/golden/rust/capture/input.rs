// What is recorded beside begin and end: a value shows itself on its way into the call, a variable or field before it, for it may be a `&mut` that is borrowed
// anew; the operand that is kept last fires the probe, if nothing behind it costs. Functions pass as values: they may be generic. Names are those of the crate's own declarations.
use std::cmp::max;
use std::collections::HashMap;

fn typed(path: &str, _size: u64, n: &mut i32, (_, _): (u8, u8)) -> i32 { *n += path.len() as i32; *n }
fn number() -> u64 { 7 }
fn text(n: usize) -> String { "x".repeat(n) }
fn apply(list: &[i32], start: i32, f: impl Fn(i32, i32) -> i32) -> i32 { list.iter().fold(start, |a, b| f(a, *b)) }
fn length(s: &String) -> usize { s.len() }
fn choose(f: fn(u8, u8) -> u8, g: impl Fn(i32, i32) -> i32) -> i32 { g(f(1, 2).into(), 1) }
const ZERO: u64 = 0;

struct Queue { items: Vec<u16>, names: HashMap<String, u16> }
impl Queue { fn push(&mut self, x: u16, name: String) -> usize { self.items.push(x); self.names.insert(name, x); self.items.len() }
    fn renew(&mut self) -> Queue { std::mem::replace(self, Queue { items: vec![self.items.len() as u16], names: HashMap::new() }) } }

fn early(x: Option<u64>, n: &mut i32) -> Option<i32> { Some(typed("early", x?, n, (0, 0))) }

fn main() {
    let (mut n, list) = (1, vec![1, 2, 3]);
    let m = &mut n;
    typed("a/b", number(), m, (1, 2));
    typed("c", 3_000_000_000, m, (1, 2));
    typed(&text(2), ZERO, &mut *m, (1, 2));
    println!("{} {}", apply(&list, list[0], |a, b| a + b), apply(&list, number() as i32, |a, b| a * b));
    let mut queue = Queue { items: vec![], names: HashMap::new() };
    let name = text(3);
    queue.push(list.len() as u16, name);
    queue.push(1, String::from("one"));
    queue.renew();
    println!("{}", choose(max, std::cmp::min));
    println!("{:?} {:?} {} {}", early(Some(2), m), early(None, m), length(&text(4)), *m);
}
