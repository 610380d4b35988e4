// Vendor intrinsics want their last argument to stay a constant: the probe goes around the last operand that costs.
fn _mm_shift(a: i32, b: i32, n: i32) -> i32 { a + b + n }
fn a() -> i32 { 1 }
const _MM_NEAREST: i32 = 1;
const __MM_OTHER: i32 = 2;
fn main() {
    println!("{}", _mm_shift(a(), 2, 3));
    println!("{} {}", _mm_shift(a(), 2, _MM_NEAREST), _mm_shift(a(), 2, _MM_NEAREST | __MM_OTHER));
}
