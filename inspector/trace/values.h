/* The values that an event carries: those of the arguments of a call, or of its result. docs/trace-format.md describes
 * their encoding. */
#ifndef VALUES_H
#define VALUES_H

#include "json_writer.h"
#include "str.h"
#include "trace.h"

/* True if the `size` bytes begin with `count` values; the rest is padding. */
bool values_check(const uint8_t *bytes, uint32_t size, uint8_t count);

/* Stores the addresses of the backtrace among the values, at most WEFT_MOST_FRAMES. Returns how many; 0 if there is no
 * backtrace. */
unsigned values_frames(const struct trace_values *values, uint64_t *frames);

/* Iterators over the names of a site's values, and over the words of a value, the names of its numbers
 * (`READ=0,WRITE=5`). Both advance their first argument and return false at the end. The slices point into the
 * names. */
struct value_name {
    struct slice name, words;
    bool is_counter; /* weft/counters.def */
};
bool values_next_name(const char **names, struct value_name *name);
bool values_next_word(struct slice *words, struct slice *word, int64_t *number);

/* Iterates over the values of an event, with their names and without a backtrace. `names` starts at the name of the
 * first value; the values must stay valid meanwhile. */
struct value_cursor {
    const struct trace_values *values;
    const char *names; /* those not read yet */
    uint32_t at;
    uint8_t done;
};
struct value {
    struct slice name; /* "" if unknown */
    uint8_t kind;      /* WEFT_WIRE_* */
    union {
        int64_t number;
        uint64_t natural;
        double real;
        const char *string; /* bytes as recorded, up to the zero byte */
    } is;
    struct slice enumerator; /* the name of the number, if it has one; else length 0 */
    bool is_counter;         /* the number is what a counter has counted in the interval; NONE: it could not count */
};
void values_open(struct value_cursor *cursor, const struct trace_values *values, const char *names);
bool values_next(struct value_cursor *cursor, struct value *value);

/* `n=3, path="a b", mode=READ`. A single value called "return" is printed without its name. */
void values_print(struct str *out, const struct trace_values *values, const char *names);
/* Writes the values as members of the JSON object that is open: `"n":3,"path":"a b"`. */
void values_json(struct json_writer *json, const struct trace_values *values, const char *names);
/* The names of the values of an event that ends an interval: the result's, which is skipped if it was not captured, and
 * those of counters. */
const char *values_result_name(const char *names);
bool values_counters(const char *names); /* are there any? */

#endif
