#include "live_viewer.h"

#include <stdlib.h>

#include "call_flags.h"
#include "drawing.h"
#include "newest.h"
#include "page_request.h"
#include "page_text.h"
#include "watch_text.h"

enum {
    MOST_FINISHED = 100, /* threads that are over and whose newest seconds are kept */
    SITE_BITS = 24,      /* the page's number of a site: that of its process, then its own */
    CALL_OPEN = 8        /* flag of a call in the page: it is not over */
};

/* ---- what is kept of a thread ---- */

static struct index_call call_of(const struct interval *interval, uint32_t row)
{
    return (struct index_call){ .start = interval->start,
                                .duration = interval->duration,
                                .callee = row,
                                .site = interval->site,
                                .depth = (uint16_t)(interval->depth < INDEX_DEPTHS ? interval->depth : INDEX_DEPTHS),
                                .kind = (uint8_t)interval->kind,
                                .flags = (uint8_t)((interval->unfinished && !interval->open ? CALL_UNFINISHED : 0) |
                                                   (interval->unwound ? CALL_UNWOUND : 0) | (interval->cut ? CALL_CUT : 0) |
                                                   (interval->open ? CALL_OPEN : 0)) };
}

static void on_closed(struct watch_thread *thread, uint32_t row, const struct interval *interval)
{
    struct newest *newest = thread->own;
    if (!newest) {
        newest = thread->own = calloc_or_exit(1, sizeof *newest);
        newest_open(newest);
    }
    struct index_call call = call_of(interval, row);
    newest_add(newest, &call);
}

static void forget(struct watch_thread *thread)
{
    if (!thread->own)
        return;
    newest_release(thread->own);
    free(thread->own);
    thread->own = NULL;
}

void live_viewer_looked(struct live_viewer *viewer)
{
    struct watch_thread *oldest;
    do {
        size_t n = 0;
        oldest = NULL;
        for (size_t i = 0; i < viewer->watch->threads.count; i++) {
            struct watch_thread *thread = viewer->watch->threads.items[i];
            if (!thread->is_over || !thread->own)
                continue;
            n++;
            if (!oldest || thread->last_time < oldest->last_time)
                oldest = thread;
        }
        if (n <= MOST_FINISHED)
            return;
        forget(oldest);
    } while (oldest);
}

/* ---- picture ---- */

struct opening {
    struct watch_thread *thread;
    struct picture *picture;
};

static void add_open(const struct interval *interval, void *context)
{
    const struct opening *opening = context;
    const struct picture *picture = opening->picture;
    struct index_call call = call_of(interval, watch_row_of(opening->thread, interval));
    if (call.depth < INDEX_DEPTHS && call.start < picture->to && call.start + call.duration >= picture->from)
        picture->call(picture->context, &call);
}

/* Draws coarser until there are no more than `most` rectangles. */
static void add_thread(const struct live_viewer *viewer, uint32_t number, const struct request *request, uint64_t most, struct json_writer *json)
{
    struct watch_thread *thread = viewer->watch->threads.items[number];
    struct newest *newest = thread->own;
    uint64_t origin = viewer->watch->began, kept_from = newest ? newest->kept_from : thread->last_time;
    size_t deepest = newest && newest->deepest > thread->intervals.depth ? newest->deepest : thread->intervals.depth;
    bool is_done = false;
    for (uint64_t pixel = request->numbers[3] ? request->numbers[3] : 1; !is_done; pixel *= 4) {
        struct drawing drawing = {
            .most = most, .origin = origin, .first_site = thread->process->found->handle << SITE_BITS, .n_sites = 1 << SITE_BITS
        };
        struct picture picture = { .from = origin + request->numbers[1],
                                   .to = origin + request->numbers[2],
                                   .pixel = pixel,
                                   .bin = pixel,
                                   .call = drawing_call,
                                   .bins = drawing_bin,
                                   .context = &drawing };
        struct opening opening = { thread, &picture };
        intervals_open(&thread->intervals, thread->known_until, add_open, &opening);
        if (newest)
            newest_picture(newest, &picture);
        is_done = drawing.n_items <= most || pixel >= NEWEST_BIN;
        if (is_done) {
            json_open_object(json);
            json_member_number(json, "thread", number);
            json_member_number(json, "from", kept_from > origin ? kept_from - origin : 0);
            drawing_write(&drawing, &picture, (uint32_t)deepest, json);
            json_close_object(json);
        }
        arena_release(&drawing.arena);
    }
}

