#include "reuse.h"

#include <stdlib.h>

#include "arena.h"

struct reuse_line {
    uint64_t number;
    size_t last; /* moment; 0: the slot is free */
};

static struct reuse_line *slot_of(struct reuse_line *lines, size_t capacity, uint64_t number)
{
    size_t at = (size_t)(number * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (capacity - 1);
    while (lines[at].last && lines[at].number != number)
        at = (at + 1) & (capacity - 1);
    return &lines[at];
}

static void mark(struct reuse *reuse, size_t moment, uint32_t change)
{
    for (; moment <= reuse->n_moments; moment += moment & -moment)
        reuse->marks[moment] += change;
}

static uint64_t marks_up_to(const struct reuse *reuse, size_t moment)
{
    uint64_t n = 0;
    for (; moment; moment -= moment & -moment)
        n += reuse->marks[moment];
    return n;
}

static bool grow(struct reuse *reuse)
{
    size_t capacity = reuse->capacity ? reuse->capacity * 2 : 1024;
    if (capacity * (sizeof(struct reuse_line) + 4 * sizeof *reuse->marks) > reuse->limit)
        return false;
    struct reuse_line *lines = calloc_or_exit(capacity, sizeof *lines);
    for (size_t i = 0; i < reuse->capacity; i++)
        if (reuse->lines[i].last)
            *slot_of(lines, capacity, reuse->lines[i].number) = reuse->lines[i];
    free(reuse->lines);
    reuse->lines = lines;
    reuse->capacity = capacity;
    return true;
}

static int compare(const void *left, const void *right)
{
    const struct reuse_line *a = *(struct reuse_line *const *)left, *b = *(struct reuse_line *const *)right;
    return (a->last > b->last) - (a->last < b->last);
}

/* The moments are used up: the lines get new ones, in the same order. */
static void renumber(struct reuse *reuse)
{
    struct reuse_line **order = calloc_or_exit(reuse->n_lines + 1, sizeof *order);
    size_t n = 0;
    for (size_t i = 0; i < reuse->capacity; i++)
        if (reuse->lines[i].last)
            order[n++] = &reuse->lines[i];
    qsort((void *)order, n, sizeof *order, compare);
    free(reuse->marks);
    reuse->n_moments = reuse->capacity * 2;
    reuse->marks = calloc_or_exit(reuse->n_moments + 1, sizeof *reuse->marks);
    for (size_t i = 0; i < n; i++) {
        order[i]->last = i + 1;
        mark(reuse, i + 1, 1);
    }
    reuse->now = n;
    free((void *)order);
}

uint64_t reuse_touch(struct reuse *reuse, uint64_t line, bool *is_full)
{
    *is_full = false;
    if (reuse->n_lines * 2 >= reuse->capacity && !grow(reuse) &&
        (reuse->capacity == 0 || reuse->n_lines + 1 >= reuse->capacity || !slot_of(reuse->lines, reuse->capacity, line)->last)) {
        *is_full = true;
        return REUSE_FIRST;
    }
    if (reuse->now >= reuse->n_moments)
        renumber(reuse);
    struct reuse_line *slot = slot_of(reuse->lines, reuse->capacity, line);
    uint64_t distance = REUSE_FIRST;
    size_t now = ++reuse->now;
    if (slot->last) {
        distance = reuse->n_lines - marks_up_to(reuse, slot->last);
        mark(reuse, slot->last, (uint32_t)-1);
    } else {
        slot->number = line;
        reuse->n_lines++;
    }
    slot->last = now;
    mark(reuse, now, 1);
    return distance;
}

void reuse_release(struct reuse *reuse)
{
    free(reuse->lines);
    free(reuse->marks);
    *reuse = (struct reuse){ .limit = reuse->limit };
}
