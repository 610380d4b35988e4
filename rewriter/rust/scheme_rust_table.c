/* The static tables of an outermost function: its sites, and what they record beside begin and end. */
#include "scheme_rust_table.h"

#include <inttypes.h>
#include <string.h>

#include <weft/format.h>
#include "rust_point.h"
#include "point_capture.h"

static void add_escaped(struct str *out, const char *text)
{
    size_t available = strlen(text);
    for (size_t length; available; text += length, available -= length) {
        length = utf8_length(text, available);
        if (length == 0) { /* a path that is not UTF-8 */
            length = 1;
            str_add(out, "\\u{fffd}");
        } else if (length == 1 && (*text == '"' || *text == '\\')) {
            str_printf(out, "\\%c", *text);
        } else if (length == 1 && ((unsigned char)*text < 0x20 || *text == 0x7f)) {
            str_printf(out, "\\u{%x}", (unsigned)*text);
        } else {
            str_add_bytes(out, text, length);
        }
    }
}

void rust_add_literal(struct str *out, const char *text, const char *ending)
{
    str_add_char(out, '"');
    add_escaped(out, text);
    str_printf(out, "%s\"", ending);
}

/* For C. */
static void add_string(struct str *out, const char *text)
{
    rust_add_literal(out, text, "\\0");
}

static unsigned site_kind(const struct point *point)
{
    if (rust_of(point)->facts & RUST_POINT_TASK) /* a future: it may go on in another thread each time */
        return WEFT_KIND_CALL;
    return point_site_kind(point);
}

static unsigned site_flags(const struct point *point)
{
    const struct rust_point *rust = rust_of(point);
    return (point->inclusive ? WEFT_SITE_INCLUSIVE : 0u) | rust->n_arguments << WEFT_SITE_ARGUMENTS_SHIFT |
           (rust->facts & (RUST_POINT_FUTURE | RUST_POINT_TASK) ? WEFT_SITE_FUTURE : 0u);
}

static void add_site(struct str *out, const struct unit *unit, const struct point *point, const char *name, unsigned kind, unsigned flags)
{
    const char *label = point->probe->class_name;
    str_add(out, "::weft_probe::Site::new(");
    if (label) { /* behind the name's zero */
        str_add_char(out, '"');
        add_escaped(out, name);
        str_add(out, "\\0");
        add_escaped(out, label);
        str_add(out, "\\0\"");
    } else {
        add_string(out, name);
    }
    str_add(out, ", ");
    add_string(out, unit->absolute);
    str_add(out, ", ");
    add_string(out, point->function);
    str_printf(out, ", %u, %u, %u, %u, %u, %u)", point->line_begin, point->line_end, point->column, point->depth, kind,
               flags | (label ? WEFT_SITE_LABELLED : 0u));
}

/* "static WEFT_C0_3: [::weft_probe::Condition; 1] = [..]; " */
static void add_conditions(struct str *out, const struct point *point)
{
    const struct capture *capture = point->probe->capture;
    if (capture->conditions.count == 0)
        return;
    str_printf(out, " static WEFT_C%u_%u: [::weft_probe::Condition; %zu] = [", point->table, point->site, capture->conditions.count);
    for (size_t i = 0; i < capture->conditions.count; i++) {
        const struct capture_condition *condition = &capture->conditions.items[i];
        str_printf(out, "%s::weft_probe::Condition::%s(%d, %d, ", i ? ", " : "",
                   condition->text      ? "text"
                   : condition->is_real ? "float"
                                        : "int",
                   capture_find(point, &condition->value), (int)condition->test);
        if (condition->text)
            add_string(out, condition->text);
        else if (condition->is_real)
            str_printf(out, "%.17e", condition->real);
        else
            str_printf(out, "%" PRId64, condition->number);
        str_add(out, ")");
    }
    str_add(out, "];");
}

static void add_capture(struct str *out, const struct point *point)
{
    const struct capture *capture = point->probe->capture;
    str_add(out, "::weft_probe::Detail::new(");
    add_string(out, capture_names(out->arena, point));
    if (capture->conditions.count)
        str_printf(out, ", &WEFT_C%u_%u", point->table, point->site);
    else
        str_add(out, ", &[]");
    str_printf(out, ", %u, %u, %" PRIu64 ", %" PRIu64 ")", point->n_captured_arguments, capture->every, capture->max_events, capture->min_ns);
    if (capture->backtrace)
        str_printf(out, ".backtrace(%u)", capture->backtrace);
    if (capture->counters)
        str_printf(out, ".counters(%u)", capture->counters);
}

void rust_write_table(struct edit *edit, const struct point *first)
{
    const struct unit *unit = edit->unit;
    struct str sites = { .arena = edit->out->arena }, captures = sites, conditions = sites;
    unsigned n = 0, n_captures = 0;
    for (size_t i = first->index; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme == SCHEME_LEAVE)
            continue;
        if (point->table != first->table)
            break;
        str_add(&sites, n++ ? ", " : "");
        add_site(&sites, unit, point, point->name, site_kind(point), site_flags(point));
        n += point->has_tasks;
        if (point->has_tasks) {
            str_add(&sites, ", ");
            add_site(&sites, unit, point, point_task_name(unit->arena, point), WEFT_KIND_TASK, WEFT_SITE_ALONE);
        }
        if (point->probe->capture) {
            add_conditions(&conditions, point);
            str_add(&captures, n_captures++ ? ", " : "");
            add_capture(&captures, point);
        }
    }
    const struct rust_body *home = rust_of(first)->home;
    if (home->at.begin < home->at.end) /* an expression, around which are braces: rust_home_arounds */
        edit_text(edit, "{");
    edit_text(edit, " static WEFT_S%u: [::weft_probe::Site; %u] = [", first->table, n);
    str_add_bytes(edit->out, sites.text, sites.length);
    edit_text(edit, "]; static WEFT_U%u: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S%u);", first->table, first->table);
    if (n_captures) {
        str_add_bytes(edit->out, conditions.text, conditions.length);
        edit_text(edit, " static WEFT_D%u: [::weft_probe::Detail; %u] = [", first->table, n_captures);
        str_add_bytes(edit->out, captures.text, captures.length);
        edit_text(edit, "];");
    }
    if (home->at.begin < home->at.end)
        edit_text(edit, home->at_block ? " (" : " ");
}

bool rust_home_ends(const struct point *first, struct around *end)
{
    const struct rust_body *home = rust_of(first)->home;
    *end = (struct around){ { home->at.end, home->at.end }, home->at_block ? ") }" : " }", "" };
    return home->at.begin < home->at.end;
}
