/* The pinned tree-sitter core and Rust grammar are compiled and fit together; the Rust front end builds on them. */
#include <criterion/criterion.h>
#include <string.h>
#include <tree_sitter/api.h>

const TSLanguage *tree_sitter_rust(void);

Test(grammar, parses_rust_without_error)
{
    const char *source = "fn main() { send(first(), 2 + 4).last(); }";
    TSParser *parser = ts_parser_new();
    cr_assert(ts_parser_set_language(parser, tree_sitter_rust()), "core and grammar disagree about the ABI version");
    TSTree *tree = ts_parser_parse_string(parser, NULL, source, (uint32_t)strlen(source));
    TSNode root = ts_tree_root_node(tree);
    cr_assert_str_eq(ts_node_type(root), "source_file");
    cr_assert_not(ts_node_has_error(root));
    ts_tree_delete(tree);
    ts_parser_delete(parser);
}
