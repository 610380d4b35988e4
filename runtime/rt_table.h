/* A hash table in mapped memory: malloc may be instrumented itself. Its entries begin with their key, a u64 that is
 * not 0. Not thread safe. */
#ifndef RT_TABLE_H
#define RT_TABLE_H

#include <stddef.h>
#include <stdint.h>

struct rt_table {
    size_t entry_size; /* set by the owner: a multiple of 8 */
    unsigned char *entries;
    size_t count, capacity; /* capacity: 0 or a power of two */
};

/* The entry with this key, or NULL. Valid until the table is changed. */
void *rt_table_find(const struct rt_table *table, uint64_t key);
/* The entry with this key; a new one is zero except for its key. NULL: out of memory. */
void *rt_table_add(struct rt_table *table, uint64_t key);
void rt_table_remove(struct rt_table *table, uint64_t key);

#endif
