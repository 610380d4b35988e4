// Bodies of macro_rules! and attributes are tokens.
macro_rules! call { ($f:ident) => { $f() }; }
#[doc = concat!("x", "y")]
#[deprecated(note = "call(1)")]
fn n() -> usize { 3 }
#[allow(deprecated)]
fn main() {
    println!("{}", call!(n));
}
