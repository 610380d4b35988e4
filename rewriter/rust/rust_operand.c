/* Operands -> what they are. The tests look down the tree until something decides. */
#include "rust_operand.h"

#include <ctype.h>
#include <string.h>

#include "rust_grammar.h"
#include "rust_kinds.h"

static enum rust_kind kind_of(const struct rust_view *view, TSNode node)
{
    return rust_kind_of(view->syntax, node);
}

TSNode rust_receiver(const struct rust_view *view, TSNode call)
{
    TSNode function = tree_field(call, "function");
    if (kind_of(view, function) == RUST_GENERIC_FUNCTION)
        function = tree_field(function, "function");
    if (kind_of(view, function) == RUST_FIELD)
        return tree_field(function, "value");
    return (TSNode){ 0 };
}

TSNode rust_last_inside(const struct rust_view *view, TSNode node)
{
    TSNode child, last = { 0 };
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        last = ts_node_is_named(child) && !tree_is_comment(view->syntax, child) ? child : last;
    return last;
}

TSNode rust_callee_path(const struct rust_view *view, TSNode call)
{
    TSNode function = tree_field(call, "function");
    if (kind_of(view, function) == RUST_GENERIC_FUNCTION)
        function = tree_field(function, "function");
    enum rust_kind kind = kind_of(view, function);
    return kind == RUST_IDENTIFIER || kind == RUST_SCOPED || kind == RUST_SELF ? function : (TSNode){ 0 };
}

bool rust_is_constructor(const struct rust_view *view, TSNode call)
{
    TSNode path = rust_callee_path(view, call);
    if (ts_node_is_null(path))
        return false;
    TSNode name = tree_field(path, "name");
    struct slice text = tree_text(view->source, ts_node_is_null(name) ? path : name);
    return text.length && isupper((unsigned char)text.text[0]);
}

bool rust_is_value_macro(const struct rust_view *view, TSNode macro)
{
    enum rust_macro how = rust_macro_of(view->captures, macro);
    return how != RUST_MACRO_UNKNOWN && how < RUST_MACRO_STATICS;
}

bool rust_is_put_off(enum rust_kind kind)
{
    switch (kind) {
    case RUST_CLOSURE:
    case RUST_ASYNC_BLOCK:
    case RUST_GEN_BLOCK:
    case RUST_CONST_BLOCK:
    case RUST_FUNCTION:
    case RUST_CONST_ITEM:
    case RUST_STATIC_ITEM:
    case RUST_IMPL_ITEM:
    case RUST_TRAIT_ITEM:
    case RUST_MODULE:
    case RUST_MACRO_DEFINITION:
    case RUST_ATTRIBUTE:
    case RUST_TYPE_ARGUMENTS:
    case RUST_ARRAY_TYPE:
        return true;
    default:
        return false;
    }
}

bool rust_some_child(const struct rust_view *view, TSNode node, bool (*test)(const struct rust_view *, TSNode))
{
    TSNode child, length = kind_of(view, node) == RUST_ARRAY ? tree_field(node, "length") : (TSNode){ 0 };
    struct tree_children children = tree_children_of(node);
    while (tree_next(&children, &child))
        if (ts_node_is_named(child) && child.id != length.id && test(view, child)) {
            tree_children_close(&children);
            return true;
        }
    return false;
}

bool rust_is_dereference(const struct rust_view *view, TSNode node)
{
    return view->source.text[ts_node_start_byte(node)] == '*';
}

bool rust_costs(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    switch (kind) {
    case RUST_CALL:
        return (!rust_is_constructor(view, node) && !rust_is_promotable(view, node)) ||
               rust_some_child(view, tree_field(node, "arguments"), rust_costs);
    case RUST_MACRO:
    case RUST_TRY:
    case RUST_AWAIT:
    case RUST_YIELD:
    case RUST_FOR:
    case RUST_WHILE:
    case RUST_LOOP:
    case RUST_RETURN: /* where it jumps, the call does not happen */
    case RUST_BREAK:
    case RUST_CONTINUE:
        return true;
    case RUST_UNARY:
        return (view->strict && rust_is_dereference(view, node)) || rust_some_child(view, node, rust_costs);
    case RUST_BINARY:
    case RUST_INDEX:
    case RUST_COMPOUND_ASSIGNMENT:
        return view->strict || rust_some_child(view, node, rust_costs);
    default:
        return !rust_is_put_off(kind) && rust_some_child(view, node, rust_costs);
    }
}

