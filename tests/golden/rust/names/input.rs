// use trees, renames, globs, self, super, crate, methods of one's own types: absolute names.
use std::{collections::{self, BTreeMap as Tree}, cmp::{max, min as least}};
mod deep {
    pub mod er { pub fn f() -> u32 { super::g() } pub fn h() -> u32 { crate::top() + self::f() } }
    pub fn g() -> u32 { er2::only() }
    use self::er as er2_alias;
    mod er2 { pub fn only() -> u32 { 2 } }
    pub use self::er2_alias::h as renamed;
}
use deep::er::*;
use deep::{renamed, er};
struct Queue;
impl Queue { fn new() -> Self { Self::with(1) } fn with(_: u32) -> Self { Queue } }
trait Speak { fn speak() -> u32 { 1 } }
impl Speak for Queue {}
fn top() -> u32 { use std::mem::swap as exchange; let (mut a, mut b) = (1, 2); exchange(&mut a, &mut b); a }
fn main() {
    let mut t = Tree::new();
    t.insert(1, collections::HashSet::<u8>::new());
    println!("{} {} {}", max(1, 2), least(1, 2), t.len());
    println!("{} {} {} {}", f(), h(), renamed(), er::f());
    let _ = (Queue::new(), <Queue as Speak>::speak(), Queue::speak(), Vec::<u8>::new(), String::from("x"), <[u8]>::len(&[]));
    drop(Box::new(1));
}
