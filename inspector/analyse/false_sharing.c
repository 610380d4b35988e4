#include "false_sharing.h"

#include <stdlib.h>

enum { TOUCHES = 2 }; /* list: a cell for each thread, of its newest node. spot: of a store; other_spot: of a load */

static uint32_t spot_of(const struct shadow_cell *cell)
{
    return cell->written ? cell->spot : cell->other_spot;
}

static bool is_false(const struct shadow_cell *a, const struct shadow_cell *b, const struct analyse_nodes *nodes)
{
    if (a->written & b->mask || b->written & a->mask || !(a->written | b->written))
        return false;
    const struct analyse_node *of_a = analyse_nodes_find(nodes, a->node), *of_b = analyse_nodes_find(nodes, b->node);
    return of_a->begin < of_b->end && of_b->begin < of_a->end;
}

static struct false_row *row_of(struct false_sharing *sharing, const struct shadow_line *line, const struct shadow_cell *a,
                                const struct shadow_cell *b)
{
    bool is_first = a->written && (!b->written || a->spot <= b->spot);
    const struct shadow_cell *first = is_first ? a : b, *second = is_first ? b : a;
    uint64_t *known = analyse_pairs_find(&sharing->by_spots, spot_of(first), spot_of(second), NULL);
    if (*known == 0) {
        sharing->rows = analyse_grow(sharing->rows, &sharing->capacity, sharing->n_rows, sizeof *sharing->rows);
        sharing->rows[sharing->n_rows++] = (struct false_row){ .spot = spot_of(first),
                                                               .other = spot_of(second),
                                                               .line = line->number * SHADOW_LINE,
                                                               .mask = first->mask,
                                                               .others = second->mask,
                                                               .thread = first->who,
                                                               .other_thread = second->who };
        *known = sharing->n_rows;
    }
    struct false_row *row = &sharing->rows[*known - 1];
    int is_new;
    analyse_pairs_find(&sharing->by_line, *known, line->number ^ (uint64_t)line->process << 48, &is_new);
    row->lines += (uint64_t)is_new;
    analyse_pairs_find(&sharing->lines, line->process, line->number, NULL);
    return row;
}

/* The thread goes on in another node, or the graph is over: who shared the line with it meanwhile? */
static void settle(struct false_sharing *sharing, struct shadow *shadow, const struct shadow_line *line, struct shadow_cell *cell,
                   const struct analyse_nodes *nodes)
{
    for (uint32_t at = line->lists[TOUCHES]; at; at = shadow_cell(shadow, at)->next) {
        struct shadow_cell *other = shadow_cell(shadow, at);
        if (other == cell || other->count == 0 || !is_false(cell, other, nodes))
            continue;
        uint32_t row = (uint32_t)(row_of(sharing, line, cell, other) - sharing->rows) + 1;
        cell->row = cell->row ? cell->row : row;
        other->row = other->row ? other->row : row;
    }
    if (cell->row) {
        sharing->rows[cell->row - 1].accesses += cell->count;
        sharing->accesses += cell->count;
    }
    cell->count = 0;
}

void false_sharing_add(struct false_sharing *sharing, struct shadow *shadow, struct shadow_line *line, uint64_t mask, uint32_t spot, bool is_store,
                       const struct analyse_nodes *nodes, uint64_t number)
{
    uint32_t thread = analyse_nodes_find(nodes, number)->thread;
    struct shadow_cell *cell = shadow_of(shadow, &line->lists[TOUCHES], thread);
    if (!cell && !(cell = shadow_add(shadow, &line->lists[TOUCHES])))
        return;
    if (cell->node != number) {
        if (cell->node)
            settle(sharing, shadow, line, cell, nodes);
        uint32_t next = cell->next;
        *cell = (struct shadow_cell){ .next = next, .who = thread, .node = number };
    }
    cell->mask |= mask;
    cell->count++;
    if (is_store) {
        cell->written |= mask;
        cell->spot = spot;
    } else {
        cell->other_spot = spot;
    }
}

static int compare(const void *left, const void *right)
{
    const struct false_row *a = left, *b = right;
    return a->accesses != b->accesses ? (a->accesses < b->accesses ? 1 : -1)
           : a->spot != b->spot       ? (a->spot > b->spot ? 1 : -1)
                                      : (a->other > b->other) - (a->other < b->other);
}

void false_sharing_finish(struct false_sharing *sharing, struct shadow *shadow, const struct analyse_nodes *nodes)
{
    for (size_t i = 0; i < shadow->capacity; i++)
        for (uint32_t at = shadow->lines[i].is_there ? shadow->lines[i].lists[TOUCHES] : 0; at; at = shadow_cell(shadow, at)->next)
            settle(sharing, shadow, &shadow->lines[i], shadow_cell(shadow, at), nodes);
    if (sharing->n_rows)
        qsort(sharing->rows, sharing->n_rows, sizeof *sharing->rows, compare);
}

void false_sharing_release(struct false_sharing *sharing)
{
    free(sharing->rows);
    analyse_pairs_release(&sharing->by_spots);
    analyse_pairs_release(&sharing->by_line);
    analyse_pairs_release(&sharing->lines);
}
