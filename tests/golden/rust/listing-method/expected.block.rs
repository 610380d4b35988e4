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
    let var = { let mut weft_v0 = some_expression.first(); let mut weft_v1 = weft_v0.second(); let weft_v2 = some_func(); let weft_v3 = 2 + 4; let weft_guard = ::weft_probe::enter(&WEFT_U0, 0); let weft_result = weft_v1.interest_method(weft_v2, weft_v3); ::weft_probe::end_after(weft_guard, weft_result) }.last();
    println!("{}", var);
}
