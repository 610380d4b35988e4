// Variables hide the functions of their names: parameters, let, closures, patterns. A function of an inner block hides a variable; a nested function
// sees none.
use std::cmp::{max, min};
use std::mem::{drop, size_of_val, take};
fn twice(x: u32) -> u32 { x * 2 }
fn parameter(max: fn(u32, u32) -> u32) -> u32 { max(1, 2) + min(1, 2) }
fn inner_function() -> u32 {
    let twice = |x: u32| x + 1;
    let variable = twice(1);
    fn min(x: u32) -> u32 { fn twice_too() -> u32 { super_twice(x_of()) } fn x_of() -> u32 { 3 } x + twice_too() }
    variable + { fn twice(x: u32) -> u32 { x * 10 } twice(1) } + twice(1) + min(2)
}
fn super_twice(x: u32) -> u32 { twice(x) }
struct Pair { take: fn(u32) -> u32, other: Option<fn(u32) -> u32> }
fn patterns(pair: Pair) -> u32 {
    let before = twice(1);
    let Pair { take, other: Some(twice) } = pair else { return twice(1) };
    let mut sum = take(1) + twice(before);
    for (min, max) in [(take, 3)] { sum += min(max); }
    if let Some(max) = Some(take) { sum += max(1); } else { sum += max(3, 4); }
    if let Some(max) = Some(&take) && max(1) > 0 { sum += max(2); }
    while let Some(min) = None::<fn(u32) -> u32> { sum += min(1); }
    sum + match Some(take) { Some(max) if max(1) == 2 => max(5), None => max(5, 6), Some(twice) => twice(7) } + max(7, 8) + [1].iter().map(|max| max + min(1, 2)).sum::<u32>()
}
fn main() {
    println!("{} {}", parameter(max), inner_function());
    println!("{}", patterns(Pair { take: |x| x + 1, other: Some(|x| x + 2) }));
    let mut text = String::from("text");
    println!("{} {}", size_of_val(&take(&mut text)), (|drop: fn(u32) -> u32| drop(1))(twice));
    drop(text);
}
