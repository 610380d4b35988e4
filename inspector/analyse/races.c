/* Analysis "races": pairs of places that access the same bytes, at least one of them to write, in nodes whose order nothing
 * settles (order.h). Volatile accesses are not compared, atomic ones not with each other.
 *
 * Each line of the shadow has in its list 0 cells for what was accessed: context, spot, node and bytes. What has happened
 * before a store for certain needs no cell any more, since whatever comes in no order with it comes in none with the store
 * either; and so it is with loads before a load. (An atomic access says so of atomic ones alone.)
 *
 * Memory: that of order.h, and up to the option "memory" for cells and for clocks, each. */
#include <inttypes.h>
#include <stdlib.h>

#include "analyse_accesses.h"
#include "analyse_text.h"
#include "lanes.h"
#include "log.h"
#include "order.h"
#include "stacks.h"

enum { KNOWN = 256, SHOWN = 20, MOST_CELLS = 64 /* of a line */ };

/* Accesses of two spots. */
struct race {
    uint32_t one, other;    /* spots: of the earlier node, of the later one */
    uint64_t address;       /* of an example: */
    uint64_t first, second; /* its nodes */
    bool is_possible;       /* something may settle their order */
    uint64_t apart;         /* not 0: of iterations of a loop below `simd` that are so many apart */
};

struct races {
    struct arena arena;
    const struct weft_graph *graph;
    struct analyse_accesses accesses;
    struct order order;
    struct stacks stacks;
    uint64_t *frames; /* by context: the end of its frame; 0: not known */
    size_t n_frames;
    struct shadow shadow;
    struct analyse_pairs by_spots; /* -> rows + 1; numbers[0]: of races, numbers[1]: of those that something may settle */
    struct race *rows;
    size_t n_rows, capacity;
    uint64_t same_thread; /* accesses of different tasks on one thread, that nothing else settles */
    uint64_t dropped;     /* cells that had no place in their line */
    uint8_t *n_looked_at; /* by block: how many of its loops below `simd` were looked at */
    size_t n_blocks;
    uint64_t n_atomic; /* accesses that were not compared with each other */
    struct {
        uint64_t first, second;
        enum order_relation relation;
    } known[KNOWN];  /* relations that were asked for, by the first node */
    bool has_hidden; /* operations whose object is not recorded */
};

static bool is_synchronising(const struct weft_graph_access *access)
{
    return access->kind & (WEFT_GRAPH_ATOMIC | WEFT_GRAPH_VOLATILE);
}

static bool is_atomic(const struct weft_graph_access *access)
{
    return access->kind & WEFT_GRAPH_ATOMIC;
}

/* ---- the first reading ---- */

static void on_first(void *context, const struct analyse_access *access)
{
    struct races *races = context;
    if (is_synchronising(access->definition))
        order_touch(&races->order, access->process, access->node, access->address);
}

/* ---- the second one ---- */

static void add_row(struct races *races, struct race row)
{
    uint64_t *numbers = analyse_pairs_find(&races->by_spots, row.one, row.other, NULL), *known = &numbers[row.is_possible ? 1 : 0];
    if (*known)
        return;
    races->rows = analyse_grow(races->rows, &races->capacity, races->n_rows, sizeof *races->rows);
    races->rows[races->n_rows++] = row;
    *known = races->n_rows;
}

static enum order_relation relation_of(struct races *races, uint64_t first, uint64_t second)
{
    size_t at = first % KNOWN;
    if (races->known[at].first != first || races->known[at].second != second) {
        races->known[at].first = first;
        races->known[at].second = second;
        races->known[at].relation = order_of(&races->order, first, second);
    }
    return races->known[at].relation;
}

/* Are local objects of the context known from those of tasks before? A thread's own stay as long as it runs. */
static bool has_frame(const struct races *races, uint64_t node)
{
    uint32_t context = races->order.nodes[node].context;
    return !weft_graph_context(races->graph, context)->is_task || (context < races->n_frames && races->frames[context]);
}

