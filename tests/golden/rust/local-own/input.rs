// The same with "start".
fn start(f: impl FnOnce() -> i32, n: i32) -> i32 { n + f() }
fn run() -> i32 { 1 }
fn main() {
    println!("{}", start(run, run()));
}
