// Tuple structs and variants look like calls and call nothing. A function with a capital letter is a call where its declaration is known.
#[derive(Debug)]
struct Meters(u32);
#[derive(Debug)]
enum E { Variant(u32) }
#[allow(non_snake_case)]
fn Capital(n: u32) -> u32 { n }
fn main() { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::Capital\0", "input.rs\0", "main\0", 9, 9, 59, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    println!("{:?} {:?} {:?} {:?}", Meters(1), E::Variant(::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), Capital(2))), Some(3), Ok::<u32, ()>(4));
}
