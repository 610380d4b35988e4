// Macros that nobody knows: what they do with their tokens is theirs. A macro of one's own under a known name is one of those.
macro_rules! twice { ($e:expr) => { $e + $e }; }
macro_rules! vec { (n()) => { 99 }; ($($t:tt)*) => { 98 }; }
macro_rules! given { ($($t:tt)*) => { $($t)* }; }
fn n() -> usize { 3 }
// no list of expressions, but a list of statements, or of items
fn statements() -> usize { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("inner\0", "input.rs\0", "statements\0", 10, 10, 5, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    given! { let a = n(); if a > n() { n(); } }
    given! { fn inner() -> usize { n() } }
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), inner()) + given!(if n() > 2 { 1 } else { n() })
}
fn main() { static WEFT_S1: [::weft_probe::Site; 2] = [::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 13, 13, 50, 5, 0, 2), ::weft_probe::Site::new("input::statements\0", "input.rs\0", "main\0", 14, 14, 20, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    println!("{} {} {}", twice!(n()), vec!(n()), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 0), ::weft_probe::begin_after(&WEFT_U1, 0, std::vec![n()]).len()));
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), statements()));
}
