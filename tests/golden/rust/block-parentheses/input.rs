// Where the block of the textbook form needs parentheses: at the head of a statement that goes on, in headers, before else.
fn n(k: usize) -> usize { k }
fn list(k: usize) -> Vec<usize> { vec![k, k + 1] }
fn some(k: usize) -> Option<usize> { Some(k) }
fn pair(p: (usize, &dyn std::fmt::Debug)) -> usize { p.0 }
fn sum(k: usize) -> usize {
    let Some(x) = some(k) else { return 0 };
    for i in 0..n(k) { if n(i) > 3 { return i; } }
    while n(x) > 9 { break; }
    match n(k) { 1 => n(1) + 1, 2 => n(7), _ => list(k)[1] }
}
fn tail(k: usize) -> usize { n(k) + n(1) }
fn main() {
    println!("{} {} {} {}", sum(1), sum(2), sum(9), tail(4));
    n(1).pow(2);
    let a = list(2).len() + pair((n(1), &2)) + pair((3, &4));
    println!("{}", a);
}
