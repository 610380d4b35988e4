/* How a point of a Rust file is written: docs/schemes-rust.md. No text of the user's moves to another line. The
 * written text uses no name of the prelude and no macro, and nothing in it is unsafe: it compiles under
 * #![no_implicit_prelude] and #![forbid(unsafe_code)]. */
#include <stdlib.h>
#include <string.h>

#include "plan_rust.h"
#include "rust.h"
#include "scheme_rust_probe.h"
#include "scheme_rust_table.h"
#include "point_capture.h"

static const char *format(const struct edit *edit, const char *text, const struct point *point)
{
    return arena_printf(edit->out->arena, text, point->table, point->site);
}

/* A path that begins with :: behind a colon would be another token: `S { a:f() }`. */
static void write_path(struct edit *edit, const char *text)
{
    if (edit->out->length && edit->out->text[edit->out->length - 1] == ':')
        edit_text(edit, " ");
    edit_text(edit, "%s", text);
}

/* The source between `begin` and `end` with those of the parts from `first` on that lie there. */
static void write_parts(struct edit *edit, uint32_t begin, uint32_t end, const struct around *parts, size_t first, size_t n)
{
    for (size_t i = first; i < n; i++) {
        if (parts[i].at.begin < begin || parts[i].at.end > end)
            continue;
        edit_source(edit, begin, parts[i].at.begin);
        write_path(edit, parts[i].before);
        write_parts(edit, parts[i].at.begin, parts[i].at.end, parts, i + 1, n);
        edit_text(edit, "%s", parts[i].behind);
        begin = parts[i].at.end;
    }
    edit_source(edit, begin, end);
}

static int compare_parts(const void *a, const void *b)
{
    const struct around *x = a, *y = b;
    if (x->at.begin != y->at.begin)
        return x->at.begin < y->at.begin ? -1 : 1;
    return (x->at.end < y->at.end) - (x->at.end > y->at.end); /* outer first; equal ones are never made */
}

/* Around the value that tells the type. */
static struct around value_around(const struct edit *edit, const struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    struct arena *arena = edit->out->arena;
    const char *question = rust->on_part ? arena_printf(arena, ", |weft_v| &%s", rust->on_part) : "";
    return (struct around){ rust->on_at, arena_printf(arena, "%s.%s(", rust_on_variable(arena, point), rust->on_part ? "part" : "value"),
                            arena_printf(arena, "%s, \"%s\", \"%s\")", question, rust->on_crate, rust->on_type) };
}

static struct around begin_around(const struct edit *edit, const struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    struct slice name = { edit->unit->source.text + rust->at.begin, rust->at.end - rust->at.begin };
    struct arena *arena = edit->out->arena;
    switch (rust->begin) {
    case RUST_BEGIN_AFTER:
        return (struct around){ rust->at, arena_printf(arena, "%s%s", rust_probe(edit, point, "begin_after", true), rust->at_other_type ? "(" : ""),
                                rust->at_other_type ? ",)).0" : ")" };
    case RUST_BEGIN_SHORTHAND:
        return (struct around){ rust->at, arena_printf(arena, "%.*s: { %s); ", (int)name.length, name.text, rust_probe(edit, point, "begin", false)),
                                " }" };
    default:
        return (struct around){ rust->at, arena_printf(arena, "{ %s); %s", rust_probe(edit, point, "begin", false), rust->at_block ? "(" : ""),
                                rust->at_block ? ") }" : " }" };
    }
}

static struct around capture_around(const struct edit *edit, const struct point *point, uint32_t k)
{
    const struct operand *operand = &point->operands[point->captured[k].operand];
    struct slice text = { edit->unit->source.text + operand->span.begin, operand->span.end - operand->span.begin };
    struct arena *arena = edit->out->arena;
    bool fires = operand == rust_firing_operand(point);
    if (rust_of(point)->capturing[point->captured[k].operand].as == RUST_CAPTURED_AS_PLACE)
        return (struct around){ operand->span,
                                arena_printf(arena, "{ %s&%.*s); %s%s", rust_capture_probe(edit, point, k, "see"), (int)text.length, text.text,
                                             fires ? rust_probe(edit, point, "begin", false) : "", fires ? "); " : ""),
                                " }" };
    return (struct around){ operand->span,
                            arena_printf(arena, "%s%s", fires ? rust_probe(edit, point, "begin_after", true) : "",
                                         rust_capture_probe(edit, point, k, "keep")),
                            fires ? "))" : ")" };
}

