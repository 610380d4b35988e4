// A function call with three operands: one costs, two don't. Textbook form: named temporaries, begin, call, end, result.
fn some_func() -> i32 { 1 }
fn interest_function(a: i32, b: i32, c: i32) -> i32 { a * 100 + b * 10 + c }
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::interest_function\0", "input.rs\0", "main\0", 6, 6, 15, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let arg3 = 3;
    let var = { let weft_v0 = some_func(); let weft_v1 = 2 + 4; let weft_guard = ::weft_probe::enter(&WEFT_U0, 0); let weft_result = interest_function(weft_v0, weft_v1, arg3); ::weft_probe::end_after(weft_guard, weft_result) };
    println!("{}", var);
}
