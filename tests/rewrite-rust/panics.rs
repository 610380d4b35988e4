// Panics in operands, in calls, in drops, with their messages and lines; caught ones close what they leave.
use std::panic::{catch_unwind, AssertUnwindSafe};
struct Noisy(&'static str);
impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0); } }
fn make(name: &'static str) -> Noisy { Noisy(name) }
fn fails(n: usize) -> usize { let list = vec![1, 2, 3]; list[n] }
fn unwraps(text: &str) -> i32 { text.parse::<i32>().unwrap() }
fn expects(text: &str) -> i32 {
    text.parse::<i32>()
        .expect("a number")
}
fn add(a: usize, b: usize) -> usize { a.checked_add(b).expect("no overflow") }
fn both(_: &Noisy, n: usize) -> usize { fails(n) }
#[track_caller]
fn tracked(n: usize) -> usize { if n > 2 { panic!("n is {}", n) } n }
fn recursive(n: usize) -> usize {
    if n == 0 { fails(9) } else { add(recursive(n - 1), fails(1)) }
}
fn caught(n: usize) -> usize {
    catch_unwind(|| recursive(n)).unwrap_or_else(|_| add(n, fails(2)))
}
fn nested_catch() -> usize {
    add(catch_unwind(|| add(1, catch_unwind(|| fails(7)).unwrap_or(5))).unwrap(), catch_unwind(AssertUnwindSafe(|| both(&make("inside"), 8))).unwrap_or(6))
}

fn main() {
    println!("{:?}", catch_unwind(|| both(&make("kept"), add(1, fails(4)))).is_err());
    println!("{:?}", catch_unwind(|| unwraps("x")).is_err());
    println!("{:?}", catch_unwind(|| expects("y")).is_err());
    println!("{:?}", catch_unwind(|| add(usize::max_value(), fails(0))).is_err());
    println!("{:?}", catch_unwind(|| tracked(add(1, 2))).is_err());
    println!("{:?}", catch_unwind(|| { assert!(add(1, 1) == 3, "sum {}", add(1, 1)); }).is_err());
    println!("{:?}", catch_unwind(|| { assert!(add(1, 1) == 3); }).is_err());
    println!("{:?}", catch_unwind(|| { assert_eq!(add(1, 1), 3, "{}", "text"); }).is_err());
    println!("{} {}", caught(3), nested_catch());
    println!("{}", line!());
    let _last = make("last");
    std::process::exit(both(&make("main"), add(3, 3)) as i32);
}
