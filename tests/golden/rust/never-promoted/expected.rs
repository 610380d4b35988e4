// A constant behind & lives as long as the program, a call's result does not: the few functions that the compiler promotes stay as they are.
use std::task::{RawWaker, RawWakerVTable};
fn clone(p: *const ()) -> RawWaker { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("std::task::RawWaker::new\0", "input.rs\0", "clone\0", 3, 3, 38, 3, 0, 0), ::weft_probe::Site::new("input::next\0", "input.rs\0", "clone\0", 3, 3, 52, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), RawWaker::new(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), next(p)), { ::weft_probe::begin(&WEFT_U0, 0); &RawWakerVTable::new(clone, nothing, nothing, nothing) })) }
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
fn main() { static WEFT_S1: [::weft_probe::Site; 11] = [::weft_probe::Site::new("input::largest\0", "input.rs\0", "main\0", 16, 16, 32, 5, 0, 0), ::weft_probe::Site::new("input::sizes\0", "input.rs\0", "main\0", 16, 16, 43, 5, 0, 0), ::weft_probe::Site::new("input::pick\0", "input.rs\0", "main\0", 16, 16, 52, 5, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 16, 16, 57, 7, 0, 0), ::weft_probe::Site::new("input::null\0", "input.rs\0", "main\0", 17, 17, 28, 5, 0, 0), ::weft_probe::Site::new("input::page_size_of\0", "input.rs\0", "main\0", 17, 17, 37, 6, 0, 0), ::weft_probe::Site::new("input::pick\0", "input.rs\0", "main\0", 17, 17, 53, 5, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 17, 17, 58, 7, 0, 0), ::weft_probe::Site::new("std::boxed::Box::leak\0", "input.rs\0", "main\0", 17, 17, 63, 7, 0, 0), ::weft_probe::Site::new("std::boxed::Box::new\0", "input.rs\0", "main\0", 17, 17, 73, 9, 0, 0), ::weft_probe::Site::new("input::Limit::max_value\0", "input.rs\0", "main\0", 17, 17, 84, 13, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let _ = clone as fn(*const ()) -> RawWaker;
    println!("{:?} {:?} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), largest()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), sizes()), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 2), pick(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 3), n()), { ::weft_probe::begin(&WEFT_U1, 2); &std::mem::align_of::<u64>() })));
    println!("{:?} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 4), null()), &::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 5), (page_size_of(),)).0, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 6), pick(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 7), n()), ::weft_probe::begin_after(&WEFT_U1, 6, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 8), Box::leak(::weft_probe::begin_after(&WEFT_U1, 8, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 9), Box::new(*&::weft_probe::begin_after(&WEFT_U1, 9, (::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 10), (Limit::max_value(),)).0,)).0)))))))));
}
