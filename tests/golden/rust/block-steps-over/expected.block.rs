// When the textbook form is not taken, and why.
fn n() -> usize { 3 }
fn f(a: usize, b: &str) -> &str { &b[a..] }
fn set(a: i32, b: i32) -> i32 { a - b }
fn inc(n: &mut i32) -> i32 { *n += 1; *n }
fn main() { static WEFT_S0: [::weft_probe::Site; 7] = [::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 7, 7, 20, 5, 0, 0), ::weft_probe::Site::new("input::set\0", "input.rs\0", "main\0", 9, 9, 20, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 10, 11, 20, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 13, 13, 23, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 13, 13, 33, 5, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 14, 14, 20, 5, 0, 2), ::weft_probe::Site::new("repeat\0", "input.rs\0", "main\0", 14, 14, 20, 7, 0, 4)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), f(n(), &::weft_probe::begin_after(&WEFT_U0, 0, (String::from("temporary"),)).0)));
    let mut x = 1;
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), set(x, ::weft_probe::begin_after(&WEFT_U0, 1, inc(&mut x)))));
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), f(n(),
        { ::weft_probe::begin(&WEFT_U0, 2); "lines" })));
    let s = String::from("place");
    println!("{} {}", { let weft_guard = ::weft_probe::enter(&WEFT_U0, 3); let weft_result = f(1, &s); ::weft_probe::end_after(weft_guard, weft_result) }, { let weft_v0 = n() - 2; let weft_guard = ::weft_probe::enter(&WEFT_U0, 4); let weft_result = f(weft_v0, &s); ::weft_probe::end_after(weft_guard, weft_result) });
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 5), ::weft_probe::begin_after(&WEFT_U0, 5, { let weft_v0 = n(); let weft_guard = ::weft_probe::enter(&WEFT_U0, 6); let weft_result = s.repeat(weft_v0); ::weft_probe::end_after(weft_guard, weft_result) }).len()));
}
