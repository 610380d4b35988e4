// Places that want a constant, and patterns: never touched. A function in one is an ordinary function.
const fn three() -> usize { four() - 1 }
const fn four() -> usize { 4 }
const A: usize = three();
static B: usize = three() + four();
static TABLE: [usize; four()] = [three(); four()];
enum E { X = three() as isize, Y = { fn inner() -> usize { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::three\0", "input.rs\0", "inner\0", 7, 7, 60, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), three()) } inner as fn() -> usize; 9 } }
struct Sized1<const N: usize>([u8; N]);
fn length<const N: usize>(_: Sized1<N>) -> usize { N }
fn main() { static WEFT_S1: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::length\0", "input.rs\0", "main\0", 13, 13, 45, 5, 0, 0), ::weft_probe::Site::new("input::three\0", "input.rs\0", "main\0", 16, 16, 30, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let list = [0u8; three()];
    let s: Sized1<{ three() }> = Sized1(list);
    println!("{} {} {} {}", A, B, TABLE[1], ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), length::<{ four() - 1 }>(s)));
    println!("{} {}", const { three() * 2 }, E::X as usize + E::Y as usize);
    const LOCAL: usize = { fn run() -> usize { 1 } let _ = run as fn() -> usize; four() };
    println!("{} {}", LOCAL, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), three()));
}
