// Nothing is named by the prelude, nothing is unsafe, no warning is denied.
#![no_implicit_prelude]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! Documentation.
extern crate std;
fn a() -> i32 { 1 }
fn f(x: i32, y: i32) -> i32 { x + y }
fn main() {
    let r = f(a(), a());
    std::println!("{}", r);
    std::process::exit(f(r, -2));
}
