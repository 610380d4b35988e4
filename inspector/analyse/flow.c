#include "flow.h"

enum { MANY = 64 /* readers of a line */ };
enum { WRITES, READS }; /* lists: who wrote what is there now; who has read that already */

static unsigned count_bits(uint64_t mask)
{
    return (unsigned)__builtin_popcountll(mask);
}

static void add(struct flow *flow, const struct shadow_cell *from, uint64_t mask, uint32_t to, uint32_t spot, uint64_t unsettled)
{
    uint64_t *numbers = analyse_pairs_find(&flow->contexts, from->who, to, NULL), n = count_bits(mask);
    numbers[0] += n;
    numbers[1] += unsettled ? n : 0;
    numbers = analyse_pairs_find(&flow->spots, from->spot, spot, NULL);
    numbers[0] += n;
    numbers[1] += unsettled ? n : 0;
    flow->bytes += n;
    flow->unsettled += unsettled ? n : 0;
}

/* A list that has become long loses those who will read no more. */
static void forget_readers(struct shadow *shadow, uint32_t *list, const struct analyse_nodes *nodes)
{
    unsigned n = 0;
    for (uint32_t *link = list; *link; n++) {
        struct shadow_cell *cell = shadow_cell(shadow, *link);
        if (n >= MANY && nodes->is_over[cell->who])
            shadow_drop(shadow, link);
        else
            link = &cell->next;
    }
}

void flow_load(struct flow *flow, struct shadow *shadow, struct shadow_line *line, uint64_t mask, uint32_t spot, const struct analyse_nodes *nodes,
               uint64_t number)
{
    const struct analyse_node *node = analyse_nodes_find(nodes, number);
    struct shadow_cell *own = shadow_of(shadow, &line->lists[READS], node->context);
    uint64_t fresh = own ? mask & ~own->mask : mask;
    if (fresh == 0)
        return;
    if (!own)
        forget_readers(shadow, &line->lists[READS], nodes);
    if (!own && !(own = shadow_add(shadow, &line->lists[READS])))
        return;
    own->who = node->context;
    own->mask |= mask;
    for (uint32_t at = line->lists[WRITES]; at && fresh; at = shadow_cell(shadow, at)->next) {
        const struct shadow_cell *write = shadow_cell(shadow, at);
        uint64_t given = write->mask & fresh;
        fresh &= ~write->mask;
        if (given && write->who != node->context)
            add(flow, write, given, node->context, spot, analyse_nodes_find(nodes, write->node)->end > node->begin);
    }
    flow->outside += count_bits(fresh);
}

/* The bytes are no longer what they were, but for one who has written them just now (NULL: nobody). */
static void forget(struct shadow *shadow, uint32_t *list, uint64_t mask, const struct shadow_cell *writer)
{
    while (*list) {
        struct shadow_cell *cell = shadow_cell(shadow, *list);
        if (cell != writer)
            cell->mask &= ~mask;
        if (cell->mask == 0)
            shadow_drop(shadow, list);
        else
            list = &cell->next;
    }
}

void flow_store(struct shadow *shadow, struct shadow_line *line, uint64_t mask, uint32_t spot, const struct analyse_nodes *nodes, uint64_t number)
{
    struct shadow_cell *same = NULL;
    uint32_t context = analyse_nodes_find(nodes, number)->context;
    for (uint32_t at = line->lists[WRITES]; at && !same; at = shadow_cell(shadow, at)->next)
        if (shadow_cell(shadow, at)->node == number && shadow_cell(shadow, at)->spot == spot)
            same = shadow_cell(shadow, at);
    if (same && (same->mask & mask) == mask && line->lists[READS] == 0)
        return;
    if (same)
        same->mask |= mask; /* so that it is not dropped */
    forget(shadow, &line->lists[WRITES], mask, same);
    forget(shadow, &line->lists[READS], mask, NULL);
    if (same || !(same = shadow_add(shadow, &line->lists[WRITES])))
        return;
    same->who = context;
    same->node = number;
    same->spot = spot;
    same->mask = mask;
}

void flow_release(struct flow *flow)
{
    analyse_pairs_release(&flow->contexts);
    analyse_pairs_release(&flow->spots);
}
