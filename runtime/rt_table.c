#define _GNU_SOURCE 1
#include <string.h>
#include <sys/mman.h>

#include "rt_table.h"

enum { FIRST_CAPACITY = 64 };

static size_t home_of(const struct rt_table *table, uint64_t key)
{
    uint64_t hash = key * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(hash ^ hash >> 32) & (table->capacity - 1);
}

static unsigned char *entry_at(const struct rt_table *table, size_t i)
{
    return table->entries + i * table->entry_size;
}

static uint64_t key_at(const struct rt_table *table, size_t i)
{
    uint64_t key;
    memcpy(&key, entry_at(table, i), sizeof key);
    return key;
}

/* The place of the key, or the free one where it would be. */
static size_t place_of(const struct rt_table *table, uint64_t key)
{
    size_t i = home_of(table, key);
    while (key_at(table, i) && key_at(table, i) != key)
        i = (i + 1) & (table->capacity - 1);
    return i;
}

void *rt_table_find(const struct rt_table *table, uint64_t key)
{
    size_t i = table->capacity ? place_of(table, key) : 0;
    return table->capacity && key_at(table, i) ? entry_at(table, i) : NULL;
}

static int grow(struct rt_table *table)
{
    struct rt_table larger = { .entry_size = table->entry_size, .count = table->count };
    larger.capacity = table->capacity ? table->capacity * 2 : FIRST_CAPACITY;
    void *memory = mmap(NULL, larger.capacity * larger.entry_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return -1;
    larger.entries = memory;
    for (size_t i = 0; i < table->capacity; i++)
        if (key_at(table, i))
            memcpy(entry_at(&larger, place_of(&larger, key_at(table, i))), entry_at(table, i), table->entry_size);
    if (table->entries)
        munmap(table->entries, table->capacity * table->entry_size);
    *table = larger;
    return 0;
}

void *rt_table_add(struct rt_table *table, uint64_t key)
{
    if (2 * (table->count + 1) > table->capacity && grow(table) != 0)
        return NULL;
    size_t i = place_of(table, key);
    if (!key_at(table, i)) {
        memcpy(entry_at(table, i), &key, sizeof key);
        table->count++;
    }
    return entry_at(table, i);
}

/* Entries behind it move up to where a search for them would end too early. */
void rt_table_remove(struct rt_table *table, uint64_t key)
{
    if (!rt_table_find(table, key))
        return;
    size_t mask = table->capacity - 1, hole = place_of(table, key);
    for (size_t i = (hole + 1) & mask; key_at(table, i); i = (i + 1) & mask)
        if (((i - home_of(table, key_at(table, i))) & mask) >= ((i - hole) & mask)) {
            memcpy(entry_at(table, hole), entry_at(table, i), table->entry_size);
            hole = i;
        }
    memset(entry_at(table, hole), 0, table->entry_size);
    table->count--;
}
