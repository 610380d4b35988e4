// Vendor intrinsics want their last argument to stay a constant: the probe goes around the last operand that costs.
fn _mm_shift(a: i32, b: i32, n: i32) -> i32 { a + b + n }
fn a() -> i32 { 1 }
fn main() { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::_mm_shift\0", "input.rs\0", "main\0", 5, 5, 20, 5, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 5, 5, 30, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), _mm_shift(::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), a())), 2, 3)));
}
