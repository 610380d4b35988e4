#include "javac_modules.h"

#include <ctype.h>
#include <string.h>

#include "class_file.h"
#include "fs.h"

typedef VEC(const char *) texts;

/* NULL is an empty path. */
static texts split(struct arena *arena, const char *path)
{
    texts all = { 0 };
    for (const char *at = path; at; at = strchr(at, ':') ? strchr(at, ':') + 1 : NULL)
        if (strcspn(at, ":") > 0)
            vec_push(arena, &all, arena_strndup(arena, at, strcspn(at, ":")));
    return all;
}

/* ---- names ---- */

static const char *skip_blank(const char *at)
{
    for (;;) {
        const char *end = NULL;
        if (isspace((unsigned char)*at))
            end = at + 1;
        else if (at[0] == '/' && at[1] == '/')
            end = at + strcspn(at, "\n");
        else if (at[0] == '/' && at[1] == '*')
            end = (end = strstr(at + 2, "*/")) ? end + 2 : at + strlen(at);
        if (!end)
            return at;
        at = end;
    }
}

static size_t name_length(const char *at)
{
    size_t n = 0;
    while (isalnum((unsigned char)at[n]) || at[n] == '_' || at[n] == '$' || (unsigned char)at[n] >= 0x80)
        n++;
    return n;
}

/* "module a.b {" in a module-info.java (JLS 7.7), where dots may have blanks around them; NULL: it is not there. */
static const char *declared_name(struct arena *arena, const char *text)
{
    bool is_behind = false;
    for (const char *at = skip_blank(text); *at; at = skip_blank(at)) {
        size_t n = name_length(at);
        if (is_behind && n > 0) {
            struct str name = { .arena = arena };
            for (; n > 0 || *at == '.'; n = name_length(at)) {
                str_add_bytes(&name, at, n ? n : 1);
                at = skip_blank(at + (n ? n : 1));
            }
            if (*at == '{')
                return name.text;
            is_behind = false;
            continue;
        }
        is_behind = n == strlen("module") && strncmp(at, "module", n) == 0;
        at += n ? n : *at == '"' && strchr(at + 1, '"') ? (size_t)(strchr(at + 1, '"') - at) + 1 : 1;
    }
    return NULL;
}

static struct javac_module *add_module(struct arena *arena, struct javac_modules *modules, const char *name)
{
    struct javac_module module = { .name = name, .runtime = arena_printf(arena, "weft.rt.%s", name) };
    vec_push(arena, &modules->items, module);
    return &modules->items.items[modules->items.count - 1];
}

/* ---- a single one ---- */

/* As javac finds it: among the sources, else as it was compiled before, else on the source path. */
static const char *single_name(struct arena *arena, const struct javac_args *args, struct javac_modules *modules)
{
    struct slice text;
    for (size_t i = 0; i < args->sources.count; i++) {
        const char *path = args->words.items[args->sources.items[i]];
        if (strcmp(fs_name_of(path), "module-info.java") == 0 && fs_read(arena, path, 0, &text) == 0)
            return declared_name(arena, text.text);
    }
    if (args->patches_module)
        return NULL; /* the classes become part of a module that was compiled before, when the program is started */
    if (args->output && fs_read(arena, fs_join(arena, args->output, "module-info.class"), 0, &text) == 0) {
        modules->is_part = true;
        return class_file_module(arena, text);
    }
    texts parts = split(arena, args->source_path);
    for (size_t i = 0; i < parts.count; i++)
        if (fs_read(arena, fs_join(arena, parts.items[i], "module-info.java"), 0, &text) == 0)
            return declared_name(arena, text.text);
    return NULL;
}

/* ---- --module-source-path ---- */

/* "a/{b,c}/d" to a/b/d and a/c/d. False: a brace has no other. */
static bool expand_braces(struct arena *arena, const char *pattern, texts *all)
{
    const char *open = strchr(pattern, '{'), *end = open;
    int depth = 0;
    if (!open) {
        vec_push(arena, all, pattern);
        return true;
    }
    do
        depth += *end == '{' ? 1 : *end == '}' ? -1 : 0;
    while (depth > 0 && *++end);
    if (depth > 0)
        return false;
    for (const char *part = open + 1, *at = part; at <= end; at++) {
        depth += *at == '{' ? 1 : *at == '}' ? -1 : 0;
        if ((*at == ',' && depth == 0) || at == end) {
            if (!expand_braces(arena, arena_printf(arena, "%.*s%.*s%s", (int)(open - pattern), pattern, (int)(at - part), part, end + 1), all))
                return false;
            part = at + 1;
        }
    }
    return true;
}

