/* The text of each form. In what follows P is the class that stands behind the file's own, which inherits the probes
 * and has the table of sites; S is the number of its first site.
 *
 *   expression     P.end(P.begin(P.S + 3), f(x))               no operand costs anything
 *                  P.end(P.S + 3, f(a(), P.beginBox(P.S + 3, b())))
 *   values         P.end(P.S + 3, P.keep(P.S + 3, 1, f(P.beginBox(P.S + 3, P.keepBox(P.S + 3, 0, x)))))
 *   task           pool.submit(P.beginBox(P.S + 3, P.task(P.S + 4, () -> f())))
 *   statement      { P.begin(P.S + 3); f(x); P.end(P.S + 3); }
 *   list           for (..; ..; P.begin(P.S + 3), f(x), P.end(P.S + 3))
 *   constructor    super(P.beginBox(P.S + 3, a())); P.end(P.S + 3);
 *   void lambda    x -> P.over(P.S + 3, () -> f(x))
 *   thread         P.starts(P.S + 3, t).start()                 and what it runs: new Thread(P.lived(r))
 *   body           { final int D = P.mark(); try { .. } catch (final Throwable T) { P.left(D); throw T; } }
 *
 * An exception leaves calls open: the body around them sees it and ends them. Checked exceptions are those of the body
 * as before (JLS 11.2.2: T is never assigned), and so is what is definitely assigned (JLS 16.2.15: a clause that throws
 * assigns everything). */
#include "scheme_java.h"

#include <stdlib.h>
#include <string.h>

#include <weft/format.h>
#include "java_point.h"
#include "plan_java.h"
#include "point_capture.h"

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

/* Which identity function of this name: see Probes.java. */
static const char *overloads(const struct edit *edit, const struct point *point, const char *name, bool keeps_box)
{
    return arena_printf(edit->out->arena, "%s%s", name, java_form_of(point)->is_generic ? "Any" : keeps_box ? "Box" : "");
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
    /* E: the agent in javac may take the block away again, and the user's text does not name it (agent/weft/agent/Identities.java) */
    char sort = lambda == JAVA_LAMBDA_VALUE && body->handlers.count == 0 ? 'E' : 'D';
    const char *mark = n_entries ? arena_printf(arena, "WEFT_D%u - %u", number, n_entries) : arena_printf(arena, "WEFT_%c%u", sort, number);
    return (struct around){
        body->at,
        arena_printf(arena, "%sfinal int WEFT_%c%u = %s.mark(); try {%s", body->is_expression ? "{ " : " ", sort, number, table,
                     lambda == JAVA_LAMBDA_VALUE ? " return " : ""),
        arena_printf(arena, "%s} catch (final Throwable WEFT_T%u) { %s.left(%s); throw WEFT_T%u; }%s%s", body->is_expression ? "; " : "", number,
                     table, mark, number, find_leaves(arena, unit, body, mark), body->is_expression ? " }" : ""),
    };
}

