// Tuple structs and variants look like calls and call nothing. A function with a capital letter is a call where its declaration is known.
#[derive(Debug)]
struct Meters(u32);
#[derive(Debug)]
enum E { Variant(u32) }
#[allow(non_snake_case)]
fn Capital(n: u32) -> u32 { n }
fn main() {
    println!("{:?} {:?} {:?} {:?}", Meters(1), E::Variant(Capital(2)), Some(3), Ok::<u32, ()>(4));
}
