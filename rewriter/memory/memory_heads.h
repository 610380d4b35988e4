/* The head of an `if`, a `switch` or a `while` in C++: if (T x = f(); x > 1), while (T x = f()), if constexpr (N > 1). */
#ifndef MEMORY_HEADS_H
#define MEMORY_HEADS_H

#include "memory_walk.h"

/* Parts that are missing are null cursors. */
struct memory_selection {
    CXCursor init;     /* before the semicolon: declarations, a declaration that stands alone, or an expression */
    CXCursor test;     /* the condition: an expression, or a variable; null: it is a constant */
    size_t first_body; /* among the parts of the statement */
};

/* `parts`: of the statement. Returns false if something stands there that the front end does not show. */
bool memory_read_selection(struct memory_walk *m, CXCursor statement, const struct memory_children *parts, struct memory_selection *selection);
/* What stands before the semicolon of a `switch` or of a loop over a range, which libclang does not visit: null if there is
 * nothing. Returns false if the front end does not show it. */
bool memory_find_init(struct memory_walk *m, CXCursor statement, CXCursor *init);
/* The names in a part that is not shown: of them nothing is known. */
void memory_name_hidden(struct memory_walk *m, CXCursor statement, memory_names *names);

/* Is the text of the expression an object of a class, whatever it is converted to? It should not be copied. */
bool memory_names_class(CXCursor expression);

#endif
