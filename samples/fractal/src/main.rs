//! The Mandelbrot set in 96 by 96 characters, computed in parallel by rayon: `#` is in the set as far as the limit of iterations tells.
//!
//! usage: fractal [LIMIT]

use rayon::prelude::*;

const SIZE: usize = 96;

fn main() {
    let limit = std::env::args().nth(1).map_or(200_000, |n| n.parse().expect("LIMIT is a number"));
    let mut matrix = vec![[b' '; SIZE]; SIZE];
    matrix.par_iter_mut().enumerate().for_each(|(y, row)| {
        for (x, point) in row.iter_mut().enumerate() {
            if is_in_set(coordinate(x, -2.0, 0.5), coordinate(y, -1.25, 1.25), limit) {
                *point = b'#';
            }
        }
    });
    for row in &matrix {
        println!("{}", String::from_utf8_lossy(row).trim_end());
    }
}

fn coordinate(index: usize, from: f64, to: f64) -> f64 {
    from + (to - from) * index as f64 / (SIZE - 1) as f64
}

/// Does z = z * z + c, from 0 on, stay within 2?
fn is_in_set(re: f64, im: f64, limit: u32) -> bool {
    let (mut x, mut y) = (0.0, 0.0);
    for _ in 0..limit {
        let (x2, y2) = (x * x, y * y);
        if x2 + y2 > 4.0 {
            return false;
        }
        y = 2.0 * x * y + im;
        x = x2 - y2 + re;
    }
    true
}
