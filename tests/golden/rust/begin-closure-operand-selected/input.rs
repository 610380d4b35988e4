// The same when the operand records an interval of its own: intervals may not cross.
struct Row { n: i32 }
fn run(n: i32, f: Box<dyn Fn(&Row) -> i32>) -> i32 { f(&Row { n }) }
fn three() -> i32 { 3 }
fn main() {
    println!("{}", run(three(), Box::new(|r| r.n + 1)));
}
