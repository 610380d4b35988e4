// What the grammar cannot read (try! is a keyword to it): the function around it is left alone, the others are not.
#![allow(unused)]
#![allow(deprecated)]
fn n() -> Result<usize, u8> { Ok(3) }
fn broken() -> Result<usize, u8> { let a = n()?; let b = try!(n()); let c = n(); Ok(a + b) }
mod m {
    pub fn whole() -> Result<usize, u8> { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "whole\0", 7, 7, 43, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), super::n()) }
}
fn main() { static WEFT_S1: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::broken\0", "input.rs\0", "main\0", 10, 10, 27, 5, 0, 0), ::weft_probe::Site::new("input::m::whole\0", "input.rs\0", "main\0", 10, 10, 37, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    println!("{:?} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), broken()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), m::whole()));
}
extern crate weft_probe;