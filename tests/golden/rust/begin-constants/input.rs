// Vendor intrinsics want their last argument to stay a constant: the probe goes around the last operand that costs.
fn _mm_shift(a: i32, b: i32, n: i32) -> i32 { a + b + n }
fn a() -> i32 { 1 }
fn main() {
    println!("{}", _mm_shift(a(), 2, 3));
}
