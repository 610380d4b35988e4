/* The root file of a crate -> its module tree. Each file is read once. */
#include "rust_crate.h"

#include <errno.h>
#include <stdlib.h>
#include <ctype.h>
#include <string.h>

#include "fs.h"
#include "rust_arguments.h"
#include "rust_cfg.h"
#include "rust_declarations.h"
#include "rust_grammar.h"
#include "rust_include.h"
#include "rust_modules.h"
#include "rust_path.h"

enum { FILE_LIMIT = 1 << 30, MOST_DEPTH = 64 };

/* A file while it is read: where the files of its modules are. */
struct open_file {
    struct rust_crate *crate;
    const struct tree_syntax *syntax;
    const char *directory; /* of the file */
    const char *modules;   /* where `mod x;` at its top looks for x.rs */
    VEC(const char *) attribute_paths;
    size_t file;
    int depth;
    bool is_inline; /* inside mod x { } */
};

static void read_file(struct rust_crate *crate, const struct tree_syntax *syntax, const char *path, struct rust_scope *scope, bool owns_directory,
                      int depth);

static struct rust_scope *new_module(struct rust_crate *crate, struct rust_scope *parent, const char *name, size_t file, uint32_t begin)
{
    struct rust_scope *scope = arena_new(crate->arena, struct rust_scope);
    *scope = (struct rust_scope){ .parent = parent, .file = file, .begin = begin };
    scope->path = parent ? arena_printf(crate->arena, "%s::%s", parent->path, name) : name;
    scope->module = scope;
    return scope;
}

/* Every `path = "..."` of the attributes: also of #[cfg_attr(unix, path = "unix.rs")], whatever is configured. */
static void find_path_attributes(struct open_file *open, struct slice attributes)
{
    const char *at = attributes.text, *end = attributes.text + attributes.length;
    open->attribute_paths.count = 0;
    while (at < end && (at = memmem(at, (size_t)(end - at), "path", 4)) != NULL) {
        at += 4;
        while (at < end && strchr(" \t\r\n=", *at))
            at++;
        const char *close = at < end && *at == '"' ? memchr(at + 1, '"', (size_t)(end - at - 1)) : NULL;
        if (close)
            vec_push(open->crate->arena, &open->attribute_paths, arena_strndup(open->crate->arena, at + 1, (size_t)(close - at - 1)));
    }
}

static bool is_read(const struct rust_crate *crate, const char *path)
{
    for (size_t i = 0; i < crate->files.count; i++)
        if (strcmp(crate->files.items[i].path, path) == 0)
            return true;
    return false;
}

/* Reference, "Modules": x.rs or x/mod.rs in the directory of the module that declares it. */
static void read_module_file(struct open_file *open, struct rust_scope *scope, const char *name)
{
    struct arena *arena = open->crate->arena;
    /* relative to the file; inside mod x { } to x's directory */
    for (size_t i = 0; i < open->attribute_paths.count; i++) {
        const char *path = fs_absolute(arena, fs_join(arena, open->is_inline ? open->modules : open->directory, open->attribute_paths.items[i]));
        if (fs_exists(path) && !is_read(open->crate, path))
            read_file(open->crate, open->syntax, path, scope, true, open->depth + 1);
    }
    const char *plain = fs_absolute(arena, fs_join(arena, open->modules, arena_printf(arena, "%s.rs", name)));
    const char *folder = fs_absolute(arena, fs_join(arena, open->modules, arena_printf(arena, "%s/mod.rs", name)));
    if (fs_exists(plain) && !is_read(open->crate, plain))
        read_file(open->crate, open->syntax, plain, scope, false, open->depth + 1);
    else if (fs_exists(folder) && !is_read(open->crate, folder))
        read_file(open->crate, open->syntax, folder, scope, true, open->depth + 1);
}

