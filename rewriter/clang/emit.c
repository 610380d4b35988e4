/* Writes the lines before and after the text of a planned unit. */
#include "emit.h"

#include <inttypes.h>

#include <weft/format.h>
#include "clang_unit.h"
#include "fs.h"
#include "source_map.h"
#include "point_capture.h"

static void add_literal(struct str *out, const char *text)
{
    str_add(out, "\"");
    str_add_c_escaped(out, text);
    str_add(out, "\"");
}

void emit_line_directive(struct str *out, const struct unit *unit)
{
    str_add(out, "\n#line 1 ");
    add_literal(out, unit->display);
    str_add(out, "\n");
}

/* Inline probes are one statement each for the compiler (WEFT_STORE_OR_SLOWLY), so that they cost it no more than called
 * ones, but a hundred bytes of the program's code, where a call takes twenty. Called probes cost a program no more time. */
enum { MOST_INLINE_SITES = 32 };

void emit_include(struct str *out, const struct unit *unit, const char *header)
{
    str_add_bytes(out, unit->source.text, unit->text_begin); /* a byte order mark has to come first */
    if (unit->n_sites > MOST_INLINE_SITES)
        str_add(out, "#define WEFT_CALLED_PROBES 1\n");
    if (unit->is_dormant)
        str_add(out, "#define WEFT_DORMANT 1\n");
    if (unit->stamp)
        str_printf(out, "#define WEFT_STAMP 0x%" PRIx64 "u\n", unit->stamp);
    str_printf(out, "#include <%s>\n", header);
}

void emit_prologue(struct str *out, const struct unit *unit)
{
    emit_prologue_with(out, unit, "", "");
}

void emit_prologue_with(struct str *out, const struct unit *unit, const char *includes, const char *declarations)
{
    emit_include(out, unit, "weft/probe.h");
    str_add(out, includes);
    if (unit->n_captures)
        str_printf(out, "#include <weft/detail.h>\nstatic struct weft_detail weft_details[%u]; ", unit->n_captures);
    str_printf(out, "WEFT_UNIT_DECLARE;%s", declarations);
    emit_line_directive(out, unit);
}

/* In C++ gcc says that the word is redundant (-Wredundant-tags). */
static const char *class_key(const struct unit *unit)
{
    return clang_family_of(unit)->is_cxx ? "" : "struct ";
}

static const char *null_pointer(const struct unit *unit)
{
    return clang_family_of(unit)->is_cxx ? "nullptr" : "0";
}

static void add_site(struct str *out, const struct unit *unit, const struct point *point, const char *name, unsigned kind, unsigned flags)
{
    const char *label = point->probe->class_name;
    str_add(out, "    { ");
    add_literal(out, name);
    if (label) { /* behind the name's zero */
        str_add(out, "\"\\0\"");
        add_literal(out, label);
    }
    str_add(out, ", ");
    const struct inclusion *inclusion = source_map_inclusion(unit, point);
    const char *file = inclusion ? inclusion->absolute : unit->absolute, *presumed;
    unsigned line = point->line_begin;
    if (source_map_presumed(unit, point, &presumed, &line))
        file = unit->directory && *presumed != '<' ? fs_without_dots(out->arena, fs_join(out->arena, unit->directory, presumed)) : presumed;
    add_literal(out, file);
    str_add(out, ", ");
    add_literal(out, point->function);
    str_printf(out, ", %u, %u, %u, %u, %u, %u },\n", line, line + point->line_end - point->line_begin, point->column, point->depth, kind,
               flags | (label ? WEFT_SITE_LABELLED : 0u));
}

static void add_sites(struct str *out, const struct unit *unit, const struct point *point)
{
    add_site(out, unit, point, point->name, point_site_kind(point),
             (point->inclusive ? WEFT_SITE_INCLUSIVE : 0u) | (point->facts & POINT_TASK_ALONE ? WEFT_SITE_ALONE : 0u) |
                 (point->facts & POINT_TASK_MARKED ? WEFT_SITE_MARKED : 0u) |
                 (point->facts & POINT_NO_WAIT   ? 1u << WEFT_SITE_END_SHIFT
                  : point->facts & POINT_BARRIER ? 2u << WEFT_SITE_END_SHIFT
                                                 : 0u));
    if (point->has_tasks)
        add_site(out, unit, point, point_task_name(out->arena, point), WEFT_KIND_TASK, WEFT_SITE_ALONE);
    if (point->release)
        add_site(out, unit, point, point->release, WEFT_KIND_CALL, 0);
}

