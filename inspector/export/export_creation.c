#include "export_creation.h"

bool export_creation_take(struct export_creation *held, const struct trace_event *next, struct export_creation *done)
{
    if (!held->is_held && (!next || next->type != WEFT_EVENT_TASK_CREATE))
        return false;
    if (held->is_held && next && next->type == WEFT_EVENT_TASK_TRAITS) {
        (void)task_traits_read(next, &held->traits);
        return false;
    }
    if (held->is_held && next && next->type == WEFT_EVENT_TASK_DEPEND)
        return false;
    *done = *held;
    *held = (struct export_creation){ 0 };
    if (next && next->type == WEFT_EVENT_TASK_CREATE)
        *held = (struct export_creation){ .is_held = true, .event = *next };
    return done->is_held;
}