/* { let weft_t4 = task(&WEFT_U0, 4); || { let _weft_task = weft_t4.begin(); .. } }: the number moves into the closure,
 * which uses it up. */
static struct around task_around(const struct edit *edit, const struct point *point, const struct rust_start *start)
{
    struct arena *arena = edit->out->arena;
    const char *begin = point->probe->repeats
                            ? arena_printf(arena, "let _weft_task = ::weft_probe::task_run(&WEFT_U%u, %u);", point->table, point->task_site)
                            : arena_printf(arena, "let _weft_task = weft_t%u.begin();", point->task_site);
    if (start->closure == RUST_CLOSURE_BLOCK)
        return (struct around){ start->at, arena_printf(arena, " %s", begin), "" };
    return (struct around){ start->at, arena_printf(arena, "{ %s %s", begin, start->at_block ? "(" : ""), start->at_block ? ") }" : " }" };
}

static struct around created_around(const struct edit *edit, const struct point *point, const struct rust_start *start)
{
    const char *create =
        arena_printf(edit->out->arena, "{ let weft_t%u = ::weft_probe::task(&WEFT_U%u, %u); ", point->task_site, point->table, point->task_site);
    return (struct around){ start->whole, create, " }" };
}

static struct around start_around(const struct edit *edit, const struct point *point, const struct rust_start *start)
{
    const char *local = format(edit, "let _weft_local = ::weft_probe::local(&WEFT_U%u, %u);", point);
    switch (start->closure) {
    case RUST_CLOSURE_BLOCK:
        return (struct around){ start->at, arena_printf(edit->out->arena, " %s", local), "" };
    case RUST_CLOSURE_EXPRESSION:
        return (struct around){ start->at, arena_printf(edit->out->arena, "{ %s %s", local, start->at_block ? "(" : ""),
                                start->at_block ? ") }" : " }" };
    default:
        return (struct around){ start->at,
                                arena_printf(edit->out->arena, "::weft_probe::%s(&WEFT_U%u, %u, ", start->helper, point->table,
                                             point->has_tasks ? point->task_site : point->site),
                                ")" };
    }
}

/* `outer` around what stands around the same part already, or as one part more. */
static void put_around(struct arena *arena, struct around *parts, size_t *n, struct around outer)
{
    for (size_t i = 0; i < *n; i++)
        /* { begin(..); scope(.., closure) } */
        if (parts[i].at.begin == outer.at.begin && parts[i].at.end == outer.at.end) {
            parts[i].before = arena_printf(arena, "%s%s", outer.before, parts[i].before);
            parts[i].behind = arena_printf(arena, "%s%s", parts[i].behind, outer.behind);
            return;
        }
    parts[(*n)++] = outer;
}

/* What is put around parts of the call's text, in order. */
static struct around *find_parts(const struct edit *edit, const struct point *point, bool with_begin, size_t *n)
{
    const struct rust_point *rust = rust_of(point);
    struct arena *arena = edit->out->arena;
    struct around *parts = arena_array(arena, struct around, 2 * rust->n_starts + point->n_captured_arguments + 2);
    *n = 0;
    for (uint32_t i = 0; i < rust->n_starts; i++) {
        const struct rust_start *start = &rust->starts[i];
        bool is_inline = point->has_tasks && start->closure != RUST_CLOSURE_VALUE;
        parts[(*n)++] = is_inline ? task_around(edit, point, start) : start_around(edit, point, start);
        if (is_inline && !point->probe->repeats)
            parts[(*n)++] = created_around(edit, point, start);
    }
    if (with_begin && rust->on == RUST_ON_VALUE)
        put_around(arena, parts, n, value_around(edit, point));
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        if (!rust_looks_in_front(point, k))
            put_around(arena, parts, n, capture_around(edit, point, k));
    if (with_begin && !rust_firing_operand(point) && rust->begin != RUST_BEGIN_ENTER)
        put_around(arena, parts, n, begin_around(edit, point));
    if (*n)
        qsort(parts, *n, sizeof *parts, compare_parts);
    return parts;
}