static void add_conditions(struct str *out, const struct unit *unit, const struct point *point)
{
    const struct capture *capture = point->probe->capture;
    if (capture->conditions.count == 0)
        return;
    str_printf(out, "static const %sweft_condition weft_conditions_%u[] = {\n", class_key(unit), point->capture);
    for (size_t i = 0; i < capture->conditions.count; i++) {
        const struct capture_condition *condition = &capture->conditions.items[i];
        str_printf(out, "    { %d, %d, %" PRId64 "%s, %.17g, ", capture_find(point, &condition->value), (int)condition->test,
                   condition->number == INT64_MIN ? INT64_MIN + 1 : condition->number, "L", condition->real);
        if (condition->text)
            add_literal(out, condition->text);
        else
            str_add(out, null_pointer(unit));
        str_printf(out, ", %d },\n", condition->is_real);
    }
    str_add(out, "};\n");
}

static void add_detail(struct str *out, const struct unit *unit, const struct point *point)
{
    const struct capture *capture = point->probe->capture;
    bool is_recorded = !point->probe->plain || point->probe->plain->capture;
    str_add(out, "    { ");
    add_literal(out, is_recorded ? capture_names(out->arena, point) : "");
    if (capture->conditions.count)
        str_printf(out, ", weft_conditions_%u", point->capture);
    else
        str_printf(out, ", %s", null_pointer(unit));
    str_printf(out, ", %zu, %u, %u, %u, %" PRIu64 ", %" PRIu64 ", 0, 0, 0, 0, %u },\n", capture->conditions.count, point->n_captured_arguments,
               capture->every, capture->backtrace | capture->counters << WEFT_COUNTERS_SHIFT, capture->max_events, capture->min_ns,
               point->n_messages);
    if (point->release) /* always recorded: others wait for it */
        str_printf(out, "    { \"object\", %s, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },\n", null_pointer(unit));
}

static void add_details(struct str *out, const struct unit *unit)
{
    /* nothing of the user's follows: what gcc says of our own text is kept back from here on */
    if (!clang_family_of(unit)->is_cxx)
        str_add(out, "WEFT_DETAILS_FOLLOW\n");
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE && unit->points.items[i].probe->capture)
            add_conditions(out, unit, &unit->points.items[i]);
    bool cxx = clang_family_of(unit)->is_cxx; /* C++ has no tentative definitions: docs/schemes-cxx.md */
    str_printf(out, "%s %sweft_detail weft_details[%u] = {\n", cxx ? "namespace {" : "static", class_key(unit), unit->n_captures);
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE && unit->points.items[i].probe->capture)
            add_detail(out, unit, &unit->points.items[i]);
    str_add(out, cxx ? "};\n}\n" : "};\n");
}

void emit_epilogue(struct str *out, const struct unit *unit)
{
    struct slice s = unit->source;
    bool unfinished = s.length && s.text[s.length - 1] != '\n';
    /* a backslash at the end joins the last line with the next one: give it one */
    bool spliced = !unfinished && s.length > 1 && s.text[s.length - 2] == '\\';
    if (unfinished || spliced)
        str_add(out, "\n");
    str_printf(out, "static const %sweft_site weft_sites[] = {\n", class_key(unit));
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE)
            add_sites(out, unit, &unit->points.items[i]);
    str_printf(out, "};\nWEFT_UNIT_DEFINE(%u)%s\n", unit->n_sites, clang_family_of(unit)->is_cxx ? "" : ";");
    if (unit->n_captures)
        add_details(out, unit);
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE && unit->points.items[i].n_messages) {
            str_add(out, "#include <weft/mpi.h>\n");
            break;
        }
}
