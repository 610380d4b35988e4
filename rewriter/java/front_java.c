/* Java file -> points: opens what the walk needs (java_walk.c), and tells the schemes what they want to know of the
 * unit. */
#include "front_java.h"

#include <string.h>

#include "fs.h"
#include "java_grammar.h"
#include "java_table.h"
#include "java_walk.h"

enum { CONTROL_Z = 0x1a };

int java_find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags)
{
    struct java_walk w = { .unit = unit, .request = request, .arena = unit->arena };
    struct java_unit *own = arena_new(unit->arena, struct java_unit);
    bool is_stdin = strcmp(request->path, "-") == 0;
    unit->own = own;
    own->table = java_table_of(unit->arena, unit->path);
    const struct java_request *about = request->own;
    own->runtime = about && about->runtime ? about->runtime : "weft.rt";
    own->has_agent = about && about->has_agent;
    if (tree_syntax_open(&w.syntax, &java_grammar, diags) != 0)
        return -1;
    TSTree *tree = tree_parse(&w.syntax, unit->source);
    TSNode root = ts_tree_root_node(tree);
    w.file = (struct java_file){
        .arena = unit->arena, .syntax = &w.syntax, .source = unit->source, .directory = is_stdin ? NULL : fs_directory_of(unit->arena, unit->absolute)
    };
    tree_query(unit->arena, &w.syntax, unit->source, root, &w.captures);
    tree_lines_find(unit->arena, unit->source, &w.lines);
    java_file_read(&w.file, root);
    struct java_visit visit = { .walk = &w, .node = root, .place = { .file = &w.file } };
    /* JLS 3.5: at the end of a file it is ignored; but there the table follows */
    if (unit->source.length && unit->source.text[unit->source.length - 1] == CONTROL_Z)
        visit.reason = REASON_INVALID_CODE;
    java_walk_children(&visit);
    ts_tree_delete(tree);
    tree_syntax_close(&w.syntax);
    return 0;
}
