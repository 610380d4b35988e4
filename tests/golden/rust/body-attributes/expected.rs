// The table stands behind the inner attributes of the body.
fn n() -> usize { 3 }
fn f() -> usize { #![allow(unused_variables)]
    //! Documentation of the inside.
 static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "f\0", 6, 6, 5, 3, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);    let x = 1;
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), n())
}
fn g() -> usize { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::n\0", "input.rs\0", "g\0", 8, 8, 35, 3, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); /* a comment */ ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), n()) }
fn main() {
    #![allow(unused)] static WEFT_S2: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 11, 11, 23, 5, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "main\0", 11, 11, 28, 5, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    println!("{} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), f()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), g()));
}
