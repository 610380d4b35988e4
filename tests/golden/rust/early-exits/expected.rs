// ?, return, break and continue in operands stay where they were; no guard stands before them, as it would take an exit for unwinding.
fn number(s: &str) -> Result<i32, std::num::ParseIntError> { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("parse\0", "input.rs\0", "number\0", 2, 2, 62, 3, 0, 2)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), s.parse()) }
fn add(a: i32, b: i32) -> i32 { a + b }
fn sum(a: &str, b: &str) -> Result<i32, std::num::ParseIntError> { static WEFT_S1: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::add\0", "input.rs\0", "sum\0", 5, 5, 8, 5, 0, 0), ::weft_probe::Site::new("input::number\0", "input.rs\0", "sum\0", 5, 5, 12, 8, 0, 0), ::weft_probe::Site::new("input::number\0", "input.rs\0", "sum\0", 5, 5, 24, 8, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    Ok(::weft_probe::end_unguarded(&WEFT_U1, 0, add(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), number(a))?, ::weft_probe::begin_after(&WEFT_U1, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 2), number(b))?))))
}
fn first(list: &[&str]) -> i32 { static WEFT_S2: [::weft_probe::Site; 6] = [::weft_probe::Site::new("input::add\0", "input.rs\0", "first\0", 10, 10, 17, 8, 0, 0), ::weft_probe::Site::new("input::number\0", "input.rs\0", "first\0", 10, 10, 34, 11, 0, 0), ::weft_probe::Site::new("input::add\0", "input.rs\0", "first\0", 11, 11, 12, 9, 0, 0), ::weft_probe::Site::new("unwrap\0", "input.rs\0", "first\0", 11, 11, 59, 14, 0, 2), ::weft_probe::Site::new("input::number\0", "input.rs\0", "first\0", 11, 11, 59, 16, 0, 0), ::weft_probe::Site::new("input::add\0", "input.rs\0", "first\0", 12, 12, 20, 11, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    let mut total = 0;
    for s in list {
        total = ::weft_probe::end_unguarded(&WEFT_U2, 0, add(total, ::weft_probe::begin_after(&WEFT_U2, 0, match ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), number(s)) { Ok(0) => break, Ok(n) => n, Err(_) => continue })));
        if ::weft_probe::end_unguarded(&WEFT_U2, 2, add(total, ::weft_probe::begin_after(&WEFT_U2, 2, if total > 100 { return -1 } else { ::weft_probe::end_after(::weft_probe::guard(&WEFT_U2, 3), ::weft_probe::begin_after(&WEFT_U2, 3, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 4), number("1"))).unwrap()) }))) > 50 {
            return ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 5), add(total, 1));
        }
    }
    total
}
fn main() { static WEFT_S3: [::weft_probe::Site; 6] = [::weft_probe::Site::new("input::sum\0", "input.rs\0", "main\0", 18, 18, 32, 5, 0, 0), ::weft_probe::Site::new("input::sum\0", "input.rs\0", "main\0", 18, 18, 47, 5, 0, 0), ::weft_probe::Site::new("input::sum\0", "input.rs\0", "main\0", 18, 18, 62, 5, 0, 0), ::weft_probe::Site::new("input::first\0", "input.rs\0", "main\0", 19, 19, 26, 5, 0, 0), ::weft_probe::Site::new("input::first\0", "input.rs\0", "main\0", 19, 19, 61, 5, 0, 0), ::weft_probe::Site::new("input::first\0", "input.rs\0", "main\0", 19, 19, 83, 5, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3);
    println!("{:?} {:?} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), sum("1", "2")), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), sum("x", "2")), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 2), sum("1", "")));
    println!("{} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 3), first(&["1", "x", "2", "0", "9"])), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 4), first(&["200", "3"])), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 5), first(&["60", "3"])));
}
