// The temporary that the textbook form kills: such a point takes the exact form by itself.
fn main() {
    let result: i32 = vec![1, 2, 3, 4].iter().map(|elem| elem * 2).sum();
    println!("{}", result);
}
