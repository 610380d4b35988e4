// What comes through `use CRATE::*` is found where the configuration names the crate: also through a module of this crate that hands it on, in a block,
// and for the functions of its types. What the crate itself or the prelude declares comes first.
mod prelude { pub use channel::*; pub fn f() -> u32 { 1 } }
mod other { use std::cmp::*; pub fn f() -> u32 { max(1, 2) } }
use prelude::*;
fn never() -> u32 { 3 }
fn g() -> u32 {
    use std::mem::*;
    let (mut a, mut b) = (1, 2);
    swap(&mut a, &mut b);
    a + size_of_val(&b) as u32
}
fn main() {
    let (s, r) = bounded::<i32>(1);
    let s2: Sender<i32> = Sender::clone(&s);
    Sender::send(&s2, 1);
    let closure = |x: u32| x;
    println!("{:?} {} {} {} {}", Receiver::recv(&r), never(), f() + other::f(), g(), closure(2));
}
