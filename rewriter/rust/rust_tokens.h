/* Rust's tokens, as far as brackets and words can be told from texts and comments (Reference, "Lexical structure"). */
#ifndef RUST_TOKENS_H
#define RUST_TOKENS_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"

enum rust_token_kind { RUST_TOKEN_END, RUST_TOKEN_WORD, RUST_TOKEN_OPEN, RUST_TOKEN_CLOSE, RUST_TOKEN_TEXT, RUST_TOKEN_SIGN };

/* A word is an identifier, keyword or number; a text is a literal in quotes, or a lifetime; a sign is one byte of
 * punctuation. */
struct rust_token {
    enum rust_token_kind kind;
    uint32_t begin, end;
};

/* The first token in [at, end), behind blanks and comments. */
struct rust_token rust_token_at(struct slice source, uint32_t at, uint32_t end);
/* Where the bracket that is opened at `at` is closed: the place of that bracket, or `end`. */
uint32_t rust_closing_bracket(struct slice source, uint32_t at, uint32_t end);
bool rust_token_is(struct slice source, struct rust_token token, const char *text);
/* Is it this byte of punctuation, or this bracket? */
bool rust_token_is_sign(struct slice source, struct rust_token token, char sign);
/* Do the two, one behind the other, make the arrow `->`? Its `>` closes nothing. */
bool rust_token_ends_arrow(struct slice source, struct rust_token before, struct rust_token token);

#endif
