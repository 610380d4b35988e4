// Left alone, because what would be recorded is not what was asked for: a condition on what is not there; a future; operands that are evaluated behind
// the begin.
async fn fetch(n: u32) -> u32 { n }
fn give(n: u8, f: Box<dyn Fn(&u8) -> u8>) -> u8 { f(&n) }
fn n() -> u8 { 2 }
fn closure(f: impl Fn() -> u8) -> u8 { f() }
async fn life(n: u32) -> u32 { fetch(n).await }
fn main() {
    println!("{}", give(1, Box::new(|x| *x + n())));
    println!("{}", closure(|| 3));
    drop(life(1));
}
