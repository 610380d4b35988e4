#define _GNU_SOURCE 1
#include "sorter.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena.h"
#include "fs.h"
#include "heap.h"

enum { LEAST_RECORDS = 64 };

/* A sorted part of the file, while it is read. */
struct run {
    const struct sorter *sorter;
    uint64_t at, end; /* bytes of the file not read yet */
    char *window;
    size_t next, n; /* records in the window */
    size_t number;  /* equal records: those of earlier runs first */
};

struct sorter {
    size_t record_size, capacity, count, next;
    size_t allocated; /* records that there is room for, at most `capacity` */
    int (*compare)(const void *left, const void *right);
    char *records; /* those in memory; while runs are merged, their windows */
    char **order;  /* the records in memory, sorted */
    int file;      /* -1: none */
    uint64_t file_size;
    uint64_t *ends; /* of the runs in the file */
    size_t n_runs;
    struct run *runs;
    void **heap;
    size_t n_heap;
    bool is_open;
};

struct sorter *sorter_new(size_t record_size, size_t memory, int (*compare)(const void *left, const void *right))
{
    struct sorter *sorter = calloc_or_exit(1, sizeof *sorter);
    *sorter = (struct sorter){ .record_size = record_size, .compare = compare, .file = -1 };
    sorter->capacity = memory / (record_size + sizeof(char *));
    if (sorter->capacity < LEAST_RECORDS)
        sorter->capacity = LEAST_RECORDS;
    return sorter;
}

/* ---- adding ---- */

static int compare_records(const void *left, const void *right, void *context)
{
    const struct sorter *sorter = context;
    const char *a = *(char *const *)left, *b = *(char *const *)right;
    int order = sorter->compare(a, b);
    return order ? order : (a > b) - (a < b);
}

static void sort_memory(struct sorter *sorter)
{
    free(sorter->order);
    sorter->order = calloc_or_exit(sorter->count + 1, sizeof *sorter->order);
    for (size_t i = 0; i < sorter->count; i++)
        sorter->order[i] = sorter->records + i * sorter->record_size;
    qsort_r(sorter->order, sorter->count, sizeof *sorter->order, compare_records, sorter);
}

static bool open_file(struct sorter *sorter)
{
    const char *directory = getenv("TMPDIR");
    char path[4096];
    if (sorter->file >= 0)
        return true;
    if ((size_t)snprintf(path, sizeof path, "%s/weft-sort-XXXXXX", directory && *directory ? directory : "/tmp") >= sizeof path) {
        errno = ENAMETOOLONG;
        return false;
    }
    sorter->file = mkostemp(path, O_CLOEXEC);
    if (sorter->file < 0)
        return false;
    unlink(path);
    return true;
}

/* Writes what is in memory as a run. */
static bool spill(struct sorter *sorter)
{
    enum { PIECE = 1 << 16 };
    if (!open_file(sorter))
        return false;
    sort_memory(sorter);
    size_t per_piece = PIECE / sorter->record_size + 1, n = 0;
    char *piece = calloc_or_exit(per_piece, sorter->record_size);
    bool is_written = true;
    for (size_t i = 0; i < sorter->count && is_written; i++) {
        memcpy(piece + n++ * sorter->record_size, sorter->order[i], sorter->record_size);
        if (n == per_piece || i + 1 == sorter->count) {
            is_written = fs_write_all(sorter->file, piece, n * sorter->record_size) == 0;
            n = 0;
        }
    }
    free(piece);
    if (!is_written)
        return false;
    sorter->file_size += sorter->count * sorter->record_size;
    uint64_t *ends = reallocarray(sorter->ends, sorter->n_runs + 1, sizeof *ends);
    if (!ends)
        arena_out_of_memory((sorter->n_runs + 1) * sizeof *ends);
    sorter->ends = ends;
    sorter->ends[sorter->n_runs++] = sorter->file_size;
    sorter->count = 0;
    return true;
}

static void grow(struct sorter *sorter)
{
    size_t wanted = sorter->allocated ? 2 * sorter->allocated : LEAST_RECORDS;
    sorter->allocated = wanted < sorter->capacity ? wanted : sorter->capacity;
    sorter->records = reallocarray(sorter->records, sorter->allocated, sorter->record_size);
    if (!sorter->records)
        arena_out_of_memory(sorter->allocated * sorter->record_size);
}