/* Of these bytes of a line, those that are still of the object that they were of in the node `first`. */
static uint64_t kept_bytes(const struct races *races, uint32_t process, uint64_t line, uint64_t mask, uint64_t first)
{
    uint64_t begin = line * SHADOW_LINE, end;
    while (mask) {
        unsigned byte = (unsigned)__builtin_ctzll(mask);
        if (!stacks_is_new(&races->stacks, process, begin + byte, first, &end))
            return mask;
        mask &= end - begin >= SHADOW_LINE ? 0 : ~(((uint64_t)1 << (end - begin)) - 1);
    }
    return 0;
}

/* A race, unless what one thread's tasks have touched one after another may have been different objects. */
static void note_race(struct races *races, const struct shadow_cell *cell, const struct analyse_access *access, uint64_t address,
                      enum order_relation relation)
{
    bool is_known = relation != ORDER_SAME_THREAD ||
                    (stacks_is_kept(&races->stacks, access->process, address) && has_frame(races, cell->node) && has_frame(races, access->node));
    if (is_known)
        add_row(races, (struct race){ .one = cell->spot,
                                      .other = access->spot,
                                      .address = address,
                                      .first = cell->node,
                                      .second = access->node,
                                      .is_possible = relation == ORDER_POSSIBLE });
    else
        races->same_thread++;
}

/* Compares the access with what is known of the line, and takes from it what it makes superfluous. Returns its own cell. */
static struct shadow_cell *compare_line(struct races *races, struct shadow_line *line, const struct analyse_access *access, uint64_t mask)
{
    bool is_store = access->definition->kind & WEFT_GRAPH_STORES;
    uint32_t n = 0;
    struct shadow_cell *own = NULL;
    for (uint32_t *link = &line->lists[0]; *link;) {
        struct shadow_cell *cell = shadow_cell(&races->shadow, *link);
        uint64_t shared = cell->mask & mask;
        if (cell->node == access->node && cell->spot == access->spot) {
            own = cell;
        } else if (shared) {
            enum order_relation relation = relation_of(races, cell->node, access->node);
            bool are_atomic = is_atomic(access->definition) && is_atomic(races->accesses.spots.items[cell->spot].access);
            bool is_race = (is_store || cell->written) && relation != ORDER_SETTLED && !are_atomic;
            if (is_race) {
                uint64_t kept = kept_bytes(races, access->process, line->number, shared, cell->node);
                cell->mask &= ~shared | kept;
                shared = kept;
            }
            if (is_race && shared)
                note_race(races, cell, access, line->number * SHADOW_LINE + (uint64_t)__builtin_ctzll(shared), relation);
            if (relation == ORDER_SETTLED && (is_store || !cell->written) && (are_atomic || !is_atomic(access->definition)))
                cell->mask &= ~mask;
        }
        if (cell->mask == 0 || (n >= MOST_CELLS && cell != own)) {
            races->dropped += cell->mask != 0;
            shadow_drop(&races->shadow, link);
        } else {
            link = &cell->next;
            n++;
        }
    }
    return own;
}

static void on_second(void *context, const struct analyse_access *access)
{
    struct races *races = context;
    uint64_t end = access->address + access->definition->size;
    races->n_atomic += is_synchronising(access->definition);
    if (access->definition->kind & WEFT_GRAPH_VOLATILE)
        return;
    for (uint64_t at = access->address; at < end; at = (at / SHADOW_LINE + 1) * SHADOW_LINE) {
        struct shadow_line *line = shadow_find(&races->shadow, access->process, at / SHADOW_LINE);
        uint64_t mask = shadow_mask(at, end);
        struct shadow_cell *own = line ? compare_line(races, line, access, mask) : NULL;
        if (!line || (!own && !(own = shadow_add(&races->shadow, &line->lists[0]))))
            continue;
        own->who = access->of->context;
        own->spot = access->spot;
        own->node = access->node;
        own->mask |= mask;
        own->written |= access->definition->kind & WEFT_GRAPH_STORES ? mask : 0;
    }
}