static const char *look_at(const struct edit *edit, const struct point *point, uint32_t k)
{
    const struct span *span = &point->operands[point->captured[k].operand].span;
    return arena_printf(edit->out->arena, "%s&%.*s);", rust_capture_probe(edit, point, k, "see"), (int)(span->end - span->begin),
                        edit->unit->source.text + span->begin);
}

/* What a point that captures values begins with, "k.guard(S, D)"; behind it what is looked at before the whole call:
 * "{ let weft_guard = k.guard(S, D); k.see(0, &x); weft_guard }". */
static const char *capturing_probe(const struct edit *edit, const struct point *point, const char *name)
{
    struct arena *arena = edit->out->arena;
    const char *guard = arena_printf(arena, "%s)", rust_first_probe(edit, point, name)), *looks = "";
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        looks = rust_looks_in_front(point, k) ? arena_printf(arena, "%s %s", looks, look_at(edit, point, k)) : looks;
    if (!*looks)
        return guard;
    bool fires = rust_of(point)->begin == RUST_BEGIN_ENTER && !(rust_of(point)->facts & RUST_POINT_FUTURE) && !rust_firing_operand(point);
    return arena_printf(arena, "{ let weft_guard = %s;%s%s weft_guard }", guard, looks,
                        fires ? arena_printf(arena, " %s);", rust_probe(edit, point, "begin", false)) : "");
}

/* The same with values: the arguments are kept for the first poll, the result is seen in the last one. */
static void write_keeping_future(struct edit *edit, const struct point *point)
{
    size_t n;
    struct around *parts = find_parts(edit, point, false, &n);
    bool has_result = capture_result(point) != NULL;
    write_path(edit, "::weft_probe::traced_kept(");
    edit_text(edit, "%s, ", capturing_probe(edit, point, "future"));
    write_parts(edit, point->call.begin, point->call.end, parts, 0, n);
    if (has_result)
        edit_text(edit, ", |weft_v| %sweft_v))", rust_capture_probe(edit, point, point->n_captured_arguments, "see"));
    else
        edit_text(edit, ", |_| ())");
}

/* f(a).await: the future records its own life and its polls. */
static void write_future(struct edit *edit, const struct point *point)
{
    if (point->probe->capture) {
        write_keeping_future(edit, point);
        return;
    }
    write_path(edit, format(edit, "::weft_probe::traced(&WEFT_U%u, %u, ", point));
    edit_source(edit, point->call.begin, point->call.end);
    edit_text(edit, ")");
}

/* "::weft_probe::end_after(::weft_probe::guard(..), " and its like. */
static const char *opening(const struct edit *edit, const struct point *point)
{
    struct arena *arena = edit->out->arena;
    bool on = rust_of(point)->on != RUST_ON_ANY;
    if (point->probe->capture) /* its guard knows whether the call has begun */
        return arena_printf(arena, "%s.end(%s, ", rust_capture_variable(arena, point),
                            capturing_probe(edit, point, rust_enters(point) ? "enter" : "guard"));
    if (plan_rust_is_framed(edit->unit, point)) /* `()`: the begin probe fires later */
        return arena_printf(arena, "%s%s, ", rust_probe(edit, point, "end", true),
                            rust_enters(point) ? arena_printf(arena, "%s)", rust_probe(edit, point, "begin", false)) : "()");
    if (rust_enters(point))
        return arena_printf(arena, "::weft_probe::end_after%s(%s), ", on ? "_if" : "", rust_first_probe(edit, point, "enter"));
    /* a guard from before the operands would take an early exit for unwinding */
    if (rust_of(point)->facts & RUST_POINT_EXITS)
        return arena_printf(arena, "%s, ", rust_first_probe(edit, point, "end_unguarded"));
    return arena_printf(arena, "::weft_probe::end_after%s(%s), ", on ? "_on" : "", rust_first_probe(edit, point, "guard"));
}

/* spawn(async { .. }): the task records its own life and its polls. */
static void write_task(struct edit *edit, const struct point *point)
{
    size_t n;
    struct around *parts = find_parts(edit, point, false, &n);
    write_parts(edit, point->call.begin, point->call.end, parts, 0, n);
}

