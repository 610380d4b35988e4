#include "task_parts.h"

#include "arena.h"
#include "str.h"

static struct task_parts_entry **bucket_of(const struct task_parts *parts, uint64_t number)
{
    return &parts->buckets[hash_bytes(HASH_START, (const char *)&number, sizeof number) & (parts->n_buckets - 1)];
}

static void rehash(struct task_parts *parts)
{
    struct task_parts_entry **old = parts->buckets;
    size_t n_old = parts->n_buckets;
    parts->n_buckets = n_old ? 4 * n_old : 256;
    parts->buckets = arena_array(parts->arena, struct task_parts_entry *, parts->n_buckets);
    for (size_t i = 0; i < n_old; i++)
        for (struct task_parts_entry *entry = old[i], *next; entry; entry = next) {
            struct task_parts_entry **bucket = bucket_of(parts, entry->number);
            next = entry->next;
            entry->next = *bucket;
            *bucket = entry;
        }
}

void task_parts_add(struct task_parts *parts, uint64_t number, void *context, bool is_first, bool is_last, uint64_t begin, uint64_t end)
{
    if (parts->n_entries >= parts->n_buckets)
        rehash(parts);
    struct task_parts_entry **bucket = bucket_of(parts, number), *entry = *bucket;
    while (entry && entry->number != number)
        entry = entry->next;
    if (!entry) {
        entry = arena_new(parts->arena, struct task_parts_entry);
        *entry = (struct task_parts_entry){ .next = *bucket, .number = number, .context = context };
        *bucket = entry;
        parts->n_entries++;
    }
    entry->begin = is_first ? begin : entry->begin;
    entry->end = is_last ? end : entry->end;
    entry->busy += end - begin;
}

void task_parts_each(const struct task_parts *parts, void (*visit)(void *context, const struct task_parts_entry *entry, void *data), void *data)
{
    for (size_t i = 0; i < parts->n_buckets; i++)
        for (const struct task_parts_entry *entry = parts->buckets[i]; entry; entry = entry->next)
            if (entry->begin && entry->end >= entry->begin)
                visit(entry->context, entry, data);
}
