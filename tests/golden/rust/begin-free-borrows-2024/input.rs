// Edition 2024: the temporaries of a block's last expression end with the block (Reference, "Temporary scopes"). An
// operand that calls nothing may borrow one: then the probe stands at what is borrowed, or behind the operand.
struct Holds<'a> {
    to: &'a mut u8,
    n: u8,
}
struct Of<'a>(&'a mut u8);

fn c() -> u8 {
    1
}
fn f<T>(x: u8, _: T) -> u8 {
    x
}

fn borrowed(a: u8) -> u8 {
    let mut sum = f(c(), &mut [a, 1]) + f(c(), &mut [0; 4]) + f(c(), &[a, 1]) + f(c(), &(a, 1)) + f(c(), &mut "text");
    sum += f(c(), (&mut 5)) + f(c(), &&mut 5) + f(c(), &mut &[a]) + f(c(), &mut *&mut 5) + f(c(), &*&mut 5);
    sum += f(c(), &mut [1, 2][..]) + f(c(), &mut (1, 2).0) + f(c(), &[1, a][1]);
    sum + f(c(), &mut [1u8] as &mut [u8]) + f(c(), &mut 1..&mut 2) + f(c(), &mut |x: u8| x + a)
}

fn in_parts(a: u8) -> u8 {
    let sum = f(c(), (&[1], &mut [2])) + f(c(), (&mut [a], 3)) + f(c(), [&mut 5]) + f(c(), Some(&mut [a])) + f(c(), Of(&mut 6));
    sum + f(c(), Holds { to: &mut 7, n: a }) + f(c(), Holds { n: a, to: &mut 8 })
}

// these live on, or are not borrowed
fn promoted(a: u8, list: &mut [u8]) -> u8 {
    let mut x = [a];
    let sum = f(c(), &[1, 2]) + f(c(), &5) + f(c(), &mut x) + f(c(), &mut x[0]) + f(c(), &mut list[..]) + f(c(), &x);
    sum + f(c(), (a, [1])) + f(c(), *&mut 5) + f(c(), &[1, 2][0]) + f(c(), || &mut [0; 3] == &mut [1; 3])
}

fn received() -> usize {
    char::from(65).encode_utf8(&mut [0; 4]).len() + String::from("a").trim_start_matches(&['a', 'b'][..]).len()
}

fn main() {
    println!("{} {} {} {}", borrowed(1), in_parts(1), promoted(1, &mut [1, 2]), received());
}
