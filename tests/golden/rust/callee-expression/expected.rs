// Calls of what is no path: fields, results, elements, closures.
struct H { run: fn(i32) -> i32 }
fn double(x: i32) -> i32 { x * 2 }
fn pick() -> fn(i32) -> i32 { double }
fn none() -> impl Fn() -> i32 { || 9 }
fn main() { static WEFT_S0: [::weft_probe::Site; 9] = [::weft_probe::Site::new("run\0", "input.rs\0", "main\0", 10, 10, 26, 5, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "main\0", 10, 10, 38, 5, 0, 0), ::weft_probe::Site::new("input::pick\0", "input.rs\0", "main\0", 10, 10, 38, 6, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "main\0", 10, 10, 49, 5, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "main\0", 11, 11, 26, 5, 0, 0), ::weft_probe::Site::new("input::none\0", "input.rs\0", "main\0", 11, 11, 26, 6, 0, 0), ::weft_probe::Site::new("local\0", "input.rs\0", "main\0", 11, 11, 36, 5, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "main\0", 11, 11, 46, 5, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "main\0", 12, 12, 20, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let h = H { run: double };
    let table = [double as fn(i32) -> i32; 2];
    let local = |x: i32| x + 1;
    println!("{} {} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), (h.run)(1)), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), pick())({ ::weft_probe::begin(&WEFT_U0, 1); 2 })), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), table[1](3)));
    println!("{} {} {}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 4), ::weft_probe::begin_after(&WEFT_U0, 4, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 5), none()))()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 6), local(4)), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 7), (|| 5)()));
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 8), { double }(6)));
}
