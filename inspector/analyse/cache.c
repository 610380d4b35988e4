/* Analysis "cache": a cache that each thread has for itself (options size, ways and line; the line that was not used for
 * longest makes room), with its misses by line of the source; the working set; and reuse distances (reuse.h), which say how
 * many hits a cache of any size would have.
 *
 * Accesses of a thread come in their order. What other threads take out of its cache is not simulated. An access that lies in
 * two lines touches both, and counts as a miss if one of them is.
 *
 * Memory: for each thread its cache and up to the option "memory", divided among threads, for the lines that it touches. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "analyse_accesses.h"
#include "analyse_text.h"
#include "log.h"
#include "reuse.h"

enum { SHOWN = 15, BUCKETS = 65, MOST_CACHES = 1 << 26 /* lines of one */ };

struct way {
    uint64_t tag; /* number of the line, plus one; 0: empty */
    uint64_t used;
};

/* A thread and what it has in its cache. */
struct core {
    struct way *ways; /* sets times ways */
    struct reuse reuse;
    uint64_t clock, accesses, misses;
    bool is_there;
};

struct cache {
    struct arena arena;
    struct analyse_accesses accesses;
    uint64_t size, n_ways, line, n_sets, limit;
    struct core *cores; /* by the thread's context */
    size_t n_cores, cores_capacity;
    size_t n_threads;
    uint64_t *by_spot, *misses_by_spot;
    size_t spots_capacity, misses_capacity;
    uint64_t distances[BUCKETS]; /* touches whose distance is below 2 to the power of the index, and not below the one before */
    uint64_t first, touches;     /* of lines: for the first time, all */
    uint64_t n_left_out;
};

static struct core *core_of(struct cache *cache, uint32_t thread)
{
    cache->cores = analyse_grow(cache->cores, &cache->cores_capacity, thread, sizeof *cache->cores);
    struct core *core = &cache->cores[thread];
    if (thread >= cache->n_cores)
        cache->n_cores = thread + (size_t)1;
    if (!core->is_there) {
        core->is_there = true;
        core->ways = calloc_or_exit(cache->n_sets * cache->n_ways, sizeof *core->ways);
        cache->n_threads++;
    }
    return core;
}

/* Returns whether the line was not there. */
static bool misses(const struct cache *cache, struct core *core, uint64_t line)
{
    struct way *set = core->ways + line % cache->n_sets * cache->n_ways, *oldest = set;
    for (uint64_t i = 0; i < cache->n_ways; i++) {
        if (set[i].tag == line + 1) {
            set[i].used = ++core->clock;
            return false;
        }
        if (set[i].used < oldest->used)
            oldest = &set[i];
    }
    *oldest = (struct way){ line + 1, ++core->clock };
    return true;
}

static void touch(struct cache *cache, struct core *core, uint64_t line)
{
    bool is_full;
    core->reuse.limit = cache->limit / cache->n_threads;
    uint64_t distance = reuse_touch(&core->reuse, line, &is_full);
    cache->touches++;
    if (is_full)
        cache->n_left_out++;
    else if (distance == REUSE_FIRST)
        cache->first++;
    else
        cache->distances[distance ? 64 - __builtin_clzll(distance) : 0]++;
}

static void on_access(void *context, const struct analyse_access *access)
{
    struct cache *cache = context;
    struct core *core = core_of(cache, access->of->thread);
    uint64_t last = (access->address + access->definition->size - 1) / cache->line;
    bool is_miss = false;
    for (uint64_t line = access->address / cache->line; line <= last; line++) {
        touch(cache, core, line);
        is_miss |= misses(cache, core, line);
    }
    cache->by_spot = analyse_grow(cache->by_spot, &cache->spots_capacity, access->spot, sizeof *cache->by_spot);
    cache->misses_by_spot = analyse_grow(cache->misses_by_spot, &cache->misses_capacity, access->spot, sizeof *cache->misses_by_spot);
    cache->by_spot[access->spot]++;
    cache->misses_by_spot[access->spot] += is_miss;
    core->accesses++;
    core->misses += is_miss;
}

/* ---- results ---- */

/* A line of the source. */
struct row {
    uint32_t spot;
    uint64_t accesses, misses;
};

static int compare(const void *left, const void *right)
{
    const struct row *a = left, *b = right;
    return a->misses != b->misses       ? (a->misses < b->misses ? 1 : -1)
           : a->accesses != b->accesses ? (a->accesses < b->accesses ? 1 : -1)
                                        : (a->spot > b->spot) - (a->spot < b->spot);
}

