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
fn main() { static WEFT_S0: [::weft_probe::Site; 11] = [::weft_probe::Site::new("fold_rest\0", "input.rs\0", "main\0", 26, 28, 13, 4, 0, 6), ::weft_probe::Site::new("fold_all\0", "input.rs\0", "main\0", 26, 27, 13, 6, 0, 6), ::weft_probe::Site::new("map_init\0", "input.rs\0", "main\0", 29, 29, 13, 4, 0, 6), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 30, 30, 16, 4, 0, 0), ::weft_probe::Site::new("drawn\0", "input.rs\0", "main\0", 31, 31, 13, 4, 0, 6), ::weft_probe::Site::new("reduced\0", "input.rs\0", "main\0", 32, 32, 13, 4, 0, 6), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 33, 33, 13, 5, 0, 0), ::weft_probe::Site::new("drawn\0", "input.rs\0", "main\0", 33, 33, 60, 6, 0, 6), ::weft_probe::Site::new("reduced\0", "input.rs\0", "main\0", 34, 34, 13, 5, 0, 6), ::weft_probe::Site::new("reduced\0", "input.rs\0", "main\0", 34, 34, 77, 5, 0, 6), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 36, 36, 45, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let v = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), items(4)
        .fold_all({ ::weft_probe::begin(&WEFT_U0, 1); || Vec::new() }, |mut v, x| { v.push(x); v }))
        .fold_rest({ ::weft_probe::begin(&WEFT_U0, 0); || Vec::new() }, |mut a, mut b| { a.append(&mut b); a }));
    let w = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), items(2).map_init({ ::weft_probe::begin(&WEFT_U0, 2); || String::from("w") }, |s, x| { s.push('x'); s.len() as u32 + x }));
    let text = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), both(items(1).0.len() as u32, { ::weft_probe::begin(&WEFT_U0, 3); || String::from("text") }, |s| s.len()));
    let p = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 4), items(3).drawn({ ::weft_probe::begin(&WEFT_U0, 4); |n, name| vec![0.5; n + name.len()] }, |pixels, x| pixels[x as usize] += 1.5));
    let r = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 5), items(3).reduced(|t, x| t.max(u64::from(x)), { ::weft_probe::begin(&WEFT_U0, 5); 1u64 }, |t| t.count_ones()));
    let q = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 6), both(3, move || p.len(), |n| n.count_ones())) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 7), items(1).drawn(/* first */ { ::weft_probe::begin(&WEFT_U0, 7); |n, _| n.pow(2) }, /* last */ |n, x| *n = n.pow(x))) as u32;
    let u = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 8), items(2).reduced(|t: u64, x| t.pow(x), { ::weft_probe::begin(&WEFT_U0, 8); 2 }, |t| t.count_ones())) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 9), items(3).reduced(|t, x| t - i64::from(x), ::weft_probe::begin_after(&WEFT_U0, 9, i64::MAX.max(1)), |t| t.count_zeros()));
    println!("{} {} {}", r, q, u);
    println!("{:?} {:?} {} {}", v, w, text, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 10), both(1, || "one", |s| s.len())));
}