/* picture FROM TO PIXEL MOST THREADS: MOST is of rectangles, all threads together. */
static const char *answer_picture(void *context, const struct request *request, struct json_writer *json)
{
    enum { MOST_ITEMS = 100000 };
    uint64_t most = request->numbers[4] < MOST_ITEMS ? request->numbers[4] : MOST_ITEMS;
    json_name(json, "threads");
    json_open_array(json);
    for (size_t i = 0; i < request->threads.count; i++)
        add_thread(context, request->threads.items[i], request, most / request->threads.count + 16, json);
    json_close_array(json);
    return NULL;
}

/* ---- the rest ---- */

/* look */
static const char *answer_look(void *context, const struct request *request, struct json_writer *json)
{
    const struct live_viewer *viewer = context;
    struct arena arena = { 0 };
    struct str gaps = { .arena = &arena };
    (void)request;
    if (!viewer->has_ended)
        watch_refresh(viewer->watch);
    watch_json_members(json, viewer->watch, viewer->viewed.title, viewer->has_ended);
    watch_text_gaps(&gaps, viewer->watch, "");
    json_member_string(json, "gaps", gaps.text ? gaps.text : "");
    if (viewer->has_ended && viewer->status >= 0)
        json_member_number(json, "status", (uint64_t)viewer->status);
    arena_release(&arena);
    return NULL;
}

/* site NUMBER */
static const char *answer_site(void *context, const struct request *request, struct json_writer *json)
{
    const struct live_viewer *viewer = context;
    uint64_t process = request->numbers[1] >> SITE_BITS, number = request->numbers[1] & ((1u << SITE_BITS) - 1);
    if (process == 0 || process > viewer->watch->processes.count)
        return "no such site";
    const struct weft_site *site = reader_site(&viewer->watch->processes.items[process - 1]->known, (uint32_t)number);
    json_member_string(json, "file", site->file);
    json_member_number(json, "line", site->line_begin);
    json_member_string(json, "function", site->function);
    return NULL;
}

static const struct request_answer answers[] = {
    { "look", 0, false, answer_look },
    { "picture", 4, true, answer_picture },
    { "site", 1, false, answer_site },
};

static void answer(void *context, const char *text, struct str *out)
{
    struct live_viewer *viewer = context;
    pthread_mutex_lock(viewer->lock);
    request_answer(answers, sizeof answers / sizeof *answers, viewer, viewer->watch->threads.count, text, out);
    pthread_mutex_unlock(viewer->lock);
}

/* ---- opening and closing ---- */

static struct serve_file facts_of(struct live_viewer *viewer)
{
    struct str text = { .arena = &viewer->arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_COMPACT);
    json_open_object(&json);
    json_member_string(&json, "live", viewer->viewed.title);
    json_member_string(&json, "since", viewer->viewed.since);
    json_member_bool(&json, "isMany", viewer->viewed.is_many);
    json_member_number(&json, "newest", NEWEST_NS);
    json_member_number(&json, "finished", MOST_FINISHED);
    json_close_object(&json);
    json_finish(&json);
    return (struct serve_file){ "facts.json", "application/json", text.text, text.length };
}

bool live_viewer_open(struct live_viewer *viewer, struct watch *watch, pthread_mutex_t *lock, const struct live_viewed *viewed, unsigned port,
                      const char **why)
{
    *viewer = (struct live_viewer){ .watch = watch, .lock = lock, .viewed = *viewed, .status = -1 };
    watch->closed = on_closed;
    viewer->files[0] = (struct serve_file){ "", "text/html; charset=utf-8", page_text().text, page_text().length };
    viewer->files[1] = facts_of(viewer);
    viewer->setup = (struct serve_setup){ .port = port, .files = viewer->files, .n_files = 2, .command = answer, .context = viewer };
    viewer->server = server_open(&viewer->setup, why);
    if (!viewer->server)
        arena_release(&viewer->arena);
    return viewer->server;
}

const char *live_viewer_address(const struct live_viewer *viewer)
{
    return server_address(viewer->server);
}

void live_viewer_end(struct live_viewer *viewer, int status)
{
    pthread_mutex_lock(viewer->lock);
    viewer->has_ended = true;
    viewer->status = status;
    live_viewer_looked(viewer);
    pthread_mutex_unlock(viewer->lock);
}

void live_viewer_close(struct live_viewer *viewer)
{
    server_close(viewer->server);
    for (size_t i = 0; i < viewer->watch->threads.count; i++)
        forget(viewer->watch->threads.items[i]);
    arena_release(&viewer->arena);
}