static size_t rows_of(struct cache *cache, const struct weft_graph *graph, struct row **rows)
{
    size_t n = 0, most = cache->accesses.spots.count;
    *rows = arena_array(&cache->arena, struct row, most + 1);
    for (uint32_t spot = 1; spot <= most; spot++) {
        size_t at = 0;
        if (spot >= cache->spots_capacity || cache->by_spot[spot] == 0)
            continue;
        while (at < n && !analyse_spots_same_line(&cache->accesses.spots, graph, (*rows)[at].spot, spot))
            at++;
        if (at == n)
            (*rows)[n++].spot = spot;
        (*rows)[at].accesses += cache->by_spot[spot];
        (*rows)[at].misses += cache->misses_by_spot[spot];
    }
    if (n)
        qsort(*rows, n, sizeof **rows, compare);
    return n;
}

static double percent(uint64_t part, uint64_t whole)
{
    return whole ? 100 * (double)part / (double)whole : 0;
}

static uint64_t misses_of(const struct cache *cache)
{
    uint64_t n = 0;
    for (size_t i = 0; i < cache->n_cores; i++)
        n += cache->cores[i].misses;
    return n;
}

/* Caches of powers of two of lines: who has room for all that was touched in between hits. */
static void print_distances(struct cache *cache, FILE *out)
{
    unsigned last = 0;
    uint64_t hits = 0, least = 0;
    for (unsigned i = 0; i < BUCKETS; i++)
        last = cache->distances[i] ? i : last;
    fprintf(out, "\na cache without sets (LRU) of   would hit\n");
    for (unsigned i = 0; i <= last; i++) {
        hits += cache->distances[i];
        if (cache->distances[i] == 0 || (hits - least) * 200 < cache->touches) /* less than half a percent more */
            if (i != last)
                continue;
        least = hits;
        uint64_t size = (UINT64_C(1) << i) * cache->line;
        unsigned scale = size >> 20 && size % (1 << 20) == 0 ? 2 : size >> 10 && size % (1 << 10) == 0;
        fprintf(out, "  %17" PRIu64 "%c %17.2f %%\n", size >> 10 * scale, " KM"[scale], percent(hits, cache->touches));
    }
}

static void print_text(struct cache *cache, const struct weft_graph *graph, FILE *out)
{
    struct row *rows;
    uint64_t n = cache->accesses.n, n_misses = misses_of(cache);
    if (n == 0) {
        fputs("The trace has no memory accesses: { \"memory\": \"FUNCTION\" } in \"probes\"\nrecords those of functions in C.\n", out);
        return;
    }
    fprintf(out, "%.2f %% of %" PRIu64 " accesses miss a cache of %" PRIu64 " bytes, %" PRIu64 " ways, lines of %" PRIu64 ".\n", percent(n_misses, n),
            n, cache->size, cache->n_ways, cache->line);
    fprintf(out, "Each thread has one for itself; what other threads write does not empty it.\n");
    fprintf(out, "\n  %-24s %12s %12s %10s %12s\n", "thread", "accesses", "misses", "", "touched");
    for (size_t i = 0; i < cache->n_cores; i++) {
        const struct core *core = &cache->cores[i];
        if (core->accesses)
            fprintf(out, "  %-24s %12" PRIu64 " %12" PRIu64 " %8.2f %% %12s\n",
                    analyse_context_text(&cache->arena, weft_graph_context(graph, (uint32_t)i), 24), core->accesses, core->misses,
                    percent(core->misses, core->accesses), analyse_bytes_text(&cache->arena, core->reuse.n_lines * cache->line));
    }
    size_t n_rows = rows_of(cache, graph, &rows);
    fprintf(out, "\n  %12s %10s %12s  %s\n", "misses", "", "accesses", "line");
    for (size_t i = 0; i < analyse_rows(graph, n_rows, SHOWN); i++)
        fprintf(out, "  %12" PRIu64 " %8.2f %% %12" PRIu64 "  %s\n", rows[i].misses, percent(rows[i].misses, rows[i].accesses), rows[i].accesses,
                analyse_spots_text(&cache->arena, &cache->accesses.spots, graph, rows[i].spot));
    analyse_more(graph, n_rows, SHOWN, out);
    print_distances(cache, out);
    if (cache->n_left_out)
        fprintf(out,
                "\nLEFT OUT: %" PRIu64
                " touches of lines had no room in %s, so that what was\ntouched and these hits are too few: --memory gives more.\n",
                cache->n_left_out, analyse_bytes_text(&cache->arena, cache->limit));
}

