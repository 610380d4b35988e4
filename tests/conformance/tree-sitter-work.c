/* Parses each file, edits it in a few places and parses it again with the old tree; prints a hash of every tree's text and what a query of calls finds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tree_sitter/api.h>

const TSLanguage *tree_sitter_rust(void);

static uint64_t hash_tree(const TSTree *tree)
{
    char *text = ts_node_string(ts_tree_root_node(tree));
    uint64_t hash = 14695981039346656037u;
    for (const char *at = text; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 1099511628211u;
    free(text);
    return hash;
}

static unsigned count_calls(const TSQuery *query, const TSTree *tree)
{
    unsigned n = 0;
    TSQueryMatch match;
    TSQueryCursor *cursor = ts_query_cursor_new();
    ts_query_cursor_exec(cursor, query, ts_tree_root_node(tree));
    while (ts_query_cursor_next_match(cursor, &match))
        n += match.capture_count;
    ts_query_cursor_delete(cursor);
    return n;
}

static void work(TSParser *parser, const TSQuery *query, const char *path)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "rb");
    uint32_t length = file ? (uint32_t)fread(text, 1, sizeof text - 1, file) : 0;
    if (file)
        fclose(file);
    TSTree *tree = ts_parser_parse_string(parser, NULL, text, length);
    printf("%s %u %016llx %u\n", strrchr(path, '/') + 1, length, (unsigned long long)hash_tree(tree), count_calls(query, tree));
    for (uint32_t at = length / 5; length && at < length; at += length / 4 + 1) {
        TSInputEdit edit = { .start_byte = at, .old_end_byte = at + 1, .new_end_byte = at + 1 };
        text[at] = text[at] == '}' ? ' ' : '}';
        ts_tree_edit(tree, &edit);
        TSTree *next = ts_parser_parse_string(parser, tree, text, length);
        uint32_t n;
        TSRange *ranges = ts_tree_get_changed_ranges(tree, next, &n);
        printf("  edit at %u: %016llx %u ranges, %u\n", at, (unsigned long long)hash_tree(next), n, count_calls(query, next));
        free(ranges);
        ts_tree_delete(tree);
        tree = next;
    }
    ts_tree_delete(tree);
}

int main(int argc, char **argv)
{
    static const char pattern[] = "(call_expression function: (_) @callee arguments: (arguments) @arguments)";
    uint32_t offset;
    TSQueryError error;
    TSParser *parser = ts_parser_new();
    ts_parser_set_language(parser, tree_sitter_rust());
    TSQuery *query = ts_query_new(tree_sitter_rust(), pattern, sizeof pattern - 1, &offset, &error);
    for (int i = 1; i < argc && query; i++)
        work(parser, query, argv[i]);
    ts_query_delete(query);
    ts_parser_delete(parser);
    return query == NULL;
}
