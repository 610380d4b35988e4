/* Rust file -> points: opens what the walk needs (rust_walk.c), and tells plan and schemes what they want to know of
 * the unit. */
#include <string.h>

#include "fs.h"
#include "rust.h"
#include "rust_crate.h"
#include "rust_grammar.h"
#include "rust_modules.h"
#include "rust_walk.h"

/* --edition=2021 or --edition 2021 among the flags. */
static const char *edition_flag(const struct rewrite_request *request)
{
    const char *edition = "2021";
    for (size_t i = 0; i < request->n_flags; i++) {
        if (text_starts_with(request->flags[i], "--edition="))
            edition = request->flags[i] + strlen("--edition=");
        else if (strcmp(request->flags[i], "--edition") == 0 && i + 1 < request->n_flags)
            edition = request->flags[++i];
    }
    return edition;
}

/* The compiler finds what a build script has made by its absolute name, which leads past the mirror. */
static void redirect_includes(const struct rust_walk *w)
{
    size_t n;
    const char *mirror = rust_request_of(w->request)->mirror;
    const struct rust_generated *generated = rust_file_generated(w->crate, w->file, &n);
    for (size_t i = 0; i < n && mirror; i++) {
        struct redirection redirection = { generated[i].at, arena_printf(w->arena, "%s%s", mirror, generated[i].path) };
        if (rust_crate_is_rewritten(w->crate, generated[i].path))
            vec_push(w->arena, &rust_unit_of(w->unit)->redirections, redirection);
    }
}

/* For a file by itself: rustc's own default is not asked for. */
static bool is_unoptimised(const struct rewrite_request *request)
{
    for (size_t i = 0; i < request->n_flags; i++)
        if (strcmp(request->flags[i], "-Copt-level=0") == 0)
            return true;
    return false;
}

static void describe_unit(const struct rust_walk *w)
{
    struct rust_unit *own = arena_new(w->arena, struct rust_unit);
    own->is_root = w->file == 0;
    own->edition = rust_crate_edition(w->crate);
    own->has_std = rust_crate_has_std(w->crate);
    own->has_frames = rust_request_of(w->request)->has_frames || is_unoptimised(w->request);
    w->unit->own = own;
    redirect_includes(w);
}

/* What could not be read costs itself: of the tree of the source itself only that is taken. */
static void find_in_tree(struct rust_walk *w, struct rust_scope *scope, const TSTree *tree)
{
    struct tree_captures captures = { 0 };
    struct rust_visit root = { .walk = w, .scope = scope, .node = ts_tree_root_node(tree) };
    w->is_unreadable = tree == w->parsed->first;
    root.reason = w->is_unreadable ? REASON_INVALID_CODE : REASON_NONE;
    tree_query(w->arena, &w->syntax, w->unit->source, root.node, &captures);
    w->captures = &captures;
    rust_walk_children(&root);
    w->captures = NULL;
}

/* Everything that is selected in the file `path` (NULL: none) of w->crate. */
static void find_in_crate(struct rust_walk *w, const char *path)
{
    struct unit *unit = w->unit;
    struct rust_scope *scope = rust_file_scope(w->crate, path ? path : "", &w->file);
    const struct rust_parsed *known = rust_file_parsed(w->crate, w->file, unit->source);
    /* it has changed since the crate was read */
    struct rust_parsed own = known ? (struct rust_parsed){ 0 } : rust_parse(unit->arena, &w->syntax, unit->source);
    w->parsed = known ? known : &own;
    tree_lines_find(unit->arena, unit->source, &w->lines);
    describe_unit(w);
    find_in_tree(w, scope, w->parsed->tree);
    if (w->parsed->first)
        find_in_tree(w, scope, w->parsed->first);
    w->parsed = NULL;
    if (!known)
        rust_parsed_end(&own);
}

int rust_find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags)
{
    struct rust_walk w = { .unit = unit, .request = request, .arena = unit->arena, .crate = rust_request_of(request)->crate };
    const char *path = strcmp(request->path, "-") == 0 ? NULL : fs_absolute(unit->arena, unit->absolute);
    struct rust_crate *opened = NULL;
    if (tree_syntax_open(&w.syntax, &rust_grammar, diags) != 0)
        return -1;
    if (!w.crate)
        w.crate = opened =
            rust_crate_open_text(unit->arena, path, unit->source, rust_crate_name_of_file(unit->arena, unit->path), edition_flag(request), diags);
    if (w.crate)
        find_in_crate(&w, path);
    if (opened)
        rust_crate_close(opened);
    tree_syntax_close(&w.syntax);
    return w.crate ? 0 : -1;
}
