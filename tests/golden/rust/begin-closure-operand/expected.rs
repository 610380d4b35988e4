// An operand that is given a closure with parameters: what they are may come from the expected type, which only the whole lets through. Inclusive.
struct Row { n: i32 }
fn run(n: i32, f: Box<dyn Fn(&Row) -> i32>) -> i32 { f(&Row { n }) }
fn three() -> i32 { 3 }
fn main() { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::run\0", "input.rs\0", "main\0", 6, 6, 20, 5, 0, 1), ::weft_probe::Site::new("input::three\0", "input.rs\0", "main\0", 6, 6, 24, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), run(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), three()), Box::new({ ::weft_probe::begin(&WEFT_U0, 0); |r| r.n + 1 }))));
}
