#include "lanes.h"

enum { MOST_TURNS = 4096 /* that are looked at, where strides differ */ };

/* An access in iteration n: at + n * stride. */
struct moving {
    int64_t at, stride;
    int64_t size;
};

static bool read_access(const struct weft_graph_block *block, const uint64_t *slots, const struct weft_graph_access *access, struct moving *moving)
{
    bool has_stride = access->stride_slot != WEFT_GRAPH_NO_SLOT;
    if (access->part != WEFT_GRAPH_IN_BODY || access->slot >= block->slots || slots[access->slot] == 0 || access->kind & WEFT_GRAPH_VOLATILE ||
        (has_stride && access->stride_slot >= block->slots))
        return false;
    *moving = (struct moving){ (int64_t)slots[access->slot] + access->offset, has_stride ? (int64_t)slots[access->stride_slot] : access->stride,
                               access->size };
    return true;
}

static bool overlap(const struct moving *a, int64_t i, const struct moving *b, int64_t j)
{
    int64_t from_a = a->at + i * a->stride, from_b = b->at + j * b->stride;
    return from_a < from_b + b->size && from_b < from_a + a->size;
}

/* The iteration of `a`, and how many behind it that of `b` is, less than `lanes`; 0: there are none. */
static int64_t find_pair(const struct moving *a, const struct moving *b, int64_t turns, int64_t lanes, int64_t *first)
{
    int64_t most = a->stride == b->stride ? 1 : turns < MOST_TURNS ? turns : MOST_TURNS;
    for (int64_t i = 0; i < most; i++) {
        /* near the iteration in which b gets to where a is */
        int64_t near = b->stride ? (a->at + i * a->stride - b->at) / b->stride - i : 0;
        int64_t wide = b->stride ? (a->size + b->size) / (b->stride < 0 ? -b->stride : b->stride) + 1 : 1;
        for (int64_t apart = near - wide > 1 ? near - wide : 1; apart <= near + wide && apart < lanes && i + apart < turns; apart++)
            if (overlap(a, i, b, i + apart)) {
                *first = i;
                return apart;
            }
    }
    return 0;
}

/* `simd` and its safelen are told by an access that has no slot. */
static int64_t find_lanes(const struct weft_graph_block *block)
{
    for (uint32_t i = 0; i < block->n_accesses; i++)
        if (block->accesses[i].slot == WEFT_GRAPH_NO_SLOT && block->accesses[i].kind & WEFT_GRAPH_LANES)
            return block->accesses[i].size ? block->accesses[i].size : INT64_MAX;
    return 0;
}

void lanes_find(const struct weft_graph_block *block, const uint64_t *slots, void (*tell)(void *context, const struct lanes_conflict *conflict),
                void *context)
{
    int64_t lanes = block->kind == WEFT_GRAPH_LOOP && block->slots > 0 ? find_lanes(block) : 0, turns = lanes ? (int64_t)slots[0] : 0, first;
    for (uint32_t i = 0; i < block->n_accesses && turns > 1; i++)
        for (uint32_t k = 0; k <= i; k++) {
            const struct weft_graph_access *earlier = &block->accesses[i], *later = &block->accesses[k];
            struct moving a, b;
            if (!((earlier->kind | later->kind) & WEFT_GRAPH_STORES) || !read_access(block, slots, earlier, &a) ||
                !read_access(block, slots, later, &b))
                continue;
            int64_t apart = find_pair(&a, &b, turns, lanes, &first);
            if (apart)
                tell(context, &(struct lanes_conflict){ earlier, later, (uint64_t)apart, (uint64_t)(b.at + (first + apart) * b.stride) });
        }
}
