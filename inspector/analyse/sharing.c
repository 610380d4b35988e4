/* Analysis "sharing": which thread or task gives data to which (flow.h), and which cache lines go to and fro though no byte
 * does (false_sharing.h).
 *
 * Accesses are taken node after node, in the order in which nodes begin. If one node happened before another one, that is
 * their order; bytes between nodes that overlap in time are counted as unsettled.
 *
 * Memory: 24 bytes a node, some 200 bytes for each cache line that was touched, up to the option "memory", and what grows
 * with pairs of contexts and of places. */
#include <inttypes.h>
#include <stdlib.h>

#include "analyse_accesses.h"
#include "analyse_text.h"
#include "false_sharing.h"
#include "flow.h"

enum { SHOWN = 10, SHOWN_CONTEXTS = 5 };

struct sharing {
    struct arena arena;
    struct analyse_accesses accesses;
    struct shadow shadow;
    struct flow flow;
    struct false_sharing false_sharing;
};

static void on_access(void *context, const struct analyse_access *access)
{
    struct sharing *sharing = context;
    const struct analyse_nodes *nodes = &sharing->accesses.nodes;
    bool is_store = access->definition->kind & WEFT_GRAPH_STORES;
    uint64_t end = access->address + access->definition->size;
    for (uint64_t at = access->address; at < end; at = (at / SHADOW_LINE + 1) * SHADOW_LINE) {
        struct shadow_line *line = shadow_find(&sharing->shadow, access->process, at / SHADOW_LINE);
        uint64_t mask = shadow_mask(at, end);
        if (!line)
            continue;
        if (is_store)
            flow_store(&sharing->shadow, line, mask, access->spot, nodes, access->node);
        else
            flow_load(&sharing->flow, &sharing->shadow, line, mask, access->spot, nodes, access->node);
        false_sharing_add(&sharing->false_sharing, &sharing->shadow, line, mask, access->spot, is_store, nodes, access->node);
    }
}

/* Pairs of spots become pairs of lines of the source. */
static struct analyse_pairs by_line(const struct sharing *sharing, const struct weft_graph *graph)
{
    struct analyse_pairs merged = { 0 };
    size_t n = sharing->accesses.spots.count;
    uint32_t *first = calloc_or_exit(n + 1, sizeof *first);
    for (size_t i = 0; i < sharing->flow.spots.count; i++) {
        const struct analyse_pair *pair = &sharing->flow.spots.slots[i];
        uint32_t *from = &first[pair->a], *to = &first[pair->b];
        *from = *from ? *from : analyse_spots_line(&sharing->accesses.spots, graph, (uint32_t)pair->a);
        *to = *to ? *to : analyse_spots_line(&sharing->accesses.spots, graph, (uint32_t)pair->b);
        uint64_t *numbers = analyse_pairs_find(&merged, *from, *to, NULL);
        numbers[0] += pair->numbers[0];
        numbers[1] += pair->numbers[1];
    }
    free(first);
    analyse_pairs_sort(&merged);
    return merged;
}

/* ---- text ---- */

static const char *context_text(struct sharing *sharing, const struct weft_graph *graph, uint64_t number, size_t most)
{
    return analyse_context_text(&sharing->arena, weft_graph_context(graph, (uint32_t)number), most);
}

/* The contexts that give and get most. */
static size_t find_largest(const struct sharing *sharing, uint32_t *found, size_t most)
{
    struct analyse_pairs totals = { 0 };
    for (size_t i = 0; i < sharing->flow.contexts.count; i++) {
        const struct analyse_pair *pair = &sharing->flow.contexts.slots[i];
        analyse_pairs_find(&totals, pair->a, 0, NULL)[0] += pair->numbers[0];
        analyse_pairs_find(&totals, pair->b, 0, NULL)[0] += pair->numbers[0];
    }
    analyse_pairs_sort(&totals);
    size_t n = totals.count < most ? totals.count : most;
    for (size_t i = 0; i < n; i++)
        found[i] = (uint32_t)totals.slots[i].a;
    bool has_others = totals.count > most;
    analyse_pairs_release(&totals);
    return has_others ? most + 1 : n;
}

