/* Paths as they are written -> absolute names, by Rust's rules of name resolution as far as text alone can follow
 * them. Names that a macro declares stay as they are written. */
#include "rust_names.h"

#include <string.h>

#include "rust_modules.h"
#include "rust_path.h"

enum { MOST_STEPS = 32 }; /* imports may go round in circles */

struct resolver {
    struct arena *arena;
    const struct rust_crate *crate;
    int steps;
    /* imports that are being followed: `use crate::f` in the root does not mean itself */
    const struct rust_binding *open[MOST_STEPS];
    int n_open;
};

/* What a path leads to: a module of the crate, or the name of something else. */
struct target {
    const struct rust_scope *module;
    struct rust_name name;
};

static struct target resolve(struct resolver *r, const struct rust_scope *scope, const char *path, bool in_use);

/* Splits off the first segment; *rest is "" behind the last. */
static struct slice first_segment(const char *path, const char **rest)
{
    const char *end = path[0] == ':' ? path : strstr(path, "::");
    if (!end) {
        *rest = path + strlen(path);
        return slice_of(path);
    }
    *rest = end + 2;
    return (struct slice){ path, (size_t)(end - path) };
}

static struct target named(const char *absolute, bool is_known)
{
    return (struct target){ NULL, { .absolute = absolute, .is_known = is_known } };
}

static bool is_open(const struct resolver *r, const struct rust_binding *binding)
{
    for (int i = 0; i < r->n_open; i++)
        if (r->open[i] == binding)
            return true;
    return false;
}

static const struct rust_binding *find_binding(const struct resolver *r, const struct rust_scope *scope, struct slice name)
{
    for (size_t i = 0; i < scope->bindings.count; i++)
        if (slice_is(name, scope->bindings.items[i].name) && !is_open(r, &scope->bindings.items[i]))
            return &scope->bindings.items[i];
    return NULL;
}

static struct target descend(struct resolver *r, const struct rust_scope *module, const char *path);

/* `rest` seen from what the binding of `scope` stands for. */
static struct target follow(struct resolver *r, const struct rust_scope *scope, const struct rust_binding *binding, const char *rest)
{
    switch (binding->kind) {
    case RUST_BINDS_MODULE:
        return descend(r, binding->module, rest);
    case RUST_BINDS_CRATE:
        return named(rust_path_join(r->arena, binding->target, rest), true);
    case RUST_BINDS_USE: {
        if (r->n_open == MOST_STEPS)
            return named(rust_path_join(r->arena, binding->target, rest), true);
        r->open[r->n_open++] = binding;
        struct target target = resolve(r, scope, binding->target, true);
        r->n_open--;
        if (target.module)
            return descend(r, target.module, rest);
        target.name.absolute = rust_path_join(r->arena, target.name.absolute, rest);
        target.name.is_known = true;
        target.name.is_function = target.name.is_function && !*rest;
        target.name.parameters = *rest ? NULL : target.name.parameters;
        return target;
    }
    default: {
        struct target target = named(rust_path_join(r->arena, rust_path_join(r->arena, scope->module->path, binding->name), rest), true);
        target.name.is_function = binding->kind == RUST_BINDS_FUNCTION && !*rest;
        target.name.parameters = *rest ? NULL : binding->parameters;
        return target;
    }
    }
}

/* A name that the scope imports with a `*`, from a module of this crate. */
static bool follow_globs(struct resolver *r, const struct rust_scope *scope, struct slice name, const char *rest, struct target *target)
{
    for (size_t i = 0; i < scope->globs.count && r->steps < MOST_STEPS; i++) {
        struct target from = resolve(r, scope, scope->globs.items[i], true);
        const struct rust_binding *binding = from.module ? find_binding(r, from.module, name) : NULL;
        if (binding) {
            *target = follow(r, from.module, binding, rest);
            return true;
        }
        if (from.module && from.module != scope && follow_globs(r, from.module, name, rest, target))
            return true;
    }
    return false;
}

