/* Spots: the accesses that the program's text makes, numbered from 1. What is known of a byte is which spot wrote it. */
#ifndef ANALYSE_SPOTS_H
#define ANALYSE_SPOTS_H

#include <stdbool.h>
#include <weft/graph.h>

#include "json_writer.h"

struct analyse_spot {
    const struct weft_graph_block *block;
    const struct weft_graph_access *access;
};

/* Zeroed, it is empty. */
struct analyse_spots {
    struct analyse_spot *items; /* items[0] is none */
    uint32_t *first;            /* by block: the number of its first access; 0: none yet */
    size_t count, capacity, n_blocks;
};

/* `access` is one of `block`, as weft_graph_each_access visits them. */
uint32_t analyse_spots_number(struct analyse_spots *spots, const struct weft_graph_block *block, const struct weft_graph_access *access);
/* Whether both are in the same line of the same file. */
bool analyse_spots_same_line(const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t a, uint32_t b);
/* The least spot of the same line (and, with `by_size`, of the same size and kind): one number for all that a person sees
 * as one place. Takes time with the number of spots. */
uint32_t analyse_spots_line(const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t spot);
/* "queue.c:12 (push)", without control characters; "-": none. Lives in the arena. */
const char *analyse_spots_text(struct arena *arena, const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t spot);
/* An object with file, line, function, size and access ("load", "store"). */
void analyse_spots_json(struct json_writer *json, const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t spot);
void analyse_spots_release(struct analyse_spots *spots);

#endif
