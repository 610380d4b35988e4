/* The texts of the functions whose blocks and memory accesses are recorded. */
#ifndef MEMORY_EMIT_H
#define MEMORY_EMIT_H

#include "edit.h"
#include "memory_function.h"

/* Lines and columns become those of the files. */
void memory_correct_positions(struct unit *unit, struct memory_function *function);

/* A function of the unit, with its site. */
struct memory_written {
    const struct memory_function *function;
    uint32_t site;
};
typedef VEC(struct memory_written) memory_list;

typedef VEC(struct around) memory_arounds;
/* Appends the texts to insert, and numbers the blocks in the order of the list. */
void memory_emit_arounds(struct arena *arena, const struct unit *unit, const memory_list *list, memory_arounds *arounds);
/* Behind the text: the tables. */
void memory_emit_tables(struct str *out, const memory_list *list);

#endif
