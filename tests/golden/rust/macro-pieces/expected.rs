// Macros whose tokens are neither expressions nor statements: calls in what is between their signs and brackets are listed.
fn f(x: i32) -> i32 {
    x
}
macro_rules! arm {
    ($x:expr, $p:pat => $y:expr) => {
        match $x {
            $p => $y,
            _ => 3,
        }
    };
}
macro_rules! custom {
    ($($tokens:tt)*) => { 1 };
}
fn caller(v: &[i32]) -> i32 {
    let a = arm!(Some(f(1)), Some(x) => x ^ v.iter().map(|q| f(*q)).count() as i32);
    let b = custom! { <div onclick={f(2)}>{ f(3) } text </div> };
    let c = custom!({ "a": f(4), "b": [f(5), { "c": v.len() }] });
    let d = custom! { fn t(x in 0..f(6)) { check(f(7)); let k = f(8) + 1; } };
    let e = custom!(x => f(9), y => { f(10); 3 }; z: f(11));
    let g = custom!(a::<u8>() => Vec::<i32>::new(), ~ struct S { a: i32 = f(12) });
    a + b + c + d + e + g
}
// the range has a right side, in a macro as well
fn ranges() -> usize { static WEFT_S0: [::weft_probe::Site; 13] = [::weft_probe::Site::new("len\0", "input.rs\0", "ranges\0", 27, 27, 13, 6, 0, 2), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 27, 27, 18, 10, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 27, 27, 24, 10, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "ranges\0", 27, 27, 38, 6, 0, 2), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 27, 27, 48, 11, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 27, 27, 59, 11, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "ranges\0", 27, 27, 73, 5, 0, 2), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 27, 27, 79, 10, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 27, 27, 86, 10, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 27, 27, 97, 10, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "ranges\0", 28, 28, 5, 4, 0, 2), ::weft_probe::Site::new("min\0", "input.rs\0", "ranges\0", 28, 28, 10, 7, 0, 4), ::weft_probe::Site::new("input::f\0", "input.rs\0", "ranges\0", 28, 28, 42, 10, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let r = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::begin_after(&WEFT_U0, 0, vec![::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), f(1))..::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), f(2))]).len()) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), ::weft_probe::begin_after(&WEFT_U0, 3, vec![&mut ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), (f(3),)).0..&mut ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 5), (f(4),)).0]).len()) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 6), ::weft_probe::begin_after(&WEFT_U0, 6, vec![&::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 7), (f(5),)).0..&::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 8), (f(6),)).0, &1..&::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 9), (f(7),)).0]).len());
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 10), ::weft_probe::begin_after(&WEFT_U0, 10, vec![::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 11), (&mut 1..&mut 2).start.min(&mut ::weft_probe::begin_after(&WEFT_U0, 11, (::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 12), (f(8),)).0,)).0))]).len()) + r
}
