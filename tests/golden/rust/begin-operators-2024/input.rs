// In edition 2024 the temporaries of a block's last expression end with it: what operators make, which may be overloaded, too.
use std::ops::*;
#[derive(Clone, Copy)]
struct Point(u32);
struct Noisy(u32);
impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0) } }
impl Add for Point { type Output = Noisy; fn add(self, other: Point) -> Noisy { Noisy(self.0 + other.0) } }
impl Neg for Point { type Output = Noisy; fn neg(self) -> Noisy { Noisy(self.0) } }
impl Deref for Noisy { type Target = u32; fn deref(&self) -> &u32 { &self.0 } }
impl PartialEq<u32> for Noisy { fn eq(&self, other: &u32) -> bool { self.0 == *other } }
impl Index<u32> for Noisy { type Output = u32; fn index(&self, _: u32) -> &u32 { &self.0 } }
impl Add<u32> for Noisy { type Output = u32; fn add(self, other: u32) -> u32 { self.0 + other } }
impl Add<u32> for &Noisy { type Output = u32; fn add(self, other: u32) -> u32 { self.0 + other } }
fn g() -> u32 { 1 }
fn n(a: u32, b: u32) { println!("call {a} {b}"); }
fn b(_: u32, b: bool) { println!("call {b}"); }
fn r(_: u32, b: &Noisy) { println!("call {}", b.0) }
fn main() {
    let (x, y, i) = (Point(1), Point(2), 0);
    n(g(), (x + y).0);
    n(g(), *(x + y));
    n(g(), (-x).0);
    b(g(), x + y == 3);
    n(g(), (x + y)[i]);
    n(g(), x + y + 3);
    n(g(), &(x + y) + 3);
    r(g(), &(x + y));
    r(g(), &-x);
    n(g(), (x + y).0 + (y + y).0);
    n(g(), match x + y { Noisy(ref q) => *q });
    n(g(), if let Noisy(1) = -x { 1 } else { 2 });
    n(g(), if (x + y).0 > 1 { 1 } else { 0 });
    b(g(), !((x + y).0 == 3) && y.0 > 1);
    n(g(), (x + y).0 as u8 as u32);
    n(g(), ((x + y).0, 1).0);
    n(g(), [(x + y).0][0]);
    n(g(), { (x + y).0 });
    n(g(), *&mut Noisy(5).0);
    n(g(), i + 1 * 2 - y.0 % 2);
}
