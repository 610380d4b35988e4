/* Finds the position of every value in a JSON text. cJSON builds a tree without positions, but keeps the values in the
 * order of the text. One pass over the text that lists the values in the same order therefore finds the position of
 * each item in the tree:
 *
 *     text     { "a": [1, 2], "b": 3 }
 *
 *     places   0  {...}
 *              1  "a": [...]
 *              2  1
 *              3  2
 *              4  "b": 3
 *
 * The first child of value i is value i + 1; its next sibling is value i + places[i].subtree.
 *
 * The same pass checks the syntax strictly (cJSON accepts some mistakes) and continues after a mistake where it can,
 * so that one run reports several. */
#ifndef JSON_PLACE_H
#define JSON_PLACE_H

#include <stdbool.h>
#include <stdint.h>

#include "diag.h"
#include "str.h"

struct json_place {
    uint32_t key;     /* offset of the opening quote of the member's name; `value` if it has no name */
    uint32_t value;   /* offset of the value's first character */
    uint32_t subtree; /* number of values in it, including itself */
};

struct json_text {
    struct arena *arena;
    const char *path;  /* for messages */
    struct slice text; /* without the byte order mark; at most 4 GiB */
    struct diags *diags;
    VEC(struct json_place) places;
    VEC(uint32_t) lines; /* offset of each line's first byte */
    size_t n_mistakes;   /* mistakes passed to json_text_complain, shown or not */
    size_t last;         /* offset of the latest mistake that was not shown */
};

enum { JSON_DEPTH_LIMIT = 64, JSON_VALUES_LIMIT = 4 << 20, JSON_MISTAKES_SHOWN = 50 };

/* Fills `places` and `lines` of a json_text that is zeroed but for arena, path, text and diags. Returns false after at
 * least one message if the text is not strict JSON, contains a NUL, or exceeds the limits of nesting or values. */
bool json_text_scan(struct json_text *json);
/* Gives the line and column (1-based, in bytes) of an offset. */
void json_text_locate(const struct json_text *json, size_t offset, unsigned *line, unsigned *column);
/* Adds a diagnostic at an offset. After JSON_MISTAKES_SHOWN mistakes, further ones are only counted. */
void json_text_complain(struct json_text *json, size_t offset, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Adds a message with the number of mistakes that were not shown, if there are any. */
void json_text_finish(struct json_text *json);

#endif
