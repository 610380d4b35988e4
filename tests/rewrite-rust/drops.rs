// Every value says when it is dropped: temporaries of operands, receivers, scrutinees, conditions, tails, and what is moved.
struct Noisy(&'static str, u32);
impl Drop for Noisy {
    fn drop(&mut self) {
        println!("  drop {} {}", self.0, self.1);
    }
}
impl Noisy {
    fn number(&self) -> u32 { self.1 }
    fn me(&self) -> &Noisy { self }
    fn into_number(self) -> u32 { self.1 }
    fn next(self, name: &'static str) -> Noisy { Noisy(name, self.1 + 1) }
    fn list(&self) -> Vec<u32> { vec![self.1, self.1 + 1] }
}
struct Pair { left: Noisy, right: Noisy }

fn make(name: &'static str, n: u32) -> Noisy {
    println!("  make {} {}", name, n);
    Noisy(name, n)
}
fn add(a: u32, b: u32) -> u32 {
    println!("  add {} {}", a, b);
    a + b
}
fn take(n: Noisy, m: &Noisy) -> u32 { n.number() + m.number() }
fn pair() -> Pair { Pair { left: make("left", 1), right: make("right", 2) } }
fn keep<'a>(a: &'a Noisy, _: &Noisy) -> &'a Noisy { a }

fn statement() {
    println!("statement");
    add(make("a", 1).number(), make("b", 2).me().number());
    make("chain", 1).next("chain 2").next("chain 3").number();
    let _ = make("ignored", 3);
    let _kept = make("kept", 4);
    let n = keep(&make("operand", 5), &make("other", 6)).number();
    println!("  {}", n);
}
fn extended() -> u32 {
    println!("extended");
    let borrowed = &make("extended", 7);
    let part = &pair().left;
    add(borrowed.number(), part.number())
}
fn free() -> bool {
    println!("free");
    add(make("first", 1).number(), Noisy("field", 2).1);
    add(make("first", 3).number(), [Noisy("element", 4), Noisy("element", 5)][1].1);
    add(make("first", 6).number(), (&Noisy("reference", 7)).1);
    add(make("first", 8).number(), (Noisy("compared", 9).1 < Pair { left: Noisy("left", 10), right: Noisy("right", 11) }.left.1) as u32);
    add(make("first", 12).number(), match (Noisy("in tuple", 13), 14) { (Noisy(_, n), m) => *(&n) + m });
    take(make("first", 15), &Noisy("borrowed", 16));
    keep(&make("first", 17), &(Noisy("part", 18), 19).0).number() == 17
}
fn moved() -> u32 {
    println!("moved");
    let p = pair();
    take(p.left, &p.right)
}
fn tail() -> u32 {
    println!("tail");
    let _local = make("local", 8);
    make("tail temporary", 9).me().me().number()
}
fn scrutinee() -> u32 {
    println!("scrutinee");
    match make("matched", 10).me().number() {
        10 => add(make("arm", 11).into_number(), 1),
        n => n,
    }
}
fn condition() -> u32 {
    println!("condition");
    if make("condition", 12).number() > 1 && make("second", 13).number() > 1 {
        println!("  inside");
    }
    while make("while", 0).number() > 0 {}
    if let Some(n) = Some(make("if let", 14).number()) { println!("  {}", n); } else { println!("  no"); }
    let mut total = 0;
    for n in make("for", 15).list() { total += n; }
    total
}
fn nested() -> u32 {
    println!("nested");
    add(add(make("n1", 1).number(), make("n2", 2).into_number()), { let _inner = make("inner", 3); make("block tail", 4).number() })
}
fn replaced() {
    println!("replaced");
    let mut n = make("old", 1);
    println!("  {}", n.number());
    n = make("new", 2).next("newer");
    println!("  {}", n.number());
    let list = vec![make("l1", 1), make("l2", 2)];
    let closure = move || list.len();
    println!("  {}", closure());
}

fn main() {
    statement();
    println!("{}", extended());
    println!("{}", free());
    println!("{}", moved());
    println!("{}", tail());
    println!("{}", scrutinee());
    println!("{}", condition());
    println!("{}", nested());
    replaced();
}
