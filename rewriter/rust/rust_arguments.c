#include "rust_arguments.h"

#include <string.h>

#include "rust_kinds.h"
#include "rust_parse.h"
#include "rust_tokens.h"

/* `biased; f(), g()` */
static struct span without_order(struct slice source, struct span all)
{
    struct rust_token word = rust_token_at(source, all.begin + 1, all.end), next = rust_token_at(source, word.end, all.end);
    return rust_token_is(source, word, "biased") && source.text[next.begin] == ';' ? (struct span){ next.begin, all.end } : all;
}

static struct rust_reading read_arguments(struct slice source, struct span all, struct span first, size_t n, enum rust_macro how)
{
    struct rust_reading reading = { .span = all, .form = RUST_AS_OPERANDS };
    switch (how) {
    case RUST_MACRO_MESSAGE: /* alone, the condition is shown as text */
        reading.reason = n > 1 ? REASON_NONE : REASON_MACRO_TEXT;
        break;
    case RUST_MACRO_OPERANDS:
        break;
    case RUST_MACRO_LIST:
        reading.form = source.text[all.begin] == '[' ? RUST_AS_ARRAY : RUST_AS_OPERANDS;
        break;
    case RUST_MACRO_FIRST:
        reading.span = first;
        break;
    case RUST_MACRO_TEXT:
        reading.reason = REASON_MACRO_TEXT;
        break;
    case RUST_MACRO_STATICS:
        reading.form = RUST_AS_STATICS;
        break;
    case RUST_MACRO_FUTURES:
        reading.span = without_order(source, all);
        reading.is_awaited = true;
        break;
    default:
        reading.reason = REASON_MACRO_ARGUMENT;
    }
    return reading;
}

/* The first `,`, `=` or `=>` outside of brackets, or `end`. */
static uint32_t find_sign(struct slice source, uint32_t at, uint32_t end, bool with_comma)
{
    int depth = 0;
    for (struct rust_token t = rust_token_at(source, at, end); t.kind != RUST_TOKEN_END; t = rust_token_at(source, t.end, end)) {
        char c = source.text[t.begin];
        depth += t.kind == RUST_TOKEN_OPEN ? 1 : t.kind == RUST_TOKEN_CLOSE ? -1 : 0;
        bool is_arrow = c == '=' && source.text[t.end] == '>';
        bool is_equal = c == '=' && !strchr("=.<>!", source.text[t.begin - 1]) && source.text[t.end] != '=';
        if (depth == 0 && (is_arrow || (with_comma ? c == ',' : is_equal)))
            return t.begin;
    }
    return end;
}

static void add_operand(struct arena *arena, rust_readings *readings, uint32_t open, uint32_t close, bool is_awaited)
{
    vec_push(arena, readings, (struct rust_reading){ .span = { open, close + 1 }, .form = RUST_AS_OPERANDS, .is_awaited = is_awaited });
}

/* Those of select!, up to its closing bracket: PATTERN = FUTURE [, if CONDITION] => EXPRESSION [,]. Each part is read
 * as the operand of a call, whose brackets are shown in place of the signs before and behind it. */
static void read_branches(struct arena *arena, struct slice source, uint32_t at, uint32_t end, rust_readings *readings)
{
    while (rust_token_at(source, at, end).kind != RUST_TOKEN_END) {
        uint32_t sign = find_sign(source, at, end, false), arrow = sign;
        if (sign < end && source.text[sign + 1] != '>') {
            arrow = find_sign(source, sign + 1, end, true);
            add_operand(arena, readings, sign, arrow, true);
        }
        struct rust_token condition = rust_token_at(source, arrow + 1, end);
        if (arrow < end && source.text[arrow] == ',' && rust_token_is(source, condition, "if")) {
            arrow = find_sign(source, condition.end, end, false);
            add_operand(arena, readings, condition.end - 1, arrow, false);
        }
        if (arrow + 2 > end || source.text[arrow] != '=')
            return;
        struct rust_token first = rust_token_at(source, arrow + 2, end);
        bool is_block = source.text[first.begin] == '{';
        uint32_t close = is_block ? rust_closing_bracket(source, first.begin, end) + 1 : find_sign(source, arrow + 2, end, true);
        add_operand(arena, readings, arrow + 1, close, false);
        struct rust_token behind = rust_token_at(source, close, end);
        at = source.text[behind.begin] == ',' ? behind.end : close;
    }
}

rust_readings rust_find_readings(struct arena *arena, const struct tree_syntax *syntax, struct slice source, TSNode macro, enum rust_macro how)
{
    struct span first, all = rust_macro_tokens(syntax, macro);
    rust_readings readings = { 0 };
    if (all.end == 0)
        return readings;
    tree_spans items = rust_item_macro(arena, syntax, source, macro);
    for (size_t i = 0; i < items.count; i++)
        vec_push(arena, &readings, (struct rust_reading){ .span = items.items[i], .form = RUST_AS_STATEMENTS });
    if (items.count)
        return readings;
    size_t n = rust_macro_count_arguments(syntax, macro, &first);
    if (how == RUST_MACRO_BRANCHES)
        read_branches(arena, source, without_order(source, all).begin + 1, all.end - 1, &readings);
    else if (n)
        vec_push(arena, &readings, read_arguments(source, all, first, n, how));
    return readings;
}

