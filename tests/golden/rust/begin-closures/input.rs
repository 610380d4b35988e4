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
    fn drawn<P, C: Fn(usize, &str) -> P, S: Fn(&mut P, u32)>(self, create: C, set: S) -> P {
        let mut p = create(self.0.len(), "p");
        self.0.into_iter().for_each(|x| set(&mut p, x));
        p
    }
    fn reduced<T, U>(self, f: impl Fn(T, u32) -> T, t: T, g: impl Fn(T) -> U) -> U { g(self.0.into_iter().fold(t, f)) }
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
    let p = items(3).drawn(|n, name| vec![0.5; n + name.len()], |pixels, x| pixels[x as usize] += 1.5);
    let r = items(3).reduced(|t, x| t.max(u64::from(x)), 1u64, |t| t.count_ones());
    let q = both(3, move || p.len(), |n| n.count_ones()) + items(1).drawn(/* first */ |n, _| n.pow(2), /* last */ |n, x| *n = n.pow(x)) as u32;
    let u = items(2).reduced(|t: u64, x| t.pow(x), 2, |t| t.count_ones()) + items(3).reduced(|t, x| t - i64::from(x), i64::MAX.max(1), |t| t.count_zeros());
    println!("{} {} {}", r, q, u);
    println!("{:?} {:?} {} {}", v, w, text, both(1, || "one", |s| s.len()));
}
