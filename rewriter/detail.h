/* What a probe records beyond begin and end, and when: the keys "capture", "when", "every", "min_ns", "max_events", "backtrace" of an entry, and
 * what becomes of them at a point. */
#ifndef DETAIL_H
#define DETAIL_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"
#include "vec.h"

/* Names a value of a call: an argument by the name of its parameter or by position, or the result. */
struct detail_value {
    const char *name; /* NULL: by position, or all arguments */
    int position;     /* from 0; -1: by name */
    bool is_all;      /* "args" */
    bool is_result;   /* "return" */
    bool is_debug;    /* "path:debug": Rust, what Debug writes of it */
    unsigned limit;   /* "path:string:64", "path:debug:64": bytes of a string that are kept; 0: as what it is */
};

enum detail_test { TEST_EQUAL, TEST_UNEQUAL, TEST_LESS, TEST_LESS_OR_EQUAL, TEST_GREATER, TEST_GREATER_OR_EQUAL };
struct detail_condition {
    struct detail_value value;
    enum detail_test test;
    int64_t number;
    double real;
    const char *text; /* NULL: a number */
    bool is_real;
};

/* Of an entry of "probes". */
struct detail {
    VEC(struct detail_value) captures;
    VEC(struct detail_condition) conditions; /* all have to hold */
    uint32_t every, backtrace;               /* 0: not given */
    uint64_t min_ns, max_events;             /* 0: not given */
};

/* Read "path:string:64" and "n >= 10 && return != 0". Return NULL, or what is wrong; *offset is the byte where. */
const char *detail_read_value(struct arena *arena, const char *text, struct detail_value *value, size_t *offset);
const char *detail_read_conditions(struct arena *arena, const char *text, struct detail *detail, size_t *offset);

/* What sort of value an expression has. */
enum value_class {
    VALUE_NOTHING,
    VALUE_INT,
    VALUE_UNSIGNED,
    VALUE_FLOAT,
    VALUE_POINTER,
    VALUE_CHARACTERS, /* a pointer to char */
    VALUE_TEXT,       /* C++: an object that holds characters, std::string or std::string_view */
    VALUE_ANY         /* Rust: types are unknown */
};

/* A value that is kept at a point, in the order of the site's names. */
struct kept {
    int operand; /* -1: the result */
    enum value_class class;
    unsigned limit;          /* of a string; 0: no string */
    bool is_debug;           /* that Debug writes */
    const char *name;        /* "n", "arg2", "return" */
    const char *enumerators; /* "{READ=0,WRITE=1}", or "" */
};

/* Does an entry ask for the result? */
bool detail_wants_result(const struct detail *detail);

struct point;
/* Fills point->kept. False: a condition asks for a value that cannot be had. `can_keep` says of an operand whether it may be evaluated into a
 * variable. */
bool detail_choose(struct arena *arena, struct point *point, bool (*can_keep)(const struct point *point, uint32_t operand));
/* The result, where it is kept; else NULL. */
const struct kept *detail_result(const struct point *point);
/* Position among point->kept of the value that a condition is about, or -1. */
int detail_find(const struct point *point, const struct detail_value *value);

#endif