/* What a search for modules by path is about. */
struct search {
    struct arena *arena;
    const struct javac_args *args;
    const char *directory, *mirror;
    struct javac_modules *modules;
};

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static bool asks_for(const struct javac_args *args, const char *name)
{
    for (size_t i = 0; i < args->modules.count; i++)
        if (strcmp(args->modules.items[i], name) == 0)
            return true;
    return false;
}

static void add_directory(struct search *search, const char *name, const char *path)
{
    const char *absolute = fs_absolute(search->arena, fs_join(search->arena, search->directory, path));
    struct javac_module *module;
    if (!fs_is_directory(absolute))
        return;
    module = add_module(search->arena, search->modules, name);
    module->directory = path;
    module->absolute = absolute;
    module->is_named = asks_for(search->args, name);
}

/* The name of the module stands for the star, or behind a path without one. */
static void add_by_pattern(struct search *search, const char *pattern)
{
    struct arena *arena = search->arena;
    const char *star = strchr(pattern, '*'), **names;
    const char *above = !star ? pattern : star == pattern ? "." : arena_strndup(arena, pattern, (size_t)(star - pattern));
    int n = fs_list(arena, fs_join(arena, search->directory, above), is_visible, &names);
    for (int i = 0; i < n; i++)
        add_directory(search, names[i], fs_join(arena, above, star ? arena_printf(arena, "%s%s", names[i], star + 1) : names[i]));
}

/* "patterns", or "module=path". */
static void read_source_path(struct search *search, const char *value)
{
    struct arena *arena = search->arena;
    struct javac_modules *modules = search->modules;
    const char *equals = strchr(value, '=');
    const char *name = equals && !memchr(value, '/', (size_t)(equals - value)) ? arena_strndup(arena, value, (size_t)(equals - value)) : NULL;
    texts parts = split(arena, name ? equals + 1 : value), all = { 0 };
    struct str mirrors = { .arena = arena }, own = { .arena = arena };
    for (size_t i = 0; i < parts.count; i++)
        if (!expand_braces(arena, parts.items[i], &all))
            modules->why_plain = "its --module-source-path has a brace without another";
    str_begin(&mirrors);
    str_begin(&own);
    for (size_t i = 0; i < all.count; i++) {
        if (name)
            add_directory(search, name, all.items[i]);
        else
            add_by_pattern(search, all.items[i]);
        str_printf(&mirrors, "%s%s:", search->mirror, fs_absolute(arena, fs_join(arena, search->directory, all.items[i])));
        str_printf(&own, "%s%s", i ? ":" : "", all.items[i]);
    }
    vec_push(arena, &modules->source_paths, arena_printf(arena, "%s%s%s%s", name ? name : "", name ? "=" : "", mirrors.text, own.text));
}

void javac_modules_find(struct arena *arena, const struct javac_args *args, const char *directory, const char *mirror, struct javac_modules *modules)
{
    struct search search = { arena, args, directory, mirror, modules };
    const char *name;
    *modules = (struct javac_modules){ .is_many = args->module_source_paths.count > 0 };
    for (size_t i = 0; i < args->module_source_paths.count; i++)
        read_source_path(&search, args->module_source_paths.items[i]);
    if (!modules->is_many && (name = single_name(arena, args, modules)) != NULL)
        add_module(arena, modules, name);
    if (modules->items.count && !args->output)
        modules->why_plain = "it compiles a module without -d";
    if (args->modules.count && !modules->is_many)
        modules->why_plain = "it compiles a module by name, and has no --module-source-path";
}

bool javac_module_on(struct arena *arena, const char *class_path)
{
    texts parts = split(arena, class_path);
    for (size_t i = 0; i < parts.count; i++)
        if (fs_exists(fs_join(arena, parts.items[i], "module-info.java")))
            return true;
    return false;
}

const struct javac_module *javac_module_of(const struct javac_modules *modules, const char *path)
{
    for (size_t i = 0; i < modules->items.count; i++) {
        const struct javac_module *module = &modules->items.items[i];
        size_t length = module->absolute ? strlen(module->absolute) : 0;
        if (!module->absolute || (strncmp(path, module->absolute, length) == 0 && path[length] == '/'))
            return module;
    }
    return NULL;
}

const char *javac_module_output(struct arena *arena, const struct javac_modules *modules, const struct javac_module *module, const char *output)
{
    return modules->is_many ? fs_join(arena, output, module->name) : output;
}
