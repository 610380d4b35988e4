#include "rust_callee.h"

#include <string.h>

#include "rust_crate.h"
#include "rust_kinds.h"
#include "rust_path.h"

enum { MOST_GLOB_NAMES = 16 };

struct rust_name rust_resolve_here(const struct rust_visit *visit, const char *path)
{
    const struct rust_walk *w = visit->walk;
    if (strcmp(path, "Self") == 0 && visit->self)
        return (struct rust_name){ .absolute = visit->self, .is_known = true };
    if (text_starts_with(path, "Self::") && visit->self)
        return (struct rust_name){ .absolute = arena_printf(w->arena, "%s%s", visit->self, path + 4), .is_known = true };
    return rust_resolve(w->arena, w->crate, visit->scope, path);
}

const struct config_probe *rust_select(const struct rust_walk *walk, rust_lookup *look_up, const char *absolute)
{
    const char *crate = rust_crate_name(walk->crate);
    size_t length = strlen(crate);
    const struct config_probe *probe = look_up(walk->request->select, absolute), *below = NULL;
    if (strncmp(absolute, crate, length) == 0 && strncmp(absolute + length, "::", 2) == 0)
        below = look_up(walk->request->select, absolute + length + 2);
    /* of several entries the last one decides, by whichever name it selects */
    return !probe || (below && below > probe) ? below : probe;
}

/* The first segment of a name, or of a pattern, where it has no wildcard. */
static bool same_crate(const char *pattern, const char *name)
{
    size_t length = strcspn(name, ":");
    return strncmp(pattern, name, length) == 0 && pattern[length] == ':';
}

/* `use crossbeam_channel::*; bounded(1)`: only that crate could tell whether this is crossbeam_channel::bounded. It is
 * taken for it if the configuration names the crate. */
static void look_through_globs(const struct rust_visit *visit, const char *path, struct rust_callee *callee)
{
    const struct rust_walk *w = visit->walk;
    const char *names[MOST_GLOB_NAMES];
    size_t n = rust_glob_names(w->arena, w->crate, visit->scope, path, names, MOST_GLOB_NAMES);
    for (size_t i = 0; i < n; i++) {
        const struct config_probe *probe = same_crate(path, names[i]) ? NULL : select_callee(w->request->select, names[i]);
        /* of several entries the last one decides */
        if (!probe || !same_crate(probe->pattern, names[i]) || (callee->probe && callee->probe > probe))
            continue;
        callee->name = names[i];
        callee->probe = probe;
    }
}

/* A callee that is no path: a field, (self.handler)(x), or a value. */
static const char *expression_name(const struct rust_walk *w, TSNode callee)
{
    enum rust_kind kind;
    TSNode inner;
    while ((kind = rust_kind_of(&w->syntax, callee)) == RUST_PARENTHESIZED || kind == RUST_UNARY) {
        inner = tree_first_child(&w->syntax, callee);
        if (ts_node_is_null(inner))
            break;
        callee = inner;
    }
    if (kind == RUST_FIELD)
        return rust_node_text(w, tree_field(callee, "field"));
    if (kind == RUST_IDENTIFIER)
        return rust_node_text(w, callee);
    return "<expression>";
}

static void find_by_path(const struct rust_visit *visit, const struct rust_view *view, TSNode call, TSNode path, struct rust_callee *callee)
{
    const struct rust_walk *w = visit->walk;
    const char *text = rust_path_text(w->arena, &w->syntax, w->unit->source, path);
    struct rust_name name = rust_resolve_here(visit, text);
    callee->name = name.absolute;
    callee->parameters = name.parameters;
    callee->probe = rust_select(w, select_callee, name.absolute);
    if (!name.is_known)
        look_through_globs(visit, text, callee);
    callee->is_constructor = rust_is_constructor(view, call) && !name.is_function;
}

struct rust_callee rust_find_callee(const struct rust_visit *visit, TSNode call)
{
    const struct rust_walk *w = visit->walk;
    struct rust_view view = rust_view_of(w);
    TSNode function = tree_field(call, "function"), path = rust_callee_path(&view, call);
    struct rust_callee callee = { 0 };
    if (rust_kind_of(&w->syntax, function) == RUST_GENERIC_FUNCTION)
        function = tree_field(function, "function");
    if (rust_kind_of(&w->syntax, function) == RUST_FIELD) {
        callee.name = rust_node_text(w, tree_field(function, "field"));
        callee.probe = select_method(w->request->select, callee.name);
    } else if (ts_node_is_null(path)) {
        callee.name = expression_name(w, function);
        callee.probe = select_callee(w->request->select, callee.name);
    } else if (rust_kind_of(&w->syntax, path) == RUST_IDENTIFIER && rust_is_local(visit->locals, visit->scope, tree_text(w->unit->source, path))) {
        callee.name = rust_node_text(w, path);
        callee.probe = select_callee(w->request->select, callee.name);
    } else {
        find_by_path(visit, &view, call, path, &callee);
    }
    if (callee.probe && callee.probe->is_dropped)
        callee.probe = NULL;
    return callee;
}

bool rust_call_is_selected(const void *visit, TSNode call)
{
    struct rust_callee callee = rust_find_callee(visit, call);
    return callee.probe && !callee.is_constructor;
}

bool rust_identifier_is_item(const void *context, TSNode identifier)
{
    const struct rust_visit *visit = context;
    const struct rust_walk *w = visit->walk;
    return !rust_is_local(visit->locals, visit->scope, tree_text(w->unit->source, identifier)) &&
           rust_resolve_here(visit, rust_node_text(w, identifier)).is_known;
}