static void on_module(struct rust_reader *reader, struct rust_scope *scope, TSNode item, struct slice attributes)
{
    struct open_file *open = reader->context;
    TSNode name_node = tree_field(item, "name"), body = tree_field(item, "body");
    struct slice text = rust_plain_name(tree_text(reader->source, name_node));
    const char *name = arena_strndup(reader->arena, text.text, text.length);
    struct rust_scope *module = new_module(open->crate, scope, name, open->file, tree_span(item).begin);
    vec_push(reader->arena, &scope->bindings, (struct rust_binding){ .name = name, .kind = RUST_BINDS_MODULE, .module = module });
    find_path_attributes(open, attributes);
    if (open->depth >= MOST_DEPTH || rust_cfg_leaves_out(&open->crate->cfg, attributes))
        return;
    if (ts_node_is_null(body)) {
        if (open->directory)
            read_module_file(open, module, name);
        return;
    }
    struct open_file before = *open;
    if (open->modules)
        open->modules = fs_join(reader->arena, open->is_inline || !open->attribute_paths.count ? open->modules : open->directory,
                                open->attribute_paths.count ? open->attribute_paths.items[0] : name);
    open->is_inline = true;
    open->depth++;
    rust_read_items(reader, module, body);
    *open = before;
}

static void on_macro_definition(struct rust_reader *reader, TSNode definition)
{
    struct open_file *open = reader->context;
    struct slice name = tree_text(reader->source, tree_field(definition, "name"));
    vec_push(reader->arena, &open->crate->macros, arena_strndup(reader->arena, name.text, name.length));
}

/* include!("x.rs") among items: what it declares stands in the scope of the macro. */
static void read_included(struct open_file *open, struct rust_scope *scope, struct slice source, TSNode macro)
{
    struct rust_crate *crate = open->crate;
    struct span span = rust_macro_tokens(open->syntax, macro);
    bool is_generated;
    if (!open->directory || span.end == 0)
        return;
    struct slice text = { source.text + span.begin + 1, span.end - span.begin - 2 };
    const char *path = rust_included_path(crate->arena, text, open->directory, crate->out_dir, &is_generated);
    if (!path || open->depth >= MOST_DEPTH || !fs_exists(path))
        return;
    if (!is_read(crate, path))
        read_file(crate, open->syntax, path, scope, true, open->depth + 1);
    if (is_generated && is_read(crate, path))
        vec_push(crate->arena, &crate->files.items[open->file].generated, (struct rust_generated){ tree_span(macro).begin, path });
}

/* cfg_if! { if #[cfg(..)] { items } else { items } }, cfg_select! { .. => { items } } and cfg_foo! { items }: all of them are read, as if they stood
 * there. */
static void on_macro(struct rust_reader *reader, struct rust_scope *scope, TSNode macro)
{
    struct open_file *open = reader->context;
    if (slice_is(rust_macro_name(reader->source, macro), "include"))
        read_included(open, scope, reader->source, macro);
    tree_spans spans = rust_item_macro(reader->arena, reader->syntax, reader->source, macro);
    for (size_t i = 0; i < spans.count && open->depth < MOST_DEPTH; i++) {
        TSTree *tree = rust_parse_arguments(reader->arena, reader->syntax, reader->source, spans.items[i], RUST_AS_STATEMENTS);
        open->depth++;
        rust_read_items(reader, scope, ts_tree_root_node(tree));
        open->depth--;
        ts_tree_delete(tree);
    }
}

static void read_text(struct rust_crate *crate, const struct tree_syntax *syntax, const char *path, struct slice text, struct rust_scope *scope,
                      bool owns_directory, int depth)
{
    struct open_file open = { .crate = crate, .syntax = syntax, .file = crate->files.count, .depth = depth };
    vec_push(crate->arena, &crate->files, (struct rust_file){ .path = path ? path : "", .scope = scope, .text = text });
    vec_push(crate->arena, &crate->paths, path ? path : "");
    if (path) {
        const char *name = fs_name_of(path);
        open.directory = fs_directory_of(crate->arena, path);
        open.modules =
            owns_directory ? open.directory : fs_join(crate->arena, open.directory, arena_strndup(crate->arena, name, strlen(name) - strlen(".rs")));
    }
    struct rust_parsed parsed = rust_parse(crate->arena, syntax, text);
    struct rust_reader reader = { crate->arena, syntax, text, on_module, on_macro, on_macro_definition, &open };
    crate->files.items[open.file].parsed = parsed; /* before others are read, which may move the list */
    rust_read_items(&reader, scope, ts_tree_root_node(parsed.tree));
}

