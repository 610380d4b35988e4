/* rustc's messages in JSON (--error-format=json, one object a line) -> what they are, and the places that errors are about. */
#ifndef RUSTC_MESSAGES_H
#define RUSTC_MESSAGES_H

#include "str.h"
#include "vec.h"

struct rust_place {
    const char *file;      /* as the compiler names it: behind --remap-path-prefix */
    unsigned line, column; /* 1-based; the column counts characters */
    bool is_primary;       /* what the error is about, or the macro call that it comes out of; else something that explains it */
};
typedef VEC(struct rust_place) rust_places;

enum rust_message {
    RUST_MESSAGE_ARTIFACT, /* something has been made */
    RUST_MESSAGE_LINT,     /* a warning or error about a place in the text, which the original may deserve as well */
    RUST_MESSAGE_WEFT,     /* about what weft has added; counts of warnings */
    RUST_MESSAGE_REST      /* of the linker, lines that are no JSON */
};
enum rust_message rust_message_kind(const char *line, size_t length);

/* Lines that are no JSON, and messages that are no errors, are passed over. */
void rust_messages_find_places(struct arena *arena, struct slice text, rust_places *places);

#endif
