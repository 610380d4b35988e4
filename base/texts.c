#include "texts.h"

#include <string.h>

#include "str.h"

static uint32_t *find_bucket(const struct texts *texts, const char *text)
{
    size_t at = hash_text(HASH_START, text) & (texts->n_buckets - 1);
    while (texts->buckets[at] && strcmp(texts->items.items[texts->buckets[at] - 1], text) != 0)
        at = (at + 1) & (texts->n_buckets - 1);
    return &texts->buckets[at];
}

static void rehash(struct texts *texts)
{
    texts->n_buckets = texts->n_buckets ? 2 * texts->n_buckets : 64;
    texts->buckets = arena_array(texts->arena, uint32_t, texts->n_buckets);
    for (size_t i = 0; i < texts->items.count; i++)
        *find_bucket(texts, texts->items.items[i]) = (uint32_t)i + 1;
}

int64_t texts_known(const struct texts *texts, const char *text)
{
    return texts->n_buckets ? (int64_t)*find_bucket(texts, text) - 1 : TEXTS_NONE;
}

uint32_t texts_find(struct texts *texts, const char *text)
{
    if (2 * texts->items.count >= texts->n_buckets)
        rehash(texts);
    uint32_t *bucket = find_bucket(texts, text);
    if (!*bucket) {
        vec_push(texts->arena, &texts->items, arena_strdup(texts->arena, text));
        *bucket = (uint32_t)texts->items.count;
    }
    return *bucket - 1;
}
