// Attributes on arguments: nothing may be put around one, the whole call is entered.
fn a() -> i32 { 1 }
fn f(x: i32) -> i32 { x }
fn main() { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 5, 5, 20, 5, 0, 1), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 5, 5, 36, 7, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 5, 5, 55, 7, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 7, 7, 5, 4, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 9, 9, 5, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), f(#[cfg(all())] ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), a()), #[cfg(any())] ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), a()))));
    #[cfg(any())]
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), f(2));
    #[allow(unused_must_use)]
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), f(3));
}
