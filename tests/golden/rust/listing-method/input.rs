// A method in a chain: the chain is unwound, link by link, in the textbook form.
#[derive(Clone, Copy, Debug)]
struct Some1(i32);
impl Some1 {
    fn first(&self) -> Some1 { Some1(self.0 + 1) }
    fn second(&self) -> Some1 { Some1(self.0 * 2) }
    fn interest_method(&self, a: i32, b: i32) -> Some1 { Some1(self.0 + a * b) }
    fn last(self) -> i32 { self.0 }
}
fn some_func() -> i32 { 5 }
fn main() {
    let some_expression = Some1(4);
    let var = some_expression.first().second().interest_method(some_func(), 2 + 4).last();
    println!("{}", var);
}
