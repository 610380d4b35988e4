// The same when the operand records an interval of its own: intervals may not cross.
struct Row { n: i32 }
fn run(n: i32, f: Box<dyn Fn(&Row) -> i32>) -> i32 { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("f\0", "input.rs\0", "run\0", 3, 3, 54, 3, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), f(&Row { n })) }
fn three() -> i32 { 3 }
fn main() { static WEFT_S1: [::weft_probe::Site; 3] = [::weft_probe::Site::new("input::run\0", "input.rs\0", "main\0", 6, 6, 20, 5, 0, 1), ::weft_probe::Site::new("input::three\0", "input.rs\0", "main\0", 6, 6, 24, 7, 0, 0), ::weft_probe::Site::new("std::boxed::Box::new\0", "input.rs\0", "main\0", 6, 6, 33, 7, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 0), run(::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), three()), { ::weft_probe::begin(&WEFT_U1, 0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 2), Box::new(|r| r.n + 1)) })));
}
