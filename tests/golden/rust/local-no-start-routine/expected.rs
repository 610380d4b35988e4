// A thread-starting call whose closure nobody can tell.
fn start(n: i32, f: fn() -> i32) -> i32 { n + f() }
fn run() -> i32 { 1 }
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::start\0", "input.rs\0", "main\0", 5, 5, 38, 5, 1, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{} {}", start(1, run), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), start(2, || { let _weft_local = ::weft_probe::local(&WEFT_U0, 0); 3 })));
}
