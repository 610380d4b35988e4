/* Text: slices that refer to other memory, a growing buffer in an arena, UTF-8, hashes. */
#ifndef STR_H
#define STR_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"

/* A reference to bytes that belong to somebody else. They are not NUL-terminated. */
struct slice {
    const char *text;
    size_t length;
};

struct slice slice_of(const char *text);
bool slice_equal(struct slice a, struct slice b);
bool slice_is(struct slice a, const char *text);

/* A growing buffer. `text` is NULL until something is added, and NUL-terminated at `length` from then on. To start, zero it
 * and set `arena`. */
struct str {
    struct arena *arena;
    char *text;
    size_t length, capacity;
};

/* `text` is "" from now on, and never NULL. */
void str_begin(struct str *str);
void str_add(struct str *str, const char *text);
void str_add_slice(struct str *str, struct slice slice);
void str_add_bytes(struct str *str, const char *bytes, size_t length);
void str_add_char(struct str *str, char c);
/* Returns where the caller may store `size` bytes. str_take then adds those that it has stored. */
char *str_room(struct str *str, size_t size);
static inline void str_take(struct str *str, size_t length)
{
    str->length += length;
    str->text[str->length] = '\0';
}
void str_printf(struct str *str, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Appends `text` as the inside of a C string literal, without the quotes. Escapes ", \, control characters, ?? and all
 * bytes that are not printable ASCII. */
void str_add_c_escaped(struct str *str, const char *text);

/* The length in bytes (1 to 4) of the UTF-8 character at `text`; 0 if the `available` bytes don't begin with a valid
 * one. */
size_t utf8_length(const char *text, size_t available);
/* Whether all of it is UTF-8. */
bool utf8_is_valid(struct slice text);
/* Appends text for formats that must be UTF-8: every byte that is not is a question mark. Names and captured text are bytes
 * of the program, and may be cut within a character. */
void str_add_utf8(struct str *str, struct slice text);

/* 64-bit FNV-1a. Start with HASH_START; pass the result on to hash several pieces. */
#define HASH_START 14695981039346656037ull
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length);
uint64_t hash_text(uint64_t hash, const char *text); /* includes the NUL, so that ("a","bc") and ("ab","c") differ */

bool text_starts_with(const char *text, const char *prefix);
bool text_ends_with(const char *text, const char *suffix);

#endif
