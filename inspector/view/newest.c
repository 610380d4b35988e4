#include "newest.h"

#include <stdlib.h>
#include <string.h>

/* ---- queues ---- */

static void push(struct newest_queue *queue, const void *item, size_t size)
{
    if (queue->first + queue->count == queue->capacity && queue->first > queue->count) {
        memcpy(queue->items, queue->items + queue->first * size, queue->count * size);
        queue->first = 0;
    } else if (queue->first + queue->count == queue->capacity) {
        size_t capacity = queue->capacity ? 2 * queue->capacity : 64;
        char *items = reallocarray(queue->items, capacity, size);
        if (!items)
            arena_out_of_memory(capacity * size);
        queue->items = items;
        queue->capacity = capacity;
    }
    memcpy(queue->items + (queue->first + queue->count++) * size, item, size);
}

static void pop(struct newest_queue *queue)
{
    queue->first++;
    queue->count--;
}

static const struct index_call *call_at(const struct newest_queue *queue, size_t i)
{
    return (const struct index_call *)(const void *)queue->items + queue->first + i;
}

static const struct index_bin *bin_at(const struct newest_queue *queue, size_t i)
{
    return (const struct index_bin *)(const void *)queue->items + queue->first + i;
}

static uint64_t end_of_call(const struct index_call *call)
{
    return call->start + call->duration;
}

static uint64_t end_of_bin(const struct index_bin *bin)
{
    return (bin->start_depth >> 8) + NEWEST_BIN;
}

/* ---- adding ---- */

static void on_over(void *context, const struct index_bin *bin, const struct bin_share *shares, uint32_t count)
{
    struct newest *newest = context;
    (void)shares, (void)count;
    push(&newest->over, bin, sizeof *bin);
}

void newest_open(struct newest *newest)
{
    *newest = (struct newest){ 0 };
    bins_open(&newest->bins, NEWEST_BIN, on_over, newest);
}

static void forget_until(struct newest *newest, uint64_t time)
{
    size_t before = newest->over.count + newest->longer.count + newest->shorter.count;
    while (newest->over.count && end_of_bin(bin_at(&newest->over, 0)) < time)
        pop(&newest->over);
    while (newest->longer.count && end_of_call(call_at(&newest->longer, 0)) < time)
        pop(&newest->longer);
    while (newest->shorter.count && end_of_call(call_at(&newest->shorter, 0)) < time)
        pop(&newest->shorter);
    if (before > newest->over.count + newest->longer.count + newest->shorter.count)
        newest->kept_from = time;
}

void newest_add(struct newest *newest, const struct index_call *call)
{
    uint64_t end = end_of_call(call);
    if (call->depth >= INDEX_DEPTHS)
        return;
    if (call->depth >= newest->deepest)
        newest->deepest = call->depth + 1u;
    if (end > NEWEST_NS)
        forget_until(newest, end - NEWEST_NS);
    if (call->duration >= NEWEST_BIN) {
        push(&newest->longer, call, sizeof *call);
        return;
    }
    if (newest->shorter.count == NEWEST_CALLS) {
        newest->shorter_from = end_of_call(call_at(&newest->shorter, 0));
        pop(&newest->shorter);
    }
    push(&newest->shorter, call, sizeof *call);
    bins_advance(&newest->bins, end);
    bins_add(&newest->bins, call->depth, call->start, end, call->callee);
}

/* ---- pictures ---- */

static bool is_seen(const struct picture *picture, uint64_t start, uint64_t end)
{
    return end >= picture->from && start < picture->to;
}

static void draw_bin(void *context, const struct index_bin *bin, const struct bin_share *shares, uint32_t count)
{
    const struct picture *picture = context;
    (void)shares, (void)count;
    if (is_seen(picture, bin->start_depth >> 8, (bin->start_depth >> 8) + picture->bin))
        picture->bins(picture->context, bin);
}

/* Those that are shorter than a pixel in bins of their own. */
static void draw_shorter(const struct newest *newest, struct picture *picture)
{
    struct bins bins;
    bins_open(&bins, picture->bin, draw_bin, picture);
    for (size_t i = 0; i < newest->shorter.count; i++) {
        const struct index_call *call = call_at(&newest->shorter, i);
        if (!is_seen(picture, call->start, end_of_call(call)))
            continue;
        if (call->duration >= picture->bin) {
            picture->call(picture->context, call);
        } else {
            bins_advance(&bins, end_of_call(call));
            bins_add(&bins, call->depth, call->start, end_of_call(call), call->callee);
        }
    }
    bins_flush(&bins);
    bins_release(&bins);
}

void newest_picture(struct newest *newest, struct picture *picture)
{
    picture->is_exact = picture->pixel < NEWEST_BIN && picture->from > newest->shorter_from;
    picture->bin = picture->is_exact ? picture->pixel : NEWEST_BIN;
    for (size_t i = 0; i < newest->longer.count; i++)
        if (is_seen(picture, call_at(&newest->longer, i)->start, end_of_call(call_at(&newest->longer, i))))
            picture->call(picture->context, call_at(&newest->longer, i));
    if (picture->is_exact) {
        draw_shorter(newest, picture);
        return;
    }
    for (size_t i = 0; i < newest->over.count; i++)
        draw_bin(picture, bin_at(&newest->over, i), NULL, 0);
    bins_look(&newest->bins, draw_bin, picture);
}

void newest_release(struct newest *newest)
{
    bins_release(&newest->bins);
    free(newest->over.items);
    free(newest->longer.items);
    free(newest->shorter.items);
}
