/* Loops that are recorded as a whole: the bases of their accesses and the number of their iterations. */
#ifndef MEMORY_LOOPS_H
#define MEMORY_LOOPS_H

#include "memory_access.h"
#include "memory_counts.h"
#include "memory_straight.h"

/* Collects the accesses of a straight statement, in order, into place->met. */
void memory_collect(struct memory_place *place, CXCursor statement);

/* Prepares the loop's rules. `loop->guard` is NULL if the condition may not be evaluated twice. */
void memory_prepare_loop(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, struct memory_loop *loop);

/* Adds the block of a loop that can be recorded as a whole, with the accesses of its condition or without; `loop->text` computes their
 * bases. Returns false, and has changed nothing, if that is not possible. */
bool memory_add_loop(struct memory_place *place, const struct memory_head *head, const struct memory_count *count, bool has_head,
                     struct memory_loop *loop);
/* Records the loop as a whole. Returns false, and has changed nothing, if that is not possible. */
bool memory_whole_loop(struct memory_place *place, const struct memory_head *head, const struct memory_count *count);
/* The text that is inserted behind the first part of the head. */
void memory_mark_bases(struct memory_walk *m, const struct memory_head *head, uint32_t block, const char *text);
/* May each iteration have a record that refers to one before the loop? Not if the loop can be entered by a jump, if other
 * threads execute a part of it, or if a function that it calls may begin it once more. */
bool memory_has_turns(struct memory_walk *m, const struct memory_head *head);
/* Are the accesses of the condition the same before each iteration, and is it always what ends the loop? */
bool memory_same_test(struct memory_walk *m, const struct memory_head *head, const struct memory_loop *loop, memory_mets *test);

#endif
