/* Looks at the operands of a point with details.
 *
 * A value shows itself on its way into the call, keep(0, VALUE): the identity function lets the expected type through. A variable or a field may be a
 * `&mut` that is borrowed anew for the call, and would be moved; it is looked at before, in a block that it ends: { see(0, &x); x }. */
#include "rust_values.h"

#include <ctype.h>
#include <string.h>

static enum rust_kind kind_of(const struct rust_view *view, TSNode node)
{
    return rust_kind_of(view->syntax, node);
}

/* x, self.x.0; not CONSTANT, of which each mention is a value of its own. */
static bool is_plain_place(const struct rust_view *view, TSNode node)
{
    struct slice text = rust_text(view->source, node);
    switch (kind_of(view, node)) {
    case RUST_FIELD:
        return is_plain_place(view, rust_field(node, "value"));
    case RUST_IDENTIFIER:
    case RUST_SELF:
        return text.length && !isupper((unsigned char)*text.text);
    default:
        return false;
    }
}

/* What a closure's parameters are may come from the type that is expected of the call which the closure is given to. */
static bool gives_closure(const struct rust_view *view, TSNode call)
{
    TSNode child;
    bool gives = false;
    if (ts_node_is_null(rust_callee_path(view, call)))
        return false;
    for (struct rust_children c = rust_children_of(rust_field(call, "arguments")); rust_next(&c, &child);)
        gives = gives || kind_of(view, child) == RUST_CLOSURE || (kind_of(view, child) == RUST_CALL && gives_closure(view, child));
    return gives;
}

static enum rust_keep find_keep(const struct rust_view *view, TSNode operand)
{
    struct slice text = rust_text(view->source, operand);
    switch (kind_of(view, operand)) {
    case RUST_CLOSURE:
    case RUST_ASYNC_BLOCK:
    case RUST_GEN_BLOCK:
    case RUST_UNIT:
    case RUST_RETURN:
    case RUST_BREAK:
    case RUST_CONTINUE:
    case RUST_YIELD:
        return RUST_KEEP_NOT;
    case RUST_CALL:
        return gives_closure(view, operand) ? RUST_KEEP_NOT : RUST_KEEP_VALUE;
    case RUST_IDENTIFIER:
    case RUST_SELF:
    case RUST_FIELD:
        if (!is_plain_place(view, operand))
            return RUST_KEEP_VALUE;
        return memchr(text.text, '\n', text.length) ? RUST_KEEP_NOT : RUST_KEEP_PLACE; /* it is written twice, and no line may move */
    default:
        return RUST_KEEP_VALUE;
    }
}

/* mem::replace(self, f(self.n)): in the argument itself `self` is borrowed in two phases, and in a block it would not be. */
static bool is_used_behind(const struct rust_view *view, TSNode operand, TSNode arguments)
{
    uint32_t begin = ts_node_end_byte(operand), end = ts_node_end_byte(arguments);
    return kind_of(view, operand) == RUST_SELF && memmem(view->source.text + begin, end - begin, "self", 4);
}

static void add(struct point *point, enum rust_keep *keeps, TSNode node, const char *name, enum rust_keep keep)
{
    struct span span = rust_span(node);
    keeps[point->n_operands] = keep;
    point->operands[point->n_operands++] = (struct operand){ .span = span, .base = span, .value = keep ? VALUE_ANY : VALUE_NOTHING, .name = name };
}

/* The name of the next parameter, leading underscores apart; NULL if it has none. */
static const char *next_name(struct arena *arena, const char **parameters)
{
    size_t length = *parameters ? strcspn(*parameters, " ") : 0, bare = *parameters ? strspn(*parameters, "_") : 0;
    const char *name = length > bare ? arena_strndup(arena, *parameters + bare, length - bare) : NULL;
    if (length)
        *parameters += length + 1;
    return name;
}

void rust_find_values(struct arena *arena, const struct rust_view *view, TSNode call, const char *parameters, rust_is_item *is_item, void *context,
                      struct point *point, struct rust_point *rust)
{
    TSNode arguments = rust_field(call, "arguments"), constant = rust_constant_argument(view, call), child;
    uint32_t most = ts_node_named_child_count(arguments);
    enum rust_keep *keeps = arena_array(arena, enum rust_keep, most + 1);
    bool has_attributes = false;
    point->operands = arena_array(arena, struct operand, most + 1);
    point->result_value = VALUE_ANY;
    rust->keeps = keeps;
    for (struct rust_children c = rust_children_of(arguments); rust_next(&c, &child);) {
        enum rust_kind kind = kind_of(view, child);
        has_attributes = has_attributes || kind == RUST_ATTRIBUTE;
        if (!ts_node_is_named(child) || kind == RUST_ATTRIBUTE || rust_is_comment(kind))
            continue;
        enum rust_keep keep = has_attributes || child.id == constant.id ? RUST_KEEP_NOT : find_keep(view, child);
        if (kind == RUST_IDENTIFIER && keep == RUST_KEEP_PLACE && is_item(context, child)) /* of a generic function only the callee knows which one */
            keep = RUST_KEEP_VALUE;
        if (keep == RUST_KEEP_PLACE && is_used_behind(view, child, arguments))
            keep = RUST_KEEP_NOT;
        add(point, keeps, child, next_name(arena, &parameters), keep);
    }
}

void rust_find_parameters(struct arena *arena, const struct rust_syntax *syntax, struct slice source, TSNode function, struct point *point,
                          struct rust_point *rust)
{
    TSNode parameters = rust_field(function, "parameters"), child;
    uint32_t most = ts_node_named_child_count(parameters);
    enum rust_keep *keeps = arena_array(arena, enum rust_keep, most + 1);
    point->operands = arena_array(arena, struct operand, most + 1);
    rust->keeps = keeps;
    for (struct rust_children c = rust_children_of(parameters); rust_next(&c, &child);) {
        TSNode pattern = rust_field(child, "pattern");
        if (ts_node_is_null(pattern)) /* self, and what is between */
            continue;
        bool is_named = rust_kind_of(syntax, pattern) == RUST_IDENTIFIER;
        struct slice text = rust_text(source, pattern);
        const char *name = arena_strndup(arena, text.text, text.length);
        add(point, keeps, pattern, is_named ? next_name(arena, &name) : NULL, is_named ? RUST_KEEP_PLACE : RUST_KEEP_NOT);
    }
}