/* The length of a sign that separates expressions: `,`, `;`, `=>`, `:`; 0: it is none. */
static uint32_t separator(struct slice source, struct rust_token t)
{
    char c = source.text[t.begin], next = source.text[t.end];
    if (t.kind != RUST_TOKEN_SIGN)
        return 0;
    if (c == '=')
        return next == '>' ? 2 : 0;
    return c == ',' || c == ';' || (c == ':' && next != ':' && source.text[t.begin - 1] != ':') ? 1 : 0;
}

static void add_piece(struct arena *arena, rust_readings *pieces, uint32_t open, uint32_t close)
{
    vec_push(arena, pieces, (struct rust_reading){ .span = { open, close + 1 }, .form = RUST_AS_OPERANDS, .reason = REASON_MACRO_ARGUMENT });
}

rust_readings rust_find_pieces(struct arena *arena, struct slice source, struct span span)
{
    rust_readings pieces = { 0 };
    uint32_t end = span.end - 1, open = span.begin, length;
    for (struct rust_token t = rust_token_at(source, open + 1, end); t.kind != RUST_TOKEN_END; t = rust_token_at(source, t.end, end)) {
        if (t.kind == RUST_TOKEN_OPEN)
            t.end = rust_closing_bracket(source, t.begin, end);
        if ((length = separator(source, t)) == 0)
            continue;
        add_piece(arena, &pieces, open, t.begin);
        open = t.begin + length - 1;
        t.end = open + 1;
    }
    if (open > span.begin)
        add_piece(arena, &pieces, open, end);
    if (pieces.count)
        return pieces;
    for (struct rust_token t = rust_token_at(source, span.begin + 1, end); t.kind != RUST_TOKEN_END; t = rust_token_at(source, t.end, end)) {
        uint32_t close = t.kind == RUST_TOKEN_OPEN ? rust_closing_bracket(source, t.begin, end) : end;
        if (close == end)
            continue;
        add_piece(arena, &pieces, t.begin, close);
        t.end = close + 1;
    }
    return pieces;
}

TSTree *rust_parse_arguments(struct arena *arena, const struct tree_syntax *syntax, struct slice source, struct span span, enum rust_form form)
{
    /* `!(a, b)` is shown as `w(a, b);`, a call; `![a; n]` as `;[a; n];`; `!{ a }` as ` a ;`, without its braces. */
    static const char shown[][5] = {
        [RUST_AS_OPERANDS] = "w();", [RUST_AS_ARRAY] = ";[];", [RUST_AS_STATEMENTS] = "  ; ", [RUST_AS_STATICS] = "  ; "
    };
    const uint32_t places[] = { span.begin - 1, span.begin, span.end - 1, span.end };
    bool is_last = span.end == source.length; /* where there is no byte for a semicolon */
    tree_patches all = { 0 };
    struct span part = { span.begin - 1, span.end + !is_last }, inside = { span.begin + 1, span.end - 1 };
    for (size_t i = 0; i < 4u - is_last; i++)
        vec_push(arena, &all, (struct tree_patch){ places[i], shown[form][i] });
    TSTree *tree = tree_parse_part(syntax, source, part, all.items, all.count);
    for (int round = 0; round < 2; round++) { /* as rust_parse does: the second one for what comes to light without the first ones */
        size_t before = all.count;
        TSNode root = ts_tree_root_node(tree);
        rust_find_misread(arena, syntax, source, inside, root, &all);
        if (round == 0 && ts_node_is_null(rust_find_arguments(syntax, root, form)))
            rust_find_unread(arena, source, inside, &all);
        if (all.count == before)
            break;
        ts_tree_delete(tree);
        tree = tree_parse_part(syntax, source, part, all.items, all.count);
    }
    return tree;
}

TSNode rust_find_arguments(const struct tree_syntax *syntax, TSNode root, enum rust_form form)
{
    TSNode child, found = { 0 };
    if (form == RUST_AS_STATEMENTS || form == RUST_AS_STATICS) {
        found = root;
    } else {
        /* the first one: of other tokens the parser may read the end as a statement of its own */
        for (struct tree_children c = tree_children_of(root); tree_next(&c, &child);) {
            enum rust_kind kind = rust_kind_of(syntax, child);
            bool fits = kind == RUST_EXPRESSION_STATEMENT || kind == RUST_CALL || kind == RUST_ARRAY;
            found = fits && ts_node_is_null(found) ? child : found;
        }
        if (rust_kind_of(syntax, found) == RUST_EXPRESSION_STATEMENT)
            found = tree_first_child(syntax, found);
        if (form == RUST_AS_OPERANDS)
            found = rust_kind_of(syntax, found) == RUST_CALL ? tree_field(found, "arguments") : (TSNode){ 0 };
    }
    /* a missing semicolon behind the argument list is no error of the arguments */
    if (ts_node_is_null(found) || ts_node_has_error(found))
        return (TSNode){ 0 };
    return found;
}
