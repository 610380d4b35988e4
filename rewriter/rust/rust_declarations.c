/* A list of items -> the names they bind: functions, types, modules, and imports with every branch of their trees. */
#include "rust_declarations.h"

#include <string.h>

#include "rust_cfg.h"
#include "rust_kinds.h"
#include "rust_path.h"

static const char *text_of(struct rust_reader *reader, TSNode node)
{
    struct slice text = rust_plain_name(tree_text(reader->source, node));
    return arena_strndup(reader->arena, text.text, text.length);
}

static void bind_item(struct rust_reader *reader, struct rust_scope *scope, enum rust_binding_kind kind, TSNode item)
{
    TSNode name = tree_field(item, "name");
    if (!ts_node_is_null(name))
        vec_push(reader->arena, &scope->bindings, (struct rust_binding){ .name = text_of(reader, name), .kind = kind });
}

/* "n path _ ": what a call's operands are known by. Behind a parameter that may be left out it is not known which is which. */
static const char *parameters_of(struct rust_reader *reader, TSNode function)
{
    struct str names = { .arena = reader->arena };
    TSNode child;
    bool is_sure = true;
    for (struct tree_children c = tree_children_of(tree_field(function, "parameters")); tree_next(&c, &child);) {
        TSNode pattern = tree_field(child, "pattern");
        is_sure = is_sure && !(rust_kind_of(reader->syntax, child) == RUST_ATTRIBUTE && rust_cfg_is_meant(tree_text(reader->source, child)));
        if (is_sure && !ts_node_is_null(pattern))
            str_printf(&names, "%s ", rust_kind_of(reader->syntax, pattern) == RUST_IDENTIFIER ? text_of(reader, pattern) : "_");
    }
    return names.length ? names.text : "";
}

static void bind_function(struct rust_reader *reader, struct rust_scope *scope, TSNode item)
{
    size_t before = scope->bindings.count;
    bind_item(reader, scope, RUST_BINDS_FUNCTION, item);
    if (scope->bindings.count > before)
        scope->bindings.items[before].parameters = parameters_of(reader, item);
}

static void bind_use(struct rust_reader *reader, struct rust_scope *scope, const char *name, const char *target)
{
    if (strcmp(name, "_") != 0)
        vec_push(reader->arena, &scope->bindings, (struct rust_binding){ .name = name, .kind = RUST_BINDS_USE, .target = target });
}

static void read_use(struct rust_reader *reader, struct rust_scope *scope, TSNode clause, const char *prefix);

static void read_use_list(struct rust_reader *reader, struct rust_scope *scope, TSNode list, const char *prefix)
{
    TSNode child;
    for (struct tree_children c = tree_children_of(list); tree_next(&c, &child);)
        if (ts_node_is_named(child) && !tree_is_comment(reader->syntax, child))
            read_use(reader, scope, child, prefix);
}

/* One branch: `a::b`, `a as b`, `a::{..}`, `{..}`, `a::*`, `self`. */
static void read_use(struct rust_reader *reader, struct rust_scope *scope, TSNode clause, const char *prefix)
{
    TSNode path = tree_field(clause, "path");
    switch (rust_kind_of(reader->syntax, clause)) {
    case RUST_USE_LIST:
        read_use_list(reader, scope, clause, prefix);
        break;
    case RUST_SCOPED_USE_LIST: { /* `use ::{a, b}` has no path */
        const char *below = ts_node_is_null(path) ? "" : rust_path_text(reader->arena, reader->syntax, reader->source, path);
        read_use_list(reader, scope, tree_field(clause, "list"), rust_path_join(reader->arena, prefix, below));
        break;
    }
    case RUST_USE_WILDCARD:
        path = tree_first_child(reader->syntax, clause);
        vec_push(
            reader->arena, &scope->globs,
            rust_path_join(reader->arena, prefix, ts_node_is_null(path) ? "" : rust_path_text(reader->arena, reader->syntax, reader->source, path)));
        break;
    case RUST_USE_AS: {
        const char *target = rust_path_text(reader->arena, reader->syntax, reader->source, path);
        target = strcmp(target, "self") == 0 && prefix ? prefix : rust_path_join(reader->arena, prefix, target);
        bind_use(reader, scope, text_of(reader, tree_field(clause, "alias")), target);
        break;
    }
    case RUST_SELF:
        if (prefix)
            bind_use(reader, scope, rust_path_last(prefix), prefix);
        break;
    default: {
        const char *target = rust_path_join(reader->arena, prefix, rust_path_text(reader->arena, reader->syntax, reader->source, clause));
        bind_use(reader, scope, rust_path_last(target), target);
    }
    }
}

