/* The text of each form. In what follows P is the class that stands behind the file's own, which inherits the probes
 * and has the table of sites; S is the number of its first site.
 *
 *   expression     P.end(P.begin(P.S + 3), f(x))               no operand costs anything
 *                  P.end(P.S + 3, f(a(), P.begin(P.S + 3, b())))
 *   statement      { P.begin(P.S + 3); f(x); P.end(P.S + 3); }
 *   constructor    super(P.begin(P.S + 3, a())); P.end(P.S + 3);
 *   body           { final int D = P.mark(); try { .. } catch (final Throwable T) { P.left(D); throw T; } }
 *
 * An exception leaves calls open: the body around them sees it and ends them. Checked exceptions are those of the body
 * as before (JLS 11.2.2: T is never assigned), and so is what is definitely assigned (JLS 16.2.15: a clause that throws
 * assigns everything). */
#include "scheme_java.h"

#include <string.h>

#include <weft/format.h>
#include "java_point.h"
#include "plan_java.h"

/* "WEFT_U0_Main" */
static const char *table_name(struct arena *arena, const struct unit *unit)
{
    return arena_printf(arena, "WEFT_U%u%s", unit->name_base, java_unit_of(unit)->table);
}

/* "WEFT_U0_Main.begin(WEFT_U0_Main.S + 3" */
static const char *probe(const struct edit *edit, const struct point *point, const char *name)
{
    const char *table = table_name(edit->out->arena, edit->unit);
    return arena_printf(edit->out->arena, "%s.%s(%s.S + %u", table, name, table, point->site);
}

/* ---- bodies ---- */

/* The points that are in a body and leave something open when an exception comes by. */
static bool is_guarded(const struct unit *unit, const struct java_body *body)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme != SCHEME_LEAVE && java_of(point)->body == body)
            return true;
    }
    return false;
}

/* The lambda's own call says how it is made a block. Without one: an expression that no statement can be has a value. */
static enum java_lambda lambda_of(const struct unit *unit, const struct java_body *body)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme != SCHEME_LEAVE && java_of(point)->body == body && java_of(point)->is_lambda)
            return java_form_of(point)->lambda;
    }
    return body->is_value ? JAVA_LAMBDA_VALUE : JAVA_LAMBDA_PLAIN;
}

static unsigned count_entries(const struct unit *unit, const struct java_body *body)
{
    unsigned n = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        n += point->is_entry && point->scheme != SCHEME_LEAVE && java_of(point)->body == body && point->probe->target != TARGET_PROGRAM;
    }
    return n;
}

/* What ends the body itself, the innermost first. */
static const char *find_leaves(struct arena *arena, const struct unit *unit, const struct java_body *body, const char *mark)
{
    const char *table = table_name(arena, unit), *text = "";
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (!point->is_entry || point->scheme == SCHEME_LEAVE || java_of(point)->body != body)
            continue;
        if (point->probe->target == TARGET_PROGRAM)
            text = arena_printf(arena, "%s%s.endProgram(%s.S + %u); ", text, table, table, point->site);
        else
            text = arena_printf(arena, "%s.leave(%s, %s.S + %u); %s", table, mark, table, point->site, text);
    }
    return *text ? arena_printf(arena, " finally { %s}", text) : "";
}

static struct around guard_of(struct arena *arena, const struct unit *unit, const struct java_body *body)
{
    enum java_lambda lambda = body->is_expression ? lambda_of(unit, body) : JAVA_LAMBDA_PLAIN;
    const char *table = table_name(arena, unit);
    unsigned number = unit->name_base + body->number, n_entries = count_entries(unit, body);
    const char *mark = n_entries ? arena_printf(arena, "WEFT_D%u - %u", number, n_entries) : arena_printf(arena, "WEFT_D%u", number);
    return (struct around){
        body->at,
        arena_printf(arena, "%sfinal int WEFT_D%u = %s.mark(); try {%s", body->is_expression ? "{ " : " ", number, table,
                     lambda == JAVA_LAMBDA_VALUE  ? " return "
                     : lambda == JAVA_LAMBDA_VOID ? " "
                                                  : ""),
        arena_printf(arena, "%s} catch (final Throwable WEFT_T%u) { %s.left(%s); throw WEFT_T%u; }%s%s", body->is_expression ? "; " : "", number,
                     table, mark, number, find_leaves(arena, unit, body, mark), body->is_expression ? " }" : ""),
    };
}

static bool is_plain_lambda(const struct unit *unit, const struct java_body *body)
{
    return body->is_expression && lambda_of(unit, body) == JAVA_LAMBDA_PLAIN;
}

/* Can a call that has a point, in this body, be left for this handler? */
static bool handles_point(const struct unit *unit, const struct java_body *body, const struct java_handler *handler)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme != SCHEME_LEAVE && !point->is_entry && java_of(point)->body == body && point->call.begin >= handler->handled.begin &&
            point->call.end <= handler->handled.end)
            return true;
    }
    return false;
}

