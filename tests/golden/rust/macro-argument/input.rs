// Macros that nobody knows: what they do with their tokens is theirs. A macro of one's own under a known name is one of those.
macro_rules! twice { ($e:expr) => { $e + $e }; }
macro_rules! vec { (n()) => { 99 }; ($($t:tt)*) => { 98 }; }
macro_rules! given { ($($t:tt)*) => { $($t)* }; }
fn n() -> usize { 3 }
// no list of expressions, but a list of statements, or of items
fn statements() -> usize {
    given! { let a = n(); if a > n() { n(); } }
    given! { fn inner() -> usize { n() } }
    inner() + given!(if n() > 2 { 1 } else { n() })
}
fn main() {
    println!("{} {} {}", twice!(n()), vec!(n()), std::vec![n()].len());
    println!("{}", statements());
}
