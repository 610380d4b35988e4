// No operand costs anything: literals, paths, fields, references to places, closures. The guard fires the begin probe.
struct Pair { a: i32, b: String }
impl Pair {
    fn get(&self, n: i32) -> i32 { self.a + n }
    fn name(&self) -> &str { &self.b }
}
fn f(a: i32, b: &String, c: &[i32], d: impl Fn(i32) -> i32) -> i32 { d(a) + b.len() as i32 + c[0] }
fn main() {
    let pair = Pair { a: 1, b: String::from("x") };
    let v = [1, 2];
    println!("{}", f(pair.a, &pair.b, &v, |x| x + 1));
    println!("{} {}", pair.get(-3), pair.name());
    println!("{}", f(v[0] + v[1] * 2, &pair.b, &[v[1]], |x| x));
    f(1, &String::new(), &v[..], |_| 0);
}