static const struct around *find_arounds(struct arena *arena, const struct unit *unit, size_t *n)
{
    const struct java_unit *own = java_unit_of(unit);
    size_t most = unit->points.count + 1;
    for (size_t i = 0; i < own->bodies.count; i++)
        most += 1 + own->bodies.items[i]->handlers.count;
    struct around *all = arena_array(arena, struct around, most);
    *n = 0;
    for (size_t i = 0; i < own->bodies.count; i++) {
        const struct java_body *body = own->bodies.items[i];
        if (!is_guarded(unit, body) || is_plain_lambda(unit, body))
            continue;
        all[(*n)++] = guard_of(arena, unit, body);
        for (size_t k = 0; k < body->handlers.count; k++)
            if (handles_point(unit, body, &body->handlers.items[k]))
                all[(*n)++] =
                    (struct around){ body->handlers.items[k].at,
                                     arena_printf(arena, " %s.left(WEFT_D%u);", table_name(arena, unit), unit->name_base + body->number), "" };
    }
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        const struct java_point *java = java_of(point);
        if (point->scheme == SCHEME_LEAVE || point->is_entry || !java_form_of(point)->is_statement || java->statement.end == 0)
            continue;
        if (java->is_constructor)
            all[(*n)++] = (struct around){ { java->statement.end, java->statement.end },
                                           arena_printf(arena, " %s.end(%s.S + %u);", table_name(arena, unit), table_name(arena, unit), point->site),
                                           "" };
        else
            all[(*n)++] = (struct around){ java->statement, "{ ", " }" };
    }
    return all;
}

/* ---- points ---- */

static void write_call(struct edit *edit, const struct point *point)
{
    const struct java_point *java = java_of(point);
    const struct java_form *form = java_form_of(point);
    if (!form->holds) {
        edit_source(edit, point->call.begin, point->call.end);
        return;
    }
    edit_source(edit, point->call.begin, java->hold.begin);
    edit_text(edit, "%s, ", probe(edit, point, form->is_generic ? "beginAny" : "begin"));
    edit_source(edit, java->hold.begin, java->hold.end);
    edit_text(edit, ")");
    edit_source(edit, java->hold.end, point->call.end);
}

static void write_statement(struct edit *edit, const struct point *point)
{
    if (!java_form_of(point)->holds)
        edit_text(edit, "%s); ", probe(edit, point, "begin"));
    write_call(edit, point);
    if (!java_of(point)->is_constructor)
        edit_text(edit, "; %s)", probe(edit, point, "end"));
}

static void write_expression(struct edit *edit, const struct point *point)
{
    const struct java_form *form = java_form_of(point);
    const char *table = table_name(edit->out->arena, edit->unit), *end = form->is_generic ? "endAny" : "end";
    if (form->holds)
        edit_text(edit, "%s, ", probe(edit, point, end));
    else
        edit_text(edit, "%s.%s(%s), ", table, end, probe(edit, point, "begin"));
    write_call(edit, point);
    edit_text(edit, ")");
}

static void write_entry(struct edit *edit, const struct point *point)
{
    edit_text(edit, " %s);", probe(edit, point, point->probe->target == TARGET_PROGRAM ? "beginProgram" : "begin"));
}

static void write_point(struct edit *edit, const struct point *point)
{
    if (point->is_entry)
        write_entry(edit, point);
    else if (java_form_of(point)->is_statement)
        write_statement(edit, point);
    else
        write_expression(edit, point);
}

/* ---- the table ---- */

/* In a string literal: Java reads \u escapes before it reads strings, so that a backslash of the text stays one. */
static void add_escaped(struct str *out, const char *text)
{
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            str_printf(out, "\\%c", *text);
        else if ((unsigned char)*text < 0x20 || *text == 0x7f)
            str_printf(out, "\\%03o", (unsigned)*text);
        else
            str_add_char(out, *text);
}

/* "12 12 5 3 0 0 java.util.List.add Main.main\n"; behind it the label that the entry gives, if it does. */
static void add_site(struct str *out, const struct point *point)
{
    str_printf(out, "\"%u %u %u %u %u %u ", point->line_begin, point->line_end, point->column, point->depth, point_site_kind(point),
               point->inclusive ? WEFT_SITE_INCLUSIVE : 0u);
    add_escaped(out, point->name);
    str_add(out, " ");
    add_escaped(out, point->function);
    if (point->probe->class_name) {
        str_add(out, " ");
        add_escaped(out, point->probe->class_name);
    }
    str_add(out, "\\n\"");
}

/* A constant has at most 65535 bytes (JVMS 4.4.7). */
enum { MOST_CONSTANT = 30000 };

static void write_epilogue(struct str *out, const struct unit *unit)
{
    const char *table = table_name(out->arena, unit);
    if (unit->source.length && unit->source.text[unit->source.length - 1] != '\n')
        str_add(out, "\n");
    str_printf(out, "@SuppressWarnings(\"all\") final class %s extends weft.rt.Probes { private %s() { } static final int S = unit(%d, \"", table,
               table, WEFT_FORMAT_VERSION);
    add_escaped(out, unit->absolute);
    str_add(out, "\"");
    size_t begun = 0;
    for (size_t i = 0; i < unit->points.count; i++) {
        if (unit->points.items[i].scheme == SCHEME_LEAVE)
            continue;
        bool is_first = begun == 0 || out->length - begun > MOST_CONSTANT;
        str_add(out, is_first ? ", " : " + ");
        if (is_first)
            begun = out->length;
        add_site(out, &unit->points.items[i]);
    }
    str_add(out, "); }\n");
}

static void write_prologue(struct str *out, const struct unit *unit)
{
    str_add_bytes(out, unit->source.text, unit->text_begin);
}

const struct scheme_set scheme_java = {
    .plan = plan_java,
    .write_point = write_point,
    .find_arounds = find_arounds,
    .write_prologue = write_prologue,
    .write_epilogue = write_epilogue,
};
