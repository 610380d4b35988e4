// What the grammar cannot read costs its own calls (try! is a keyword to it, and is read all the same).
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
