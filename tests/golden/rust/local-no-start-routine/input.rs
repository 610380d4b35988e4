// A thread-starting call whose closure nobody can tell.
fn start(n: i32, f: fn() -> i32) -> i32 { n + f() }
fn run() -> i32 { 1 }
fn main() {
    println!("{} {}", start(1, run), start(2, || 3));
}
