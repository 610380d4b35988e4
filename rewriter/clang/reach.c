#define _GNU_SOURCE 1
#include "reach.h"

#include <stdlib.h>
#include <string.h>

#include "call_guess.h"
#include "endings.h"
#include "fs.h"
#include "log.h"
#include "own_folder.h"
#include "paste.h"
#include "search_folders.h"
#include "spelled.h"

struct file {
    const char *path;
    bool is_text; /* may be rewritten; else only its macros and classes count */
};

struct reach {
    struct arena *arena;
    const struct rewrite_request *request;
    struct spelled spelled;
    struct search_folders folders;
    VEC(struct file) files;
    struct texts paths, text_paths;   /* of the files, and of what is no file */
    struct endings all, constructors; /* what a name may end in; what a class may be called */
    struct endings defined;           /* what a function may be called whose definition counts, not only its calls */
    size_t n_words, n_classes;        /* that were compared with the first two */
    bool wants_templates;             /* they are asked for, too */
    const struct call_guess *beyond;  /* asked is what macros and headers hold alone, not the unit's own text; NULL: all of it */
    const char *why;                  /* the answer is yes; NULL: no, so far */
};

/* ---- what is selected ---- */

/* `malloc` selects no constructor: its name has that of the class in front. */
static void add_pattern(struct reach *reach, const struct config_probe *probe)
{
    bool is_qualified;
    const char *segment = endings_segment(probe, &is_qualified);
    if (!*segment || endings_may_have_no_word(segment, reach->spelled.is_cxx))
        reach->why = probe->pattern;
    endings_add(&reach->all, segment);
    if (probe->target == TARGET_BODY || probe->target == TARGET_MEMORY || probe->target == TARGET_PROGRAM)
        endings_add(&reach->defined, segment);
    if (is_qualified || probe->target == TARGET_METHOD)
        endings_add(&reach->constructors, segment);
}

static void compare_with(struct reach *reach, const struct endings *endings, const struct texts *words, size_t *n)
{
    for (; !reach->why && *n < words->items.count; ++*n)
        if (endings_match(endings, words->items.items[*n]))
            reach->why = words->items.items[*n];
}

/* With what has been read since the last time. */
static void compare(struct reach *reach)
{
    if (reach->beyond) {
        reach->why = reach->why ? reach->why : reach->spelled.unclear;
        return;
    }
    compare_with(reach, &reach->all, &reach->spelled.words, &reach->n_words);
    compare_with(reach, &reach->constructors, &reach->spelled.classes, &reach->n_classes);
    if (!reach->why)
        reach->why = reach->spelled.unclear;
    if (!reach->why && reach->wants_templates && reach->spelled.has_templates)
        reach->why = "a template";
}

/* ---- words that ## makes ---- */

static void compare_pasted(struct reach *reach)
{
    for (size_t i = 0; !reach->why && i < reach->all.names.items.count; i++)
        if (paste_can_make(&reach->spelled, slice_of(reach->all.names.items.items[i]), false))
            reach->why = reach->all.names.items.items[i];
    for (size_t i = 0; !reach->why && i < reach->all.patterns.count; i++) {
        const char *pattern = reach->all.patterns.items[i];
        if (paste_can_make(&reach->spelled, (struct slice){ pattern, strcspn(pattern, "*?") }, true))
            reach->why = pattern;
    }
}

/* ---- which files ---- */

/* Headers of folders for system headers are rewritten as dependencies at most. */
static bool is_text_folder(const struct reach *reach, const struct search_folder *folder)
{
    return !folder->is_system || reach->request->config->dependencies.count;
}

/* Notes a file that there may be. What is read as a text needs not be read for its macros. */
static void add_file(struct reach *reach, const char *path, bool is_text)
{
    struct texts *paths = is_text ? &reach->text_paths : &reach->paths;
    if (texts_known(paths, path) != TEXTS_NONE || texts_known(&reach->text_paths, path) != TEXTS_NONE)
        return;
    texts_find(paths, path);
    vec_push(reach->arena, &reach->files, (struct file){ path, is_text });
}

/* `from`: the directory of the file that says so. */
static void add_included(struct reach *reach, const char *name, const char *from, bool is_text)
{
    add_file(reach, fs_join(reach->arena, from, name), is_text);
    for (size_t i = 0; *name != '/' && i < reach->folders.list.count; i++)
        add_file(reach, fs_join(reach->arena, reach->folders.list.items[i].path, name), is_text_folder(reach, &reach->folders.list.items[i]));
}