static void write_exact(struct edit *edit, const struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    size_t n;
    struct around *parts = find_parts(edit, point, !rust_enters(point), &n);
    write_path(edit, opening(edit, point));
    /* nothing is expected of the field of a tuple: rust_expected.c */
    bool other = rust->facts & RUST_POINT_OTHER_TYPE, has_result = capture_result(point) != NULL;
    edit_text(edit, "%s%s", other ? "(" : "", has_result ? rust_capture_probe(edit, point, point->n_captured_arguments, "keep") : "");
    write_parts(edit, point->call.begin, point->call.end, parts, 0, n);
    edit_text(edit, "%s%s", has_result ? ")" : "", other ? ",)).0" : ")");
}

/* The textbook form:
 * { let weft_v0 = OPERAND; let weft_guard = enter; let weft_result = CALL; end_after(weft_guard, weft_result) } */
static void write_block(struct edit *edit, const struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    size_t n;
    struct around *parts = find_parts(edit, point, false, &n);
    bool head = rust->facts & RUST_POINT_HEAD; /* `{ .. } + 1` would be a statement and another */
    edit_text(edit, head ? "({ " : "{ ");
    for (uint32_t i = 0; i < rust->n_hoists; i++) {
        const struct span *span = &rust->hoists[i].span, *link = i ? &rust->hoists[i - 1].span : NULL;
        /* a method may want to change its receiver */
        edit_text(edit, "let %sweft_v%u = ", rust->hoists[i].is_receiver ? "mut " : "", i);
        if (link && link->begin == span->begin && link->end < span->end) { /* the next link of a method chain */
            edit_text(edit, "weft_v%u", i - 1);
            write_parts(edit, link->end, span->end, parts, 0, n);
        } else {
            write_parts(edit, span->begin, span->end, parts, 0, n);
        }
        edit_text(edit, "; ");
    }
    edit_text(edit, "let weft_guard = %s); let weft_result = ", rust_probe(edit, point, "enter", false));
    uint32_t at = point->call.begin;
    for (uint32_t i = 0; i < rust->n_hoists; i++) {
        const struct span *span = &rust->hoists[i].span, *next = i + 1 < rust->n_hoists ? &rust->hoists[i + 1].span : NULL;
        if (next && next->begin == span->begin) /* a link; the last one stands for the chain */
            continue;
        write_parts(edit, at, span->begin, parts, 0, n);
        edit_text(edit, "weft_v%u", i);
        at = span->end;
    }
    write_parts(edit, at, point->call.end, parts, 0, n);
    edit_text(edit, "; ::weft_probe::end_after(weft_guard, weft_result) }%s", head ? ")" : "");
}

/* A body whose parameters are captured. */
static void write_capturing_body(struct edit *edit, const struct point *point)
{
    struct arena *arena = edit->out->arena;
    const char *variable = rust_capture_variable(arena, point);
    edit_text(edit, " let %s = ::weft_probe::Kept%s::new(); let _weft_body = %s.body(&WEFT_U%u, %u, &WEFT_D%u[%u], %s);", variable,
              rust_capture_size(arena, point), variable, point->table, point->site, point->table, point->capture,
              rust_unit_of(edit->unit)->has_std ? "::std::thread::panicking" : "|| false");
    for (uint32_t k = 0; k < point->n_captured_arguments; k++)
        edit_text(edit, " %s", look_at(edit, point, k));
    edit_text(edit, " %s.begin();", variable);
}

static void write_entry(struct edit *edit, const struct point *point)
{
    const char *site = format(edit, "&WEFT_U%u, %u", point);
    if (point->probe->capture)
        write_capturing_body(edit, point);
    else if (point->probe->target == TARGET_PROGRAM)
        edit_text(edit, " let _weft_global = ::weft_probe::global(%s);", site);
    else if (rust_of(point)->facts & RUST_BODY_ASYNC)
        edit_text(edit, " let _weft_body = ::weft_probe::async_body(%s);", site);
    else if (rust_unit_of(edit->unit)->has_std) /* which tells a panic from a return */
        edit_text(edit, " let _weft_body = ::weft_probe::body_of(%s, ::std::thread::panicking);", site);
    else
        edit_text(edit, " let _weft_body = ::weft_probe::body(%s);", site);
}

static void write_rust_point(struct edit *edit, const struct point *point)
{
    static void (*const writers[SCHEME_COUNT])(struct edit *, const struct point *) = {
        [SCHEME_EXACT] = write_exact, [SCHEME_INCLUSIVE] = write_exact, [SCHEME_BLOCK] = write_block, [SCHEME_ENTRY] = write_entry
    };
    if (rust_of(point)->facts & RUST_POINT_FUTURE)
        write_future(edit, point);
    else if (rust_of(point)->facts & RUST_POINT_TASK)
        write_task(edit, point);
    else
        writers[point->scheme](edit, point);
}

