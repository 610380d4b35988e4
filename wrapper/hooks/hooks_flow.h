/* Which records have to look at the clock: those that a path leads to on which something else may have happened since the
 * record before, that is a call or an atomic operation. In loops without calls only the first one has to. */
#ifndef HOOKS_FLOW_H
#define HOOKS_FLOW_H

#include <stdbool.h>

#include "str.h"
#include "vec.h"

/* A label that jumps may lead to. */
struct hooks_label {
    struct slice name;
    bool is_late;   /* something may have happened since the record before */
    bool is_target; /* of a jump that is seen. Others are reached through tables, by unwinding, or by calls */
};

struct hooks_flow {
    VEC(struct hooks_label) labels; /* sorted by name */
};

void hooks_flow_find(struct arena *arena, const char *text, struct hooks_flow *flow);
bool hooks_flow_is_late(const struct hooks_flow *flow, struct slice label);

#endif
