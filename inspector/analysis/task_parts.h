/* Tasks whose bodies come in several parts: untied ones that leave their thread, and futures, which are polled. Parts may
 * be on different threads, and threads are read in any order.
 *
 * Memory: one entry for each such task. */
#ifndef TASK_PARTS_H
#define TASK_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;

struct task_parts_entry {
    struct task_parts_entry *next;
    uint64_t number;
    void *context;       /* of the first part that was added */
    uint64_t begin, end; /* of its first part, of its last one; 0: not known */
    uint64_t busy;       /* all parts together, ns */
};

/* Initialise by zeroing and setting the arena. */
struct task_parts {
    struct arena *arena;
    struct task_parts_entry **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_entries;
};

void task_parts_add(struct task_parts *parts, uint64_t number, void *context, bool is_first, bool is_last, uint64_t begin, uint64_t end);
/* Calls `visit` for each task whose begin and end are known. */
void task_parts_each(const struct task_parts *parts, void (*visit)(void *context, const struct task_parts_entry *entry, void *data), void *data);

#endif
