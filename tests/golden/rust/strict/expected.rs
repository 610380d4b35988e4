// "strict": operators, indices and dereferences stay out of the interval too.
fn f(a: i32, b: i32) -> i32 { a + b }
fn main() { static WEFT_S0: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 6, 6, 26, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 6, 6, 38, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 6, 6, 55, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let v = [1, 2];
    let p = &v[1];
    println!("{} {} {}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), f(v[0], { ::weft_probe::begin(&WEFT_U0, 0); 1 })), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), f(1, ::weft_probe::begin_after(&WEFT_U0, 1, v[0] + *p))), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), f(1, 2)));
}