/* A record of a loop below `simd`. */
struct in_lanes {
    struct races *races;
    const struct weft_graph_block *block;
    uint64_t node;
};

static void on_lanes(void *context, const struct lanes_conflict *conflict)
{
    const struct in_lanes *in = context;
    struct analyse_spots *spots = &in->races->accesses.spots;
    add_row(in->races, (struct race){ .one = analyse_spots_number(spots, in->block, conflict->earlier),
                                      .other = analyse_spots_number(spots, in->block, conflict->later),
                                      .address = conflict->address,
                                      .first = in->node,
                                      .second = in->node,
                                      .apart = conflict->apart });
}

/* The first ones of each block. */
static void look_at_lanes(struct races *races, const struct weft_graph_accesses *accesses)
{
    enum { MOST = 100 };
    for (size_t at = 0; at < accesses->n_words;) {
        const struct weft_graph_block *block = weft_graph_block(races->graph, (uint32_t)accesses->words[at]);
        if (!block)
            return;
        races->n_looked_at = analyse_grow(races->n_looked_at, &races->n_blocks, block->number, 1);
        if (races->n_looked_at[block->number] < MOST) {
            races->n_looked_at[block->number]++;
            lanes_find(block, accesses->words + at + 1, on_lanes, &(struct in_lanes){ races, block, accesses->node });
        }
        at += 1 + (size_t)block->slots;
    }
}

/* What the stack of a thread has below a frame that begins, or is left, are other objects from then on. */
static void follow_frames(struct races *races, const struct weft_graph_record *record)
{
    if (record->kind == WEFT_GRAPH_FRAME && record->is.frame.node) {
        const struct order_node *node = &races->order.nodes[record->is.frame.node];
        races->frames = analyse_grow(races->frames, &races->n_frames, node->context, sizeof *races->frames);
        races->frames[node->context] = record->is.frame.address;
        stacks_cut(&races->stacks, node->thread, record->is.frame.address, record->is.frame.node);
    } else if (record->kind == WEFT_GRAPH_NODE && record->is.node.kind == WEFT_NODE_END && record->is.node.context < races->n_frames &&
               races->frames[record->is.node.context]) {
        stacks_cut(&races->stacks, record->is.node.thread, races->frames[record->is.node.context], record->is.node.number);
    }
}

static int read_twice(struct races *races, struct weft_graph *graph)
{
    struct weft_graph_record record;
    int result;
    races->accesses = (struct analyse_accesses){ .each = on_first, .context = races };
    while ((result = weft_graph_next(graph, &record)) > 0) {
        order_learn(&races->order, graph, &record);
        if (record.kind == WEFT_GRAPH_AREA)
            stacks_add_area(&races->stacks, graph, &record.is.area);
        if (analyse_accesses_add(&races->accesses, graph, &record) < 0)
            return -1;
        bool is_hidden = record.kind == WEFT_GRAPH_ACCESSES && analyse_hidden(graph, &record.is.accesses);
        if (is_hidden)
            order_touch(&races->order, races->accesses.now.process, record.is.accesses.node, 0);
        races->has_hidden |= is_hidden;
    }
    if (result < 0 || weft_graph_rewind(graph) < 0)
        return -1;
    analyse_accesses_release(&races->accesses);
    races->accesses = (struct analyse_accesses){ .each = on_second, .context = races };
    order_begin(&races->order);
    while ((result = weft_graph_next(graph, &record)) > 0 && !races->order.clocks.is_full) {
        if (order_add(&races->order, graph, &record) < 0 || analyse_accesses_add(&races->accesses, graph, &record) < 0)
            return -1;
        if (record.kind == WEFT_GRAPH_ACCESSES)
            look_at_lanes(races, &record.is.accesses);
        follow_frames(races, &record);
    }
    if (races->order.clocks.is_full) {
        log_error("the order of %zu threads and tasks takes more than %s: --memory gives more room", races->order.n_contexts - 1,
                  analyse_bytes_text(&races->arena, races->order.clocks.limit));
        return -1;
    }
    return result;
}

