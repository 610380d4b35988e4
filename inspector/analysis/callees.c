#include "callees.h"

#include <string.h>

#include "str.h"
#include "intervals.h"

static uint64_t hash_callee(const char *callee, enum weft_kind kind)
{
    return hash_bytes(hash_text(HASH_START, callee), &kind, sizeof kind);
}

static uint32_t *find_bucket(const struct callees *callees, const char *callee, enum weft_kind kind)
{
    size_t at = hash_callee(callee, kind) & (callees->n_buckets - 1);
    for (;; at = (at + 1) & (callees->n_buckets - 1)) {
        uint32_t found = callees->buckets[at];
        if (!found)
            return &callees->buckets[at];
        const struct callee *other = &callees->items.items[found - 1];
        if (other->kind == kind && strcmp(other->site->callee, callee) == 0)
            return &callees->buckets[at];
    }
}

static void rehash(struct callees *callees)
{
    callees->n_buckets = callees->n_buckets ? 2 * callees->n_buckets : 256;
    callees->buckets = arena_array(callees->arena, uint32_t, callees->n_buckets);
    for (size_t i = 0; i < callees->items.count; i++)
        *find_bucket(callees, callees->items.items[i].site->callee, callees->items.items[i].kind) = (uint32_t)i + 1;
}

/* Returns the callee's bucket in the hash table; it contains 0 if the callee is new. */
static uint32_t *look_up(struct callees *callees, const char *name, enum weft_kind kind)
{
    if (2 * callees->items.count >= callees->n_buckets)
        rehash(callees);
    return find_bucket(callees, name, kind);
}

static uint32_t add(struct callees *callees, uint32_t *bucket, const struct weft_site *site, enum weft_kind kind)
{
    struct callee callee = { callee_label(callees->arena, site, kind), site, kind };
    vec_push(callees->arena, &callees->items, callee);
    *bucket = (uint32_t)callees->items.count;
    return *bucket - 1;
}

static uint32_t intern(struct callees *callees, const struct weft_site *site, enum weft_kind kind)
{
    uint32_t *bucket = look_up(callees, site->callee, kind);
    return *bucket ? *bucket - 1 : add(callees, bucket, site, kind);
}

uint32_t callees_find_new(struct callees *callees, const struct trace_process *process, uint32_t site, enum weft_kind kind)
{
    uint32_t callee = intern(callees, reader_site(process, site), kind);
    if (site >= process->n_sites)
        return callee;
    while (callees->known.count <= process->index)
        vec_push(callees->arena, &callees->known, NULL);
    uint32_t **known = &callees->known.items[process->index];
    if (!*known)
        *known = arena_array(callees->arena, uint32_t, (process->n_sites + (size_t)1) * WEFT_N_KINDS);
    (*known)[(size_t)site * WEFT_N_KINDS + kind] = callee + 1;
    return callee;
}

uint32_t callees_add_name(struct callees *callees, const char *name, const struct weft_site *site)
{
    uint32_t *bucket = look_up(callees, name, WEFT_KIND_CALL);
    if (*bucket)
        return *bucket - 1;
    struct weft_site *stand_in = arena_new(callees->arena, struct weft_site);
    *stand_in = *site;
    stand_in->callee = name;
    stand_in->flags &= (uint8_t)~WEFT_SITE_LABELLED;
    return add(callees, bucket, stand_in, WEFT_KIND_CALL);
}

const char *callee_label(struct arena *arena, const struct weft_site *site, enum weft_kind kind)
{
    const char *suffix = interval_kind_suffixes[kind];
    return *suffix ? arena_printf(arena, "%s%s", site->callee, suffix) : site->callee;
}