static size_t index_of(const uint32_t *contexts, size_t n, uint64_t number)
{
    size_t i = 0;
    while (i + 1 < n && contexts[i] != number)
        i++;
    return i;
}

/* Rows give, columns get. contexts[SHOWN_CONTEXTS] stands for all others. */
static void print_matrix(struct sharing *sharing, const struct weft_graph *graph, FILE *out)
{
    uint32_t contexts[SHOWN_CONTEXTS + 1] = { 0 };
    uint64_t bytes[SHOWN_CONTEXTS + 1][SHOWN_CONTEXTS + 1] = { 0 };
    size_t n = find_largest(sharing, contexts, SHOWN_CONTEXTS);
    for (size_t i = 0; i < sharing->flow.contexts.count; i++) {
        const struct analyse_pair *pair = &sharing->flow.contexts.slots[i];
        bytes[index_of(contexts, n, pair->a)][index_of(contexts, n, pair->b)] += pair->numbers[0];
    }
    fprintf(out, "\nbytes        %-13s", "to");
    for (size_t i = 0; i < n; i++)
        fprintf(out, " %8s", contexts[i] ? (const char[]){ (char)('A' + i), '\0' } : "others");
    for (size_t i = 0; i < n; i++) {
        fprintf(out, "\n  %s %c ", i ? "    " : "from", contexts[i] ? (char)('A' + i) : ' ');
        fprintf(out, "%-17s", contexts[i] ? context_text(sharing, graph, contexts[i], 16) : "others");
        for (size_t j = 0; j < n; j++)
            fprintf(out, " %8s", bytes[i][j] ? analyse_bytes_text(&sharing->arena, bytes[i][j]) : ".");
    }
    fputs("\n", out);
}

static void print_places(struct sharing *sharing, const struct weft_graph *graph, FILE *out)
{
    struct analyse_pairs pairs = by_line(sharing, graph);
    fprintf(out, "\n  %9s  %-31s  %s\n", "bytes", "written at", "read at");
    for (size_t i = 0; i < analyse_rows(graph, pairs.count, SHOWN); i++) {
        const struct analyse_pair *pair = &pairs.slots[i];
        fprintf(out, "  %9s  %-31s  %s\n", analyse_bytes_text(&sharing->arena, pair->numbers[0]),
                analyse_spots_text(&sharing->arena, &sharing->accesses.spots, graph, (uint32_t)pair->a),
                analyse_spots_text(&sharing->arena, &sharing->accesses.spots, graph, (uint32_t)pair->b));
    }
    analyse_more(graph, pairs.count, SHOWN, out);
    analyse_pairs_release(&pairs);
}

static void print_flow(struct sharing *sharing, const struct weft_graph *graph, FILE *out)
{
    const struct flow *flow = &sharing->flow;
    if (flow->bytes == 0) {
        fputs("No thread or task read what another one wrote, as far as accesses are recorded.\n", out);
        return;
    }
    const struct analyse_pair *most = &flow->contexts.slots[0];
    fprintf(out, "%s were written by one thread or task and read by another one;\n", analyse_bytes_text(&sharing->arena, flow->bytes));
    fprintf(out, "most of it, %.0f %%, from %s to %s.\n", 100 * (double)most->numbers[0] / (double)flow->bytes,
            context_text(sharing, graph, most->a, 24), context_text(sharing, graph, most->b, 24));
    if (flow->unsettled)
        fprintf(out, "Of these, %s went between two that worked at the same time: the order of\nsuch accesses is not known.\n",
                analyse_bytes_text(&sharing->arena, flow->unsettled));
    print_matrix(sharing, graph, out);
    print_places(sharing, graph, out);
}

static void print_bytes_of(FILE *out, uint64_t mask)
{
    for (unsigned i = 0, n = 0; i < SHADOW_LINE; i++) {
        unsigned first = i;
        if (!(mask >> i & 1))
            continue;
        while (i + 1 < SHADOW_LINE && mask >> (i + 1) & 1)
            i++;
        if (n == 4) {
            fputs(", ...", out);
            return;
        }
        fprintf(out, i == first ? "%s%u" : "%s%u-%u", n++ ? ", " : "", first, i);
    }
}

