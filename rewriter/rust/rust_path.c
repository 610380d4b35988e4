#include "rust_path.h"

#include <string.h>

#include "rust_kinds.h"

static void add_plain(struct str *out, struct slice text)
{
    for (size_t i = 0; i < text.length; i++)
        if (!strchr(" \t\r\n", text.text[i]))
            str_add_char(out, text.text[i]);
}

static void add_path(struct str *out, const struct tree_syntax *syntax, struct slice source, TSNode node)
{
    TSNode path = tree_field(node, "path"), name = tree_field(node, "name");
    switch (rust_kind_of(syntax, node)) {
    case RUST_SCOPED:
    case RUST_SCOPED_TYPE:
        if (!ts_node_is_null(path))
            add_path(out, syntax, source, path);
        str_add(out, "::");
        add_path(out, syntax, source, name);
        break;
    case RUST_GENERIC_TYPE:
    case RUST_GENERIC_TYPE_TURBOFISH:
        add_path(out, syntax, source, tree_field(node, "type"));
        break;
    case RUST_GENERIC_FUNCTION:
        add_path(out, syntax, source, tree_field(node, "function"));
        break;
    case RUST_BRACKETED_TYPE:
        add_path(out, syntax, source, tree_first_child(syntax, node));
        break;
    case RUST_QUALIFIED_TYPE: /* <T as Trait>: the function belongs to the trait */
        add_path(out, syntax, source, tree_field(node, "alias"));
        break;
    default:
        if (!ts_node_is_null(node))
            add_plain(out, rust_plain_name(tree_text(source, node)));
    }
}

const char *rust_path_text(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode path)
{
    struct str out = { .arena = arena };
    str_begin(&out); /* `use ;` */
    add_path(&out, syntax, source, path);
    return out.text;
}

const char *rust_path_join(struct arena *arena, const char *prefix, const char *rest)
{
    if (!prefix)
        return rest;
    return *rest ? arena_printf(arena, "%s::%s", prefix, rest) : prefix;
}

const char *rust_path_last(const char *path)
{
    const char *last = path;
    for (const char *at = path; (at = strstr(at, "::")) != NULL; at += 2)
        last = at + 2;
    return last;
}

struct slice rust_plain_name(struct slice identifier)
{
    bool is_raw = identifier.length > 2 && memcmp(identifier.text, "r#", 2) == 0;
    return is_raw ? (struct slice){ identifier.text + 2, identifier.length - 2 } : identifier;
}
