// What the grammar cannot read costs its own calls (try! is a keyword to it, and is read all the same).
#![allow(unused)]
#![allow(deprecated)]
fn n() -> Result<usize, u8> { Ok(3) }
fn broken() -> Result<usize, u8> { static WEFT_S0: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "broken\0", 5, 5, 44, 5, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "broken\0", 5, 5, 63, 5, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "broken\0", 5, 5, 77, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); let a = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), n())?; let b = try!(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), n())); let c = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), n()); Ok(a + b) }
mod m {
    pub fn whole() -> Result<usize, u8> { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "whole\0", 7, 7, 43, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), super::n()) }
}
fn main() { static WEFT_S2: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::broken\0", "input.rs\0", "main\0", 10, 10, 27, 5, 0, 0), ::weft_probe::Site::new("input::m::whole\0", "input.rs\0", "main\0", 10, 10, 37, 5, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    println!("{:?} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), broken()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), m::whole()));
}
extern crate weft_probe;