// The same with "start".
fn start(f: impl FnOnce() -> i32, n: i32) -> i32 { n + f() }
fn run() -> i32 { 1 }
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::start\0", "input.rs\0", "main\0", 5, 5, 20, 5, 1, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), start(::weft_probe::scope(&WEFT_U0, 0, run), ::weft_probe::begin_after(&WEFT_U0, 0, run()))));
}
