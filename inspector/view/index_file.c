#include "index_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool read_at(const struct index *index, void *out, uint64_t size, uint64_t offset)
{
    char *at = out;
    if (offset > index->size || size > index->size - offset)
        return false;
    while (size > 0) {
        ssize_t got = pread(index->file, at, size, (off_t)offset);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        offset += (uint64_t)got;
        size -= (uint64_t)got;
    }
    return true;
}

/* A table behind the blocks; NULL if it is not within the file. */
static void *read_table(struct index *index, uint64_t count, uint64_t offset, size_t size)
{
    if (count > index->size / size)
        return NULL;
    void *items = arena_alloc(&index->arena, count * size + 1);
    return read_at(index, items, count * size, offset) ? items : NULL;
}

/* ---- tables ---- */

static bool fits(const struct index *index, const struct trace *trace, uint64_t fingerprint)
{
    const struct index_head *head = &index->head;
    uint64_t n_threads = 0;
    for (size_t i = 0; i < trace->processes.count; i++)
        n_threads += trace->processes.items[i]->threads.count;
    return memcmp(head->magic, INDEX_MAGIC, sizeof head->magic) == 0 && head->version == INDEX_VERSION && head->is_complete == 1 &&
           head->fingerprint == fingerprint && head->n_threads == n_threads && head->n_blocks < UINT32_MAX && head->n_nodes < UINT32_MAX;
}

/* Paths and callees get the numbers that they had when the index was written, by being met in the same order. */
static bool read_tree(struct index *index, const struct trace *trace)
{
    const struct index_head *head = &index->head;
    const struct index_node *nodes = read_table(index, head->n_nodes, head->nodes, sizeof *nodes);
    index->callees = read_table(index, head->n_callees, head->callees, sizeof *index->callees);
    if (!nodes || !index->callees)
        return false;
    calltree_init(&index->tree, &index->arena);
    for (uint32_t i = 0; i < head->n_callees; i++) {
        const struct index_callee *callee = &index->callees[i];
        if (callee->process >= trace->processes.count || callee->kind >= WEFT_N_KINDS ||
            callees_find(&index->tree.callees, trace->processes.items[callee->process], callee->site, (enum weft_kind)callee->kind) != i)
            return false;
    }
    for (uint32_t i = 1; i < head->n_nodes; i++)
        if (nodes[i].parent >= i || nodes[i].callee >= head->n_callees || calltree_child(&index->tree, nodes[i].parent, nodes[i].callee) != i)
            return false;
    return true;
}

/* Sorts the blocks by thread and stream; those of a stream keep their order. */
static bool read_blocks(struct index *index)
{
    const struct index_head *head = &index->head;
    size_t n_extents = head->n_threads * N_INDEX_STREAMS;
    const struct index_block *blocks = read_table(index, head->n_blocks, head->blocks, sizeof *blocks);
    if (!blocks)
        return false;
    index->blocks = arena_array(&index->arena, struct index_block, head->n_blocks + 1);
    index->extents = arena_array(&index->arena, struct index_extent, n_extents + 1);
    for (uint64_t i = 0; i < head->n_blocks; i++) {
        if (blocks[i].thread >= head->n_threads || blocks[i].stream >= N_INDEX_STREAMS || blocks[i].count == 0)
            return false;
        index->extents[blocks[i].thread * (size_t)N_INDEX_STREAMS + blocks[i].stream].count++;
    }
    for (size_t i = 1; i < n_extents; i++)
        index->extents[i].first = index->extents[i - 1].first + index->extents[i - 1].count;
    for (size_t i = 0; i < n_extents; i++)
        index->extents[i].count = 0;
    for (uint64_t i = 0; i < head->n_blocks; i++) {
        struct index_extent *extent = &index->extents[blocks[i].thread * (size_t)N_INDEX_STREAMS + blocks[i].stream];
        index->blocks[extent->first + extent->count++] = blocks[i];
    }
    return true;
}

static bool read_tables(struct index *index, const struct trace *trace, uint64_t fingerprint)
{
    if (!read_at(index, &index->head, sizeof index->head, 0) || !fits(index, trace, fingerprint))
        return false;
    const struct index_head *head = &index->head;
    index->threads = read_table(index, head->n_threads, head->threads, sizeof *index->threads);
    index->facts = (struct slice){ read_table(index, head->n_facts, head->facts, 1), head->n_facts };
    return index->threads && index->facts.text && read_tree(index, trace) && read_blocks(index);
}