static void read_extern_crate(struct rust_reader *reader, struct rust_scope *scope, TSNode item)
{
    TSNode name = tree_field(item, "name"), alias = tree_field(item, "alias");
    if (ts_node_is_null(name)) /* extern crate self as x */
        return;
    const char *target = text_of(reader, name);
    vec_push(reader->arena, &scope->bindings,
             (struct rust_binding){ .name = ts_node_is_null(alias) ? target : text_of(reader, alias), .kind = RUST_BINDS_CRATE, .target = target });
}

static void read_item(struct rust_reader *reader, struct rust_scope *scope, TSNode item, struct slice attributes)
{
    switch (rust_kind_of(reader->syntax, item)) {
    case RUST_FUNCTION:
    case RUST_SIGNATURE:
        bind_function(reader, scope, item);
        break;
    case RUST_STRUCT_ITEM:
    case RUST_UNION_ITEM:
    case RUST_ENUM_ITEM:
    case RUST_TYPE_ITEM:
    case RUST_TRAIT_ITEM:
        bind_item(reader, scope, RUST_BINDS_TYPE, item);
        break;
    case RUST_CONST_ITEM:
    case RUST_STATIC_ITEM:
        bind_item(reader, scope, RUST_BINDS_VALUE, item);
        break;
    case RUST_USE:
        read_use(reader, scope, tree_field(item, "argument"), NULL);
        break;
    case RUST_EXTERN_CRATE:
        read_extern_crate(reader, scope, item);
        break;
    case RUST_FOREIGN_MODULE:
        if (!ts_node_is_null(tree_field(item, "body")))
            rust_read_items(reader, scope, tree_field(item, "body"));
        break;
    case RUST_MODULE:
        if (reader->on_module)
            reader->on_module(reader, scope, item, attributes);
        break;
    case RUST_MACRO:
        if (reader->on_macro)
            reader->on_macro(reader, scope, item);
        break;
    case RUST_EXPRESSION_STATEMENT:
        read_item(reader, scope, tree_first_child(reader->syntax, item), attributes);
        break;
    case RUST_MACRO_DEFINITION:
        if (reader->on_macro_definition)
            reader->on_macro_definition(reader, item);
        break;
    default:
        break;
    }
}

void rust_read_items(struct rust_reader *reader, struct rust_scope *scope, TSNode node)
{
    TSNode child;
    struct span attributes = { 0, 0 };
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);) {
        enum rust_kind kind = rust_kind_of(reader->syntax, child);
        if (kind == RUST_ATTRIBUTE) {
            attributes = (struct span){ attributes.end ? attributes.begin : tree_span(child).begin, tree_span(child).end };
        } else if (!tree_is_comment(reader->syntax, child)) {
            read_item(reader, scope, child, (struct slice){ reader->source.text + attributes.begin, attributes.end - attributes.begin });
            attributes = (struct span){ 0, 0 };
        }
    }
}

struct rust_scope *rust_block_scope(struct arena *arena, const struct tree_syntax *syntax, struct slice source, struct rust_scope *outer, TSNode node)
{
    struct rust_scope scope = { .path = outer->module->path, .outer = outer, .module = outer->module, .parent = outer->module->parent };
    struct rust_reader reader = { .arena = arena, .syntax = syntax, .source = source };
    rust_read_items(&reader, &scope, node);
    if (!scope.bindings.count && !scope.globs.count)
        return outer;
    struct rust_scope *made = arena_new(arena, struct rust_scope);
    *made = scope;
    return made;
}