static void print_side(struct sharing *sharing, const struct weft_graph *graph, FILE *out, uint32_t spot, uint32_t thread, uint64_t mask)
{
    const struct weft_graph_access *access = sharing->accesses.spots.items[spot].access;
    fprintf(out, "%24s%s %u bytes at %s\n%26sbytes ", "", access->kind & WEFT_GRAPH_STORES ? "stores" : "loads ", access->size,
            analyse_spots_text(&sharing->arena, &sharing->accesses.spots, graph, spot), "");
    print_bytes_of(out, mask);
    fprintf(out, ", by %s\n", context_text(sharing, graph, thread, 24));
}

static void print_false_sharing(struct sharing *sharing, const struct weft_graph *graph, FILE *out)
{
    const struct false_sharing *found = &sharing->false_sharing;
    if (found->n_rows == 0) {
        fputs("\nNo false sharing of cache lines was found.\n", out);
        return;
    }
    fprintf(out, "\nFalse sharing: several threads touched %zu %s of %d bytes at the\n", found->lines.count,
            found->lines.count == 1 ? "cache line" : "cache lines", SHADOW_LINE);
    fprintf(out, "same time, %" PRIu64 " times in all, and wrote there, but share no byte of it.\n", found->accesses);
    fprintf(out, "\n  %9s %8s    for example\n", "accesses", "lines");
    for (size_t i = 0; i < analyse_rows(graph, found->n_rows, SHOWN); i++) {
        const struct false_row *row = &found->rows[i];
        fprintf(out, "  %9" PRIu64 " %8" PRIu64 "    line at 0x%" PRIx64 "\n", row->accesses, row->lines, row->line);
        print_side(sharing, graph, out, row->spot, row->thread, row->mask);
        print_side(sharing, graph, out, row->other, row->other_thread, row->others);
    }
    analyse_more(graph, found->n_rows, SHOWN, out);
}

static void print_text(struct sharing *sharing, const struct weft_graph *graph, FILE *out)
{
    if (sharing->accesses.n == 0) {
        fputs("The trace has no memory accesses: { \"memory\": \"FUNCTION\" } in \"probes\"\nrecords those of functions in C.\n", out);
        return;
    }
    print_flow(sharing, graph, out);
    print_false_sharing(sharing, graph, out);
    fprintf(out, "\n%" PRIu64 " accesses; %s were read that no recorded access had written.\n", sharing->accesses.n,
            analyse_bytes_text(&sharing->arena, sharing->flow.outside));
    if (sharing->shadow.n_left_out)
        fprintf(out, "LEFT OUT: %" PRIu64 " times memory was touched that had no room in\n%s: --memory gives more.\n", sharing->shadow.n_left_out,
                analyse_bytes_text(&sharing->arena, sharing->shadow.limit));
}

/* ---- JSON ---- */

static void json_pairs(struct json_writer *json, struct sharing *sharing, const struct weft_graph *graph)
{
    const struct analyse_pairs *contexts = &sharing->flow.contexts;
    json_name(json, "contexts");
    json_open_array(json);
    for (size_t i = 0; i < analyse_rows(graph, contexts->count, 0); i++) {
        const struct analyse_pair *pair = &contexts->slots[i];
        json_line(json, 2);
        json_open_object(json);
        json_member_number(json, "bytes", pair->numbers[0]);
        json_member_number(json, "unsettled_bytes", pair->numbers[1]);
        json_name(json, "from");
        analyse_context_json(json, weft_graph_context(graph, (uint32_t)pair->a), (uint32_t)pair->a);
        json_name(json, "to");
        analyse_context_json(json, weft_graph_context(graph, (uint32_t)pair->b), (uint32_t)pair->b);
        json_close_object(json);
    }
    json_close_array(json);
    struct analyse_pairs lines = by_line(sharing, graph);
    json_name(json, "places");
    json_open_array(json);
    for (size_t i = 0; i < analyse_rows(graph, lines.count, 0); i++) {
        json_line(json, 2);
        json_open_object(json);
        json_member_number(json, "bytes", lines.slots[i].numbers[0]);
        json_member_number(json, "unsettled_bytes", lines.slots[i].numbers[1]);
        json_name(json, "written");
        analyse_spots_json(json, &sharing->accesses.spots, graph, (uint32_t)lines.slots[i].a);
        json_name(json, "read");
        analyse_spots_json(json, &sharing->accesses.spots, graph, (uint32_t)lines.slots[i].b);
        json_close_object(json);
    }
    json_close_array(json);
    analyse_pairs_release(&lines);
}

