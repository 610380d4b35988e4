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
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("interest_method\0", "input.rs\0", "main\0", 13, 13, 15, 6, 0, 6)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let some_expression = Some1(4);
    let var = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), some_expression.first().second().interest_method(some_func(), { ::weft_probe::begin(&WEFT_U0, 0); 2 + 4 })).last();
    println!("{}", var);
}
