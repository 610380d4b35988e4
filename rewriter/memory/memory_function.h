/* What is recorded of a function's blocks and memory accesses, and the texts that record it. The front end fills it;
 * memory_emit.h writes it. */
#ifndef MEMORY_FUNCTION_H
#define MEMORY_FUNCTION_H

#include <weft/format.h>

#include "point.h"
#include "vec.h"

/* Since the thread last looked at the clock, what may have happened that takes time? From the fourth bit on: a call of one of
 * `callees`, which may have looked itself. */
typedef uint64_t memory_stale;
enum {
    MEMORY_UNKNOWN = 1, /* anything */
    MEMORY_ENTERED = 2, /* the function was called: its caller may have said that it has just looked */
    MEMORY_LOOPED = 4,  /* an iteration of a loop that threads share began: the thread may have looked in the one before */
    MEMORY_FIRST_CALLEE = 3,
    MEMORY_MOST_CALLEES = 61
};

struct memory_access {
    unsigned line, column;
    unsigned size; /* bytes */
    uint8_t kind;  /* WEFT_ACCESS_STORES ... */
    uint8_t part;  /* WEFT_ACCESS_IN_BODY ... */
    uint8_t slot;  /* of the record that has its base */
    uint8_t stride_slot;
    int64_t offset, stride; /* bytes */
};

struct memory_block {
    uint8_t kind;  /* WEFT_BLOCK_IS_PLAIN ... */
    uint32_t loop; /* 1 + index of the block with the bases of the loop around it; 0: none */
    unsigned line_begin, line_end;
    uint32_t n_slots;
    uint32_t word;      /* of its first slot in those of an iteration: memory_turns.h */
    memory_stale stale; /* its record reads the clock, unless nothing of it takes time: memory_clock.h */
    VEC(struct memory_access) accesses;
};

/* Text to insert around a part of the function. In it these characters stand for what is known only when all functions
 * of the unit are: */
enum {
    MEMORY_BLOCK_NUMBER = 1, /* the number of `block` in its unit */
    MEMORY_NAME_NUMBER = 2,  /* the same, added to unit->name_base: for names of variables */
    MEMORY_SLOTS = 3,        /* the number of its slots */
    MEMORY_TIMED = 4,        /* whether its record reads the clock: 0, 1 or a variable */
    MEMORY_WORD = 5,         /* `word` of the block */
    MEMORY_MARK_TIMED = 6    /* the same as MEMORY_TIMED, of the mark */
};
struct memory_mark {
    struct span at;
    const char *before, *behind;
    uint32_t block; /* in the function */
    memory_stale stale;
    uint32_t passes_to; /* number of the function that is called here, and told that the clock was just looked at; 0: none */
    bool is_entry;      /* where the function asks whether it was told so */
    bool is_loop;       /* where a loop that threads share tells its iterations whether they look */
};

/* A function of the unit that this one calls. */
struct memory_callee {
    uint32_t number;
    bool takes_time; /* it, or one that it calls, calls what is not known */
};

struct memory_function {
    uint32_t number;     /* of all functions of the unit that are defined or called, from 1 on */
    memory_stale leaves; /* what may have happened when it returns */
    VEC(struct memory_callee) callees;
    VEC(struct memory_block) blocks;
    bool is_corrected;             /* lines and columns are those of the file, not of the text that the front end has read */
    VEC(struct memory_mark) marks; /* the outer ones before the inner ones of the same span */
};

#endif
