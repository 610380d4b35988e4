#include "viewer_answers.h"

#include <stdlib.h>
#include <string.h>

#include "drawing.h"
#include "flame.h"
#include "range.h"
#include "range_picture.h"
#include "range_sums.h"
#include "page_request.h"
#include "values.h"
#include "viewer_durations.h"

enum { MOST_FRAMES = 4000, MOST_ITEMS = 100000, VALUES_LIMIT = 400 /* bytes of text */ };

static const char changed[] = "the trace has changed since its index was built: start weft view again";

/* ---- picture ---- */

/* Draws coarser until there are no more than `most` rectangles. */
static bool add_thread(const struct viewed *viewed, struct json_writer *json, uint32_t thread, const struct request *request, uint64_t most)
{
    bool is_read = true, is_done = false;
    for (uint64_t pixel = request->numbers[3] ? request->numbers[3] : 1; is_read && !is_done; pixel *= 4) {
        const struct trace_process *process = range_thread(viewed->trace, thread)->process;
        struct drawing drawing = { .most = most, .first_site = viewed->site_base[process->index], .n_sites = process->n_sites };
        struct picture picture = {
            .from = request->numbers[1], .to = request->numbers[2], .pixel = pixel, .call = drawing_call, .bins = drawing_bin, .context = &drawing
        };
        is_read = range_picture(viewed->index, viewed->trace, thread, &picture);
        is_done = drawing.n_items <= most || pixel > UINT64_C(1) << 56;
        if (is_read && is_done) {
            json_line(json, 0);
            json_open_object(json);
            json_member_number(json, "thread", thread);
            drawing_write(&drawing, &picture, viewed->index->threads[thread].deepest, json);
            json_close_object(json);
        }
        arena_release(&drawing.arena);
    }
    return is_read;
}

/* picture FROM TO PIXEL MOST THREADS: MOST is of rectangles, all threads together. */
static const char *answer_picture(void *context, const struct request *request, struct json_writer *json)
{
    struct viewed *viewed = context;
    uint64_t most = request->numbers[4] < MOST_ITEMS ? request->numbers[4] : MOST_ITEMS;
    most = most / (request->threads.count ? request->threads.count : 1) + 16;
    json_name(json, "threads");
    json_open_array(json);
    bool is_read = true;
    for (size_t i = 0; is_read && i < request->threads.count; i++)
        is_read = add_thread(viewed, json, request->threads.items[i], request, most);
    json_close_array(json);
    return is_read ? NULL : changed;
}

/* ---- sums ---- */

static bool is_outermost(const struct calltree *tree, uint32_t node)
{
    uint32_t callee = tree->nodes.items[node].callee;
    for (uint32_t outer = tree->nodes.items[node].parent; outer; outer = tree->nodes.items[outer].parent)
        if (tree->nodes.items[outer].callee == callee)
            return false;
    return true;
}

struct callee_row {
    uint64_t calls, total, self;
};

static void add_rows(struct json_writer *json, const struct flame *flame, const struct sums *sums, struct arena *arena)
{
    const struct calltree *tree = flame->tree;
    const uint64_t *subtree = flame->totals[0];
    struct callee_row *rows = arena_array(arena, struct callee_row, tree->callees.items.count + 1);
    for (uint32_t i = 1; i < tree->nodes.count; i++) {
        struct callee_row *row = &rows[tree->nodes.items[i].callee];
        if (i < sums->capacity) {
            row->calls += sums->items[i].begun;
            row->self += sums->items[i].self;
        }
        if (subtree[i] && is_outermost(tree, i))
            row->total += subtree[i];
    }
    json_name(json, "callees");
    json_open_array(json);
    for (size_t i = 0; i < tree->callees.items.count; i++)
        if (rows[i].calls) {
            json_open_array(json);
            json_number(json, i);
            json_number(json, rows[i].calls);
            json_number(json, rows[i].total);
            json_number(json, rows[i].self);
            json_close_array(json);
        }
    json_close_array(json);
}

/* sums FROM TO THREADS */
static const char *answer_sums(void *context, const struct request *request, struct json_writer *json)
{
    struct viewed *viewed = context;
    struct sums sums = { 0 };
    struct arena arena = { 0 };
    bool is_read = true;
    for (size_t i = 0; is_read && i < request->threads.count; i++)
        is_read = range_sums(viewed->index, viewed->trace, request->threads.items[i], request->numbers[1], request->numbers[2], &sums);
    struct flame flame = { .tree = &viewed->index->tree, .n_measures = 1, .most = MOST_FRAMES };
    flame.measures[0] = (struct flame_measure){ "value", sums.items ? &sums.items->self : NULL, sizeof *sums.items, sums.capacity };
    flame_sum(&flame, &arena);
    add_rows(json, &flame, &sums, &arena);
    json_name(json, "flame");
    flame_write(json, &flame);
    json_member_bool(json, "folded", flame.least > 0);
    sums_release(&sums);
    arena_release(&arena);
    return is_read ? NULL : changed;
}

/* durations FROM TO THREAD CHUNK */
static const char *answer_durations(void *context, const struct request *request, struct json_writer *json)
{
    struct viewed *viewed = context;
    const uint64_t *numbers = request->numbers;
    return viewer_durations(viewed, numbers[1], numbers[2], numbers[3], numbers[4], json) ? NULL : changed;
}

