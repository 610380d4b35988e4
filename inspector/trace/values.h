/* Values that an event carries: those of the arguments of a call, or of its result. docs/trace-format.md says how
 * they stand there. */
#ifndef VALUES_H
#define VALUES_H

#include "json_writer.h"
#include "str.h"
#include "trace.h"

/* Are these `size` bytes `count` values, and then padding? */
bool values_check(const uint8_t *bytes, uint32_t size, uint8_t count);

/* The addresses of the backtrace that is among them, WEFT_MOST_FRAMES at most; returns how many, 0 if there is none.
 */
unsigned values_frames(const struct trace_values *values, uint64_t *frames);

/* The names of a site's values, one after the other (false: there are no more), and the names that its numbers have:
 * `READ=0,WRITE=5`. */
struct value_name {
    struct slice name, words;
};
bool values_next_name(const char **names, struct value_name *name);
bool values_next_word(struct slice *words, struct slice *word, int64_t *number);

/* Names and values of an event, one after the other, without a backtrace; `first` is the position of the first one
 * among the names of its site. */
struct value_cursor {
    const struct trace_values *values;
    const char *names; /* the rest of them */
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
        const char *string; /* bytes as they were, up to the zero byte */
    } is;
    struct slice enumerator; /* of a number that has a name; else length 0 */
};
void values_open(struct value_cursor *cursor, const struct trace_values *values, const char *names);
bool values_next(struct value_cursor *cursor, struct value *value);

/* `n=3, path="a b", mode=READ`; the result alone, without its name, if there is one value called "return". */
void values_print(struct str *out, const struct trace_values *values, const char *names);
/* The same as members of the JSON object that is open: `"n":3,"path":"a b"`. */
void values_json(struct json_writer *json, const struct trace_values *values, const char *names);
/* Of the names of a site's values, that of the result. */
const char *values_result_name(const char *names);

#endif