bool sorter_add(struct sorter *sorter, const void *record)
{
    if (sorter->count == sorter->capacity && !spill(sorter))
        return false;
    if (sorter->count == sorter->allocated)
        grow(sorter);
    memcpy(sorter->records + sorter->count++ * sorter->record_size, record, sorter->record_size);
    return true;
}

/* ---- reading ---- */

/* Reads the next window. Returns false at the run's end, or with *error. */
static bool refill(struct run *run, size_t capacity, int *error)
{
    const struct sorter *sorter = run->sorter;
    assert(sorter->record_size > 0);
    uint64_t left = run->end - run->at;
    size_t size = left < capacity * sorter->record_size ? (size_t)left : capacity * sorter->record_size;
    for (size_t done = 0; done < size;) {
        ssize_t n = pread(sorter->file, run->window + done, size - done, (off_t)(run->at + done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            *error = n < 0 ? errno : EIO;
            return false;
        }
        done += (size_t)n;
    }
    run->at += size;
    run->next = 0;
    run->n = size / sorter->record_size;
    return run->n > 0;
}

static const char *head_of(const struct run *run)
{
    return run->window + run->next * run->sorter->record_size;
}

static bool is_before(const void *left, const void *right)
{
    const struct run *a = left, *b = right;
    int order = a->sorter->compare(head_of(a), head_of(b));
    return order ? order < 0 : a->number < b->number;
}

static size_t window_capacity(const struct sorter *sorter)
{
    assert(sorter->n_runs > 0);
    size_t capacity = sorter->capacity / sorter->n_runs;
    return capacity ? capacity : 1;
}

static bool open_runs(struct sorter *sorter, int *error)
{
    if (!spill(sorter)) {
        *error = errno;
        return false;
    }
    size_t capacity = window_capacity(sorter);
    free(sorter->records);
    free(sorter->order);
    sorter->order = NULL;
    sorter->records = calloc_or_exit(sorter->n_runs * capacity, sorter->record_size);
    sorter->runs = calloc_or_exit(sorter->n_runs, sizeof *sorter->runs);
    sorter->heap = calloc_or_exit(sorter->n_runs, sizeof *sorter->heap);
    for (size_t i = 0; i < sorter->n_runs; i++) {
        struct run *run = &sorter->runs[i];
        *run = (struct run){ .sorter = sorter, .at = i ? sorter->ends[i - 1] : 0, .end = sorter->ends[i], .number = i };
        run->window = sorter->records + i * capacity * sorter->record_size;
        if (refill(run, capacity, error))
            sorter->heap[sorter->n_heap++] = run;
        else if (*error)
            return false;
    }
    for (size_t i = sorter->n_heap; i-- > 0;)
        heap_sink(sorter->heap, sorter->n_heap, i, is_before);
    return true;
}

static bool next_of_runs(struct sorter *sorter, void *record, int *error)
{
    if (sorter->n_heap == 0)
        return false;
    struct run *run = sorter->heap[0];
    memcpy(record, head_of(run), sorter->record_size);
    if (++run->next == run->n && !refill(run, window_capacity(sorter), error)) {
        if (*error)
            return false;
        sorter->heap[0] = sorter->heap[--sorter->n_heap];
    }
    heap_sink(sorter->heap, sorter->n_heap, 0, is_before);
    return true;
}

bool sorter_next(struct sorter *sorter, void *record, int *error)
{
    *error = 0;
    if (!sorter->is_open) {
        sorter->is_open = true;
        if (sorter->n_runs == 0)
            sort_memory(sorter);
        else if (!open_runs(sorter, error))
            return false;
    }
    if (sorter->n_runs)
        return next_of_runs(sorter, record, error);
    if (sorter->next == sorter->count)
        return false;
    memcpy(record, sorter->order[sorter->next++], sorter->record_size);
    return true;
}

void sorter_free(struct sorter *sorter)
{
    if (!sorter)
        return;
    if (sorter->file >= 0)
        close(sorter->file);
    free(sorter->records);
    free(sorter->order);
    free(sorter->ends);
    free(sorter->runs);
    free(sorter->heap);
    free(sorter);
}
