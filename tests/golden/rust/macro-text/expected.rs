// Macros that show the text of their argument: it stays as it is. With a message, assert! does not show it.
fn n() -> usize { 3 }
fn main() { static WEFT_S0: [::weft_probe::Site; 4] = [::weft_probe::Site::new("unwrap_err\0", "input.rs\0", "main\0", 4, 4, 17, 4, 0, 2), ::weft_probe::Site::new("std::panic::catch_unwind\0", "input.rs\0", "main\0", 4, 4, 17, 6, 0, 0), ::weft_probe::Site::new("downcast_ref\0", "input.rs\0", "main\0", 5, 5, 22, 5, 0, 2), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 6, 6, 13, 6, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let shown = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), std::panic::catch_unwind(|| assert!(n() == 4)))).unwrap_err());
    println!("{:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), shown.downcast_ref::<&str>()));
    assert!(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), n()) == 3, "with a message");
    println!("{} {}", stringify!(n()), dbg!(n()));
}
