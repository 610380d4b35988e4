#define _GNU_SOURCE 1
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

#include "rt_tool_block.h"

#include "rt_memory_tables.h"

_Static_assert(sizeof(struct weft_tool_block_access) == sizeof(struct weft_access) &&
                   offsetof(struct weft_tool_block_access, slot) == offsetof(struct weft_access, weft_slot_index) &&
                   offsetof(struct weft_tool_block_access, stride) == offsetof(struct weft_access, weft_stride),
               "tool.h differs");

/* The blocks of a unit: numbers from `first` on. In mapped memory, never removed. */
struct table {
    struct table *next;
    uint32_t first, n_blocks, first_site;
    const struct weft_block *blocks;
    const struct weft_tool_block_access *accesses;
};

static struct table *tables; /* release and acquire: a table is complete before it is seen */

void rt_tool_block_add(const struct weft_memory *memory, uint32_t first, uint32_t first_site)
{
    uint32_t n_accesses = 0;
    for (uint32_t i = 0; i < memory->weft_n_blocks; i++)
        n_accesses += memory->weft_blocks[i].weft_count;
    size_t blocks = memory->weft_n_blocks * sizeof(struct weft_block), accesses = n_accesses * sizeof(struct weft_access);
    size_t begin = sizeof(struct table) + (blocks + 7) / 8 * 8;
    unsigned char *room = mmap(NULL, begin + accesses, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        return;
    memcpy(room + sizeof(struct table), memory->weft_blocks, blocks);
    memcpy(room + begin, memory->weft_accesses, accesses);
    struct table *table = (struct table *)room;
    *table = (struct table){ .next = tables,
                             .first = first,
                             .n_blocks = memory->weft_n_blocks,
                             .first_site = first_site,
                             .blocks = (const struct weft_block *)(room + sizeof *table),
                             .accesses = (const struct weft_tool_block_access *)(room + begin) };
    __atomic_store_n(&tables, table, __ATOMIC_RELEASE);
}

int rt_tool_block(uint32_t number, struct weft_tool_block *out)
{
    const struct table *table = __atomic_load_n(&tables, __ATOMIC_ACQUIRE);
    size_t size = out->size;
    while (table && number - table->first >= table->n_blocks)
        table = table->next;
    if (!table)
        return -1;
    const struct weft_block *block = &table->blocks[number - table->first];
    struct weft_tool_block found = { .size = size,
                                     .site = table->first_site + block->weft_site_index,
                                     .loop = block->weft_loop ? table->first + block->weft_loop - 1 : 0,
                                     .line_begin = block->weft_line_begin,
                                     .line_end = block->weft_line_end,
                                     .kind = block->weft_kind,
                                     .slots = block->weft_slots,
                                     .n_accesses = block->weft_count,
                                     .accesses = &table->accesses[block->weft_first] };
    memcpy(out, &found, size < sizeof found ? size : sizeof found);
    return 0;
}
