#include "flags.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "find_compiler.h"
#include "fs.h"
#include "language.h"
#include "log.h"
#include "program_names.h"
#include "wrap_args.h"

/* One name for a source, which commands spell with ./ and ../ */
static const char *name_of(struct arena *arena, const char *source)
{
    return fs_without_dots(arena, arena_strdup(arena, source));
}

/* `source`: as name_of says. */
static const char *path_of(struct arena *arena, const char *state, const char *source)
{
    return arena_printf(arena, "%s/flags/%016" PRIx64, state, hash_text(HASH_START, source));
}

/* Each text ends with a NUL: source, directory, compiler, language, then the flags. */
void flags_remember(const char *state, const char *source, const struct rewrite_request *request)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    source = name_of(&arena, source);
    const char *path = path_of(&arena, state, source), *head[] = { source, request->directory, request->compiler, request->language };
    for (size_t i = 0; i < sizeof head / sizeof *head; i++)
        str_add_bytes(&text, head[i], strlen(head[i]) + 1);
    for (size_t i = 0; i < request->n_flags; i++)
        str_add_bytes(&text, request->flags[i], strlen(request->flags[i]) + 1);
    if (fs_make_directories(fs_directory_of(&arena, path)) != 0 || fs_write_atomic(path, text.text, text.length) != 0)
        log_debug("cannot remember the flags of %s: %s", source, strerror(errno));
    arena_release(&arena);
}

void flags_forget(const char *state, const char *source)
{
    struct arena arena = { 0 };
    unlink(path_of(&arena, state, name_of(&arena, source)));
    arena_release(&arena);
}

/* Makes paths in flags absolute, if the command ran in another directory than this process. */
static const char *absolute_flag(struct arena *arena, const char *directory, const char *before, const char *flag)
{
    static const char *const options[] = { "-I", "-iquote", "-isystem", "-idirafter", "-include", "-imacros", "-isysroot", NULL };
    if (strcmp(directory, fs_absolute(arena, ".")) == 0)
        return flag;
    for (const char *const *option = options; *option; option++) {
        size_t length = strlen(*option);
        if (before && strcmp(before, *option) == 0)
            return fs_absolute(arena, fs_join(arena, directory, flag));
        if (strncmp(flag, *option, length) == 0 && flag[length])
            return arena_printf(arena, "%s%s", *option, fs_absolute(arena, fs_join(arena, directory, flag + length)));
    }
    return flag;
}

static void set_flags(struct arena *arena, const char *directory, const char *const *flags, size_t n, struct rewrite_request *request)
{
    const char **out = arena_array(arena, const char *, n + 1);
    for (size_t i = 0; i < n; i++)
        out[i] = absolute_flag(arena, directory, i ? flags[i - 1] : NULL, flags[i]);
    request->flags = out;
    request->n_flags = n;
}

bool flags_recall(struct arena *arena, const char *state, const char *source, struct rewrite_request *request)
{
    VEC(const char *) texts = { 0 };
    struct slice text;
    source = name_of(arena, source);
    if (fs_read(arena, path_of(arena, state, source), 0, &text) != 0)
        return false;
    for (const char *at = text.text, *end = at + text.length; at < end; at += strlen(at) + 1)
        vec_push(arena, &texts, at);
    if (texts.count < 4 || strcmp(texts.items[0], source) != 0)
        return false;
    request->compiler = texts.items[2];
    request->language = texts.items[3];
    set_flags(arena, texts.items[1], texts.items + 4, texts.count - 4, request);
    return true;
}

static int is_flags(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

void flags_each_remembered(struct arena *arena, const char *state, void (*each)(void *context, const char *source), void *context)
{
    const char *directory = fs_join(arena, state, "flags"), **names;
    int n = fs_list(arena, directory, is_flags, &names);
    for (int i = 0; i < n; i++) {
        struct slice text;
        if (fs_read(arena, fs_join(arena, directory, names[i]), 0, &text) == 0 && text.length > 0)
            each(context, text.text); /* what stands first, up to a NUL */
    }
}

/* ---- compile_commands.json ---- */

static const char *text_of(const cJSON *entry, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(entry, key);
    return cJSON_IsString(item) ? item->valuestring : NULL;
}

/* The words of "arguments", or of "command"; NULL-terminated, NULL: there are none. */
static char *const *words_of(struct arena *arena, const cJSON *entry)
{
    VEC(char *) words = { 0 };
    const cJSON *word;
    cJSON_ArrayForEach(word, cJSON_GetObjectItemCaseSensitive(entry, "arguments")) if (cJSON_IsString(word))
        vec_push(arena, &words, arena_strdup(arena, word->valuestring));
    const char *command = words.count ? NULL : text_of(entry, "command"), *next;
    while (command && (next = wrap_args_next_word(arena, &command)) != NULL)
        vec_push(arena, &words, arena_strdup(arena, next));
    if (words.count == 0)
        return NULL;
    vec_push(arena, &words, NULL);
    return words.items;
}

static bool take_entry(struct arena *arena, const cJSON *entry, const char *directory, const char *source, struct rewrite_request *request)
{
    struct wrap_args args;
    struct compiler_call call;
    char *const *words = words_of(arena, entry);
    const char *program = words ? find_compiler_word(arena, words[0]) : NULL;
    if (!program)
        return false;
    find_compiler_call(arena, program, words + 1, &call);
    wrap_args_parse(arena, call.rest, &args);
    const struct language *language = language_of_file(source);
    if (call.compiler && text_ends_with(source, ".c"))
        language = language_by_name(compiler_language(call.compiler));
    for (size_t i = 0; i < args.sources.count; i++) /* as -x says */
        if ((args.sources.items[i].is_named || !text_ends_with(source, ".c")) &&
            strcmp(fs_absolute(arena, fs_join(arena, directory, args.words.items[args.sources.items[i].word])), source) == 0)
            language = args.sources.items[i].language;
    request->compiler = call.compiler;
    request->language = language ? language->name : NULL;
    set_flags(arena, arena_strdup(arena, directory), args.flags.items, args.flags.count, request);
    return true;
}

bool flags_read_database(struct arena *arena, const char *database, const char *source, struct rewrite_request *request)
{
    struct slice text;
    bool found = false;
    if (fs_read(arena, database, 0, &text) != 0)
        return false;
    cJSON *entries = cJSON_ParseWithLength(text.text, text.length);
    const cJSON *entry;
    cJSON_ArrayForEach(entry, entries)
    {
        const char *directory = text_of(entry, "directory"), *file = text_of(entry, "file");
        if (!found && directory && file && strcmp(fs_absolute(arena, fs_join(arena, directory, file)), source) == 0)
            found = take_entry(arena, entry, directory, source, request);
    }
    cJSON_Delete(entries);
    return found;
}

void flags_each_listed(struct arena *arena, const char *database, void (*each)(void *context, const char *source), void *context)
{
    struct slice text;
    if (fs_read(arena, database, 0, &text) != 0)
        return;
    cJSON *entries = cJSON_ParseWithLength(text.text, text.length);
    const cJSON *entry;
    cJSON_ArrayForEach(entry, entries)
    {
        const char *directory = text_of(entry, "directory"), *file = text_of(entry, "file");
        if (directory && file)
            each(context, fs_absolute(arena, fs_join(arena, directory, file)));
    }
    cJSON_Delete(entries);
}
