// In edition 2024 the temporaries of a block's last expression end with it: operands that call nothing, but make objects.
struct Noisy(i32);
impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0); } }
struct Pair { left: Noisy, right: Noisy }
fn one() -> i32 { 1 }
fn add(a: i32, b: i32) -> i32 { a + b }
fn both(a: i32, b: &Noisy) -> i32 { a + b.0 }
fn check(a: i32, b: bool) -> i32 { a + b as i32 }
fn main() {
    add(one(), Noisy(2).0);
    add(one(), [Noisy(3), Noisy(4)][1].0);
    add(one(), (&Noisy(5)).0);
    both(one(), &Pair { left: Noisy(6), right: Noisy(7) }.left);
    check(one(), Noisy(8).0 < Noisy(9).0);
    add(one(), match Noisy(10) { Noisy(n) => n });
    let kept = Noisy(11);
    add(one(), kept.0);
    both(one(), &kept);
}