static void json_threads(struct json_writer *json, struct cache *cache, const struct weft_graph *graph)
{
    json_name(json, "threads");
    json_open_array(json);
    for (size_t i = 0; i < cache->n_cores; i++) {
        const struct core *core = &cache->cores[i];
        if (core->accesses == 0)
            continue;
        json_line(json, 2);
        json_open_object(json);
        json_name(json, "thread");
        analyse_context_json(json, weft_graph_context(graph, (uint32_t)i), (uint32_t)i);
        json_member_number(json, "accesses", core->accesses);
        json_member_number(json, "misses", core->misses);
        json_member_number(json, "touched_bytes", core->reuse.n_lines * cache->line);
        json_close_object(json);
    }
    json_close_array(json);
}

static void print_json(struct cache *cache, const struct weft_graph *graph, FILE *out)
{
    struct str text = { .arena = &cache->arena };
    struct json_writer json;
    struct row *rows;
    size_t n_rows = rows_of(cache, graph, &rows);
    json_to_text(&json, &text, JSON_SPACED);
    json_open_object(&json);
    json_member_number(&json, "size", cache->size);
    json_member_number(&json, "ways", cache->n_ways);
    json_member_number(&json, "line", cache->line);
    json_member_number(&json, "accesses", cache->accesses.n);
    json_member_number(&json, "misses", misses_of(cache));
    json_member_number(&json, "touches", cache->touches);
    json_member_number(&json, "first_touches", cache->first);
    json_member_number(&json, "left_out", cache->n_left_out);
    json_threads(&json, cache, graph);
    json_name(&json, "places");
    json_open_array(&json);
    for (size_t i = 0; i < analyse_rows(graph, n_rows, 0); i++) {
        json_line(&json, 2);
        json_open_object(&json);
        json_member_number(&json, "misses", rows[i].misses);
        json_member_number(&json, "accesses", rows[i].accesses);
        json_name(&json, "place");
        analyse_spots_json(&json, &cache->accesses.spots, graph, rows[i].spot);
        json_close_object(&json);
    }
    json_close_array(&json);
    json_name(&json, "distances");
    json_open_array(&json);
    for (unsigned i = 0; i < BUCKETS - 1; i++) {
        if (cache->distances[i] == 0)
            continue;
        json_line(&json, 2);
        json_open_object(&json);
        json_member_number(&json, "below", UINT64_C(1) << i);
        json_member_number(&json, "touches", cache->distances[i]);
        json_close_object(&json);
    }
    json_close_array(&json);
    json_close_object(&json);
    analyse_put(out, &text);
}

static bool read_options(struct cache *cache, const struct weft_graph *graph)
{
    if (!analyse_size_option(graph, "size", 1, UINT64_C(1) << 40, &cache->size) || !analyse_size_option(graph, "ways", 1, 1 << 20, &cache->n_ways) ||
        !analyse_size_option(graph, "line", 1, 1 << 20, &cache->line) ||
        !analyse_size_option(graph, "memory", 1 << 10, UINT64_C(1) << 42, &cache->limit))
        return false;
    uint64_t lines = cache->size / cache->line;
    if (cache->size % cache->line || lines % cache->n_ways || lines == 0 || lines > MOST_CACHES) {
        log_error("%" PRIu64 " bytes are no whole number of sets of %" PRIu64 " lines of %" PRIu64 " bytes, or too many", cache->size, cache->n_ways,
                  cache->line);
        return false;
    }
    cache->n_sets = lines / cache->n_ways;
    return true;
}

static int run(struct weft_graph *graph, FILE *out, int as_json)
{
    struct cache cache = { .size = 32 << 10, .n_ways = 8, .line = 64, .limit = UINT64_C(1) << 30 };
    struct weft_graph_record record;
    int result;
    if (!read_options(&cache, graph))
        return -1;
    cache.accesses.each = on_access;
    cache.accesses.context = &cache;
    while ((result = weft_graph_next(graph, &record)) > 0)
        if (analyse_accesses_add(&cache.accesses, graph, &record) < 0)
            break;
    if (result == 0 && as_json)
        print_json(&cache, graph, out);
    else if (result == 0)
        print_text(&cache, graph, out);
    for (size_t i = 0; i < cache.n_cores; i++) {
        free(cache.cores[i].ways);
        reuse_release(&cache.cores[i].reuse);
    }
    free(cache.cores);
    free(cache.by_spot);
    free(cache.misses_by_spot);
    analyse_accesses_release(&cache.accesses);
    arena_release(&cache.arena);
    return result == 0 ? 0 : -1;
}

static const char *const options[] = { "size", "ways", "line", "memory", "limit", NULL };

const struct weft_analysis analysis_of_graph_cache = {
    .size = sizeof(struct weft_analysis),
    .name = "cache",
    .summary = "a simulated cache, working sets and reuse distances",
    .run = run,
    .options = options,
};
