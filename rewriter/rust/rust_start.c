#include "rust_start.h"

#include <string.h>

#include "rust_kinds.h"
#include "rust_path.h"

/* By the callee's last segment. What is called on a builder, a scope or a pool is a method of the same name. */
static const struct known {
    const char *name, *helper;
    bool all; /* every argument is a closure to run, not only the last */
} known[] = {
    { "spawn", "scope", false },        /* std::thread, Builder, Scope; rayon */
    { "spawn_scoped", "scope", false }, /* Builder */
    { "spawn_fifo", "scope", false },   /* rayon */
    { "spawn_broadcast", "scope1_fn", false },
    { "broadcast", "scope1_fn", false },
    { "spawn_blocking", "scope", false }, /* tokio, async-std */
    { "install", "scope", false },        /* rayon's pools */
    { "join", "scope", true },            /* rayon */
    { "join_context", "scope1", true },
    { "scope", "scope1_ref", false },
    { "scope_fifo", "scope1_ref", false },
    { "execute", "scope1_mut_fn", false }, /* timely */
    { "execute_from_args", "scope1_mut_fn", false },
    { "execute_directly", "scope1_mut", false },
};

static const struct known *find_known(const char *name)
{
    const char *last = rust_path_last(name);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(last, known[i].name) == 0)
            return &known[i];
    return NULL;
}

/* Functions that take a future to run, by whatever variable it is passed. */
static bool takes_future(const char *name)
{
    static const char *const names[] = {
        "tokio::spawn", "tokio::task::spawn",          "tokio::task::spawn_local", "async_std::task::spawn", "async_std::task::spawn_local",
        "smol::spawn",  "async_global_executor::spawn"
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static bool is_inline(const struct rust_view *view, TSNode argument)
{
    return rust_kind_of(view->syntax, argument) == RUST_CLOSURE && strncmp(view->source.text + ts_node_start_byte(argument), "async", 5) != 0;
}

static struct rust_start inline_start(const struct rust_view *view, TSNode closure)
{
    TSNode body = tree_field(closure, "body"), child;
    struct rust_start start = { RUST_CLOSURE_EXPRESSION, tree_span(body), rust_begins_with_block(view, body), NULL, tree_span(closure) };
    /* a labelled block is an expression */
    if (rust_kind_of(view->syntax, body) != RUST_BLOCK || view->source.text[start.at.begin] != '{')
        return start;
    start.closure = RUST_CLOSURE_BLOCK;
    start.at.end = ++start.at.begin;
    for (struct tree_children c = tree_children_of(body); tree_next(&c, &child);)
        if (rust_kind_of(view->syntax, child) == RUST_INNER_ATTRIBUTE)
            start.at.begin = start.at.end = tree_span(child).end;
    return start;
}

typedef VEC(TSNode) nodes;

static nodes arguments_of(struct arena *arena, const struct rust_view *view, TSNode call)
{
    nodes arguments = { 0 };
    TSNode child;
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);) {
        enum rust_kind kind = rust_kind_of(view->syntax, child);
        if (ts_node_is_named(child) && kind != RUST_ATTRIBUTE && !tree_is_comment(view->syntax, child))
            vec_push(arena, &arguments, child);
    }
    return arguments;
}

/* The position that the entry names; -1: none. */
static int named_position(const struct config_probe *probe)
{
    return probe_makes_tasks(probe) ? probe->body : probe->start;
}

/* What wraps a value whose number of parameters is known. Of a task's body only the helper for none is there. */
static const char *helper_of(const struct config_probe *probe, const struct known *entry)
{
    return probe_makes_tasks(probe) ? "tasked" : entry ? entry->helper : "scope";
}

bool rust_find_starts(struct arena *arena, const struct rust_view *view, TSNode call, const char *name, const struct config_probe *probe,
                      struct rust_point *rust)
{
    nodes arguments = arguments_of(arena, view, call);
    const struct known *entry = find_known(name);
    rust->starts = arena_array(arena, struct rust_start, arguments.count + 1);
    for (size_t i = 0; i < arguments.count; i++) {
        int position = named_position(probe);
        bool named = position >= 0 ? (size_t)position == i : entry && (entry->all || i + 1 == arguments.count);
        if (is_inline(view, arguments.items[i]) && (named || position < 0))
            rust->starts[rust->n_starts++] = inline_start(view, arguments.items[i]);
        else if (named && !probe->repeats && rust_kind_of(view->syntax, arguments.items[i]) != RUST_CLOSURE)
            rust->starts[rust->n_starts++] =
                (struct rust_start){ RUST_CLOSURE_VALUE, tree_span(arguments.items[i]), false, helper_of(probe, entry), { 0, 0 } };
    }
    return rust->n_starts > 0;
}

bool rust_find_task(struct arena *arena, const struct rust_view *view, TSNode call, const char *name, const struct config_probe *probe,
                    struct rust_point *rust)
{
    nodes arguments = arguments_of(arena, view, call);
    for (size_t i = 0; i < arguments.count; i++) {
        bool is_async = rust_kind_of(view->syntax, arguments.items[i]) == RUST_ASYNC_BLOCK;
        int position = named_position(probe);
        bool is_task = position >= 0 ? (size_t)position == i && (is_async || probe->action == ACTION_FUTURE)
                                     : is_async || (takes_future(name) && i + 1 == arguments.count);
        if (!is_task)
            continue;
        rust->starts = arena_new(arena, struct rust_start);
        *rust->starts = (struct rust_start){
            RUST_CLOSURE_VALUE, tree_span(arguments.items[i]), false, probe_makes_tasks(probe) ? "task_future" : "traced", { 0, 0 }
        };
        rust->n_starts = 1;
        return true;
    }
    return false;
}

struct rust_point *rust_make_task(struct arena *arena, const struct rust_point *rust)
{
    bool is_task = rust->n_starts == 1 && rust->starts->closure == RUST_CLOSURE_VALUE && strcmp(rust->starts->helper, "tasked") == 0;
    bool is_scope = rust->n_starts == 1 && rust->starts->closure == RUST_CLOSURE_VALUE && strcmp(rust->starts->helper, "scope") == 0;
    if ((!is_task && !is_scope) || rust->on != RUST_ON_ANY)
        return NULL;
    struct rust_point *task = arena_new(arena, struct rust_point);
    task->starts = arena_new(arena, struct rust_start);
    *task->starts = (struct rust_start){ RUST_CLOSURE_VALUE, rust->starts->at, false, is_task ? "task_future" : "traced", { 0, 0 } };
    task->n_starts = 1;
    task->facts = RUST_POINT_TASK;
    task->body = rust->body;
    task->is_regrouped = rust->is_regrouped;
    task->home = rust->home;
    task->n_arguments = rust->n_arguments;
    return task;
}