static void read_file(struct rust_crate *crate, const struct tree_syntax *syntax, const char *path, struct rust_scope *scope, bool owns_directory,
                      int depth)
{
    struct slice text;
    if (fs_read(crate->arena, path, FILE_LIMIT, &text) == 0)
        read_text(crate, syntax, path, text, scope, owns_directory, depth);
}

static struct rust_crate *open_text(struct arena *arena, const char *root_file, struct slice text, const char *crate_name, const char *edition,
                                    const char *out_dir, const struct rust_cfg *cfg, struct diags *diags)
{
    struct tree_syntax syntax;
    if (tree_syntax_open(&syntax, &rust_grammar, diags) != 0)
        return NULL;
    struct rust_crate *crate = arena_new(arena, struct rust_crate);
    crate->arena = arena;
    crate->name = crate_name;
    crate->edition = (unsigned)strtoul(edition, NULL, 10);
    crate->out_dir = out_dir;
    crate->cfg = *cfg;
    crate->root = new_module(crate, NULL, crate_name, 0, 0);
    read_text(crate, &syntax, root_file ? fs_absolute(arena, root_file) : NULL, text, crate->root, true, 0);
    tree_syntax_close(&syntax);
    return crate;
}

struct rust_crate *rust_crate_open_text(struct arena *arena, const char *root_file, struct slice text, const char *crate_name, const char *edition,
                                        struct diags *diags)
{
    return open_text(arena, root_file, text, crate_name, edition, NULL, &(struct rust_cfg){ 0 }, diags);
}

struct rust_crate *rust_crate_open(struct arena *arena, const char *root_file, const char *crate_name, const char *edition, const char *out_dir,
                                   const struct rust_cfg *cfg, struct diags *diags)
{
    struct slice text;
    if (fs_read(arena, root_file, FILE_LIMIT, &text) != 0) {
        diag_add(diags, root_file, 0, 0, "cannot read: %s", strerror(errno));
        return NULL;
    }
    return open_text(arena, root_file, text, crate_name, edition, out_dir, cfg, diags);
}

void rust_crate_mark_rewritten(struct rust_crate *crate, size_t file)
{
    crate->files.items[file].is_rewritten = true;
}

bool rust_crate_is_rewritten(const struct rust_crate *crate, const char *path)
{
    for (size_t i = 0; i < crate->files.count; i++)
        if (crate->files.items[i].is_rewritten && strcmp(crate->files.items[i].path, path) == 0)
            return true;
    return false;
}

void rust_crate_close(struct rust_crate *crate)
{
    for (size_t i = 0; i < crate->files.count; i++)
        rust_parsed_end(&crate->files.items[i].parsed);
    crate->files.count = 0;
}

struct slice rust_crate_text(const struct rust_crate *crate, size_t file)
{
    return crate->files.items[file].text;
}

const char *const *rust_crate_files(const struct rust_crate *crate, size_t *n)
{
    *n = crate->paths.count;
    return crate->paths.items;
}

const char *rust_crate_name_of_file(struct arena *arena, const char *path)
{
    char *name = arena_strdup(arena, fs_name_of(path));
    if (text_ends_with(name, ".rs"))
        name[strlen(name) - 3] = '\0';
    for (char *c = name; *c; c++)
        *c = isalnum((unsigned char)*c) ? *c : '_';
    return *name && *name != '_' ? name : "stdin";
}

const char *rust_crate_name(const struct rust_crate *crate)
{
    return crate->name;
}

bool rust_crate_has_std(const struct rust_crate *crate)
{
    struct slice root = crate->files.items[0].text;
    return !memmem(root.text, root.length, "no_std", 6) && !memmem(root.text, root.length, "no_core", 7);
}

const struct rust_cfg *rust_crate_cfg(const struct rust_crate *crate)
{
    return &crate->cfg;
}

unsigned rust_crate_edition(const struct rust_crate *crate)
{
    return crate->edition;
}
