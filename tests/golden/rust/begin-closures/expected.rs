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
fn main() { static WEFT_S0: [::weft_probe::Site; 5] = [::weft_probe::Site::new("fold_rest\0", "input.rs\0", "main\0", 20, 22, 13, 4, 0, 6), ::weft_probe::Site::new("fold_all\0", "input.rs\0", "main\0", 20, 21, 13, 6, 0, 6), ::weft_probe::Site::new("map_init\0", "input.rs\0", "main\0", 23, 23, 13, 4, 0, 6), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 24, 24, 16, 4, 0, 0), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 25, 25, 45, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let v = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), items(4)
        .fold_all({ ::weft_probe::begin(&WEFT_U0, 1); || Vec::new() }, |mut v, x| { v.push(x); v }))
        .fold_rest({ ::weft_probe::begin(&WEFT_U0, 0); || Vec::new() }, |mut a, mut b| { a.append(&mut b); a }));
    let w = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), items(2).map_init({ ::weft_probe::begin(&WEFT_U0, 2); || String::from("w") }, |s, x| { s.push('x'); s.len() as u32 + x }));
    let text = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), both(items(1).0.len() as u32, { ::weft_probe::begin(&WEFT_U0, 3); || String::from("text") }, |s| s.len()));
    println!("{:?} {:?} {} {}", v, w, text, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), both(1, || "one", |s| s.len())));
}
