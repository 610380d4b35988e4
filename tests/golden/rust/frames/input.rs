// In a crate that is not optimised a body has one frame for all its points, and no guard at each.
fn f(x: i32) -> i32 {
    x
}

fn g(x: &[i32]) -> Option<i32> {
    x.first().copied()
}

fn frames(x: i32, list: &mut Vec<i32>) -> Option<i32> {
    let sum = f(1) + f(f(x));
    list.push(f(2));
    let add = |y| f(y) + x;
    let again = |y| {
        let z = f(y);
        z + f(3)
    };
    list.push(g(list)? + add(4) + again(5));
    println!("{}", f(list.len() as i32));
    f(match g(list) {
        Some(y) => f(y),
        None => return None,
    });
    Some(sum)
}

fn main() {
    println!("{:?}", frames(1, &mut vec![6]));
    let caught = std::panic::catch_unwind(|| f([1, 2].len() as i32 / (f(0))));
    println!("{}", caught.is_err());
}
