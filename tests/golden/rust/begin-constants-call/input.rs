// A call among the arguments that must stay constants is computed by the compiler.
const fn _MM_SHUFFLE(a: i32, b: i32) -> i32 { a * 4 + b }
fn _mm_shift(a: i32, n: i32) -> i32 { a + n }
fn vshl_n_s32(a: i32, n: i32) -> i32 { a << n }
fn a() -> i32 { 1 }
fn main() {
    println!("{} {} {}", _mm_shift(2, _MM_SHUFFLE(1, 2)), _mm_shift(a(), (_MM_SHUFFLE(1, 2) + 1)), vshl_n_s32(a(), 3));
    println!("{}", _mm_shift(2, a()));
}
