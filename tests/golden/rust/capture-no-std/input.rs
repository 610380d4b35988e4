// A crate that may be without std: nobody tells a panic from a return, so a body ends with END; strings are `&str` alone.
#![cfg_attr(any(), no_std)]
fn body(n: u8) -> u8 { n + 1 }
fn plain(n: u8) -> u8 { body(n) }
fn main() {
    println!("{} {}", plain(1), body(2));
}
