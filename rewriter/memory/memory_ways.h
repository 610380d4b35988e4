/* How a statement is left, but through its end. */
#ifndef MEMORY_WAYS_H
#define MEMORY_WAYS_H

#include <clang-c/Index.h>

#include <stdbool.h>

struct memory_ways {
    bool jumps;  /* by a `break` or `continue` that belongs to a statement around it */
    bool others; /* by return, goto, an exception or assembler; or a label is in it, so that it may be entered in the middle */
};
/* Of the statement with all that is in it. */
struct memory_ways memory_ways_of(CXCursor statement);

#endif
