/* No types are known, so the rewritten program asks for the receiver's type when it runs; the answer is a constant of
 * the instantiation. How it is asked, once and before the begin probe, depends on the receiver:
 *
 *   a variable or field      the guard looks at it
 *   a value                  it is asked on its way into the call: nothing is evaluated or moved twice
 *   a part of a value        the value is asked on its way, for its part by a closure that is never called:
 *                            x().tx -> |v| &(*v).tx
 *   anything else            by a closure that is never called; it captures, so nothing may be moved in it */
#include "rust_on.h"

#include <string.h>

#include "rust_kinds.h"
#include "rust_path.h"

/* The text in [begin, end) on one line, for a closure that is never called: NULL if that could mean something else. */
static const char *on_one_line(struct arena *arena, struct slice source, uint32_t begin, uint32_t end)
{
    struct slice text = { source.text + begin, end - begin };
    bool plain = !memmem(text.text, text.length, "//", 2) && !memchr(text.text, '"', text.length);
    char *copy = arena_strndup(arena, text.text, text.length);
    for (char *c = copy; *c; c++) {
        if ((*c == '\n' || *c == '\r') && !plain)
            return NULL;
        *c = *c == '\n' || *c == '\r' ? ' ' : *c;
    }
    return copy;
}

/* A part of something: what it is a part of. A null node for others. */
static TSNode whole_of(const struct rust_view *view, TSNode node)
{
    switch (rust_kind_of(view->syntax, node)) {
    case RUST_FIELD:
        return tree_field(node, "value");
    case RUST_INDEX:
        return ts_node_named_child(node, 0);
    case RUST_PARENTHESIZED:
        return tree_first_child(view->syntax, node);
    case RUST_UNARY:
        return view->source.text[ts_node_start_byte(node)] == '*' ? tree_first_child(view->syntax, node) : (TSNode){ 0 };
    default:
        return (TSNode){ 0 };
    }
}

static TSNode root_of(const struct rust_view *view, TSNode node)
{
    for (TSNode whole; !ts_node_is_null(whole = whole_of(view, node));)
        node = whole;
    return node;
}

/* A value that can pass through a function on its way. What may be promoted to a static stays in place. */
static bool is_value(const struct rust_view *view, TSNode node)
{
    switch (rust_kind_of(view->syntax, node)) {
    case RUST_IDENTIFIER:
    case RUST_SCOPED:
    case RUST_SELF:
        return false;
    case RUST_MACRO:
        return rust_is_value_macro(view, node);
    default:
        return rust_costs(view, node) || !rust_is_promoted(view, node);
    }
}

/* `receiver` with its root replaced by the closure's parameter. */
static const char *part_text(struct arena *arena, const struct rust_view *view, struct span receiver, struct span root)
{
    const char *before = on_one_line(arena, view->source, receiver.begin, root.begin),
               *behind = on_one_line(arena, view->source, root.end, receiver.end);
    return before && behind ? arena_printf(arena, "%s(*weft_v)%s", before, behind) : NULL;
}

/* Nothing but parentheses around it. */
static bool is_whole(const struct rust_view *view, TSNode receiver, TSNode root)
{
    while (rust_kind_of(view->syntax, receiver) == RUST_PARENTHESIZED)
        receiver = tree_first_child(view->syntax, receiver);
    return ts_node_eq(receiver, root);
}

static bool is_free_place(const struct rust_view *view, TSNode receiver)
{
    struct slice text = tree_text(view->source, receiver);
    /* an index may be a function */
    return rust_is_place(view, receiver) && !rust_costs(view, receiver) && !memchr(text.text, '[', text.length);
}

enum reason rust_find_on(struct arena *arena, const struct rust_view *view, TSNode call, const char *type, bool borrows_self, struct rust_point *rust)
{
    TSNode receiver = rust_receiver(view, call);
    const char *last = rust_path_last(type);
    size_t crate = strcspn(type, ":");
    bool any_crate = last == type || memchr(type, '*', crate) || memchr(type, '?', crate);
    if (ts_node_is_null(receiver) || strpbrk(last, "*?"))
        return REASON_RECEIVER;
    struct span span = tree_span(receiver);
    TSNode root = root_of(view, receiver);
    rust->on_type = last;
    rust->on_crate = any_crate ? "" : arena_strndup(arena, type, crate);
    rust->on_receiver = rust_exits(view, receiver) ? NULL : on_one_line(arena, view->source, span.begin, span.end);
    /* a closure that captures the variable could not outlive the method */
    if (borrows_self && rust_kind_of(view->syntax, receiver) == RUST_SELF)
        rust->on_receiver = "*self";
    rust->on_at = tree_span(root);
    rust->on_part = is_value(view, root) && !is_whole(view, receiver, root) ? part_text(arena, view, span, rust->on_at) : NULL;
    rust->on = rust->on_part || (is_value(view, root) && is_whole(view, receiver, root)) ? RUST_ON_VALUE
               : is_free_place(view, receiver)                                           ? RUST_ON_PLACE
                                                                                         : RUST_ON_UNSEEN;
    return rust->on == RUST_ON_VALUE || rust->on_receiver ? REASON_NONE : REASON_RECEIVER;
}

bool rust_has_no_type_name(const struct rust_view *view, TSNode call)
{
    switch (rust_kind_of(view->syntax, rust_receiver(view, call))) {
    case RUST_ARRAY:
    case RUST_TUPLE:
    case RUST_UNIT:
    case RUST_STRING:
    case RUST_RAW_STRING:
    case RUST_CHAR:
    case RUST_BOOLEAN:
    case RUST_INTEGER:
    case RUST_FLOAT:
    case RUST_NEGATIVE:
    case RUST_CLOSURE:
        return true;
    default:
        return false;
    }
}

void rust_put_begin_behind(struct rust_point *rust)
{
    bool enters = rust->begin == RUST_BEGIN_ENTER, is_inside = rust->at.begin >= rust->on_at.begin && rust->at.end <= rust->on_at.end;
    if (rust->on != RUST_ON_VALUE || (!enters && !is_inside))
        return;
    rust->begin = RUST_BEGIN_AFTER;
    rust->at = rust->on_at;
    rust->inclusive = rust->inclusive && enters; /* of arguments that only the whole call can be entered before */
    rust->at_other_type = false;
}
