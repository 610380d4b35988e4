/* Loops of which each iteration has the same slots at the same places: one record holds many iterations, and only their
 * addresses (struct weft_turns of memory.h). A block that an iteration has left out has zeros. */
#ifndef MEMORY_TURNS_H
#define MEMORY_TURNS_H

#include "memory_record.h"

/* May this loop have such records? It has a condition that stands in the text as it is, is in a run, has no loop in it, and
 * is left through its end. */
bool memory_may_have_turns(struct memory_walk *m, CXCursor loop, CXCursor test);

struct memory_turns {
    uint32_t before; /* the block that those of an iteration are numbered behind */
    size_t statement_mark, test_mark;
};
/* From here on blocks are those of an iteration, and m->is_turn. */
void memory_begin_turns(struct memory_walk *m, struct memory_turns *turns, CXCursor loop, CXCursor test);
/* Gives the blocks their places. `n_test`: so many of them are those of the condition. False: it is not possible, and what was
 * added has to be removed again. */
bool memory_end_turns(struct memory_walk *m, const struct memory_turns *turns, size_t n_test);

#endif
