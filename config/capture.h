/* What a probe records beyond begin and end, and when: the keys "capture", "when", "every", "min_ns", "max_events" and
 * "backtrace" of an entry. What becomes of them at a point: point_capture.h of the rewriter. */
#ifndef CAPTURE_H
#define CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"
#include "vec.h"

/* Bytes that are captured of a string. */
enum { CAPTURE_DEFAULT_LIMIT = 64, CAPTURE_MOST_LIMIT = 255 };

/* Names a value of a call: an argument by the name of its parameter or by position, or the result. */
struct capture_value {
    const char *name; /* NULL: by position, or all arguments */
    int position;     /* from 0; -1: by name */
    bool is_all;      /* "args" */
    bool is_result;   /* "return" */
    bool is_debug;    /* "path:debug": Rust, what Debug writes of it */
    unsigned limit;   /* "path:string:64", "path:debug:64": bytes of a string that are kept; 0: as what it is */
};

enum capture_test { TEST_EQUAL, TEST_UNEQUAL, TEST_LESS, TEST_LESS_OR_EQUAL, TEST_GREATER, TEST_GREATER_OR_EQUAL };
struct capture_condition {
    struct capture_value value;
    enum capture_test test;
    int64_t number;
    double real;
    const char *text; /* NULL: a number */
    bool is_real;
};

/* Of an entry of "probes". */
struct capture {
    VEC(struct capture_value) captures;
    VEC(struct capture_condition) conditions; /* all have to hold */
    uint32_t every, backtrace;                /* 0: not given */
    uint64_t min_ns, max_events;              /* 0: not given */
};

/* Read "path:string:64" and "n >= 10 && return != 0". Return NULL, or what is wrong; *offset is the byte where. */
const char *capture_read_value(struct arena *arena, const char *text, struct capture_value *value, size_t *offset);
const char *capture_read_conditions(struct arena *arena, const char *text, struct capture *capture, size_t *offset);

/* Does an entry ask for the result? */
bool capture_wants_result(const struct capture *capture);

#endif
