/* Patterns -> the variables that they bind (Reference, "Patterns", "Identifier patterns"). */
#include "rust_locals.h"

#include <ctype.h>
#include <string.h>

#include "rust_kinds.h"

static const struct rust_local *add_local(struct arena *arena, struct slice name, const struct rust_scope *scope, const struct rust_local *outer)
{
    struct rust_local *local = arena_new(arena, struct rust_local);
    *local = (struct rust_local){ name, scope, outer };
    return local;
}

const struct rust_local *rust_bind_locals(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode pattern,
                                          const struct rust_scope *scope, const struct rust_local *outer)
{
    enum rust_kind kind = rust_kind_of(syntax, pattern);
    struct slice text = tree_text(source, pattern);
    TSNode child;
    /* a capital letter: a constant that is compared with */
    if (kind == RUST_IDENTIFIER || kind == RUST_SHORTHAND_FIELD)
        return text.length && !isupper((unsigned char)text.text[0]) ? add_local(arena, text, scope, outer) : outer;
    if (kind == RUST_SCOPED || kind == RUST_CALL || kind == RUST_MACRO)
        return outer;
    if (kind == RUST_LET_CONDITION)
        return rust_bind_locals(arena, syntax, source, tree_field(pattern, "pattern"), scope, outer);
    for (struct tree_children c = tree_children_of(pattern); tree_next(&c, &child);) {
        const char *field = tree_field_name(&c);
        bool binds = kind != RUST_LET_CHAIN || rust_kind_of(syntax, child) == RUST_LET_CONDITION;
        if (binds && ts_node_is_named(child) && !(field && (strcmp(field, "type") == 0 || strcmp(field, "condition") == 0)))
            outer = rust_bind_locals(arena, syntax, source, child, scope, outer);
    }
    return outer;
}

static bool declares(const struct rust_scope *scope, struct slice name)
{
    for (size_t i = 0; i < scope->bindings.count; i++) {
        const struct rust_binding *binding = &scope->bindings.items[i];
        if (binding->kind != RUST_BINDS_MODULE && binding->kind != RUST_BINDS_TYPE && slice_is(name, binding->name))
            return true;
    }
    return false;
}

bool rust_is_local(const struct rust_local *locals, const struct rust_scope *scope, struct slice name)
{
    for (; locals; locals = locals->outer) {
        if (locals->name.length != name.length || memcmp(locals->name.text, name.text, name.length) != 0)
            continue;
        for (; scope && scope != locals->scope; scope = scope->outer)
            if (declares(scope, name))
                return false;
        return true;
    }
    return false;
}