/* A macro's tokens hide what they do; those of a known one are looked through. */
static bool tokens_exit(const struct rust_view *view, TSNode node)
{
    TSNode child;
    bool exits = false;
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);) {
        const char *type = ts_node_type(child);
        exits = exits || strcmp(type, "?") == 0 || strcmp(type, "return") == 0 || strcmp(type, "break") == 0 || strcmp(type, "continue") == 0 ||
                strcmp(type, "await") == 0 || (kind_of(view, child) == RUST_TOKENS && tokens_exit(view, child));
    }
    return exits;
}

bool rust_exits(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    switch (kind) {
    case RUST_TRY:
    case RUST_AWAIT:
    case RUST_RETURN:
    case RUST_BREAK:
    case RUST_CONTINUE:
    case RUST_YIELD:
        return true;
    case RUST_MACRO: {
        enum rust_macro macro = rust_macro_of(view->captures, node);
        struct slice name = rust_macro_name(view->source, node);
        bool is_known = macro != RUST_MACRO_UNKNOWN && macro < RUST_MACRO_STATICS && !slice_is(name, "bail") && !slice_is(name, "ensure") &&
                        !slice_is(name, "ready") && !slice_is(name, "try") && !slice_is(name, "r#try");
        return !is_known || tokens_exit(view, node);
    }
    default:
        return !rust_is_put_off(kind) && rust_some_child(view, node, rust_exits);
    }
}

bool rust_is_place(const struct rust_view *view, TSNode node)
{
    switch (kind_of(view, node)) {
    case RUST_IDENTIFIER:
    case RUST_SCOPED:
    case RUST_SELF:
        return true;
    case RUST_FIELD:
        return rust_is_place(view, tree_field(node, "value"));
    case RUST_INDEX:
        return true;
    case RUST_UNARY:
        return rust_is_dereference(view, node);
    case RUST_PARENTHESIZED:
        return rust_is_place(view, tree_first_child(view->syntax, node));
    default:
        return false;
    }
}

/* The last segment of the path that is called; empty for other calls. */
static struct slice callee_name(const struct rust_view *view, TSNode call)
{
    TSNode path = rust_callee_path(view, call);
    if (ts_node_is_null(path))
        return (struct slice){ "", 0 };
    TSNode name = tree_field(path, "name");
    return tree_text(view->source, ts_node_is_null(name) ? path : name);
}

/* Is the path this one, or does it end in it? */
static bool ends_in(struct slice path, const char *end)
{
    size_t length = strlen(end);
    return path.length >= length && memcmp(path.text + path.length - length, end, length) == 0 &&
           (path.length == length || (path.length > length + 1 && memcmp(path.text + path.length - length - 2, "::", 2) == 0));
}

/* The language's own list of functions, as they are called: without a path only where its prelude has them. */
bool rust_is_promotable(const struct rust_view *view, TSNode call)
{
    static const char *const promotable[] = {
        "RawWakerVTable::new",  "RawWaker::new", "RangeInclusive::new", "Duration::from_secs", "Duration::from_millis", "Duration::from_micros",
        "Duration::from_nanos", "mem::size_of",  "mem::align_of",       "ptr::null",           "ptr::null_mut"
    };
    static const char *const integers[] = { "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize" };
    TSNode path = rust_callee_path(view, call);
    struct slice text = ts_node_is_null(path) ? (struct slice){ "", 0 } : tree_text(view->source, path);
    if (slice_is(text, "size_of") || slice_is(text, "align_of"))
        return true;
    for (size_t i = 0; i < sizeof promotable / sizeof *promotable; i++)
        if (ends_in(text, promotable[i]))
            return true;
    for (size_t i = 0; i < sizeof integers / sizeof *integers; i++)
        if (text.length == strlen(integers[i]) + strlen("::min_value") && text_starts_with(text.text, integers[i]) &&
            (ends_in(text, "min_value") || ends_in(text, "max_value")))
            return true;
    return false;
}

