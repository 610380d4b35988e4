/* The pinned tree-sitter core and the grammars of Rust and Java fit together, and so do each grammar, its table of
 * kinds and its queries. What does not fit is told. */
#include <criterion/criterion.h>
#include <string.h>

#include "java_grammar.h"
#include "rust_grammar.h"
#include "rust_kinds.h"
#include "tree_lines.h"

static struct arena arena;

static void release(void)
{
    arena_release(&arena);
}

TestSuite(grammar, .fini = release);

/* A grammar for one test: Rust's with another table of kinds or other queries. */
struct variant {
    struct tree_grammar grammar;
    struct tree_tables tables;
    struct diags diags;
};

static void vary(struct variant *variant)
{
    *variant = (struct variant){ .grammar = rust_grammar, .diags = { .arena = &arena } };
    variant->grammar.tables = &variant->tables;
}

static void free_tables(struct variant *variant)
{
    ts_query_delete(variant->tables.query);
    arena_release(&variant->tables.arena);
}

/* The message that a grammar is refused with. */
static const char *refusal(struct variant *variant)
{
    struct tree_syntax syntax;
    cr_assert_eq(tree_syntax_open(&syntax, &variant->grammar, &variant->diags), -1);
    cr_assert_null(syntax.parser);
    cr_assert_eq(variant->diags.list.count, 1);
    free_tables(variant);
    return variant->diags.list.items[0].text;
}

static void assert_refuses_queries(const char *queries, const char *message)
{
    struct variant variant;
    vary(&variant);
    variant.grammar.queries = queries;
    cr_assert_str_eq(refusal(&variant), message);
}

Test(grammar, parses_java_without_error)
{
    struct diags diags = { .arena = &arena };
    struct tree_syntax syntax;
    cr_assert_eq(tree_syntax_open(&syntax, &java_grammar, &diags), 0);
    TSTree *tree = tree_parse(&syntax, slice_of("record R<T>(T t) { static int f(Object o) { return o instanceof R<?> r ? 1 : 2; } }"));
    cr_assert(!ts_node_has_error(ts_tree_root_node(tree)));
    ts_tree_delete(tree);
    tree_syntax_close(&syntax);
}

Test(grammar, parses_rust_without_error)
{
    struct diags diags = { .arena = &arena };
    struct tree_syntax syntax;
    cr_assert_eq(tree_syntax_open(&syntax, &rust_grammar, &diags), 0, "core, grammar, kinds and queries do not fit together");
    TSTree *tree = tree_parse(&syntax, slice_of("/* main */ fn main() { send(first(), 2 + 4).last(); }"));
    TSNode root = ts_tree_root_node(tree);
    cr_assert_eq(rust_kind_of(&syntax, root), RUST_SOURCE_FILE);
    cr_assert_not(ts_node_has_error(root));
    cr_assert_eq(rust_kind_of(&syntax, tree_first_child(&syntax, root)), RUST_FUNCTION, "the comment before it is passed over");
    ts_tree_delete(tree);
    tree_syntax_close(&syntax);
}

Test(grammar, queries_that_are_no_queries_are_refused)
{
    assert_refuses_queries("(call_expression)) @call", "internal error: the queries of Rust have a syntax error at \") @call\"");
    assert_refuses_queries("(call_expression) @call\n(method_call) @call",
                           "internal error: the queries of Rust have a node type that the grammar does not have at \"method_call) @call\"");
    assert_refuses_queries("(call_expression callee: (_)) @call",
                           "internal error: the queries of Rust have a field that the grammar does not have at \"callee: (_)) @call\"");
}

Test(grammar, captures_that_mean_nothing_are_refused)
{
    const char *ending = "; accepted are @call, @skip, and a reason's code with or without a field";
    assert_refuses_queries("(call_expression) @called", arena_printf(&arena, "internal error: the queries of Rust capture @called%s", ending));
    assert_refuses_queries("(const_item) @valve.constant-context",
                           arena_printf(&arena, "internal error: the queries of Rust capture @valve.constant-context%s", ending));
    assert_refuses_queries("(const_item) @value.constant",
                           arena_printf(&arena, "internal error: the queries of Rust capture @value.constant%s", ending));
}

Test(grammar, predicates_that_nobody_answers_are_refused)
{
    struct variant variant;
    vary(&variant);
    variant.grammar.queries = "((macro_invocation) @macro (#names! \"list\" \"vec\"))";
    variant.grammar.answer = NULL;
    cr_assert_str_eq(refusal(&variant), "internal error: the queries of Rust have a predicate #names!, which nobody answers");
    assert_refuses_queries("((macro_invocation) @macro (#names! \"list\" @macro))",
                           "internal error: the queries of Rust have a predicate with a capture as argument; accepted are strings");
}

