/* The operands of a point that captures values -> how each is captured.
 *
 * A value is captured on its way into the call, keep(0, VALUE): the identity function lets the expected type through.
 * A variable or a field may be a `&mut` that is borrowed anew for the call, and would be moved by that. So it is
 * looked at first, in a block that ends with it: { see(0, &x); x }.
 *
 * In `replace(c, f(c.n))` the argument itself is borrowed in two phases, so that `c` may be read behind it; in a block it would not
 * be (Rust Compiler Development Guide, "Two-phase borrows"). So what is mentioned behind is looked at before the whole call, if
 * nothing that is evaluated in between could change it. */
#include "rust_values.h"

#include <ctype.h>
#include <string.h>

#include "rust_cfg.h"
#include "rust_kinds.h"

static enum rust_kind kind_of(const struct rust_view *view, TSNode node)
{
    return rust_kind_of(view->syntax, node);
}

/* x, self.x.0; not CONSTANT, of which each mention is a value of its own. */
static bool is_plain_place(const struct rust_view *view, TSNode node)
{
    struct slice text = tree_text(view->source, node);
    switch (kind_of(view, node)) {
    case RUST_FIELD:
        return is_plain_place(view, tree_field(node, "value"));
    case RUST_IDENTIFIER:
    case RUST_SELF:
        return text.length && !isupper((unsigned char)*text.text);
    default:
        return false;
    }
}

/* The types of a closure's parameters may come from the type that is expected of the call that the closure is given
 * to. */
static bool gives_closure(const struct rust_view *view, TSNode call)
{
    TSNode child;
    bool gives = false;
    if (ts_node_is_null(rust_callee_path(view, call)))
        return false;
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);)
        gives = gives || kind_of(view, child) == RUST_CLOSURE || (kind_of(view, child) == RUST_CALL && gives_closure(view, child));
    return gives;
}

/* { let x = f(); |y| .. }, if c { |x| .. } else { |x| .. } */
static bool is_closure(const struct rust_view *view, TSNode node)
{
    TSNode child, last;
    bool some = false;
    switch (kind_of(view, node)) {
    case RUST_CLOSURE:
        return true;
    case RUST_BLOCK:
    case RUST_UNSAFE_BLOCK:
    case RUST_PARENTHESIZED:
        last = rust_last_inside(view, node);
        return !ts_node_is_null(last) && is_closure(view, last);
    case RUST_IF:
        return is_closure(view, tree_field(node, "consequence"));
    case RUST_MATCH:
        for (struct tree_children c = tree_children_of(tree_field(node, "body")); tree_next(&c, &child);)
            some = some || (kind_of(view, child) == RUST_MATCH_ARM && is_closure(view, tree_field(child, "value")));
        return some;
    default:
        return false;
    }
}

static enum rust_captured_as choose_capture(const struct rust_view *view, TSNode operand)
{
    struct slice text = tree_text(view->source, operand);
    if (is_closure(view, operand))
        return RUST_CAPTURED_NOT;
    switch (kind_of(view, operand)) {
    case RUST_ASYNC_BLOCK:
    case RUST_GEN_BLOCK:
    case RUST_UNIT:
    case RUST_RETURN:
    case RUST_BREAK:
    case RUST_CONTINUE:
    case RUST_YIELD:
        return RUST_CAPTURED_NOT;
    case RUST_CALL:
        return gives_closure(view, operand) ? RUST_CAPTURED_NOT : RUST_CAPTURED_AS_VALUE;
    case RUST_IDENTIFIER:
    case RUST_SELF:
    case RUST_FIELD:
        if (!is_plain_place(view, operand))
            return RUST_CAPTURED_AS_VALUE;
        /* it is written twice, and no line may move */
        return memchr(text.text, '\n', text.length) ? RUST_CAPTURED_NOT : RUST_CAPTURED_AS_PLACE;
    default:
        return RUST_CAPTURED_AS_VALUE;
    }
}

static bool mentions(const struct rust_view *view, TSNode node, struct slice variable)
{
    enum rust_kind kind = kind_of(view, node);
    struct slice text = tree_text(view->source, node);
    TSNode child;
    bool does = false;
    if (kind == RUST_MACRO) /* format!("{x}") */
        return memmem(text.text, text.length, variable.text, variable.length);
    if (kind == RUST_IDENTIFIER || kind == RUST_SELF || kind == RUST_SHORTHAND)
        return text.length == variable.length && memcmp(text.text, variable.text, text.length) == 0;
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        does = does || (ts_node_is_named(child) && mentions(view, child, variable));
    return does;
}

/* The variable of a plain place. */
static TSNode variable_of(const struct rust_view *view, TSNode place)
{
    while (kind_of(view, place) == RUST_FIELD)
        place = tree_field(place, "value");
    return place;
}