bool rust_is_capital(struct slice name)
{
    size_t letter = 0;
    while (letter + 1 < name.length && name.text[letter] == '_')
        letter++;
    return name.length && isupper((unsigned char)name.text[letter]);
}

static bool holds_variable(const struct rust_view *view, TSNode node);

/* _mm_shuffle_epi32(x, _MM_SHUFFLE(0, 1, 2, 3)) */
static bool is_constant(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    TSNode child;
    bool all = true;
    if (kind != RUST_BINARY && kind != RUST_PARENTHESIZED && kind != RUST_CAST)
        return !holds_variable(view, node);
    for (struct tree_children c = tree_children_of(node); tree_next(&c, &child);)
        all = all && (!ts_node_is_named(child) || is_constant(view, child));
    return all;
}

TSNode rust_constant_argument(const struct rust_view *view, TSNode call)
{
    struct slice name = callee_name(view, call);
    TSNode child, last = { 0 };
    if (!((name.length > 3 && memcmp(name.text, "_mm", 3) == 0) || memmem(name.text, name.length, "_n_", 3) ||
          memmem(name.text, name.length, "_lane", 5)))
        return last;
    for (struct tree_children c = tree_children_of(tree_field(call, "arguments")); tree_next(&c, &child);)
        if (ts_node_is_named(child) && !tree_is_comment(view->syntax, child))
            last = child;
    return last.id && is_constant(view, last) ? last : (TSNode){ 0 };
}

static bool holds_variable(const struct rust_view *view, TSNode node)
{
    enum rust_kind kind = kind_of(view, node);
    struct slice text = tree_text(view->source, node);
    if (kind == RUST_IDENTIFIER || kind == RUST_SELF || kind == RUST_SHORTHAND)
        return text.length && !rust_is_capital(text);
    if (kind == RUST_SCOPED || kind == RUST_CONST_BLOCK)
        return false;
    if (kind == RUST_CALL) {
        struct slice callee = callee_name(view, node);
        while (callee.length && *callee.text == '_')
            callee = (struct slice){ callee.text + 1, callee.length - 1 };
        /* its arguments are functions, which are constants */
        if (slice_is(tree_text(view->source, tree_field(node, "function")), "RawWakerVTable::new"))
            return false;
        if (rust_is_promotable(view, node) || (callee.length && isupper((unsigned char)*callee.text)))
            return rust_some_child(view, tree_field(node, "arguments"), holds_variable);
    }
    return kind == RUST_BINARY || kind == RUST_BLOCK || kind == RUST_IF || kind == RUST_MATCH || kind == RUST_CALL || kind == RUST_CLOSURE ||
           rust_some_child(view, node, holds_variable);
}

static bool is_block(const struct rust_view *view, TSNode node)
{
    switch (kind_of(view, node)) {
    case RUST_BLOCK:
    case RUST_UNSAFE_BLOCK:
    case RUST_TRY_BLOCK:
    case RUST_CONST_BLOCK:
    case RUST_ASYNC_BLOCK:
    case RUST_GEN_BLOCK:
    case RUST_IF:
    case RUST_MATCH:
    case RUST_WHILE:
    case RUST_LOOP:
    case RUST_FOR:
    case RUST_LABEL:
    case RUST_MACRO:
        return true;
    default:
        return false;
    }
}

bool rust_begins_with_block(const struct rust_view *view, TSNode node)
{
    if (ts_node_is_null(node) || is_block(view, node))
        return false;
    while (ts_node_child_count(node)) {
        node = ts_node_child(node, 0);
        if (is_block(view, node))
            return true;
    }
    return false;
}

bool rust_is_promoted(const struct rust_view *view, TSNode node)
{
    return !holds_variable(view, node);
}