struct index *index_open(int file, const struct trace *trace, uint64_t fingerprint)
{
    struct index *index = calloc_or_exit(1, sizeof *index);
    struct stat status;
    index->file = file;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
        index->size = (uint64_t)status.st_size;
        if (read_tables(index, trace, fingerprint))
            return index;
    }
    index_close(index);
    return NULL;
}

void index_close(struct index *index)
{
    for (size_t i = 0; i < INDEX_CACHE; i++)
        free(index->cache[i].bytes);
    close(index->file);
    arena_release(&index->arena);
    free(index);
}

/* ---- records ---- */

static const struct index_extent *extent_of(const struct index *index, uint32_t thread, unsigned stream)
{
    return &index->extents[thread * (size_t)N_INDEX_STREAMS + stream];
}

static const uint8_t *load(struct index *index, uint32_t number, uint32_t size)
{
    const struct index_block *block = &index->blocks[number];
    struct index_slot *slot = &index->cache[number % INDEX_CACHE];
    if ((uint64_t)block->count * size > INDEX_BLOCK)
        return NULL;
    if (slot->block == number + 1)
        return slot->bytes;
    if (!slot->bytes)
        slot->bytes = calloc_or_exit(INDEX_BLOCK, 1);
    slot->block = 0;
    if (!read_at(index, slot->bytes, (uint64_t)block->count * size, block->offset))
        return NULL;
    slot->block = number + 1;
    return slot->bytes;
}

/* All blocks of a stream but the last are full. */
uint64_t index_records(const struct index *index, uint32_t thread, unsigned stream, uint32_t size)
{
    const struct index_extent *extent = extent_of(index, thread, stream);
    return extent->count ? (extent->count - UINT64_C(1)) * (INDEX_BLOCK / size) + index->blocks[extent->first + extent->count - 1].count : 0;
}

bool index_read(struct index *index, uint32_t thread, unsigned stream, uint64_t number, void *record, uint32_t size)
{
    const struct index_extent *extent = extent_of(index, thread, stream);
    uint64_t block = number / (INDEX_BLOCK / size), at = number % (INDEX_BLOCK / size);
    if (block >= extent->count || at >= index->blocks[extent->first + block].count)
        return false;
    const uint8_t *bytes = load(index, extent->first + (uint32_t)block, size);
    if (bytes)
        memcpy(record, bytes + at * size, size);
    return bytes;
}

uint32_t index_n_chunks(const struct index *index, uint32_t thread)
{
    return (uint32_t)index_records(index, thread, STREAM_CHUNKS, sizeof(struct index_chunk));
}

uint32_t index_chunk_at(struct index *index, uint32_t thread, uint64_t time)
{
    uint32_t low = 0, high = index_n_chunks(index, thread);
    while (low + 1 < high) {
        struct index_chunk chunk = { .time = 0 };
        uint32_t middle = low + (high - low) / 2;
        (void)index_read(index, thread, STREAM_CHUNKS, middle, &chunk, sizeof chunk);
        if (chunk.time <= time)
            low = middle;
        else
            high = middle;
    }
    return low;
}

void index_scan(struct index_scan *scan, struct index *index, uint32_t thread, unsigned stream, uint32_t size, uint64_t from)
{
    const struct index_extent *extent = extent_of(index, thread, stream);
    uint32_t low = extent->first, high = extent->first + extent->count;
    *scan = (struct index_scan){ .index = index, .end = high, .size = size };
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (index->blocks[middle].last < from)
            low = middle + 1;
        else
            high = middle;
    }
    scan->block = low;
}

const void *index_next(struct index_scan *scan)
{
    while (scan->at == scan->count) {
        if (scan->block == scan->end)
            return NULL;
        scan->bytes = load(scan->index, scan->block, scan->size);
        scan->count = scan->bytes ? scan->index->blocks[scan->block].count : 0;
        scan->at = 0;
        scan->block++;
    }
    return scan->bytes + (size_t)scan->size * scan->at++;
}
