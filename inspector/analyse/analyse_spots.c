#include "analyse_spots.h"

#include <stdlib.h>
#include <string.h>

#include "analyse_nodes.h"
#include "fs.h"

uint32_t analyse_spots_number(struct analyse_spots *spots, const struct weft_graph_block *block, const struct weft_graph_access *access)
{
    if (block->number >= spots->n_blocks)
        spots->first = analyse_grow(spots->first, &spots->n_blocks, block->number, sizeof *spots->first);
    uint32_t first = spots->first[block->number];
    if (first == 0) {
        first = spots->first[block->number] = (uint32_t)spots->count + 1;
        spots->count += block->n_accesses;
        spots->items = analyse_grow(spots->items, &spots->capacity, spots->count, sizeof *spots->items);
        for (uint32_t i = 0; i < block->n_accesses; i++)
            spots->items[first + i] = (struct analyse_spot){ block, &block->accesses[i] };
    }
    return first + (uint32_t)(access - block->accesses);
}

static const struct weft_graph_place *place_of(const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t spot)
{
    return weft_graph_place(graph, spots->items[spot].block->place);
}

bool analyse_spots_same_line(const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t a, uint32_t b)
{
    if (spots->items[a].access->line != spots->items[b].access->line)
        return false;
    const struct weft_graph_place *of_a = place_of(spots, graph, a), *of_b = place_of(spots, graph, b);
    return of_a == of_b || (of_a && of_b && strcmp(of_a->file, of_b->file) == 0);
}

uint32_t analyse_spots_line(const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t spot)
{
    for (uint32_t i = 1; i < spot; i++)
        if (analyse_spots_same_line(spots, graph, i, spot))
            return i;
    return spot;
}

const char *analyse_spots_text(struct arena *arena, const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t spot)
{
    if (spot == 0)
        return "-";
    const struct weft_graph_place *place = place_of(spots, graph, spot);
    char *text =
        arena_printf(arena, "%s:%u (%s)", place ? fs_name_of(place->file) : "?", spots->items[spot].access->line, place ? place->function : "?");
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            *c = '?';
    return text;
}

void analyse_spots_json(struct json_writer *json, const struct analyse_spots *spots, const struct weft_graph *graph, uint32_t spot)
{
    if (spot == 0) {
        json_null(json);
        return;
    }
    const struct weft_graph_place *place = place_of(spots, graph, spot);
    const struct weft_graph_access *access = spots->items[spot].access;
    json_open_object(json);
    json_member_string(json, "file", place ? place->file : "");
    json_member_number(json, "line", access->line);
    json_member_string(json, "function", place ? place->function : "");
    json_member_number(json, "size", access->size);
    json_member_string(json, "access", access->kind & WEFT_GRAPH_STORES ? "store" : "load");
    json_close_object(json);
}

void analyse_spots_release(struct analyse_spots *spots)
{
    free(spots->items);
    free(spots->first);
    *spots = (struct analyse_spots){ 0 };
}
