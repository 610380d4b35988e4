/* Where types are inferred, javac does not name the expression that is at fault: what is wrong in a lambda is told of
 * the lambda as a whole, or only of the call that it is given to ("no suitable method found for of(..)"). So the
 * innermost point at a message is not always the one that has to change; lambdas that are its arguments are more likely. */
#include "javac_repair.h"

#include <ctype.h>
#include <string.h>

#include "java_point.h"
#include "javac_messages.h"

/* From these rounds on: points are left alone, instead of one rung down; and all points of a method are. */
enum { ROUND_LEAVE = 4, ROUND_METHODS = 6 };

#define PREFIX "WEFT_U" /* of the classes of probes (scheme_java.c) */

struct repair {
    const struct rewrite_result *result;
    const struct unit *unit;
    repair_positions faults;
    bool *hit; /* by point */
};

bool javac_has_error(const repair_positions *places)
{
    for (size_t i = 0; i < places->count; i++)
        if (places->items[i].is_error)
            return true;
    return false;
}

/* The errors, or else (-Werror) the warnings. */
static void find_faults(struct arena *arena, const repair_positions *places, repair_positions *faults)
{
    bool errors = javac_has_error(places);
    for (size_t i = 0; i < places->count; i++)
        if (places->items[i].is_error || !errors)
            vec_push(arena, faults, places->items[i]);
}

