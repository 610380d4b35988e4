// "strict": operators, indices and dereferences stay out of the interval too.
fn f(a: i32, b: i32) -> i32 { a + b }
fn main() {
    let v = [1, 2];
    let p = &v[1];
    println!("{} {} {}", f(v[0], 1), f(1, v[0] + *p), f(1, 2));
}
