// Variables hide the functions of their names: parameters, let, closures, patterns. A function of an inner block hides a variable; a nested function
// sees none.
use std::cmp::{max, min};
use std::mem::{drop, size_of_val, take};
fn twice(x: u32) -> u32 { x * 2 }
fn parameter(max: fn(u32, u32) -> u32) -> u32 { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("std::cmp::min\0", "input.rs\0", "parameter\0", 6, 6, 61, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); max(1, 2) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), min(1, 2)) }
fn inner_function() -> u32 { static WEFT_S1: [::weft_probe::Site; 5] = [::weft_probe::Site::new("input::super_twice\0", "input.rs\0", "twice_too\0", 10, 10, 53, 7, 0, 0), ::weft_probe::Site::new("input::x_of\0", "input.rs\0", "twice_too\0", 10, 10, 65, 9, 0, 0), ::weft_probe::Site::new("input::twice_too\0", "input.rs\0", "min\0", 10, 10, 102, 6, 0, 0), ::weft_probe::Site::new("input::twice\0", "input.rs\0", "inner_function\0", 11, 11, 53, 7, 0, 0), ::weft_probe::Site::new("input::min\0", "input.rs\0", "inner_function\0", 11, 11, 77, 4, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let twice = |x: u32| x + 1;
    let variable = twice(1);
    fn min(x: u32) -> u32 { fn twice_too() -> u32 { ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 0), super_twice(::weft_probe::begin_after(&WEFT_U1, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), x_of())))) } fn x_of() -> u32 { 3 } x + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 2), twice_too()) }
    variable + { fn twice(x: u32) -> u32 { x * 10 } ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 3), twice(1)) } + twice(1) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 4), min(2))
}
fn super_twice(x: u32) -> u32 { static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::twice\0", "input.rs\0", "super_twice\0", 13, 13, 33, 3, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 0), twice(x)) }
struct Pair { take: fn(u32) -> u32, other: Option<fn(u32) -> u32> }
fn patterns(pair: Pair) -> u32 { static WEFT_S3: [::weft_probe::Site; 6] = [::weft_probe::Site::new("input::twice\0", "input.rs\0", "patterns\0", 16, 16, 18, 4, 0, 0), ::weft_probe::Site::new("input::twice\0", "input.rs\0", "patterns\0", 17, 17, 64, 6, 0, 0), ::weft_probe::Site::new("std::cmp::max\0", "input.rs\0", "patterns\0", 20, 20, 68, 9, 0, 0), ::weft_probe::Site::new("std::cmp::max\0", "input.rs\0", "patterns\0", 23, 23, 74, 9, 0, 0), ::weft_probe::Site::new("std::cmp::max\0", "input.rs\0", "patterns\0", 23, 23, 113, 5, 0, 0), ::weft_probe::Site::new("std::cmp::min\0", "input.rs\0", "patterns\0", 23, 23, 152, 11, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    let before = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), twice(1));
    let Pair { take, other: Some(twice) } = pair else { return ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), twice(1)) };
    let mut sum = take(1) + twice(before);
    for (min, max) in [(take, 3)] { sum += min(max); }
    if let Some(max) = Some(take) { sum += max(1); } else { sum += ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 2), max(3, 4)); }
    if let Some(max) = Some(&take) && max(1) > 0 { sum += max(2); }
    while let Some(min) = None::<fn(u32) -> u32> { sum += min(1); }
    sum + match Some(take) { Some(max) if max(1) == 2 => max(5), None => ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 3), max(5, 6)), Some(twice) => twice(7) } + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 4), max(7, 8)) + [1].iter().map(|max| max + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 5), min(1, 2))).sum::<u32>()
}
fn main() { static WEFT_S4: [::weft_probe::Site; 7] = [::weft_probe::Site::new("input::parameter\0", "input.rs\0", "main\0", 26, 26, 23, 5, 0, 0), ::weft_probe::Site::new("input::inner_function\0", "input.rs\0", "main\0", 26, 26, 39, 5, 0, 0), ::weft_probe::Site::new("input::patterns\0", "input.rs\0", "main\0", 27, 27, 20, 5, 0, 0), ::weft_probe::Site::new("std::string::String::from\0", "input.rs\0", "main\0", 28, 28, 20, 4, 0, 0), ::weft_probe::Site::new("std::mem::size_of_val\0", "input.rs\0", "main\0", 29, 29, 23, 5, 0, 0), ::weft_probe::Site::new("std::mem::take\0", "input.rs\0", "main\0", 29, 29, 36, 8, 0, 0), ::weft_probe::Site::new("std::mem::drop\0", "input.rs\0", "main\0", 30, 30, 5, 4, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4);
    println!("{} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), parameter(max)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 1), inner_function()));
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 2), patterns(Pair { take: |x| x + 1, other: Some(|x| x + 2) })));
    let mut text = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 3), String::from("text"));
    println!("{} {}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U4, 4), size_of_val(&::weft_probe::begin_after(&WEFT_U4, 4, (::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 5), (take(&mut text),)).0,)).0)), (|drop: fn(u32) -> u32| drop(1))(twice));
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 6), drop(text));
}
