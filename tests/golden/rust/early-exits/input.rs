// ?, return, break and continue in operands stay where they were; no guard stands before them, as it would take an exit for unwinding.
fn number(s: &str) -> Result<i32, std::num::ParseIntError> { s.parse() }
fn add(a: i32, b: i32) -> i32 { a + b }
fn sum(a: &str, b: &str) -> Result<i32, std::num::ParseIntError> {
    Ok(add(number(a)?, number(b)?))
}
fn first(list: &[&str]) -> i32 {
    let mut total = 0;
    for s in list {
        total = add(total, match number(s) { Ok(0) => break, Ok(n) => n, Err(_) => continue });
        if add(total, if total > 100 { return -1 } else { number("1").unwrap() }) > 50 {
            return add(total, 1);
        }
    }
    total
}
fn main() {
    println!("{:?} {:?} {:?}", sum("1", "2"), sum("x", "2"), sum("1", ""));
    println!("{} {} {}", first(&["1", "x", "2", "0", "9"]), first(&["200", "3"]), first(&["60", "3"]));
}
