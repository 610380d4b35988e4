// An operand that may jump, and calls nothing, is evaluated before the call begins: where it jumps, the call does not happen.
fn two(a: i32, b: i32) -> i32 { a ^ b }
fn one(a: i32) -> i32 { a + 1 }
pub fn in_loop(choice: Option<i32>) -> i32 {
    let mut sum = 0;
    for k in 0..3 {
        sum += two(k, match choice { Some(q) => q, None => continue });
        sum += one(if k > 1 { break } else { 3 });
    }
    sum
}
pub fn returns(a: i32, b: bool) -> i32 { two(a, if b { return 3 } else { a }) }
pub fn labelled(a: i32) -> i32 { 'l: loop { break two(a, if a > 2 { break 'l 4 } else { 1 }) } }
// In a closure of its own a jump leaves that closure alone.
pub fn closure(a: i32) -> i32 { apply(|q| if q > 2 { return 1 } else { q }, a) }
fn apply(f: fn(i32) -> i32, a: i32) -> i32 { f(a) }
fn main() {
    println!("{} {} {} {} {}", in_loop(None), in_loop(Some(2)), returns(1, true), labelled(3), closure(5));
}
