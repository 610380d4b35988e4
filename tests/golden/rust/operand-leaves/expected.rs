// An operand that may jump, and calls nothing, is evaluated before the call begins: where it jumps, the call does not happen.
fn two(a: i32, b: i32) -> i32 { a ^ b }
fn one(a: i32) -> i32 { a + 1 }
pub fn in_loop(choice: Option<i32>) -> i32 { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::two\0", "input.rs\0", "in_loop\0", 7, 7, 16, 8, 0, 0), ::weft_probe::Site::new("input::one\0", "input.rs\0", "in_loop\0", 8, 8, 16, 8, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let mut sum = 0;
    for k in 0..3 {
        sum += ::weft_probe::end_unguarded(&WEFT_U0, 0, two(k, ::weft_probe::begin_after(&WEFT_U0, 0, match choice { Some(q) => q, None => continue })));
        sum += ::weft_probe::end_unguarded(&WEFT_U0, 1, one(::weft_probe::begin_after(&WEFT_U0, 1, if k > 1 { break } else { 3 })));
    }
    sum
}
pub fn returns(a: i32, b: bool) -> i32 { static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::two\0", "input.rs\0", "returns\0", 12, 12, 42, 3, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1); ::weft_probe::end_unguarded(&WEFT_U1, 0, two(a, ::weft_probe::begin_after(&WEFT_U1, 0, if b { return 3 } else { a }))) }
pub fn labelled(a: i32) -> i32 { static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::two\0", "input.rs\0", "labelled\0", 13, 13, 51, 7, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); 'l: loop { break ::weft_probe::end_unguarded(&WEFT_U2, 0, two(a, ::weft_probe::begin_after(&WEFT_U2, 0, if a > 2 { break 'l 4 } else { 1 }))) } }
// In a closure of its own a jump leaves that closure alone.
pub fn closure(a: i32) -> i32 { static WEFT_S3: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::apply\0", "input.rs\0", "closure\0", 15, 15, 33, 3, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), apply(|q| if q > 2 { return 1 } else { q }, a)) }
fn apply(f: fn(i32) -> i32, a: i32) -> i32 { static WEFT_S4: [::weft_probe::Site; 1] = [::weft_probe::Site::new("f\0", "input.rs\0", "apply\0", 16, 16, 46, 3, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), f(a)) }
fn main() { static WEFT_S5: [::weft_probe::Site; 5] = [::weft_probe::Site::new("input::in_loop\0", "input.rs\0", "main\0", 18, 18, 32, 5, 0, 0), ::weft_probe::Site::new("input::in_loop\0", "input.rs\0", "main\0", 18, 18, 47, 5, 0, 0), ::weft_probe::Site::new("input::returns\0", "input.rs\0", "main\0", 18, 18, 65, 5, 0, 0), ::weft_probe::Site::new("input::labelled\0", "input.rs\0", "main\0", 18, 18, 83, 5, 0, 0), ::weft_probe::Site::new("input::closure\0", "input.rs\0", "main\0", 18, 18, 96, 5, 0, 0)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5);
    println!("{} {} {} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 0), in_loop(None)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 1), in_loop(Some(2))), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 2), returns(1, true)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 3), labelled(3)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 4), closure(5)));
}
