/* What is recorded of a function's blocks and memory accesses, and the texts that record it. The front end fills it;
 * memory_emit.h writes it. */
#ifndef MEMORY_FUNCTION_H
#define MEMORY_FUNCTION_H

#include <weft/format.h>

#include "point.h"
#include "vec.h"

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
    uint32_t word; /* of its first slot in those of an iteration: memory_turns.h */
    bool is_timed; /* its record reads the clock */
    VEC(struct memory_access) accesses;
};

/* Text to insert around a part of the function. In it these characters stand for what is known only when all functions
 * of the unit are: */
enum {
    MEMORY_BLOCK_NUMBER = 1, /* the number of `block` in its unit */
    MEMORY_NAME_NUMBER = 2,  /* the same, added to unit->name_base: for names of variables */
    MEMORY_SLOTS = 3,        /* the number of its slots */
    MEMORY_TIMED = 4,        /* whether its record reads the clock: 0 or 1 */
    MEMORY_WORD = 5          /* `word` of the block */
};
struct memory_mark {
    struct span at;
    const char *before, *behind;
    uint32_t block; /* in the function */
};

struct memory_function {
    VEC(struct memory_block) blocks;
    bool is_corrected;             /* lines and columns are those of the file, not of the text that the front end has read */
    VEC(struct memory_mark) marks; /* the outer ones before the inner ones of the same span */
};

#endif
