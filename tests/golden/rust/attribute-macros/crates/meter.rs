//! Attribute macros that look at what they are given.
extern crate proc_macro;
use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

fn statements(item: &TokenStream) -> usize {
    let body = item.clone().into_iter().last();
    match body {
        Some(TokenTree::Group(g)) => g.stream().into_iter().filter(|t| t.to_string() == ";").count(),
        _ => 0,
    }
}

/// `fn f() -> usize` returns the number of semicolons of its own body.
#[proc_macro_attribute]
pub fn counted(_: TokenStream, item: TokenStream) -> TokenStream {
    let n = statements(&item);
    let mut out: Vec<TokenTree> = item.into_iter().collect();
    if let Some(TokenTree::Group(g)) = out.pop() {
        let text = format!("{{ let _ = {}; {} }}", g, n);
        let body: TokenStream = text[1..text.len() - 1].parse().unwrap();
        out.push(TokenTree::Group(Group::new(Delimiter::Brace, body)));
    }
    out.into_iter().collect()
}

/// The item as it is.
#[proc_macro_attribute]
pub fn kept(_: TokenStream, item: TokenStream) -> TokenStream {
    item
}