/* `is_option`: they are options' values, not names with what stands around them. */
static void follow_includes(struct reach *reach, const char *from, bool is_text, bool is_option)
{
    for (size_t i = 0; i < reach->spelled.includes.count; i++) {
        struct slice name = reach->spelled.includes.items[i];
        if (reach->beyond && !reach->why && (is_option || name.text[-1] == '"') &&
            own_folder_alone_has(reach->arena, reach->request, from, arena_strndup(reach->arena, name.text, name.length)))
            reach->why = "the source's folder has a header of the name of another one";
        add_included(reach, arena_strndup(reach->arena, name.text, name.length), from, is_text);
    }
    reach->spelled.includes.count = 0;
}

/* Those that were noted, and what they include. */
static void read_files(struct reach *reach)
{
    for (size_t i = 0; !reach->why && i < reach->files.count; i++) {
        struct file file = reach->files.items[i];
        struct slice text;
        if (fs_read(reach->arena, file.path, 0, &text) != 0)
            continue;
        if (reach->beyond && file.is_text && call_guess_text(reach->beyond, text))
            reach->why = file.path;
        if (file.is_text)
            spelled_read(&reach->spelled, text);
        else
            spelled_read_header(&reach->spelled, text);
        follow_includes(reach, fs_directory_of(reach->arena, file.path), file.is_text, false);
        compare(reach);
    }
}

/* ---- macros ---- */

static int by_name(const void *left, const void *right)
{
    const struct spelled_macro *a = left, *b = right;
    size_t shorter = a->name.length < b->name.length ? a->name.length : b->name.length;
    int order = memcmp(a->name.text, b->name.text, shorter);
    return order ? order : (a->name.length > b->name.length) - (a->name.length < b->name.length);
}

static bool is_macro(const struct spelled *spelled, const char *name)
{
    struct spelled_macro key = { .name = slice_of(name) };
    return spelled->macros.count && bsearch(&key, spelled->macros.items, spelled->macros.count, sizeof key, by_name);
}

/* #include NAME: a file that is not known here, unless nobody defines the name. */
static void find_computed(struct reach *reach)
{
    const struct spelled *spelled = &reach->spelled;
    for (size_t i = 0; !reach->why && i < spelled->computed.items.count; i++)
        if (is_macro(spelled, spelled->computed.items.items[i]))
            reach->why = spelled->computed.items.items[i];
}

/* What looks like a declaration and is the use of a macro is a word like any other. */
static void find_declared_macros(struct reach *reach)
{
    struct spelled *spelled = &reach->spelled;
    for (size_t i = 0; i < spelled->declared.items.count; i++)
        if (is_macro(spelled, spelled->declared.items.items[i]))
            texts_find(&spelled->words, spelled->declared.items.items[i]);
    for (size_t i = 0; i < spelled->declaring.items.count; i++)
        outline_hide(&spelled->outline, is_macro(spelled, spelled->declaring.items.items[i]), "macros before names in parentheses");
}

/* Names that are only declared do not count, unless that can't be told. */
static void compare_declared(struct reach *reach)
{
    if (reach->beyond)
        return;
    size_t n_defined = 0, n_all = 0;
    compare_with(reach, &reach->defined, &reach->spelled.declared, &n_defined);
    if (reach->spelled.outline.hides)
        compare_with(reach, &reach->all, &reach->spelled.declared, &n_all);
}

/* What words stand for that are macros, from the n-th on. */
static void expand_words(struct reach *reach, size_t *n)
{
    struct spelled_macro *macros = reach->spelled.macros.items, *end = macros ? macros + reach->spelled.macros.count : NULL;
    for (; !reach->why && *n < reach->spelled.words.items.count; ++*n) {
        struct spelled_macro key = { .name = slice_of(reach->spelled.words.items.items[*n]) };
        struct spelled_macro *found = macros == end ? NULL : bsearch(&key, macros, (size_t)(end - macros), sizeof *macros, by_name);
        while (found && found > macros && by_name(found - 1, &key) == 0)
            found--;
        for (; found && found < end && by_name(found, &key) == 0; found++) {
            spelled_read_body(&reach->spelled, found->body);
            if (reach->beyond && call_guess_body(reach->beyond, found->body))
                reach->why = reach->spelled.words.items.items[*n];
            outline_hide(&reach->spelled.outline, outline_is_open(found->body), "a macro that opens brackets");
        }
        compare(reach);
    }
}

/* Macros whose names are pasted. */
static void expand_pasted(struct reach *reach)
{
    for (size_t i = 0; !reach->why && !reach->beyond && reach->spelled.pastes.count && i < reach->spelled.macros.count; i++)
        if (paste_can_make(&reach->spelled, reach->spelled.macros.items[i].name, false))
            spelled_read_body(&reach->spelled, reach->spelled.macros.items[i].body);
    compare(reach);
}

