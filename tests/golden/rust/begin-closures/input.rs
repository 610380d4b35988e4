// Several closures: the type of what a later one is given may come from an earlier one, which the compiler looks at before it if both are closures to it.
struct Items(Vec<u32>);
fn items(n: u32) -> Items { Items((0..n).collect()) }
impl Items {
    fn fold_all<T, I: Fn() -> T, F: Fn(T, u32) -> T>(self, identity: I, f: F) -> Folded<T> {
        let first = identity();
        Folded(self.0.into_iter().fold(first, f))
    }
    fn map_init<T, U, I: FnOnce() -> T, F: Fn(&mut T, u32) -> U>(self, init: I, f: F) -> Vec<U> {
        let mut t = init();
        self.0.into_iter().map(|x| f(&mut t, x)).collect()
    }
}
struct Folded<T>(T);
impl<T> Folded<T> {
    fn fold_rest<I: Fn() -> T, F: Fn(T, T) -> T>(self, identity: I, f: F) -> T { f(identity(), self.0) }
}
fn both<A, B>(n: u32, a: impl Fn() -> A, b: impl Fn(A) -> B) -> B { if n > 0 { b(a()) } else { b(a()) } }
fn main() {
    let v = items(4)
        .fold_all(|| Vec::new(), |mut v, x| { v.push(x); v })
        .fold_rest(|| Vec::new(), |mut a, mut b| { a.append(&mut b); a });
    let w = items(2).map_init(|| String::from("w"), |s, x| { s.push('x'); s.len() as u32 + x });
    let text = both(items(1).0.len() as u32, || String::from("text"), |s| s.len());
    println!("{:?} {:?} {} {}", v, w, text, both(1, || "one", |s| s.len()));
}