/* ---- results ---- */

/* Pairs of spots become pairs of lines: of those in the same two lines one is kept, a race rather than a possible one. */
static void merge_rows(struct races *races, const struct weft_graph *graph)
{
    const struct analyse_spots *spots = &races->accesses.spots;
    size_t kept = 0;
    for (int possible = 0; possible < 2; possible++)
        for (size_t i = kept; i < races->n_rows; i++) {
            struct race row = races->rows[i];
            bool is_known = row.is_possible != possible;
            for (size_t j = 0; j < kept && !is_known; j++) {
                const struct race *other = &races->rows[j];
                is_known =
                    (analyse_spots_same_line(spots, graph, row.one, other->one) && analyse_spots_same_line(spots, graph, row.other, other->other)) ||
                    (analyse_spots_same_line(spots, graph, row.one, other->other) && analyse_spots_same_line(spots, graph, row.other, other->one));
            }
            if (is_known)
                continue;
            races->rows[i] = races->rows[kept];
            races->rows[kept++] = row;
        }
    races->n_rows = kept;
}

static size_t count_rows(const struct races *races, bool is_possible)
{
    size_t n = 0;
    for (size_t i = 0; i < races->n_rows; i++)
        n += races->rows[i].is_possible == is_possible;
    return n;
}

static void print_side(struct races *races, const struct weft_graph *graph, FILE *out, uint32_t spot, uint64_t node)
{
    const struct weft_graph_access *access = races->accesses.spots.items[spot].access;
    const struct order_node *of = &races->order.nodes[node];
    fprintf(out, "     %s %3u bytes  %-32s  %s\n", access->kind & WEFT_GRAPH_STORES ? "stores" : "loads ", access->size,
            analyse_spots_text(&races->arena, &races->accesses.spots, graph, spot),
            analyse_context_text(&races->arena, weft_graph_context(graph, of->context), 23));
}

static void print_text(struct races *races, const struct weft_graph *graph, FILE *out)
{
    size_t n_races = count_rows(races, false), n_possible = races->n_rows - n_races, shown = 0;
    if (races->accesses.n == 0) {
        fputs("The trace has no memory accesses: { \"memory\": \"FUNCTION\" } in \"probes\"\nrecords those of functions in C.\n", out);
        return;
    }
    if (graph->n_notes)
        fprintf(out, "The trace does not tell everything (see the end): what is said here holds as\nfar as it goes.\n");
    fputs(
        "Order is known by calls that have probes. Locks without one, and memory that is\nfreed and used again, may explain what is listed here.\n\n",
        out);
    if (n_races == 0)
        fputs("No races were found: what several threads or tasks access, and one writes, is in\nan order, as far as it is recorded.\n", out);
    else
        fprintf(out, "%s the same memory in no order; at least one writes it.\n",
                n_races == 1 ? "1 pair of lines accesses" : arena_printf(&races->arena, "%zu pairs of lines access", n_races));
    for (size_t i = 0; i < races->n_rows && shown < analyse_rows(graph, n_races, SHOWN); i++) {
        const struct race *row = &races->rows[i];
        if (row->is_possible)
            continue;
        fprintf(out, "\n%4zu at 0x%" PRIx64 ", for example\n", ++shown, row->address);
        print_side(races, graph, out, row->one, row->first);
        print_side(races, graph, out, row->other, row->second);
        if (row->apart)
            fprintf(out, "     in iterations of a loop below simd, %" PRIu64 " apart\n", row->apart);
    }
    analyse_more(graph, n_races, SHOWN, out);
    if (n_possible)
        fprintf(out, "\n%zu more %s of lines may be in an order that the trace does not show for\ncertain; --json lists them.\n", n_possible,
                n_possible == 1 ? "pair" : "pairs");
    if (races->has_hidden)
        fputs("\nAtomic operations or assembler ran whose objects are not recorded. What they\nmay order is not listed as a race.\n", out);
    fprintf(out, "\n%" PRIu64 " accesses; %" PRIu64 " atomic or volatile ones were not compared with\neach other.\n", races->accesses.n,
            races->n_atomic);
    if (races->same_thread)
        fprintf(
            out,
            "%" PRIu64
            " times, tasks of no order touched the same memory one after another on one\nthread: not judged, since it may be that of the stack.\n",
            races->same_thread);
    if (races->shadow.n_left_out)
        fprintf(out, "LEFT OUT: %" PRIu64 " times something had no room in %s, and races may be missing:\n--memory gives more.\n",
                races->shadow.n_left_out, analyse_bytes_text(&races->arena, races->shadow.limit));
    if (races->dropped)
        fprintf(out,
                "LEFT OUT: %" PRIu64 " times more than %d accesses of a line of memory were in no order:\nraces with the oldest may be missing.\n",
                races->dropped, MOST_CELLS);
}

