#include "event_pairs.h"

#include "arena.h"
#include "str.h"

struct event_half {
    struct event_half *next;
    uint64_t time, number;
    bool is_second;
};

static struct event_half **bucket_of(struct event_half **buckets, size_t n_buckets, uint64_t number)
{
    return &buckets[hash_bytes(HASH_START, (const char *)&number, sizeof number) & (n_buckets - 1)];
}

static void rehash(struct event_pairs *pairs)
{
    size_t n_buckets = pairs->n_buckets ? pairs->n_buckets * 4 : 256;
    struct event_half **buckets = arena_array(pairs->arena, struct event_half *, n_buckets);
    for (size_t i = 0; i < pairs->n_buckets; i++) {
        for (struct event_half *half = pairs->buckets[i], *next; half; half = next) {
            struct event_half **bucket = bucket_of(buckets, n_buckets, half->number);
            next = half->next;
            half->next = *bucket;
            *bucket = half;
        }
    }
    pairs->buckets = buckets;
    pairs->n_buckets = n_buckets;
}

/* Removes the half that the event completes from the table. Returns NULL if there is none. */
static struct event_half *take_other(struct event_pairs *pairs, uint64_t number, bool is_second)
{
    if (!pairs->n_buckets)
        return NULL;
    for (struct event_half **at = bucket_of(pairs->buckets, pairs->n_buckets, number); *at; at = &(*at)->next) {
        struct event_half *half = *at;
        if (half->number == number && half->is_second != is_second) {
            *at = half->next;
            half->next = pairs->unused;
            pairs->unused = half;
            pairs->n_halves--;
            return half;
        }
    }
    return NULL;
}

bool event_pairs_add(struct event_pairs *pairs, uint64_t number, bool is_second, uint64_t time, uint64_t *ns)
{
    struct event_half *half = take_other(pairs, number, is_second);
    if (half) {
        uint64_t first = is_second ? half->time : time, second = is_second ? time : half->time;
        *ns = second > first ? second - first : 0;
        return true;
    }
    if (pairs->n_halves >= pairs->n_buckets)
        rehash(pairs);
    half = pairs->unused ? pairs->unused : arena_new(pairs->arena, struct event_half);
    pairs->unused = half->next;
    struct event_half **bucket = bucket_of(pairs->buckets, pairs->n_buckets, number);
    *half = (struct event_half){ .next = *bucket, .time = time, .number = number, .is_second = is_second };
    *bucket = half;
    pairs->n_halves++;
    return false;
}
