// Uses the library bare.rs, and has points in a generic function, in a closure, in a loop and in one another.
fn area<T: Copy + ::std::ops::Mul<Output = T>>(a: T, b: T) -> T { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("multiply\0", "/src/nested.rs\0", "area\0", 2, 2, 1, 3, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    fn multiply<T: ::std::ops::Mul<Output = T>>(a: T, b: T) -> T { a * b }
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), { ::weft_probe::begin(&WEFT_U0, 0); multiply(a, b) })
}

fn main() { static WEFT_S1: [::weft_probe::Site; 3] = [::weft_probe::Site::new("f\0", "/src/nested.rs\0", "main\0", 5, 5, 1, 3, 0, 0), ::weft_probe::Site::new("g\0", "/src/nested.rs\0", "main\0", 5, 5, 9, 5, 0, 0), ::weft_probe::Site::new("bare::Queue::push\0", "/src/nested.rs\0", "main\0", 9, 9, 9, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    fn f(a: i32, b: i32) -> i32 { a + b }
    fn g(a: i32) -> i32 { a + 1 }
    let nested = |a: i32| ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 0), f(a, ::weft_probe::begin_after(&WEFT_U1, 0, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 1), { ::weft_probe::begin(&WEFT_U1, 1); g(a) }))));
    let mut queue = ::bare::Queue::new();
    for i in 0..5 {
        ::weft_probe::end_after(::weft_probe::guard(&WEFT_U1, 2), { ::weft_probe::begin(&WEFT_U1, 2); queue.push(i) });
    }
    println!("{} {} {} {}", nested(1), area(2, 3), area(1.5, 2.0), queue.sum());
}