static void json_side(struct json_writer *json, struct races *races, const struct weft_graph *graph, const char *name, uint32_t spot, uint64_t node)
{
    uint32_t context = races->order.nodes[node].context;
    json_name(json, name);
    json_open_object(json);
    json_name(json, "place");
    analyse_spots_json(json, &races->accesses.spots, graph, spot);
    json_name(json, "context");
    analyse_context_json(json, weft_graph_context(graph, context), context);
    json_close_object(json);
}

static void json_rows(struct json_writer *json, struct races *races, const struct weft_graph *graph, const char *name, bool is_possible)
{
    json_name(json, name);
    json_open_array(json);
    for (size_t i = 0, n = 0; i < races->n_rows && n < analyse_rows(graph, races->n_rows, 0); i++) {
        const struct race *row = &races->rows[i];
        if (row->is_possible != is_possible)
            continue;
        n++;
        json_line(json, 2);
        json_open_object(json);
        json_member_number(json, "address", row->address);
        json_side(json, races, graph, "one", row->one, row->first);
        json_side(json, races, graph, "other", row->other, row->second);
        if (row->apart)
            json_member_number(json, "iterations_apart", row->apart);
        json_close_object(json);
    }
    json_close_array(json);
}

static void print_json(struct races *races, const struct weft_graph *graph, FILE *out)
{
    struct str text = { .arena = &races->arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_SPACED);
    json_open_object(&json);
    json_member_number(&json, "accesses", races->accesses.n);
    json_member_number(&json, "atomic_or_volatile", races->n_atomic);
    json_member_bool(&json, "hidden_operations", races->has_hidden);
    json_member_number(&json, "not_judged_on_one_thread", races->same_thread);
    json_member_number(&json, "left_out", races->shadow.n_left_out + races->dropped);
    json_rows(&json, races, graph, "races", false);
    json_rows(&json, races, graph, "possibly_ordered", true);
    json_close_object(&json);
    analyse_put(out, &text);
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct races races = { 0 };
    uint64_t limit = UINT64_C(1) << 30;
    races.graph = graph;
    if (!analyse_size_option(graph, "memory", 1 << 10, UINT64_C(1) << 42, &limit))
        return -1;
    races.shadow.limit = races.order.clocks.limit = limit;
    int result = read_twice(&races, graph);
    if (result == 0) {
        merge_rows(&races, graph);
        if (as_json)
            print_json(&races, graph, out);
        else
            print_text(&races, graph, out);
    }
    free(races.rows);
    free(races.frames);
    free(races.n_looked_at);
    stacks_release(&races.stacks);
    analyse_pairs_release(&races.by_spots);
    shadow_release(&races.shadow);
    order_release(&races.order);
    analyse_accesses_release(&races.accesses);
    arena_release(&races.arena);
    return result == 0 ? 0 : -1;
}

static const char *const options[] = { "memory", "limit", NULL };

const struct weft_analysis analysis_of_graph_races = {
    .size = sizeof(struct weft_analysis),
    .name = "races",
    .summary = "accesses to the same memory whose order nothing settles",
    .run = run,
    .options = options,
};
