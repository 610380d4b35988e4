// No argument is a body: none is a closure, the named one is not there, or a repeated body is passed by its name.
fn work(n: i32) -> i32 {
    n
}
fn take(n: i32) -> i32 {
    n
}
fn run(body: fn(i32) -> i32) -> i32 {
    body(1)
}
fn each(body: impl Fn(i32) -> i32) -> i32 {
    body(1) + body(2)
}

fn main() {
    println!("{} {} {}", take(1), run(work), each(work));
}