/* Could its evaluation change a variable? */
static bool has_effects(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    return kind == RUST_ASSIGNMENT || kind == RUST_COMPOUND_ASSIGNMENT || kind == RUST_BLOCK || kind == RUST_UNSAFE_BLOCK || rust_costs(view, node) ||
           (!rust_is_put_off(kind) && rust_some_child(view, node, has_effects));
}

/* Is nothing evaluated before the arguments that could change a variable? */
static bool begins_with_arguments(const struct rust_view *view, TSNode call)
{
    TSNode receiver = rust_receiver(view, call);
    if (ts_node_is_null(receiver))
        return !ts_node_is_null(rust_callee_path(view, call));
    return rust_is_place(view, receiver) && !has_effects(view, receiver);
}

/* A plain place: where it is looked at. */
static enum rust_captured_as choose_look(const struct rust_view *view, TSNode operand, TSNode arguments, bool has_effects_before)
{
    TSNode variable = variable_of(view, operand), child;
    bool is_behind = false, is_mentioned = false;
    for (struct tree_children c = tree_children_of(arguments); tree_next(&c, &child);) {
        is_mentioned = is_mentioned || (is_behind && ts_node_is_named(child) && mentions(view, child, tree_text(view->source, variable)));
        is_behind = is_behind || ts_node_eq(child, operand);
    }
    if (is_mentioned && !has_effects_before)
        return RUST_CAPTURED_IN_FRONT;
    return is_mentioned && kind_of(view, operand) == RUST_SELF ? RUST_CAPTURED_NOT : RUST_CAPTURED_AS_PLACE;
}

static void add(struct point *point, struct rust_capturing *ways, TSNode node, const char *name, enum rust_captured_as way, bool is_field)
{
    struct span span = tree_span(node);
    ways[point->n_operands] = (struct rust_capturing){ way, is_field };
    point->operands[point->n_operands++] = (struct operand){ .span = span, .base = span, .value = way ? VALUE_ANY : VALUE_NOTHING, .name = name };
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

void rust_find_values(struct arena *arena, const struct rust_view *view, TSNode call, const char *parameters, rust_is_item *is_item,
                      const void *context, struct point *point, struct rust_point *rust)
{
    TSNode arguments = tree_field(call, "arguments"), constant = rust_constant_argument(view, call), child;
    uint32_t most = ts_node_named_child_count(arguments);
    struct rust_capturing *ways = arena_array(arena, struct rust_capturing, most + 1);
    bool has_attributes = false, has_effects_before = !begins_with_arguments(view, call);
    point->operands = arena_array(arena, struct operand, most + 1);
    point->result_value = VALUE_ANY;
    rust->capturing = ways;
    for (struct tree_children c = tree_children_of(arguments); tree_next(&c, &child);) {
        enum rust_kind kind = kind_of(view, child);
        has_attributes = has_attributes || kind == RUST_ATTRIBUTE;
        if (!ts_node_is_named(child) || kind == RUST_ATTRIBUTE || tree_is_comment(view->syntax, child))
            continue;
        enum rust_captured_as way = has_attributes || child.id == constant.id ? RUST_CAPTURED_NOT : choose_capture(view, child);
        /* a reference to a generic function would not say which instance is meant */
        if (kind == RUST_IDENTIFIER && way == RUST_CAPTURED_AS_PLACE && is_item(context, child))
            way = RUST_CAPTURED_AS_VALUE;
        if (way == RUST_CAPTURED_AS_PLACE)
            way = choose_look(view, child, arguments, has_effects_before);
        has_effects_before = has_effects_before || has_effects(view, child);
        add(point, ways, child, next_name(arena, &parameters), way, kind == RUST_FIELD);
    }
}

void rust_find_parameters(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode function, struct point *point,
                          struct rust_point *rust)
{
    TSNode parameters = tree_field(function, "parameters"), child;
    uint32_t most = ts_node_named_child_count(parameters);
    struct rust_capturing *ways = arena_array(arena, struct rust_capturing, most + 1);
    point->operands = arena_array(arena, struct operand, most + 1);
    bool may_be_left_out = false;
    rust->capturing = ways;
    for (struct tree_children c = tree_children_of(parameters); tree_next(&c, &child);) {
        TSNode pattern = tree_field(child, "pattern");
        may_be_left_out = may_be_left_out || (rust_kind_of(syntax, child) == RUST_ATTRIBUTE && rust_cfg_is_meant(tree_text(source, child)));
        if (ts_node_is_null(pattern)) /* self, and what is between */
            continue;
        bool is_named = rust_kind_of(syntax, pattern) == RUST_IDENTIFIER && !may_be_left_out;
        may_be_left_out = false;
        struct slice text = tree_text(source, pattern);
        const char *name = arena_strndup(arena, text.text, text.length);
        add(point, ways, pattern, is_named ? next_name(arena, &name) : NULL, is_named ? RUST_CAPTURED_AS_PLACE : RUST_CAPTURED_NOT, false);
    }
}
