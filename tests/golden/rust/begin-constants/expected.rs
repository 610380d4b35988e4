// Vendor intrinsics want their last argument to stay a constant: the probe goes around the last operand that costs.
fn _mm_shift(a: i32, b: i32, n: i32) -> i32 { a + b + n }
fn a() -> i32 { 1 }
const _MM_NEAREST: i32 = 1;
const __MM_OTHER: i32 = 2;
fn main() { static WEFT_S0: [::weft_probe::Site; 6] = [::weft_probe::Site::new("input::_mm_shift\0", "input.rs\0", "main\0", 7, 7, 20, 5, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 7, 7, 30, 7, 0, 0), ::weft_probe::Site::new("input::_mm_shift\0", "input.rs\0", "main\0", 8, 8, 23, 5, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 8, 8, 33, 7, 0, 0), ::weft_probe::Site::new("input::_mm_shift\0", "input.rs\0", "main\0", 8, 8, 55, 5, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 8, 8, 65, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), _mm_shift(::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), a())), 2, 3)));
    println!("{} {}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), _mm_shift(::weft_probe::begin_after(&WEFT_U0, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), a())), 2, _MM_NEAREST)), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 4), _mm_shift(::weft_probe::begin_after(&WEFT_U0, 4, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 5), a())), 2, _MM_NEAREST | __MM_OTHER)));
}
