// Places that want a constant, and patterns: never touched. A function in one is an ordinary function.
const fn three() -> usize { four() - 1 }
const fn four() -> usize { 4 }
const A: usize = three();
static B: usize = three() + four();
static TABLE: [usize; four()] = [three(); four()];
enum E { X = three() as isize, Y = { fn inner() -> usize { three() } inner as fn() -> usize; 9 } }
struct Sized1<const N: usize>([u8; N]);
fn length<const N: usize>(_: Sized1<N>) -> usize { N }
fn main() {
    let list = [0u8; three()];
    let s: Sized1<{ three() }> = Sized1(list);
    println!("{} {} {} {}", A, B, TABLE[1], length::<{ four() - 1 }>(s));
    println!("{} {}", const { three() * 2 }, E::X as usize + E::Y as usize);
    const LOCAL: usize = { fn run() -> usize { 1 } let _ = run as fn() -> usize; four() };
    println!("{} {}", LOCAL, three());
}
