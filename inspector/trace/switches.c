#include "switches.h"

/* They come in order, unless the disk was full for a while. */
void switches_add(struct switches *switches, struct arena *arena, struct trace_switch added)
{
    vec_push(arena, &switches->items, added);
    for (size_t i = switches->items.count; --i > 0 && switches->items.items[i - 1].stamp > added.stamp;) {
        switches->items.items[i] = switches->items.items[i - 1];
        switches->items.items[i - 1] = added;
    }
}