static void json_side(struct json_writer *json, struct sharing *sharing, const struct weft_graph *graph, const char *name, uint32_t spot,
                      uint32_t thread, uint64_t mask)
{
    json_name(json, name);
    json_open_object(json);
    json_name(json, "place");
    analyse_spots_json(json, &sharing->accesses.spots, graph, spot);
    json_name(json, "thread");
    analyse_context_json(json, weft_graph_context(graph, thread), thread);
    json_name(json, "bytes");
    json_open_array(json);
    for (unsigned i = 0; i < SHADOW_LINE; i++)
        if (mask >> i & 1)
            json_number(json, i);
    json_close_array(json);
    json_close_object(json);
}

static void json_false_sharing(struct json_writer *json, struct sharing *sharing, const struct weft_graph *graph)
{
    const struct false_sharing *found = &sharing->false_sharing;
    json_name(json, "false_sharing");
    json_open_object(json);
    json_member_number(json, "accesses", found->accesses);
    json_member_number(json, "lines", found->lines.count);
    json_name(json, "places");
    json_open_array(json);
    for (size_t i = 0; i < analyse_rows(graph, found->n_rows, 0); i++) {
        const struct false_row *row = &found->rows[i];
        json_line(json, 2);
        json_open_object(json);
        json_member_number(json, "accesses", row->accesses);
        json_member_number(json, "lines", row->lines);
        json_member_number(json, "address", row->line);
        json_side(json, sharing, graph, "one", row->spot, row->thread, row->mask);
        json_side(json, sharing, graph, "other", row->other, row->other_thread, row->others);
        json_close_object(json);
    }
    json_close_array(json);
    json_close_object(json);
}

static void print_json(struct sharing *sharing, const struct weft_graph *graph, FILE *out)
{
    struct str text = { .arena = &sharing->arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_SPACED);
    json_open_object(&json);
    json_member_number(&json, "accesses", sharing->accesses.n);
    json_member_number(&json, "bytes", sharing->flow.bytes);
    json_member_number(&json, "unsettled_bytes", sharing->flow.unsettled);
    json_member_number(&json, "bytes_from_outside", sharing->flow.outside);
    json_member_number(&json, "left_out", sharing->shadow.n_left_out);
    json_pairs(&json, sharing, graph);
    json_false_sharing(&json, sharing, graph);
    json_close_object(&json);
    analyse_put(out, &text);
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct sharing sharing = { 0 };
    struct weft_graph_record record;
    uint64_t limit = UINT64_C(1) << 30;
    int result;
    if (!analyse_size_option(graph, "memory", 1 << 10, UINT64_C(1) << 42, &limit))
        return -1;
    sharing.shadow.limit = limit;
    sharing.accesses.each = on_access;
    sharing.accesses.context = &sharing;
    while ((result = weft_graph_next(graph, &record)) > 0)
        if (analyse_accesses_add(&sharing.accesses, graph, &record) < 0)
            break;
    if (result == 0) {
        false_sharing_finish(&sharing.false_sharing, &sharing.shadow, &sharing.accesses.nodes);
        analyse_pairs_sort(&sharing.flow.contexts);
        analyse_pairs_sort(&sharing.flow.spots);
        if (as_json)
            print_json(&sharing, graph, out);
        else
            print_text(&sharing, graph, out);
    }
    flow_release(&sharing.flow);
    false_sharing_release(&sharing.false_sharing);
    shadow_release(&sharing.shadow);
    analyse_accesses_release(&sharing.accesses);
    arena_release(&sharing.arena);
    return result == 0 ? 0 : -1;
}

static const char *const options[] = { "memory", "limit", NULL };

const struct weft_analysis analysis_of_graph_sharing = {
    .size = sizeof(struct weft_analysis),
    .name = "sharing",
    .summary = "who gives data to whom, and false sharing of cache lines",
    .run = run,
    .options = options,
};