/* `path` inside a module. */
static struct target descend(struct resolver *r, const struct rust_scope *module, const char *path)
{
    struct target target = { module, { .absolute = module->path, .is_known = true } };
    const char *rest;
    if (!*path || ++r->steps > MOST_STEPS)
        return target;
    struct slice name = first_segment(path, &rest);
    if (slice_is(name, "super") && module->parent)
        return descend(r, module->parent, rest);
    if (slice_is(name, "self"))
        return descend(r, module, rest);
    const struct rust_binding *binding = find_binding(r, module, name);
    if (binding)
        return follow(r, module, binding, rest);
    if (follow_globs(r, module, name, rest, &target))
        return target;
    return named(rust_path_join(r->arena, module->path, path), false);
}

static const char *in_prelude(struct slice name)
{
    static const char *const prelude[][2] = {
#define PRELUDE(name, absolute) { name, absolute },
#include "rust_prelude.def"
#undef PRELUDE
    };
    for (size_t i = 0; i < sizeof prelude / sizeof *prelude; i++)
        if (slice_is(name, prelude[i][0]))
            return prelude[i][1];
    return NULL;
}

/* A path that begins at the root of the crate (edition 2015: also of other crates). */
static struct target resolve_from_root(struct resolver *r, const char *path)
{
    const char *rest;
    struct slice name = first_segment(path, &rest);
    struct target target;
    if (find_binding(r, r->crate->root, name) || !*rest)
        return descend(r, r->crate->root, path);
    if (follow_globs(r, r->crate->root, name, rest, &target))
        return target;
    return named(path, false);
}

static struct target resolve(struct resolver *r, const struct rust_scope *scope, const char *path, bool in_use)
{
    const char *rest;
    struct slice name = first_segment(path, &rest);
    if (++r->steps > MOST_STEPS)
        return named(path, false);
    if (slice_is(name, "crate") || slice_is(name, "$crate"))
        return descend(r, r->crate->root, rest);
    if (slice_is(name, "self") || slice_is(name, "super"))
        return descend(r, scope->module, path);
    if (name.length == 0) /* ::a::b */
        return r->crate->edition == 2015 ? resolve_from_root(r, rest) : named(rest, true);
    if (in_use && r->crate->edition == 2015)
        return resolve_from_root(r, path);
    for (const struct rust_scope *s = scope; s; s = s->outer) {
        struct target target;
        const struct rust_binding *binding = find_binding(r, s, name);
        if (binding)
            return follow(r, s, binding, rest);
        if (!in_use && follow_globs(r, s, name, rest, &target))
            return target;
    }
    const char *standard = in_prelude(name);
    return standard ? named(rust_path_join(r->arena, standard, rest), true) : named(path, false);
}

struct rust_name rust_resolve(struct arena *arena, const struct rust_crate *crate, const struct rust_scope *scope, const char *path)
{
    struct resolver r = { .arena = arena, .crate = crate };
    return resolve(&r, scope, path, false).name;
}

struct glob_names {
    struct resolver *resolver;
    const char *path, **names;
    size_t n, most;
};

static void add_glob_names(struct glob_names *g, const struct rust_scope *scope)
{
    for (size_t i = 0; i < scope->globs.count && g->resolver->steps < MOST_STEPS; i++) {
        struct target from = resolve(g->resolver, scope, scope->globs.items[i], true);
        if (from.module && from.module != scope) /* `use self::prelude::*`, and there `pub use other::*` */
            add_glob_names(g, from.module);
        else if (!from.module && g->n < g->most)
            g->names[g->n++] = rust_path_join(g->resolver->arena, from.name.absolute, g->path);
    }
}

size_t rust_glob_names(struct arena *arena, const struct rust_crate *crate, const struct rust_scope *scope, const char *path, const char **names,
                       size_t most)
{
    struct resolver r = { .arena = arena, .crate = crate };
    struct glob_names g = { &r, path, names, 0, most };
    for (const struct rust_scope *s = scope; s; s = s->outer)
        add_glob_names(&g, s);
    return g.n;
}
