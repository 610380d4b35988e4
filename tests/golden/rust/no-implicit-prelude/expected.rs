// Nothing is named by the prelude, nothing is unsafe, no warning is denied.
#![no_implicit_prelude]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! Documentation.
extern crate std;
fn a() -> i32 { 1 }
fn f(x: i32, y: i32) -> i32 { x + y }
fn main() { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 10, 10, 13, 4, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 10, 10, 15, 6, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 10, 10, 20, 6, 0, 0), ::weft_probe::Site::new("std::process::exit\0", "input.rs\0", "main\0", 12, 12, 5, 4, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 12, 12, 24, 6, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let r = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), f(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), a()), ::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), a()))));
    std::println!("{}", r);
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), std::process::exit(::weft_probe::begin_after(&WEFT_U0, 3, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), f(r, -2)))));
}