static bool is_plain_lambda(const struct unit *unit, const struct java_body *body)
{
    return body->is_expression && lambda_of(unit, body) != JAVA_LAMBDA_VALUE;
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

/* Outside of what else is around a body. */
static struct around life_of(struct arena *arena, const struct unit *unit, size_t number)
{
    const struct java_life *life = &java_unit_of(unit)->lives.items[number];
    const char *table = table_name(arena, unit);
    if (!life->is_body)
        return (struct around){ life->at, arena_printf(arena, "%s.lived(", table), ")" };
    unsigned n = unit->name_base + (unsigned)number;
    return (struct around){ life->at, arena_printf(arena, " final boolean WEFT_L%u = %s.beginLife(); try {", n, table),
                            arena_printf(arena, "} finally { %s.endLife(WEFT_L%u); }", table, n) };
}

static const struct around *find_arounds(struct arena *arena, const struct unit *unit, size_t *n)
{
    const struct java_unit *own = java_unit_of(unit);
    size_t most = unit->points.count + own->lives.count + 1;
    for (size_t i = 0; i < own->bodies.count; i++)
        most += 1 + own->bodies.items[i]->handlers.count;
    struct around *all = arena_array(arena, struct around, most);
    *n = 0;
    for (size_t i = 0; i < own->lives.count; i++)
        all[(*n)++] = life_of(arena, unit, i);
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

/* Text that is put around a part of a call. */
struct part {
    struct span at;
    const char *before, *behind;
};

static int compare_parts(const void *a, const void *b)
{
    const struct part *x = a, *y = b;
    return (x->at.begin > y->at.begin) - (x->at.begin < y->at.begin);
}

/* P.keepBox(P.S + 3, 0, .. : value 0 of site 3. */
static const char *keep(const struct edit *edit, const struct point *point, uint32_t value, bool keeps_box)
{
    return arena_printf(edit->out->arena, "%s, %u, ", probe(edit, point, overloads(edit, point, "keep", keeps_box)), value);
}

/* P.task(P.S + 4, .. : the function that becomes the task of this site. */
static const char *start(const struct edit *edit, const struct point *point)
{
    const char *table = table_name(edit->out->arena, edit->unit);
    const char *start_probe = java_form_of(point)->is_generic && point->has_tasks ? "run" : java_of(point)->start_probe;
    return arena_printf(edit->out->arena, "%s.%s%s(%s.S + %u, ", table, start_probe, java_of(point)->repeats ? "Often" : "", table,
                        point->has_tasks ? point->task_site : point->site);
}

/* Puts text around a part, inside what stands around it already. */
static void put_inside(struct arena *arena, struct part *parts, uint32_t *n, struct part added)
{
    for (uint32_t i = 0; i < *n; i++)
        if (parts[i].at.begin == added.at.begin) {
            parts[i].before = arena_printf(arena, "%s%s", parts[i].before, added.before);
            parts[i].behind = arena_printf(arena, "%s%s", added.behind, parts[i].behind);
            return;
        }
    parts[(*n)++] = added;
}

/* The begin is around the last operand that costs, is captured, or is run by others. */
static void write_call(struct edit *edit, const struct point *point)
{
    const struct java_point *java = java_of(point);
    const struct java_form *form = java_form_of(point);
    struct arena *arena = edit->out->arena;
    struct part *parts = arena_array(arena, struct part, point->n_captured_arguments + 2 + (java->starter.end > 0));
    uint32_t n = 0, at = point->call.begin;
    if (form->holds)
        parts[n++] =
            (struct part){ java->hold, arena_printf(arena, "%s, ", probe(edit, point, overloads(edit, point, "begin", java->hold_keeps_box))), ")" };
    for (uint32_t i = 0; i < point->n_captured_arguments; i++)
        put_inside(arena, parts, &n, (struct part){ point->operands[point->captured[i].operand].span, keep(edit, point, i, true), ")" });
    if (java->start_probe)
        put_inside(arena, parts, &n, (struct part){ java->start, start(edit, point), ")" });
    if (java->starter.end)
        put_inside(arena, parts, &n, (struct part){ java->starter, arena_printf(arena, "%s, ", probe(edit, point, "starts")), ")" });
    qsort(parts, n, sizeof *parts, compare_parts);
    for (uint32_t i = 0; i < n; at = parts[i++].at.end) {
        edit_source(edit, at, parts[i].at.begin);
        edit_text(edit, "%s", parts[i].before);
        edit_source(edit, parts[i].at.begin, parts[i].at.end);
        edit_text(edit, "%s", parts[i].behind);
    }
    edit_source(edit, at, point->call.end);
}

static void write_statement(struct edit *edit, const struct point *point)
{
    const char *between = java_of(point)->is_listed ? ", " : "; ";
    if (java_of(point)->self)
        edit_text(edit, "%s, %s)%s", probe(edit, point, "starts"), java_of(point)->self, between);
    if (!java_form_of(point)->holds)
        edit_text(edit, "%s)%s", probe(edit, point, "begin"), between);
    write_call(edit, point);
    if (!java_of(point)->is_constructor)
        edit_text(edit, "%s%s)", between, probe(edit, point, "end"));
}

static void write_expression(struct edit *edit, const struct point *point)
{
    const struct java_form *form = java_form_of(point);
    bool keeps_box = java_of(point)->keeps_box;
    const char *table = table_name(edit->out->arena, edit->unit), *end = overloads(edit, point, "end", keeps_box);
    bool has_result = capture_result(point) != NULL;
    if (form->holds)
        edit_text(edit, "%s, ", probe(edit, point, end));
    else
        edit_text(edit, "%s.%s(%s), ", table, end, probe(edit, point, "begin"));
    if (has_result)
        edit_text(edit, "%s", keep(edit, point, point->n_captured_arguments, keeps_box));
    write_call(edit, point);
    edit_text(edit, has_result ? "))" : ")");
}

/* synchronized (P.begin(.., m)) { P.end(..); */
static void write_monitor(struct edit *edit, const struct point *point)
{
    write_call(edit, point);
    edit_text(edit, " %s);", probe(edit, point, "end"));
}

/* The interval begins with the function that is given, or with a probe in it. */
static void write_around(struct edit *edit, const struct point *point)
{
    edit_text(edit, "%s, () -> ", probe(edit, point, java_form_of(point)->holds ? "overHeld" : "over"));
    write_call(edit, point);
    edit_text(edit, ")");
}

static void write_entry(struct edit *edit, const struct point *point)
{
    for (uint32_t i = 0; i < point->n_captured_arguments; i++) {
        const struct operand *parameter = &point->operands[point->captured[i].operand];
        edit_text(edit, " %s%s);", keep(edit, point, i, false), parameter->name);
    }
    edit_text(edit, " %s);", probe(edit, point, point->probe->target == TARGET_PROGRAM ? "beginProgram" : "begin"));
}

static void write_point(struct edit *edit, const struct point *point)
{
    if (point->is_entry)
        write_entry(edit, point);
    else if (java_of(point)->is_monitor)
        write_monitor(edit, point);
    else if (java_form_of(point)->is_statement)
        write_statement(edit, point);
    else if (java_form_of(point)->lambda == JAVA_LAMBDA_AROUND)
        write_around(edit, point);
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
static void add_site(struct str *out, const struct point *point, const char *name, unsigned kind)
{
    str_printf(out, "\"%u %u %u %u %u %u ", point->line_begin, point->line_end, point->column, point->depth, kind,
               (point->inclusive ? WEFT_SITE_INCLUSIVE : 0u) |
                   (kind == WEFT_KIND_CALL ? java_of(point)->n_arguments << WEFT_SITE_ARGUMENTS_SHIFT : 0u));
    for (; *name; name++) /* blanks end names */
        add_escaped(out, *name == ' ' ? "\001" : (char[]){ *name, '\0' });
    str_add(out, " ");
    add_escaped(out, point->function);
    const char *label = !point->probe->class_name && java_of(point)->is_monitor ? "lock" : point->probe->class_name;
    if (label) {
        str_add(out, " ");
        add_escaped(out, label);
    }
    str_add(out, "\\n\"");
}

/* On one line: \n for a newline. */
static void add_line(struct str *out, const char *text)
{
    struct str line = { .arena = out->arena };
    str_begin(&line);
    for (; *text; text++)
        if (*text == '\\' || *text == '\n')
            str_add(&line, *text == '\n' ? "\\n" : "\\\\");
        else
            str_add_char(&line, *text);
    add_escaped(out, line.text);
}

/* "!2 1 0 0 0 n:0 path:64 return:0\n": how many values are arguments; every, max_events, min_ns, backtrace; the values
 * with the bytes of their texts, d behind those that are written as text whatever they are. "?0 4 i 10\n": value, test,
 * sort of constant, constant. */
static void add_detail(struct str *out, const struct point *point)
{
    const struct capture *capture = point->probe->capture;
    str_printf(out, " + \"!%u %u %llu %llu %u", point->n_captured_arguments, capture->every, (unsigned long long)capture->max_events,
               (unsigned long long)capture->min_ns, capture->backtrace);
    for (uint32_t i = 0; i < point->n_captured; i++)
        str_printf(out, " %s:%u%s", point->captured[i].name, point->captured[i].limit, point->captured[i].is_debug ? "d" : "");
    str_add(out, "\\n\"");
    for (size_t i = 0; i < capture->conditions.count; i++) {
        const struct capture_condition *condition = &capture->conditions.items[i];
        str_printf(out, " + \"?%d %d ", capture_find(point, &condition->value), (int)condition->test);
        if (condition->text) {
            str_add(out, "s ");
            add_line(out, condition->text);
        } else if (condition->is_real) {
            str_printf(out, "f %.17g", condition->real);
        } else {
            str_printf(out, "i %lld", (long long)condition->number);
        }
        str_add(out, "\\n\"");
    }
}

/* A constant has at most 65535 bytes (JVMS 4.4.7). */
enum { MOST_CONSTANT = 30000 };

static void write_epilogue(struct str *out, const struct unit *unit)
{
    const char *table = table_name(out->arena, unit);
    if (unit->source.length && unit->source.text[unit->source.length - 1] != '\n')
        str_add(out, "\n");
    str_printf(out, "@SuppressWarnings(\"all\") final class %s extends %s.Probes { private %s() { } static final int S = unit(%d, \"", table,
               java_unit_of(unit)->runtime, table, WEFT_FORMAT_VERSION);
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
        const struct point *point = &unit->points.items[i];
        add_site(out, point, point->name, point_site_kind(point));
        if (point->probe->capture)
            add_detail(out, point);
        if (point->has_tasks) {
            str_add(out, " + ");
            add_site(out, point, point_task_name(out->arena, point), WEFT_KIND_TASK);
        }
    }
    str_add(out, "); }\n");
}

static void write_prologue(struct str *out, const struct unit *unit)
{
    str_add_bytes(out, unit->source.text, unit->text_begin);
}

/* What a thread runs may be in another file than what starts it. */
static bool wants_text(const struct unit *unit)
{
    return java_unit_of(unit)->lives.count > 0 && !unit->is_excluded;
}

const struct scheme_set scheme_java = {
    .plan = plan_java,
    .write_point = write_point,
    .find_arounds = find_arounds,
    .write_prologue = write_prologue,
    .wants_text = wants_text,
    .write_epilogue = write_epilogue,
};
