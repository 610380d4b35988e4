// And in edition 2024, where the end of a block is the end of its tail's temporaries: the whole call is entered.
struct Row { n: i32 }
fn run(n: i32, f: Box<dyn Fn(&Row) -> i32>) -> i32 { f(&Row { n }) }
fn three() -> i32 { 3 }
fn main() {
    println!("{}", run(three(), Box::new(|r| r.n + 1)));
}
