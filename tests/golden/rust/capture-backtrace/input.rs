// Where calls come from: a number beside the other details.
fn f() -> u32 { 1 }
fn g(n: u32) -> u32 { n }

fn main() {
    println!("{}", f() + g(f()));
}
