// The receiver's automatic reference stays two-phase: v.push(v.len()).
fn main() {
    let mut v = vec![1];
    v.push(v.len());
    v.insert(v.len() - 1, v[0] + v.len());
    println!("{:?}", v);
}
