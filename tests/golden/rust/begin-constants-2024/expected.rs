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
fn list(_: u32, list: &[String]) -> usize { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("len\0", "input.rs\0", "list\0", 18, 18, 45, 3, 0, 2)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), list.len()) }
fn cell(a: u32, cell: &Cell<u32>) -> u32 { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("get\0", "input.rs\0", "cell\0", 19, 19, 44, 4, 0, 2)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), cell.get()) + a }
fn lasting(_: u32, numbers: &'static [u32]) -> usize { static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("len\0", "input.rs\0", "lasting\0", 20, 20, 56, 3, 0, 2)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), numbers.len()) }
fn main() { static WEFT_S3: [::weft_probe::Site; 22] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 22, 22, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 22, 22, 7, 6, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 23, 23, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 23, 23, 7, 6, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 24, 24, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 24, 24, 7, 6, 0, 0), ::weft_probe::Site::new("input::b\0", "input.rs\0", "main\0", 25, 25, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 25, 25, 7, 6, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 26, 26, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 26, 26, 7, 6, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 27, 27, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 27, 27, 7, 6, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 28, 28, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 28, 28, 7, 6, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 29, 29, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 29, 29, 7, 6, 0, 0), ::weft_probe::Site::new("input::list\0", "input.rs\0", "main\0", 30, 30, 26, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 30, 30, 31, 7, 0, 0), ::weft_probe::Site::new("input::cell\0", "input.rs\0", "main\0", 30, 30, 45, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 30, 30, 50, 7, 0, 0), ::weft_probe::Site::new("input::lasting\0", "input.rs\0", "main\0", 30, 30, 63, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 30, 30, 71, 7, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 0), n(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), g()), { ::weft_probe::begin(&WEFT_U3, 0); FIVE }.0));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 2), n(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 3), g()), { ::weft_probe::begin(&WEFT_U3, 2); S::SIX }.0));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 4), n(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 5), g()), *{ ::weft_probe::begin(&WEFT_U3, 4); FIVE }));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 6), b(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 7), g()), ::weft_probe::begin_after(&WEFT_U3, 6, FIVE == S::SIX)));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 8), n(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 9), g()), ::weft_probe::begin_after(&WEFT_U3, 8, 3 + &FIVE)));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 10), n(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 11), g()), ::weft_probe::begin_after(&WEFT_U3, 10, match FIVE { Noisy(ref x) => *x })));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 12), n(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 13), g()), (::weft_probe::begin_after(&WEFT_U3, 12, &FIVE)).0));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 14), n(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 15), g()), { ::weft_probe::begin(&WEFT_U3, 14); NUMBERS }[1]));
    println!("{} {} {}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 16), list(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 17), g()), ::weft_probe::begin_after(&WEFT_U3, 16, &EMPTY))), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 18), cell(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 19), g()), ::weft_probe::begin_after(&WEFT_U3, 18, &CELL))), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U3, 20), lasting(::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 21), g()), ::weft_probe::begin_after(&WEFT_U3, 20, &NUMBERS))));
}