static void expand(struct reach *reach)
{
    size_t n_expanded = 0, n;
    if (reach->spelled.macros.count)
        qsort(reach->spelled.macros.items, reach->spelled.macros.count, sizeof *reach->spelled.macros.items, by_name);
    find_computed(reach);
    find_declared_macros(reach);
    do {
        n = reach->spelled.words.items.count;
        expand_words(reach, &n_expanded);
        expand_pasted(reach);
    } while (!reach->why && reach->spelled.words.items.count > n);
    compare_declared(reach);
}

/* ---- the command ---- */

/* "NAME=VALUE" as a directive. */
static struct slice define_of(struct arena *arena, const char *value)
{
    char *text = arena_printf(arena, "#define %s", value), *equal = strchr(text, '=');
    if (equal)
        *equal = ' ';
    return slice_of(text);
}

static void read_flags(struct reach *reach)
{
    search_folders_find(&reach->folders, reach->arena, reach->request);
    reach->why = reach->why ? reach->why : reach->folders.unclear;
    for (size_t i = 0; !reach->why && i < reach->folders.included.count; i++)
        vec_push(reach->arena, &reach->spelled.includes, slice_of(reach->folders.included.items[i]));
    for (size_t i = 0; !reach->why && i < reach->folders.defined.count; i++)
        spelled_read(&reach->spelled, define_of(reach->arena, reach->folders.defined.items[i]));
}

static void read_unit(struct reach *reach)
{
    const struct rewrite_request *request = reach->request;
    struct slice text = request->contents;
    const char *directory = fs_join(reach->arena, request->directory ? request->directory : ".", request_folder(reach->arena, request));
    if (!text.text && fs_read(reach->arena, request->path, 0, &text) != 0)
        reach->why = "it cannot be read";
    if (reach->why)
        return;
    follow_includes(reach, request->directory ? request->directory : ".", true, true);
    spelled_read(&reach->spelled, text);
    follow_includes(reach, directory, true, false);
    compare(reach);
}

static void start(struct reach *reach, bool is_cxx)
{
    reach->paths.arena = reach->text_paths.arena = reach->arena;
    reach->all.names.arena = reach->constructors.names.arena = reach->defined.names.arena = reach->arena;
    spelled_start(&reach->spelled, reach->arena, is_cxx);
}

static void read_all(struct reach *reach)
{
    read_flags(reach);
    read_unit(reach);
    read_files(reach);
    expand(reach);
}

/* Is a selected name among the operands of a macro? */
static void find_operands(struct reach *reach, const struct tokens *tokens)
{
    const char *text = tokens->source.text;
    for (size_t i = 0; !reach->why && i + 1 < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        const char *name = t->kind == TOKEN_WORD && t[1].first == '(' ? arena_strndup(reach->arena, text + t->begin, t->end - t->begin) : NULL;
        bool directive;
        size_t close = name && is_macro(&reach->spelled, name) ? lex_matching(tokens, i + 1, &directive) : SIZE_MAX;
        if (close != SIZE_MAX && call_guess_tokens(reach->beyond, tokens, i + 1, close, (struct slice){ 0 }, (struct slice){ 0 }))
            reach->why = name;
    }
}

bool reach_is_beyond(struct arena *arena, const struct rewrite_request *request, const struct tokens *tokens, const struct call_guess *guess)
{
    struct reach reach = { .arena = arena, .request = request, .beyond = guess };
    start(&reach, guess->is_cxx);
    if (guess->is_any || request->n_search == 0 || search_folders_are_hidden())
        return true;
    read_all(&reach);
    find_operands(&reach, tokens);
    if (reach.why)
        log_debug("%s: selected calls may be in macros or headers: %s", request->path, reach.why);
    return reach.why != NULL;
}

bool reach_has_templates(struct arena *arena, const struct rewrite_request *request)
{
    struct reach reach = { .arena = arena, .request = request, .wants_templates = true };
    start(&reach, true);
    read_all(&reach);
    return reach.why != NULL;
}

bool reach_is_possible(struct arena *arena, const struct rewrite_request *request, bool is_cxx)
{
    struct reach reach = { .arena = arena, .request = request };
    start(&reach, is_cxx);
    if (request->n_search == 0 || search_folders_are_hidden())
        return true;
    for (size_t i = 0; i < request->config->probes.count; i++)
        add_pattern(&reach, &request->config->probes.items[i]);
    reach.spelled.wants_classes = is_cxx && (reach.constructors.names.items.count || reach.constructors.patterns.count);
    read_all(&reach);
    compare_pasted(&reach);
    if (reach.why) {
        log_debug("%s: may hold a selected call: %s", request->path, reach.why);
        return true;
    }
    for (size_t i = 0; i < reach.spelled.called.items.count; i++)
        select_callee(request->select, reach.spelled.called.items.items[i]);
    return false;
}
