#include "omp_scheme.h"

#include <string.h>

#include "clang_unit.h"
#include "omp_task.h"

/* The length of a line splice, or 0. */
static size_t splice_length(const char *at, const char *end)
{
    const char *p = at;
    if (p == end || *p++ != '\\')
        return 0;
    while (p < end && (*p == ' ' || *p == '\t' || *p == '\r'))
        p++;
    return p < end && *p == '\n' ? (size_t)(p + 1 - at) : 0;
}

/* Skips a comment: a blank and, for each of its lines, a splice. */
static const char *skip_comment(struct str *out, const char *at, const char *end)
{
    bool is_block = at[1] == '*';
    for (at += 2; at < end; at++) {
        if (*at == '\n')
            str_add(out, "\\\n");
        if (is_block && *at == '*' && at + 1 < end && at[1] == '/')
            break;
    }
    str_add_char(out, ' ');
    return is_block && at + 2 <= end ? at + 2 : end;
}

const char *omp_pragma_text(struct arena *arena, struct slice directive)
{
    struct str out = { .arena = arena };
    const char *at = strstr(directive.text, "pragma") + strlen("pragma"), *end = directive.text + directive.length;
    for (const char *p = directive.text; p < at; p++) /* # pragma may be continued, too: its lines follow */
        if (*p == '\n')
            str_add(&out, "\\\n");
    for (size_t n; at < end;) {
        if ((n = splice_length(at, end)) > 0) {
            str_add(&out, "\\\n");
            at += n;
        } else if (at[0] == '/' && at + 1 < end && (at[1] == '*' || at[1] == '/')) {
            at = skip_comment(&out, at, end);
        } else {
            if (*at == '"' || *at == '\\')
                str_add_char(&out, '\\');
            if (*at != '\r')
                str_add_char(&out, *at);
            at++;
        }
    }
    const char *text = out.text;
    size_t length = out.length;
    while (length && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        length--;
    size_t blank = strspn(text, " \t");
    return arena_printf(arena, "_Pragma(\"%.*s\")", (int)(length - blank), text + blank);
}

static void write_directive(struct edit *edit, struct span directive)
{
    const char *text = edit->unit->source.text + directive.begin;
    if (*text == '_')
        edit_source(edit, directive.begin, directive.end);
    else
        edit_respell(edit, directive, omp_pragma_text(edit->out->arena, (struct slice){ text, directive.end - directive.begin }));
}

/* Is there another point that writes what this one begins with? */
static bool begins_with_point(const struct edit *edit, const struct point *point)
{
    return edit->current + 1 < edit->n_order && edit->order[edit->current + 1].at.begin == point->call.begin;
}

/* The recorded untied task around a point that pauses it; NULL: it is not recorded. */
static const struct point *find_paused(const struct edit *edit, const struct point *point)
{
    const struct unit *unit = edit->unit;
    const struct point *task = NULL;
    for (size_t i = 0; (point->facts & POINT_PAUSES_TASK) && i < unit->points.count; i++) {
        const struct point *p = &unit->points.items[i];
        if (p->part == POINT_TASK && !p->in_header && p->call.begin < point->call.begin && point->call.end <= p->call.end &&
            (!task || task->call.begin < p->call.begin))
            task = p;
    }
    return task && !task->reason ? task : NULL;
}

static void write_pause(struct edit *edit, const struct point *task)
{
    if (task)
        edit_text(edit, "weft_task_pause(WEFT_SITE(%u)); ", task->site);
}

/* In the body of a task or team, whose accesses are recorded: what lies on the stack below is new. */
static void write_stack(struct edit *edit, const struct point *point)
{
    if (point->facts & POINT_TELLS_STACK)
        edit_text(edit, " weft_task_stack(WEFT_SITE(%u), __builtin_dwarf_cfa());", point->site);
}

static void write_resume(struct edit *edit, const struct point *task)
{
    if (!task)
        return;
    edit_text(edit, " weft_task_resume(WEFT_SITE(%u), weft_t%u);", task->site, edit->unit->name_base + task->site);
    write_stack(edit, task); /* perhaps of another thread */
}

/* { weft_task_pause(site); _Pragma("omp taskwait") weft_task_resume(site, t); } */
static void write_paused(struct edit *edit, const struct point *point)
{
    const struct point *task = find_paused(edit, point);
    edit_text(edit, "{ ");
    write_pause(edit, task);
    write_directive(edit, point->callee);
    edit_source(edit, point->callee.end, point->call.end);
    write_resume(edit, task);
    edit_text(edit, " }");
}

/* { u64 t = weft_task_create(site); weft_task_depend(...); _Pragma("omp task firstprivate(t)") { WEFT_TASK_BODY(...); statement } } */
static void write_task(struct edit *edit, const struct point *point)
{
    const struct unit *unit = edit->unit;
    struct arena *arena = edit->out->arena;
    uint32_t number = unit->name_base + point->site;
    bool is_cxx = clang_family_of(unit)->is_cxx;
    struct span text = point->callee, statement = point->operands[0].span, opening = point->operands[0].base;
    struct tokens tokens = { 0 };
    struct omp_directive task;
    lex_source(arena, (struct slice){ unit->source.text + text.begin, text.end - text.begin }, is_cxx, &tokens);
    edit_text(edit, "{ __UINT64_TYPE__ weft_t%u = weft_task_create(WEFT_SITE(%u)); ", number, point->site);
    const char *handle = "";
    if (omp_read_directive(arena, &tokens, 0, is_cxx, &task)) {
        edit_text(edit, "%s%s", omp_depend_text(arena, tokens.source, &task, point->site, is_cxx),
                  omp_traits_text(arena, tokens.source, &task, point->site, is_cxx));
        handle = omp_handle_text(arena, tokens.source, &task, point->site);
    }
    const struct point *paused = find_paused(edit, point);
    write_pause(edit, paused);
    const char *pragma = task.is_operator ? arena_strndup(arena, tokens.source.text, tokens.source.length) : omp_pragma_text(arena, tokens.source);
    const char *quote = strrchr(pragma, '"');
    edit_respell(edit, text, arena_printf(arena, "%.*s firstprivate(weft_t%u)%s", (int)(quote - pragma), pragma, number, quote));
    edit_source(edit, text.end, statement.begin);
    edit_text(edit, "{ WEFT_TASK_BODY(weft_p%u, %u, weft_t%u);", number, point->site, number);
    write_stack(edit, point);
    edit_text(edit, " %s", handle);
    uint32_t at = statement.begin;
    if (opening.end > at && !(edit->current + 1 < edit->n_order && edit->order[edit->current + 1].at.begin == at)) {
        write_directive(edit, opening);
        at = opening.end;
    }
    edit_source(edit, at, statement.end);
    edit_text(edit, " }");
    write_resume(edit, paused);
    edit_text(edit, " }");
}

/* { WEFT_CANCEL(p, site); _Pragma("omp cancel taskgroup") WEFT_NOT_CANCELLED(p); } */
static void write_cancel(struct edit *edit, const struct point *point)
{
    uint32_t number = edit->unit->name_base + point->site;
    edit_text(edit, "{ WEFT_CANCEL(weft_p%u, %u); ", number, point->site);
    write_directive(edit, point->callee);
    edit_source(edit, point->callee.end, point->call.end);
    edit_text(edit, " WEFT_NOT_CANCELLED(weft_p%u); }", number);
}

/* { WEFT_DIRECTIVE(p, site); _Pragma("omp barrier") } */
void omp_write_region(struct edit *edit, const struct point *point)
{
    uint32_t at = point->call.begin;
    if (point->part == POINT_TASK) {
        write_task(edit, point);
        return;
    }
    if (point->part == POINT_CANCEL) {
        write_cancel(edit, point);
        return;
    }
    if (point->facts & POINT_PAUSES_TASK) {
        write_paused(edit, point);
        return;
    }
    edit_text(edit, "{ WEFT_DIRECTIVE(weft_p%u, %u);", edit->unit->name_base + point->site, point->site);
    write_stack(edit, point);
    edit_text(edit, " ");
    if (point->callee.end > at && (point->part == POINT_CONSTRUCT || !begins_with_point(edit, point))) {
        write_directive(edit, point->callee);
        at = point->callee.end;
    }
    edit_source(edit, at, point->call.end);
    edit_text(edit, " }");
}
