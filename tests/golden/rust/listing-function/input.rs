// A function call with three operands: one costs, two don't. Textbook form: named temporaries, begin, call, end, result.
fn some_func() -> i32 { 1 }
fn interest_function(a: i32, b: i32, c: i32) -> i32 { a * 100 + b * 10 + c }
fn main() {
    let arg3 = 3;
    let var = interest_function(some_func(), 2 + 4, arg3);
    println!("{}", var);
}
