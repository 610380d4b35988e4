/* What a probe records besides begin and end, and under which conditions: the keys "capture", "when", "every",
 * "min_ns", "max_events", "backtrace" and "counters" of an entry. The rewriter applies them to a point in point_capture.h. */
#ifndef CAPTURE_H
#define CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "functions.h"
#include "str.h"
#include "vec.h"

enum { CAPTURE_MOST_VALUES = 8 /* arguments and counters of a point */ };

/* How many bytes of a string are captured: by default, and at most. */
enum { CAPTURE_DEFAULT_LIMIT = 64, CAPTURE_MOST_LIMIT = 255 };

/* A value of a call, as an entry names it: an argument, by its parameter's name or by position, or the result. */
struct capture_value {
    const char *name; /* NULL: by position, or all arguments */
    int position;     /* from 0; -1: by name */
    bool is_all;      /* "args": all arguments */
    bool is_result;   /* "return": the result */
    bool is_object;   /* "object": what the callee does its work with, by the table of functions (functions.h). If that does
                       * not say, a parameter of this name */
    bool is_debug;    /* "path:debug": in Rust, what the trait Debug writes */
    unsigned limit;   /* "path:string:64", "path:debug:64": bytes of the string to capture; 0: not as a string */
};

enum capture_test { TEST_EQUAL, TEST_UNEQUAL, TEST_LESS, TEST_LESS_OR_EQUAL, TEST_GREATER, TEST_GREATER_OR_EQUAL };
struct capture_condition {
    struct capture_value value;
    enum capture_test test;
    int64_t number;
    double real;
    const char *text; /* NULL: compare with a number */
    bool is_real;
};

/* What one entry of "probes" asks for. */
struct capture {
    VEC(struct capture_value) captures;
    VEC(struct capture_condition) conditions; /* all of them must hold */
    uint32_t every, backtrace;                /* 0: not given */
    uint32_t counters;                        /* a bit for each that is read at the begin and at the end: weft/counters.def */
    uint64_t min_ns, max_events;              /* 0: not given */
    /* One character for each operand, '-' for those that are not asked for: these are captured before all others, for
     * the runtime and not for the trace (mpi_functions.def). NULL: none. */
    const char *roles;
    const struct functions *functions; /* the configuration's, for "object" */
};

/* Parse "path:string:64" and "n >= 10 && return != 0". They return NULL, or an error message that continues a sentence
 * ("... needs a constant here"); *offset is the byte it is about. */
const char *capture_read_value(struct arena *arena, const char *text, struct capture_value *value, size_t *offset);
const char *capture_read_conditions(struct arena *arena, const char *text, struct capture *capture, size_t *offset);

enum {
#define COUNTER(bit, NAME, name, source) CAPTURE_##NAME = (bit),
#include <weft/counters.def>
    CAPTURE_N_COUNTERS
};
extern const char *const capture_counter_names[CAPTURE_N_COUNTERS];
/* Adds the names as they stand behind the other values of a site: " +instructions +page-faults". */
void capture_name_counters(struct str *names, uint32_t counters);

/* All values that an entry names: those of "capture", then those of its conditions. */
size_t capture_n_values(const struct capture *capture);
const struct capture_value *capture_value_at(const struct capture *capture, size_t i);
/* Does the entry capture the result, or have a condition about it? */
bool capture_wants_result(const struct capture *capture);

#endif