Test(grammar, kinds_that_the_grammar_does_not_have_are_refused)
{
    static const char *const kinds[] = { NULL, "source_file", "method_call" };
    struct variant variant;
    vary(&variant);
    variant.grammar.kinds = kinds;
    variant.grammar.n_kinds = 3;
    cr_assert_str_eq(refusal(&variant), "internal error: the grammar of Rust has no node type \"method_call\", which the table of kinds lists");
}

static unsigned is_short(const struct tree_predicate *predicates, size_t n_predicates, struct slice source, TSNode node)
{
    cr_assert_eq(n_predicates, 2);
    cr_assert_str_eq(predicates[0].name, "shorter?");
    cr_assert_eq(predicates[0].n_texts, 2);
    cr_assert_str_eq(predicates[0].texts[1], "twenty");
    cr_assert_eq(predicates[1].n_texts, 0);
    return tree_text(source, node).length < 20 ? 7 : 0;
}

Test(grammar, captures_are_found_by_node)
{
    struct variant variant;
    struct tree_syntax syntax;
    struct tree_captures captures = { 0 };
    struct slice source = slice_of("const N: u8 = f(); fn main() { a(); b(123456789012345678); }");
    vary(&variant);
    variant.grammar.queries = "(const_item) @value.constant-context\n(line_comment) @skip\n"
                              "((call_expression) @call (#shorter? \"than\" \"twenty\") (#really?))";
    variant.grammar.answer = is_short;
    cr_assert_eq(tree_syntax_open(&syntax, &variant.grammar, &variant.diags), 0);
    TSTree *tree = tree_parse(&syntax, source);
    TSNode root = ts_tree_root_node(tree), item = ts_node_named_child(root, 0), value = tree_field(item, "value");
    TSNode body = tree_field(ts_node_named_child(root, 1), "body");
    TSNode a = ts_node_named_child(ts_node_named_child(body, 0), 0), b = ts_node_named_child(ts_node_named_child(body, 1), 0);
    tree_query(&arena, &syntax, source, root, &captures);
    cr_assert_eq(tree_captured(&captures, item).reason, REASON_NONE, "the reason is that of the value");
    cr_assert_eq(tree_captured(&captures, value).reason, REASON_CONSTANT);
    cr_assert(tree_captured(&captures, value).is_call);
    cr_assert(tree_captured(&captures, a).is_call);
    cr_assert_eq(tree_captured(&captures, a).answer, 7);
    cr_assert_not(tree_captured(&captures, b).is_call, "the predicate does not hold");
    cr_assert_eq(captures.count, 2);
    ts_tree_delete(tree);
    tree_syntax_close(&syntax);
    free_tables(&variant);
}

Test(grammar, a_part_is_read_as_if_it_stood_alone)
{
    struct diags diags = { .arena = &arena };
    struct tree_syntax syntax;
    struct slice source = slice_of("fn f() { vec![a(), b()] }");
    const struct tree_patch patches[] = { { 12, ';' } };
    struct span part = { 12, 23 };
    cr_assert_eq(tree_syntax_open(&syntax, &rust_grammar, &diags), 0);
    TSTree *tree = tree_parse_part(&syntax, source, part, patches, 1);
    TSNode array = tree_first_child(&syntax, ts_node_named_child(ts_tree_root_node(tree), 1));
    cr_assert_eq(rust_kind_of(&syntax, array), RUST_ARRAY);
    cr_assert_eq(tree_span(array).begin, 13);
    cr_assert_eq(tree_span(array).end, 23);
    ts_tree_delete(tree);
    tree_syntax_close(&syntax);
}

Test(grammar, offsets_have_lines_and_columns)
{
    struct tree_lines lines = { 0 };
    struct point point = { 0 };
    tree_lines_find(&arena, slice_of("f(\n  1);\n"), &lines);
    tree_place_point(&lines, (struct span){ 0, 7 }, &point);
    cr_assert_eq(point.line_begin, 1);
    cr_assert_eq(point.column, 1);
    cr_assert_eq(point.line_end, 2, "the line of its last byte");
    tree_place_point(&lines, (struct span){ 9, 9 }, &point);
    cr_assert_eq(point.line_begin, 3);
    cr_assert_eq(point.line_end, 3);
}
