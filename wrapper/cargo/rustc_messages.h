/* Reads rustc's messages in JSON (--error-format=json, one object per line): their kinds, and the positions that
 * errors are about. */
#ifndef RUSTC_MESSAGES_H
#define RUSTC_MESSAGES_H

#include "str.h"
#include "vec.h"

struct rust_position {
    const char *file;      /* as the compiler names it, after --remap-path-prefix */
    unsigned line, column; /* 1-based; the column counts characters */
    bool is_primary;       /* what the error is about, or the macro call it came from; otherwise an explanation */
};
typedef VEC(struct rust_position) rust_positions;

enum rust_message {
    RUST_MESSAGE_ARTIFACT, /* a file has been written */
    RUST_MESSAGE_LINT,     /* a warning or an error about the text, which may be about the original too */
    RUST_MESSAGE_WEFT,     /* about text that weft added, or a count of warnings */
    RUST_MESSAGE_REST      /* from the linker, or not JSON */
};
enum rust_message rust_message_kind(const char *line, size_t length);

/* Adds the positions of all errors. Lines that are not JSON, and other messages, are ignored. */
void rust_messages_find_positions(struct arena *arena, struct slice text, rust_positions *positions);

#endif
