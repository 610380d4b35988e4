// A constant behind & lives as long as the program, a call's result does not: the few functions that the compiler promotes stay as they are.
use std::task::{RawWaker, RawWakerVTable};
fn clone(p: *const ()) -> RawWaker { RawWaker::new(next(p), &RawWakerVTable::new(clone, nothing, nothing, nothing)) }
fn nothing(_: *const ()) {}
fn next(p: *const ()) -> *const () { p }
fn largest() -> &'static (u8, i8) { &(u8::max_value(), i8::min_value()) }
fn sizes() -> &'static [usize] { &[std::mem::size_of::<u32>(), 2] }
fn null() -> &'static *const u8 { &std::ptr::null() }
fn page_size_of() -> usize { 4 }
struct Limit;
impl Limit { fn max_value() -> usize { 9 } }
fn pick(n: usize, s: &'static usize) -> usize { *s * n }
fn n() -> usize { 2 }
fn main() {
    let _ = clone as fn(*const ()) -> RawWaker;
    println!("{:?} {:?} {:?}", largest(), sizes(), pick(n(), &std::mem::align_of::<u64>()));
    println!("{:?} {} {}", null(), &page_size_of(), pick(n(), Box::leak(Box::new(*&Limit::max_value()))));
}
