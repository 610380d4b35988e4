// A call among the arguments that must stay constants is computed by the compiler.
const fn _MM_SHUFFLE(a: i32, b: i32) -> i32 { a * 4 + b }
fn _mm_shift(a: i32, n: i32) -> i32 { a + n }
fn vshl_n_s32(a: i32, n: i32) -> i32 { a << n }
fn a() -> i32 { 1 }
fn main() { static WEFT_S0: [::weft_probe::Site; 7] = [::weft_probe::Site::new("input::_mm_shift\0", "input.rs\0", "main\0", 7, 7, 26, 5, 0, 0), ::weft_probe::Site::new("input::_mm_shift\0", "input.rs\0", "main\0", 7, 7, 59, 5, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 7, 7, 69, 7, 0, 0), ::weft_probe::Site::new("input::vshl_n_s32\0", "input.rs\0", "main\0", 7, 7, 100, 5, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 7, 7, 111, 7, 0, 0), ::weft_probe::Site::new("input::_mm_shift\0", "input.rs\0", "main\0", 8, 8, 20, 5, 0, 0), ::weft_probe::Site::new("input::a\0", "input.rs\0", "main\0", 8, 8, 33, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), _mm_shift(2, _MM_SHUFFLE(1, 2))), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), _mm_shift(::weft_probe::begin_after(&WEFT_U0, 1, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), a())), (_MM_SHUFFLE(1, 2) + 1))), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), vshl_n_s32(::weft_probe::begin_after(&WEFT_U0, 3, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), a())), 3)));
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 5), _mm_shift(2, ::weft_probe::begin_after(&WEFT_U0, 5, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 6), a())))));
}
