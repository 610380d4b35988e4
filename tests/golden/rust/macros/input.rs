// The arguments of known macros are expressions: calls in them are points. write!'s target, named arguments, trailing commas.
use std::fmt::Write;
fn n() -> usize { 3 }
fn list() -> Vec<usize> { vec![n(); n()] }
fn main() {
    let mut out = String::new();
    write!(out, "{:>width$} {x}", n(), width = n() + 1, x = list().len(),).unwrap();
    println!("{out} {}", std::format!("{:?}", vec![n(), n() + 1]));
    assert!(n() == 3, "{}", n());
    assert_eq!(list(), vec![3; n()], "lists {}", n());
    println!("{}", matches!(list().first(), Some(3) | None if n() > 2));
    eprintln!{"{}", n()};
    let nested = format!("{}", format!("{}", n()));
    println!("{}", nested);
}
