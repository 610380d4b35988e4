// What the grammar cannot read (try! is a keyword to it): the function around it is left alone, the others are not.
#![allow(unused)]
#![allow(deprecated)]
fn n() -> Result<usize, u8> { Ok(3) }
fn broken() -> Result<usize, u8> { let a = n()?; let b = try!(n()); let c = n(); Ok(a + b) }
mod m {
    pub fn whole() -> Result<usize, u8> { super::n() }
}
fn main() {
    println!("{:?} {:?}", broken(), m::whole());
}
