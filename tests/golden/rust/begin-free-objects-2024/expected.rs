// In edition 2024 the temporaries of a block's last expression end with it: operands that call nothing, but make objects.
struct Noisy(i32);
impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0); } }
struct Pair { left: Noisy, right: Noisy }
fn one() -> i32 { 1 }
fn add(a: i32, b: i32) -> i32 { a + b }
fn both(a: i32, b: &Noisy) -> i32 { a + b.0 }
fn check(a: i32, b: bool) -> i32 { a + b as i32 }
fn main() { static WEFT_S0: [::weft_probe::Site; 16] = [::weft_probe::Site::new("input::add\0", "input.rs\0", "main\0", 10, 10, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 10, 10, 9, 6, 0, 0), ::weft_probe::Site::new("input::add\0", "input.rs\0", "main\0", 11, 11, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 11, 11, 9, 6, 0, 0), ::weft_probe::Site::new("input::add\0", "input.rs\0", "main\0", 12, 12, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 12, 12, 9, 6, 0, 0), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 13, 13, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 13, 13, 10, 6, 0, 0), ::weft_probe::Site::new("input::check\0", "input.rs\0", "main\0", 14, 14, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 14, 14, 11, 6, 0, 0), ::weft_probe::Site::new("input::add\0", "input.rs\0", "main\0", 15, 15, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 15, 15, 9, 6, 0, 0), ::weft_probe::Site::new("input::add\0", "input.rs\0", "main\0", 17, 17, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 17, 17, 9, 6, 0, 0), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 18, 18, 5, 4, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "main\0", 18, 18, 10, 6, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), add(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), one()), { ::weft_probe::begin(&WEFT_U0, 0); Noisy(2) }.0));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), add(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), one()), { ::weft_probe::begin(&WEFT_U0, 2); [Noisy(3), Noisy(4)] }[1].0));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 4), add(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 5), one()), (::weft_probe::begin_after(&WEFT_U0, 4, &Noisy(5))).0));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 6), both(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 7), one()), ::weft_probe::begin_after(&WEFT_U0, 6, &Pair { left: Noisy(6), right: Noisy(7) }.left)));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 8), check(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 9), one()), ::weft_probe::begin_after(&WEFT_U0, 8, Noisy(8).0 < Noisy(9).0)));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 10), add(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 11), one()), ::weft_probe::begin_after(&WEFT_U0, 10, match Noisy(10) { Noisy(n) => n })));
    let kept = Noisy(11);
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 12), add(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 13), one()), { ::weft_probe::begin(&WEFT_U0, 12); kept.0 }));
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 14), both(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 15), one()), { ::weft_probe::begin(&WEFT_U0, 14); &kept }));
}
