//! Vanity keys: keys that begin with a word of one's choice, found by trying. The main thread produces salts; three consumers, one a hash function,
//! make a key of each and keep those that begin with the word. What is found does not depend on how the threads are scheduled.
//!
//! usage: vanity-keys [SALTS] [WORD]

use std::thread;

use blake2::Blake2b512;
use crossbeam_channel as channel;
use sha2::{Digest, Sha512};
use sha3::Sha3_512;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

struct Found {
    salt: u64,
    key: String,
}

/// One end of a channel for the salts, and the thread that reads the other.
struct Consumer {
    name: &'static str,
    salts: channel::Sender<u64>,
    thread: thread::JoinHandle<Vec<Found>>,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let n_salts = arguments.next().map_or(60_000, |n| n.parse().expect("SALTS is a number"));
    let word = arguments.next().unwrap_or_else(|| String::from("cab"));

    let consumers = [
        consumer::<Blake2b512>("BLAKE2b-512", &word),
        consumer::<Sha3_512>("SHA3-512", &word),
        consumer::<Sha512>("SHA-512", &word),
    ];
    for salt in 0..n_salts {
        for consumer in &consumers {
            consumer.salts.send(salt).expect("consumers end after the producer");
        }
    }
    println!("{} salts, keys that begin with {:?}, upper or lower case", n_salts, word);
    for Consumer { name, salts, thread } in consumers {
        drop(salts); // its consumer has all there is
        let found = thread.join().expect("consumers do not panic");
        println!("{}: {}", name, found.len());
        for found in found.iter().take(3) {
            println!("    salt {:6}  {}", found.salt, found.key);
        }
    }
}

fn consumer<Hash: Digest>(name: &'static str, word: &str) -> Consumer {
    let (salts, receiver) = channel::bounded::<u64>(1);
    let word = word.to_string();
    let thread = thread::spawn(move || {
        let mut found = Vec::new();
        while let Ok(salt) = receiver.recv() {
            let digest = Hash::new().chain_update(b"weft vanity key").chain_update(salt.to_be_bytes()).finalize();
            if begins_with(&digest, word.as_bytes()) {
                found.push(Found { salt, key: base64(&digest) });
            }
        }
        found
    });
    Consumer { name, salts, thread }
}

/// The character number `index` of the key that these bytes stand for: six bits each, from the front.
fn character(bytes: &[u8], index: usize) -> u8 {
    let bit = 6 * index;
    let next = *bytes.get(bit / 8 + 1).unwrap_or(&0);
    let pair = u16::from(bytes[bit / 8]) << 8 | u16::from(next);
    ALPHABET[usize::from(pair >> (10 - bit % 8) & 63)]
}

fn begins_with(bytes: &[u8], word: &[u8]) -> bool {
    word.iter().enumerate().all(|(i, letter)| character(bytes, i).eq_ignore_ascii_case(letter))
}

fn base64(bytes: &[u8]) -> String {
    (0..bytes.len() * 8 / 6).map(|i| char::from(character(bytes, i))).collect()
}
