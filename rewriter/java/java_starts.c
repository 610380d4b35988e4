#include "java_starts.h"

#include <string.h>

#include "java_forms.h"
#include "java_kinds.h"

static enum java_kind kind_of(const struct java_visit *visit, TSNode node)
{
    return java_kind_of(&visit->walk->syntax, node);
}

struct start {
    const char *method, *probe;
    bool repeats;
};

static const struct start *find_start(struct slice method)
{
    static const struct start all[] = {
#define START(method, probe, repeats) { method, probe, repeats },
#include "java_starts.def"
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (slice_is(method, all[i].method))
            return &all[i];
    return NULL;
}

static bool is_literal(TSNode node)
{
    return strstr(ts_node_type(node), "literal") != NULL;
}

/* A lambda, a method reference, or `new Runnable() { .. }`: a function that stands in the call itself. */
static bool is_written_here(const struct java_visit *visit, TSNode argument)
{
    TSNode child;
    if (java_is_function(visit, argument))
        return true;
    if (kind_of(visit, argument) == JAVA_OBJECT_CREATION)
        for (struct tree_children c = tree_children_of(argument); tree_next(&c, &child);)
            if (kind_of(visit, child) == JAVA_CLASS_BODY) {
                tree_children_close(&c);
                return true;
            }
    return false;
}

/* The argument at the position, or (-1) the first function that is written here, or else the first that may be one. */
static TSNode find_body(const struct java_visit *visit, TSNode arguments, int position)
{
    TSNode child, written = { 0 }, other = { 0 };
    int n = 0;
    for (struct tree_children c = tree_children_of(arguments); tree_next(&c, &child);) {
        if (!ts_node_is_named(child) || tree_is_comment(&visit->walk->syntax, child))
            continue;
        if (n++ == position) {
            tree_children_close(&c);
            return child;
        }
        if (ts_node_is_null(written) && is_written_here(visit, child))
            written = child;
        if (ts_node_is_null(other) && !is_literal(child))
            other = child;
    }
    return position >= 0 ? (TSNode){ 0 } : ts_node_is_null(written) ? other : written;
}

/* "g" of Foo::g and of () -> g(x). */
static const char *name_of(const struct java_visit *visit, TSNode body)
{
    TSNode name = { 0 };
    while (kind_of(visit, body) == JAVA_PARENTHESIZED)
        body = tree_first_child(&visit->walk->syntax, body);
    if (kind_of(visit, body) == JAVA_METHOD_REFERENCE)
        name = ts_node_child(body, ts_node_child_count(body) - 1);
    else if (kind_of(visit, body) == JAVA_LAMBDA && kind_of(visit, tree_field(body, "body")) == JAVA_METHOD_INVOCATION)
        name = tree_field(tree_field(body, "body"), "name");
    if (ts_node_is_null(name))
        return NULL;
    struct slice text = tree_text(visit->walk->unit->source, name);
    return arena_strndup(visit->walk->arena, text.text, text.length);
}

enum reason java_find_starts(const struct java_visit *visit, TSNode call, struct point *point)
{
    struct java_point *java = java_of(point);
    bool is_task = probe_makes_tasks(point->probe);
    TSNode arguments = tree_field(call, "arguments"), name = tree_field(call, "name");
    TSNode body = ts_node_is_null(arguments) ? (TSNode){ 0 } : find_body(visit, arguments, is_task ? point->probe->body : point->probe->start);
    if (ts_node_is_null(body))
        return is_task ? REASON_NO_TASK_BODY : REASON_NONE;
    const struct start *start = ts_node_is_null(name) ? NULL : find_start(tree_text(visit->walk->unit->source, name));
    java->start = tree_span(body);
    if (!is_task) {
        java->start_probe = "thread";
        return REASON_NONE;
    }
    point->has_tasks = true;
    point->task = name_of(visit, body);
    java->start_probe = start ? start->probe : "task";
    java->repeats = point->probe->repeats || (start && start->repeats);
    return REASON_NONE;
}
