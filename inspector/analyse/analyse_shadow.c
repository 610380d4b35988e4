#include "analyse_shadow.h"

#include <stdlib.h>

#include "analyse_nodes.h"
#include "arena.h"

enum { CHUNK_BITS = 8, CHUNK = 1 << CHUNK_BITS };

static struct shadow_line *slot_of(struct shadow_line *lines, size_t capacity, uint32_t process, uint64_t number)
{
    size_t at = (size_t)((number + process * UINT64_C(0x51ED270B)) * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (capacity - 1);
    while (lines[at].is_there && (lines[at].number != number || lines[at].process != process))
        at = (at + 1) & (capacity - 1);
    return &lines[at];
}

static bool grow(struct shadow *shadow)
{
    size_t capacity = shadow->capacity ? shadow->capacity * 2 : 1024, size = capacity * sizeof *shadow->lines;
    if (shadow->used + size > shadow->limit)
        return false;
    struct shadow_line *lines = calloc_or_exit(capacity, sizeof *lines);
    for (size_t i = 0; i < shadow->capacity; i++)
        if (shadow->lines[i].is_there)
            *slot_of(lines, capacity, shadow->lines[i].process, shadow->lines[i].number) = shadow->lines[i];
    free(shadow->lines);
    shadow->used += size - shadow->capacity * sizeof *lines;
    shadow->lines = lines;
    shadow->capacity = capacity;
    return true;
}

struct shadow_line *shadow_find(struct shadow *shadow, uint32_t process, uint64_t number)
{
    struct shadow_line *line = shadow->capacity ? slot_of(shadow->lines, shadow->capacity, process, number) : NULL;
    if (line && line->is_there)
        return line;
    if (shadow->n_lines * 3 >= shadow->capacity * 2) {
        if (!grow(shadow)) {
            shadow->n_left_out++;
            return NULL;
        }
        line = slot_of(shadow->lines, shadow->capacity, process, number);
    }
    *line = (struct shadow_line){ .number = number, .process = process, .is_there = true };
    shadow->n_lines++;
    return line;
}

struct shadow_cell *shadow_cell(const struct shadow *shadow, uint32_t number)
{
    return number ? &shadow->chunks[number >> CHUNK_BITS][number & (CHUNK - 1)] : NULL;
}

struct shadow_cell *shadow_of(const struct shadow *shadow, uint32_t *list, uint32_t who)
{
    for (uint32_t *link = list; *link;) {
        struct shadow_cell *cell = shadow_cell(shadow, *link);
        if (cell->who == who) {
            uint32_t number = *link;
            *link = cell->next;
            cell->next = *list;
            *list = number;
            return cell;
        }
        link = &cell->next;
    }
    return NULL;
}

static uint32_t new_cell(struct shadow *shadow)
{
    uint32_t number = shadow->free_cell;
    if (number) {
        shadow->free_cell = shadow_cell(shadow, number)->next;
        return number;
    }
    number = shadow->n_cells + 1; /* 0 is none */
    if (number >> CHUNK_BITS >= shadow->n_chunks) {
        size_t size = CHUNK * sizeof(struct shadow_cell);
        if (shadow->used + size > shadow->limit || number > UINT32_MAX - CHUNK)
            return 0;
        struct shadow_cell *chunk = malloc(size);
        if (!chunk)
            arena_out_of_memory(size);
        shadow->chunks = analyse_grow((void *)shadow->chunks, &shadow->chunks_capacity, shadow->n_chunks, sizeof *shadow->chunks);
        shadow->chunks[shadow->n_chunks++] = chunk;
        shadow->used += size;
    }
    shadow->n_cells = number;
    return number;
}

struct shadow_cell *shadow_add(struct shadow *shadow, uint32_t *list)
{
    uint32_t number = new_cell(shadow);
    struct shadow_cell *cell = shadow_cell(shadow, number);
    if (!cell) {
        shadow->n_left_out++;
        return NULL;
    }
    *cell = (struct shadow_cell){ .next = *list };
    *list = number;
    return cell;
}

void shadow_drop(struct shadow *shadow, uint32_t *link)
{
    uint32_t number = *link;
    struct shadow_cell *cell = shadow_cell(shadow, number);
    *link = cell->next;
    cell->next = shadow->free_cell;
    shadow->free_cell = number;
}

void shadow_release(struct shadow *shadow)
{
    for (size_t i = 0; i < shadow->n_chunks; i++)
        free(shadow->chunks[i]);
    free((void *)shadow->chunks);
    free(shadow->lines);
    *shadow = (struct shadow){ .limit = shadow->limit };
}

uint64_t shadow_mask(uint64_t address, uint64_t end)
{
    unsigned first = address % SHADOW_LINE;
    uint64_t n = end - address;
    return (n >= SHADOW_LINE ? UINT64_MAX : (UINT64_C(1) << n) - 1) << first;
}