static bool is_in(struct span inner, struct span outer)
{
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

static bool is_spent(const struct point *point)
{
    return point->scheme == SCHEME_LEAVE;
}

/* Is it in a lambda that is an argument of the call, not in a body that is in such a lambda? */
static bool is_in_argument(const struct unit *unit, const struct point *call, const struct point *point)
{
    const struct java_unit *own = java_unit_of(unit);
    const struct java_body *body = java_of(point)->body;
    if (!body || body == java_of(call)->body || !is_in(body->at, call->call))
        return false;
    for (size_t i = 0; i < own->bodies.count; i++) {
        const struct java_body *other = own->bodies.items[i];
        if (other != body && is_in(body->at, other->at) && is_in(other->at, call->call))
            return false;
    }
    return true;
}

/* The points in these lambdas that have not fallen back yet. `whole`: those that are the whole lambda, whose form says
 * whether it returns something; else those that have a value, on which its type may depend. */
static size_t hit_arguments(struct repair *repair, const struct point *call, bool whole)
{
    size_t n = 0;
    for (size_t i = 0; i < repair->unit->points.count; i++) {
        const struct point *point = &repair->unit->points.items[i];
        const struct java_point *java = java_of(point);
        bool is_meant = whole ? java->is_lambda : !java->is_lambda && !point->is_entry && !java->is_monitor && java->n_forms > 0;
        if (is_spent(point) || !is_meant || java->form > 0 || java_form_of(point)->is_statement || !is_in_argument(repair->unit, call, point))
            continue;
        repair->hit[i] = true;
        n++;
    }
    return n;
}

static int point_at(const struct repair *repair, size_t fault)
{
    int point = rewrite_point_at(repair->result, repair->faults.items[fault].line, repair->faults.items[fault].column);
    return point >= 0 && (size_t)point < repair->unit->points.count && !is_spent(&repair->unit->points.items[point]) ? point : -1;
}

/* A lambda that is wrong as a whole is reported where it begins, in the call that it is given to, and once more at the
 * call in it. The outer one is not at fault until it is the only one. */
static bool is_around_another(const struct repair *repair, const int *points, size_t fault)
{
    struct span outer = repair->unit->points.items[points[fault]].call;
    for (size_t i = 0; i < repair->faults.count; i++)
        if (points[i] >= 0 && points[i] != points[fault] && is_in(repair->unit->points.items[points[i]].call, outer))
            return true;
    return false;
}

/* All points of a method, with those in its lambdas; `lambdas`: only the lambdas that have not fallen back yet. */
static size_t hit_method(struct repair *repair, const char *method, bool lambdas)
{
    size_t n = 0;
    for (size_t i = 0; i < repair->unit->points.count; i++) {
        const struct point *point = &repair->unit->points.items[i];
        if (is_spent(point) || strcmp(point->function, method) != 0 || (lambdas && (!java_of(point)->is_lambda || java_of(point)->form > 0)))
            continue;
        repair->hit[i] = true;
        n++;
    }
    return n;
}

/* The call that the message is about is no point, and what is at fault may stand in other lines, which have not moved:
 * those that follow, or else those before. */
static size_t hit_near(struct repair *repair, unsigned line, bool lambdas)
{
    const struct point *near = NULL;
    for (size_t i = 0; i < repair->unit->points.count; i++) {
        const struct point *point = &repair->unit->points.items[i];
        if (is_spent(point))
            continue;
        if (!near || (near->line_begin < line && point->line_begin > near->line_begin) ||
            (point->line_begin >= line && point->line_begin < near->line_begin))
            near = point;
    }
    return near ? hit_method(repair, near->function, lambdas) : 0;
}

static size_t fall_back(struct arena *arena, const struct repair *repair, uint32_t steps, struct fallbacks *fallbacks)
{
    size_t n = 0;
    for (size_t i = 0; i < repair->unit->points.count; i++) {
        if (!repair->hit[i] || is_spent(&repair->unit->points.items[i]))
            continue;
        fallback_step(arena, fallbacks, &repair->unit->points.items[i], steps);
        n++;
    }
    return n;
}

/* Is a probe what the message is about, and not the user's text in it? The character at its place: the dot of
 * "WEFT_U0_Main.end(" or its bracket; 0: it is not. */
static char place_in_probe(const struct repair *repair, size_t fault)
{
    struct slice line = rewrite_line(repair->result, repair->faults.items[fault].line);
    size_t column = repair->faults.items[fault].column, begin = column, length = 0;
    if (column == 0 || column > line.length)
        return 0;
    for (begin--; begin > 0 && (isalnum((unsigned char)line.text[begin - 1]) || strchr("_.", line.text[begin - 1])); begin--)
        length++;
    return length > strlen(PREFIX) && memcmp(line.text + begin, PREFIX, strlen(PREFIX)) == 0 ? line.text[column - 1] : 0;
}

/* Messages about the method itself stand at its dot: no overload is the best one. */
static bool is_ambiguous(const struct repair *repair, size_t fault)
{
    return place_in_probe(repair, fault) == '.';
}

/* Is it on the line of an ambiguous probe? Of `c ? pick() : 0` the whole is told of, too, where no point is. */
static bool is_beside_ambiguous(const struct repair *repair, const int *points, size_t fault)
{
    for (size_t i = 0; i < repair->faults.count; i++)
        if (points[i] >= 0 && repair->faults.items[i].line == repair->faults.items[fault].line && is_ambiguous(repair, i))
            return true;
    return false;
}

/* Does it come from an ambiguous probe, this one's or one around it? */
static bool is_consequence(const struct repair *repair, const int *points, size_t fault)
{
    struct span inner = repair->unit->points.items[points[fault]].call;
    for (size_t i = 0; i < repair->faults.count; i++)
        if (points[i] >= 0 && is_ambiguous(repair, i) && is_in(inner, repair->unit->points.items[points[i]].call))
            return true;
    return false;
}

/* `<T> T pick()`: its value fits each overload, whether a probe is around the call or around an operand that it is. */
static void hit_with_probes_around(struct repair *repair, size_t point)
{
    struct span call = repair->unit->points.items[point].call;
    repair->hit[point] = true;
    for (size_t i = 0; i < point; i++) { /* enclosing points come before */
        const struct java_point *outer = java_of(&repair->unit->points.items[i]);
        bool is_held = outer->n_forms > 0 && outer->hold.begin == call.begin && outer->hold.end == call.end;
        repair->hit[i] =
            repair->hit[i] || (is_held && !is_spent(&repair->unit->points.items[i]) && !java_form_of(&repair->unit->points.items[i])->is_generic);
    }
}

/* Returns how many points are hit by this message. */
static size_t hit_fault(struct repair *repair, const int *points, size_t fault, unsigned round)
{
    bool ambiguous = is_ambiguous(repair, fault);
    if (!ambiguous && is_beside_ambiguous(repair, points, fault))
        return 0; /* told again if it is not that */
    if (points[fault] < 0)
        return hit_near(repair, repair->faults.items[fault].line, true);
    size_t at = (size_t)points[fault], n = 0;
    const struct point *point = &repair->unit->points.items[at];
    if (!ambiguous && (is_consequence(repair, points, fault) || is_around_another(repair, points, fault)))
        return 0;
    if (round >= ROUND_METHODS)
        return hit_method(repair, point->function, false);
    if (ambiguous) {
        hit_with_probes_around(repair, at);
        return 1;
    }
    if (round < ROUND_LEAVE && !place_in_probe(repair, fault)) {
        n = hit_arguments(repair, point, true);
        n = n ? n : hit_arguments(repair, point, false);
    }
    repair->hit[at] = repair->hit[at] || n == 0;
    return n + 1;
}

size_t javac_repair(struct arena *arena, const struct rewrite_result *result, const repair_positions *places, unsigned round,
                    struct fallbacks *fallbacks)
{
    struct repair repair = { .result = result, .unit = result->unit };
    size_t n = 0;
    find_faults(arena, places, &repair.faults);
    repair.hit = arena_array(arena, bool, repair.unit->points.count + 1);
    int *points = arena_array(arena, int, repair.faults.count + 1);
    for (size_t i = 0; i < repair.faults.count; i++)
        points[i] = point_at(&repair, i);
    for (size_t i = 0; i < repair.faults.count; i++)
        n += hit_fault(&repair, points, i, round);
    for (size_t i = 0; n == 0 && i < repair.faults.count; i++)
        hit_near(&repair, repair.faults.items[i].line, false);
    return fall_back(arena, &repair, round >= ROUND_LEAVE ? JAVA_MOST_FORMS : 1, fallbacks);
}
