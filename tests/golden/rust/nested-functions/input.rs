// One table for the outermost body; functions, impls and closures inside see it. A module inside does not, and has its own.
fn n() -> usize { 3 }
fn outer() -> usize {
    fn inner() -> usize { n() }
    struct S;
    impl S { fn m(&self) -> usize { inner() + 1 } }
    mod alone { pub fn f() -> usize { super::n() } }
    const fn constant() -> usize { fn deep() -> usize { n() } let _ = deep as fn() -> usize; 2 }
    let c = || S.m();
    c() + alone::f() + constant()
}
fn main() { println!("{}", outer()); }
