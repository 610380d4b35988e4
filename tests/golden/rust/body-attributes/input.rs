// The table stands behind the inner attributes of the body.
fn n() -> usize { 3 }
fn f() -> usize { #![allow(unused_variables)]
    //! Documentation of the inside.
    let x = 1;
    n()
}
fn g() -> usize { /* a comment */ n() }
fn main() {
    #![allow(unused)]
    println!("{} {}", f(), g());
}
