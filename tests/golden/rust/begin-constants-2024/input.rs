// In edition 2024 the temporaries of a block's last expression end with it: each use of a constant may make an object, too.
use std::cell::Cell;
use std::ops::*;
struct Noisy(u32);
impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0) } }
impl Deref for Noisy { type Target = u32; fn deref(&self) -> &u32 { &self.0 } }
impl PartialEq for Noisy { fn eq(&self, other: &Noisy) -> bool { self.0 == other.0 } }
impl Add<&Noisy> for u32 { type Output = u32; fn add(self, noisy: &Noisy) -> u32 { self + noisy.0 } }
const FIVE: Noisy = Noisy(5);
const CELL: Cell<u32> = Cell::new(1);
const EMPTY: Vec<String> = Vec::new();
const NUMBERS: [u32; 2] = [3, 4];
struct S;
impl S { const SIX: Noisy = Noisy(6); }
fn g() -> u32 { 1 }
fn n(a: u32, b: u32) { println!("call {a} {b}"); }
fn b(_: u32, b: bool) { println!("call {b}"); }
fn list(_: u32, list: &[String]) -> usize { list.len() }
fn cell(a: u32, cell: &Cell<u32>) -> u32 { cell.get() + a }
fn lasting(_: u32, numbers: &'static [u32]) -> usize { numbers.len() }
fn main() {
    n(g(), FIVE.0);
    n(g(), S::SIX.0);
    n(g(), *FIVE);
    b(g(), FIVE == S::SIX);
    n(g(), 3 + &FIVE);
    n(g(), match FIVE { Noisy(ref x) => *x });
    n(g(), (&FIVE).0);
    n(g(), NUMBERS[1]);
    println!("{} {} {}", list(g(), &EMPTY), cell(g(), &CELL), lasting(g(), &NUMBERS));
}
