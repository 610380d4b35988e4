#include "rewrite.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "big_stack.h"
#include "edit.h"
#include "fs.h"
#include "language.h"
#include "log.h"
#include "point_capture.h"
#include "source_map.h"

enum { SOURCE_LIMIT = 1 << 30 };

/* Source text may already contain names like weft's (weft_p7, weft_v1_0, WEFT_U3). Weft's numbers start above
 * theirs. */
static uint32_t find_name_base(struct slice source, const struct language *language)
{
    uint32_t base = 0;
    size_t length = strlen(language->name_prefix);
    const char *at = source.text, *end = source.text + source.length;
    while ((at = memmem(at, (size_t)(end - at), language->name_prefix, length)) != NULL) {
        at += length;
        bool is_ours = at < end && strchr(language->name_letters, *at);
        unsigned long number = is_ours ? strtoul(at + 1, NULL, 10) : 0;
        if (is_ours && number >= base && number < UINT32_MAX / 2)
            base = (uint32_t)number + 1;
    }
    return base;
}

static int read_source(struct arena *arena, const struct rewrite_request *request, struct unit *unit, struct diags *diags)
{
    unit->source = request->contents;
    if (!unit->source.text && fs_read(arena, request->path, SOURCE_LIMIT, &unit->source) != 0) {
        diag_add(diags, request->path, 0, 0, "cannot read: %m");
        return -1;
    }
    const char *nul = memchr(unit->source.text, 0, unit->source.length);
    if (nul) {
        unsigned line, column;
        unit_position(unit, (uint32_t)(nul - unit->source.text), &line, &column);
        diag_add(diags, request->path, line, column, "this is not source text: it contains a NUL byte");
        return -1;
    }
    unit->text_begin = unit->source.length >= 3 && memcmp(unit->source.text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    unit->file = unit->original = unit->source;
    return 0;
}

/* -x decides, then the file's name. A name without a known ending counts as the first language of the table. */
static const struct language *choose_language(const struct rewrite_request *request)
{
    if (request->language)
        return language_by_name(request->language);
    const struct language *language = language_of_file(request->path);
    return language ? language : languages[0];
}

static void open_unit(struct arena *arena, const struct rewrite_request *request, struct unit *unit)
{
    unit->arena = arena;
    unit->path = request->path;
    unit->language = choose_language(request);
    unit->display = strcmp(request->path, "-") == 0 ? "<stdin>" : request->path;
    unit->stamp = request->stamp;
    unit->stands_alone = request->stands_alone;
    unit->is_dormant = request->config->dormant;
    unit->directory = request->directory;
    unit->absolute = request->directory ? fs_without_dots(arena, fs_join(arena, request->directory, unit->display)) : unit->display;
}

/* Leaves alone all points of an excluded file, and those in excluded headers. */
static void leave_excluded(struct unit *unit, const struct rewrite_request *request)
{
    const char *last = NULL;
    bool all = unit->is_excluded, last_excluded = false;
    for (size_t i = 0; i < unit->points.count; i++) {
        struct point *point = &unit->points.items[i];
        if (point->in_header && !all && (!last || strcmp(last, point->file) != 0)) {
            last = point->file;
            last_excluded = !select_source(request->select, request->directory ? fs_join(unit->arena, request->directory, last) : last);
        }
        const struct inclusion *inclusion = point->in_header ? NULL : source_map_inclusion(unit, point);
        if (all || (point->in_header && last_excluded))
            point->reason = REASON_EXCLUDED;
        else if (inclusion && !inclusion->is_rewritten)
            point->reason = select_source(request->select, inclusion->absolute) ? REASON_IN_HEADER : REASON_EXCLUDED;
    }
}

/* Rewrite, check, emit. If the check fails, weft has a bug, and the file is left as it is. */
static void write_text(const struct unit *unit, const struct scheme_set *schemes, struct rewrite_result *result)
{
    struct str out = { .arena = unit->arena };
    struct edit edit;
    schemes->write_prologue(&out, unit);
    result->body_begin = (uint32_t)out.length;
    edit_write_unit(&edit, unit, schemes, &out);
    const char *wrong = check_edits(&edit, result->body_begin);
    if (wrong) {
        log_error("internal error in %s: %s; the file is left as it is", unit->path, wrong);
        result->body_begin = 0;
        return;
    }
    schemes->write_epilogue(&out, unit);
    result->text = (struct slice){ out.text, out.length };
    result->spans = edit.spans.items;
    result->n_spans = edit.spans.count;
    result->changed = true;
}

/* Arguments of pass_stations, which runs on a big stack. */
struct job {
    struct arena *arena;
    const struct rewrite_request *request;
    struct rewrite_result *result;
    struct diags *diags;
    int status;
};

static int pass_stations(struct arena *arena, const struct rewrite_request *request, struct rewrite_result *result, struct diags *diags)
{
    struct unit *unit = arena_new(arena, struct unit);
    unit->read.arena = arena;
    result->unit = unit;
    open_unit(arena, request, unit);
    if (read_source(arena, request, unit, diags) != 0)
        return -1;
    const struct language *language = unit->language;
    if (!language) {
        diag_add(diags, request->path, 0, 0, "the language \"%s\" is not known; accepted are %s", request->language, language_names(arena));
        return -1;
    }
    unit->is_excluded = strcmp(request->path, "-") != 0 && !select_source(request->select, unit->absolute);
    if (language->find_points(unit, request, diags) != 0)
        return -1;
    unit->name_base = find_name_base(unit->source, language);
    leave_excluded(unit, request);
    language->schemes->plan(unit, request->steps, request->n_steps);
    capture_note_values(request->select, unit);
    result->text = unit->file;
    if (unit->n_sites || (language->schemes->wants_text && language->schemes->wants_text(unit)))
        write_text(unit, language->schemes, result);
    return 0;
}

static void run_job(void *context)
{
    struct job *job = context;
    job->status = pass_stations(job->arena, job->request, job->result, job->diags);
}

int rewrite_unit(struct arena *arena, const struct rewrite_request *request, struct rewrite_result *result, struct diags *diags)
{
    *result = (struct rewrite_result){ 0 };
    struct job job = { arena, request, result, diags, -1 };
    big_stack_call(run_job, &job);
    return job.status;
}

/* Finds bytes [begin, end) of the n-th line (1-based) of the body. */
static bool find_line(const struct rewrite_result *result, unsigned line, uint32_t *begin, uint32_t *end)
{
    const char *text = result->text.text, *limit = text + result->text.length, *at = text + result->body_begin;
    for (unsigned i = 1; i < line; i++) {
        at = memchr(at, '\n', (size_t)(limit - at));
        if (!at)
            return false;
        at++;
    }
    const char *newline = memchr(at, '\n', (size_t)(limit - at));
    *begin = (uint32_t)(at - text);
    *end = newline ? (uint32_t)(newline - text) : (uint32_t)result->text.length;
    return true;
}

struct slice rewrite_line(const struct rewrite_result *result, unsigned line)
{
    uint32_t begin, end;
    if (line == 0 || !find_line(result, line, &begin, &end))
        return (struct slice){ 0 };
    return (struct slice){ result->text.text + begin, end - begin };
}

int rewrite_point_at(const struct rewrite_result *result, unsigned line, unsigned column)
{
    uint32_t begin, end;
    int innermost = -1, on_line = -1;
    if (line == 0 || !find_line(result, line, &begin, &end))
        return -1;
    uint32_t at = column ? begin + column - 1 : begin;
    for (size_t i = 0; i < result->n_spans; i++) {
        const struct output_span *span = &result->spans[i];
        if (column && span->begin <= at && at < span->end)
            innermost = (int)span->point;
        if (span->begin < end && span->end > begin)
            on_line = (int)span->point;
    }
    return innermost >= 0 ? innermost : on_line;
}
