/* Where everything in a JSON text stands. cJSON builds the tree but keeps no positions; the tree holds the values in the order of the text,
 * so one pass over the text that lists every value in that order says where each of the tree's items came from:
 *
 *     text   { "a": [1, 2], "b": 3 }       places  0 {…}  1 "a":[…]  2 1  3 2  4 "b":3
 *
 * The first child of value i is value i+1, its next sibling is value i + places[i].subtree. A walk down the tree carries the number along.
 * The same pass checks the text strictly (cJSON lets a few mistakes pass), so that messages are ours and several come in one go. */
#ifndef JSON_PLACE_H
#define JSON_PLACE_H

#include <stdbool.h>
#include <stdint.h>

#include "diag.h"
#include "str.h"

struct json_place {
    uint32_t key;     /* byte offset of the opening quote of the member's name; of the value itself if it has none */
    uint32_t value;   /* byte offset of the value's first character */
    uint32_t subtree; /* how many values this one holds, with itself */
};

struct json_text {
    struct arena *arena;
    const char *path;  /* for messages */
    struct slice text; /* without a byte order mark; at most 4 GiB */
    struct diags *diags;
    VEC(struct json_place) places;
    VEC(uint32_t) lines; /* offset of each line's first byte */
    size_t n_mistakes;   /* reported through json_text_complain, shown or not */
    size_t last;         /* offset of the latest mistake that was too many */
};

enum { JSON_DEPTH_LIMIT = 64, JSON_VALUES_LIMIT = 4 << 20, JSON_MISTAKES_SHOWN = 50 };

/* Fills `places` of a zeroed json_text with arena, path, text and diags set. Returns false after at least one message if the text isn't
 * strict JSON or holds something that a configuration can't: NUL, or more nesting or values than the limits. */
bool json_text_scan(struct json_text *json);
/* Line and column (1-based, in bytes) of an offset. */
void json_text_locate(const struct json_text *json, size_t offset, unsigned *line, unsigned *column);
/* Adds a diagnostic at an offset. Beyond JSON_MISTAKES_SHOWN they are only counted. */
void json_text_complain(struct json_text *json, size_t offset, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Adds the message that tells of the mistakes that were only counted, if any. */
void json_text_finish(struct json_text *json);

#endif
