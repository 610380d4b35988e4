// A macro in braces is a statement of its own: what stands behind it in parentheses is none of its arguments, though the grammar says so.
macro_rules! bind { ($($name:ident = $value:expr;)*) => { $(let $name = $value;)* } }
fn one() -> u8 { 1 }
fn main() { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("max\0", "input.rs\0", "main\0", 10, 10, 5, 4, 0, 4), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 10, 10, 10, 8, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 10, 10, 21, 6, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 11, 11, 14, 4, 0, 2), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 11, 11, 21, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    bind! {
        a = one();
        b = 2;
    }

    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), (a + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), one())).max(::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), one()))));
    let _v = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), ::weft_probe::begin_after(&WEFT_U0, 3, vec! { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), one()) }).len());
    println!("{} {}", a, b);
}