/* ---- one call ---- */

struct search {
    uint64_t start;
    uint32_t depth;
    bool is_begun, is_found; /* is_found: its end was met */
    struct walk_call call;
    struct interval interval;
    struct str *arguments, *result;
    const struct trace_process *process;
};

static void on_opened(void *context, const struct walk_call *call)
{
    struct search *search = context;
    if (!search->is_begun && call->depth == search->depth && call->start == search->start) {
        search->is_begun = true;
        search->call = *call;
    }
}

static void on_closed(void *context, const struct walk_call *call, const struct interval *interval)
{
    struct search *search = context;
    if (search->is_found || call->depth != search->depth || call->start != search->start)
        return;
    const char *names = reader_value_names(search->process, call->site);
    search->is_found = true;
    search->call = *call;
    search->interval = *interval;
    if (interval->arguments.bytes)
        values_print(search->arguments, &interval->arguments, names);
    if (interval->result.bytes)
        values_print(search->result, &interval->result, values_result_name(names));
}

static bool look_in(struct viewed *viewed, uint32_t thread, uint32_t first, uint32_t last, struct search *search)
{
    struct thread_walk walk = { .opened = on_opened, .closed = on_closed, .context = search };
    bool is_read = range_walk(viewed->index, viewed->trace, thread, first, last, &walk);
    thread_walk_release(&walk);
    return is_read;
}

/* Begins within these chunks and ends behind them: its end is known, and its result where that end is. */
static bool look_for_end(struct viewed *viewed, uint32_t thread, uint32_t last, struct search *search, struct arena *arena)
{
    open_calls open = { 0 };
    range_open_calls(viewed->index, arena, thread, last + 1, &open);
    if (search->depth >= open.count || open.items[search->depth].crossing.start != search->start)
        return true;
    uint64_t end = open.items[search->depth].crossing.end;
    return look_in(viewed, thread, index_chunk_at(viewed->index, thread, end ? end - 1 : 0), index_chunk_at(viewed->index, thread, end), search);
}

static void cut(struct str *text)
{
    if (text->length <= VALUES_LIMIT)
        return;
    for (text->length = VALUES_LIMIT; (text->text[text->length] & 0xC0) == 0x80;)
        text->length--;
    str_add(text, "...");
}

/* call THREAD DEPTH START */
static const char *answer_call(void *context, const struct request *request, struct json_writer *json)
{
    struct viewed *viewed = context;
    struct arena arena = { 0 };
    struct str arguments = { .arena = &arena }, result = { .arena = &arena };
    struct index *index = viewed->index;
    if (request->numbers[1] >= index->head.n_threads)
        return "no such thread";
    uint32_t thread = (uint32_t)request->numbers[1];
    struct search search = { .start = request->numbers[3], .depth = (uint32_t)request->numbers[2], .arguments = &arguments, .result = &result };
    search.process = range_thread(viewed->trace, thread)->process;
    uint32_t first = index_chunk_at(index, thread, search.start ? search.start - 1 : 0), last = index_chunk_at(index, thread, search.start);
    bool is_read = look_in(viewed, thread, first, last, &search);
    if (is_read && search.is_begun && !search.is_found)
        is_read = look_for_end(viewed, thread, last, &search, &arena);
    json_member_bool(json, "found", search.is_found);
    if (search.is_found) {
        const struct calltree *tree = &index->tree;
        const struct trace_process *process = search.process;
        uint32_t site = search.call.site < process->n_sites ? search.call.site : 0;
        json_member_number(json, "callee", tree->nodes.items[search.call.node].callee);
        json_member_number(json, "site", viewed->site_base[process->index] + (uint64_t)site);
        cut(&arguments);
        cut(&result);
        json_member_number(json, "duration", search.interval.duration);
        json_member_string(json, "arguments", arguments.text);
        json_member_string(json, "result", result.text);
        json_member_bool(json, "unfinished", search.interval.unfinished);
        json_member_bool(json, "unwound", search.interval.unwound);
        json_name(json, "path");
        json_open_array(json);
        for (uint32_t node = search.call.node; node; node = tree->nodes.items[node].parent)
            json_string(json, tree->callees.items.items[tree->nodes.items[node].callee].name);
        json_close_array(json);
    }
    arena_release(&arena);
    return is_read ? NULL : changed;
}

/* ---- the graph ---- */

/* graph */
static const char *answer_graph(void *context, const struct request *request, struct json_writer *json)
{
    const struct viewed *viewed = context;
    (void)request;
    json_member_string(json, "graph", viewed->jobs.graph);
    return NULL;
}

/* analyse NAME OPTIONS */
static const char *answer_analyse(void *context, const struct request *request, struct json_writer *json)
{
    struct viewed *viewed = context;
    return graph_jobs_ask(&viewed->jobs, request->words[1], request->words[2], json);
}

/* ---- requests ---- */

static const struct request_answer answers[] = {
    { "picture", 4, true, answer_picture }, { "sums", 2, true, answer_sums },    { "durations", 4, false, answer_durations },
    { "call", 3, false, answer_call },      { "graph", 0, false, answer_graph }, { "analyse", 2, false, answer_analyse },
};

void viewer_answer(struct viewed *viewed, const char *text, struct str *out)
{
    request_answer(answers, sizeof answers / sizeof *answers, viewed, viewed->index->head.n_threads, text, out);
}