/* ---- variables of points ---- */

/* One holds the answer of "on" on the receiver's type, one the captured values; the frame is that of the whole body. */
static const char *declare(struct arena *arena, const struct unit *unit, const struct point *point)
{
    const char *text = "";
    if (plan_rust_is_framed(unit, point) && rust_of(point)->body->frame == point->site)
        text = arena_printf(arena, " let %s = ::weft_probe::Frame::new(&WEFT_U%u);", rust_frame_variable(arena, point), point->table);
    if (rust_of(point)->on != RUST_ON_ANY && !rust_enters(point))
        text = arena_printf(arena, " let %s = ::weft_probe::On::new();", rust_on_variable(arena, point));
    if (point->probe->capture)
        text = arena_printf(arena, "%s let %s = ::weft_probe::Kept%s::new();", text, rust_capture_variable(arena, point),
                            rust_capture_size(arena, point));
    return text;
}

/* The first point of a table writes it, behind the brace of its function's body. */
static bool needs_definition(const struct point *point)
{
    return point->site == 0;
}

/* Declared at the head of the body that the point stands in: there it lives through the statement, nothing captures
 * it, and it is part of no type. */
static const struct around *find_declarations(struct arena *arena, const struct unit *unit, size_t *n)
{
    struct around *all = arena_array(arena, struct around, 2 * unit->points.count + rust_unit_of(unit)->redirections.count + 1);
    *n = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        const char *declaration = point->scheme == SCHEME_EXACT ? declare(arena, unit, point) : "";
        if (!*declaration)
            continue;
        struct span at = rust_of(point)->body->at;
        const char *close = rust_of(point)->body->at_block ? ") }" : " }";
        size_t k = *n; /* one behind it; most are in the body of the last one */
        while (k > 0 && (all[k - 1].at.begin != at.begin || all[k - 1].at.end != at.end))
            k--;
        if (k == 0)
            k = ++*n, all[k - 1] = (struct around){ at, at.begin == at.end ? "" : "{", at.begin == at.end ? "" : close };
        all[k - 1].before = arena_printf(arena, "%s%s%s", all[k - 1].before, declaration, at.begin == at.end ? "" : " ");
    }
    for (size_t k = 0; k < *n; k++)
        if (*all[k].behind == ')')
            all[k].before = arena_printf(arena, "%s(", all[k].before);
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE && needs_definition(&unit->points.items[i]))
            *n += rust_home_ends(&unit->points.items[i], &all[*n]);
    for (size_t i = 0; i < rust_unit_of(unit)->redirections.count; i++) {
        const struct redirection *redirection = &rust_unit_of(unit)->redirections.items[i];
        struct str path = { .arena = arena };
        rust_add_literal(&path, redirection->path, "");
        all[(*n)++] = (struct around){ { redirection->at, redirection->at }, arena_printf(arena, "include!(%s); #[cfg(any())] ", path.text), "" };
    }
    return all;
}

/* Edition 2015 knows no extern prelude: the root file names the crate. Items may stand behind all others. */
static bool names_crate(const struct unit *unit)
{
    return rust_unit_of(unit)->is_root && rust_unit_of(unit)->edition == 2015;
}

static bool wants_text(const struct unit *unit)
{
    return names_crate(unit) || rust_unit_of(unit)->redirections.count > 0;
}

static void write_epilogue(struct str *out, const struct unit *unit)
{
    if (!names_crate(unit))
        return;
    if (unit->source.length && unit->source.text[unit->source.length - 1] != '\n')
        str_add(out, "\n");
    str_add(out, "extern crate weft_probe;");
}

static void write_prologue(struct str *out, const struct unit *unit)
{
    str_add_bytes(out, unit->source.text, unit->text_begin);
}

const struct scheme_set scheme_rust = {
    .plan = plan_rust,
    .write_point = write_rust_point,
    .needs_definition = needs_definition,
    .write_definition = rust_write_table,
    .find_arounds = find_declarations,
    .write_prologue = write_prologue,
    .wants_text = wants_text,
    .write_epilogue = write_epilogue,
};
