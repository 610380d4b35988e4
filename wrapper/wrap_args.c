#include "wrap_args.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "language.h"

enum { RESPONSE_LIMIT = 64 << 20, RESPONSE_DEPTH = 20 };

const struct wrap_option wrap_options[] = {
    { "-###", WRAP_UNTOUCHED },
    { "--coverage", 0 },
    { "--help", WRAP_UNTOUCHED | WRAP_PREFIX },
    { "--param", WRAP_NEXT },
    { "--precompile", WRAP_UNTOUCHED },
    { "--print-", WRAP_UNTOUCHED | WRAP_PREFIX },
    { "--sysroot", WRAP_NEXT },
    { "--target-help", WRAP_UNTOUCHED },
    { "--version", WRAP_UNTOUCHED },
    { "-A", WRAP_NEXT | WRAP_PREFIX },
    { "-B", WRAP_NEXT | WRAP_PREFIX },
    { "-D", WRAP_NEXT | WRAP_PREFIX },
    { "-E", WRAP_UNTOUCHED },
    { "-F", WRAP_NEXT | WRAP_PREFIX },
    { "-I", WRAP_NEXT | WRAP_PREFIX },
    { "-L", WRAP_NEXT | WRAP_PREFIX | WRAP_LINKER },
    { "-M", WRAP_UNTOUCHED },
    { "-MD", WRAP_DEPENDS | WRAP_DEP_MAKE },
    { "-MF", WRAP_NEXT | WRAP_PREFIX | WRAP_DEPENDS | WRAP_DEP_FILE },
    { "-MG", WRAP_DEPENDS },
    { "-MJ", WRAP_NEXT | WRAP_PREFIX | WRAP_DEPENDS },
    { "-MM", WRAP_UNTOUCHED },
    { "-MMD", WRAP_DEPENDS | WRAP_DEP_MAKE | WRAP_DEP_USER },
    { "-MP", WRAP_DEPENDS | WRAP_DEP_PHONY },
    { "-MQ", WRAP_NEXT | WRAP_PREFIX | WRAP_DEPENDS },
    { "-MT", WRAP_NEXT | WRAP_PREFIX | WRAP_DEPENDS },
    { "-MV", WRAP_DEPENDS },
    { "-R", WRAP_NEXT | WRAP_LINKER },
    { "-S", WRAP_NO_LINK },
    { "-T", WRAP_NEXT | WRAP_PREFIX | WRAP_LINKER },
    { "-U", WRAP_NEXT | WRAP_PREFIX },
    { "-V", WRAP_UNTOUCHED },
    { "-Wa,", WRAP_PREFIX | WRAP_LINKER },
    { "-Wl,", WRAP_PREFIX | WRAP_LINKER },
    { "-Wp,-MD,", WRAP_PREFIX | WRAP_DEPENDS | WRAP_DEP_FILE },
    { "-Wp,-MMD,", WRAP_PREFIX | WRAP_DEPENDS | WRAP_DEP_FILE | WRAP_DEP_USER },
    { "-Xassembler", WRAP_NEXT | WRAP_LINKER },
    { "-Xclang", WRAP_NEXT },
    { "-Xlinker", WRAP_NEXT | WRAP_LINKER },
    { "-Xpreprocessor", WRAP_NEXT },
    { "-arch", WRAP_NEXT },
    { "-aux-info", WRAP_NEXT },
    { "-c", WRAP_NO_LINK },
    { "-dump", WRAP_UNTOUCHED | WRAP_PREFIX },
    { "-dumpbase", WRAP_NEXT },
    { "-dumpbase-ext", WRAP_NEXT },
    { "-dumpdir", WRAP_NEXT },
    { "-e", WRAP_NEXT | WRAP_LINKER },
    { "-emit-ast", WRAP_UNTOUCHED },
    { "-ffreestanding", WRAP_ALONE },
    { "-fmodule-header", WRAP_UNTOUCHED | WRAP_PREFIX },
    { "-fsyntax-only", WRAP_UNTOUCHED },
    { "-idirafter", WRAP_NEXT | WRAP_PREFIX },
    { "-imacros", WRAP_NEXT | WRAP_PREFIX },
    { "-imultilib", WRAP_NEXT },
    { "-include", WRAP_NEXT | WRAP_PREFIX },
    { "-include-pch", WRAP_NEXT },
    { "-iprefix", WRAP_NEXT | WRAP_PREFIX },
    { "-iquote", WRAP_NEXT | WRAP_PREFIX },
    { "-isysroot", WRAP_NEXT | WRAP_PREFIX },
    { "-isystem", WRAP_NEXT | WRAP_PREFIX },
    { "-iwithprefix", WRAP_NEXT | WRAP_PREFIX },
    { "-iwithprefixbefore", WRAP_NEXT | WRAP_PREFIX },
    { "-l", WRAP_NEXT | WRAP_PREFIX | WRAP_LINKER },
    { "-m16", WRAP_ALONE },
    { "-mllvm", WRAP_NEXT },
    { "-no-canonical-prefixes", 0 },
    { "-nodefaultlibs", WRAP_ALONE },
    { "-nolibc", WRAP_ALONE },
    { "-nostartfiles", WRAP_ALONE },
    { "-nostdlib", WRAP_ALONE },
    { "-o", WRAP_NEXT | WRAP_PREFIX | WRAP_OUTPUT },
    { "-print-", WRAP_UNTOUCHED | WRAP_PREFIX },
    { "-r", WRAP_NO_RUNTIME },
    { "-shared", WRAP_LINKER },
    { "-specs", WRAP_NEXT },
    { "-static", WRAP_STATIC | WRAP_LINKER },
    { "-static-pie", WRAP_STATIC | WRAP_LINKER },
    { "-target", WRAP_NEXT },
    { "-u", WRAP_NEXT | WRAP_PREFIX | WRAP_LINKER },
    { "-v", WRAP_LINKER },
    { "-wrapper", WRAP_NEXT },
    { "-x", WRAP_NEXT | WRAP_PREFIX | WRAP_LANGUAGE },
    { "-z", WRAP_NEXT | WRAP_LINKER },
};
const size_t n_wrap_options = sizeof wrap_options / sizeof *wrap_options;

struct key {
    const char *text;
    size_t length;
};

static int compare_key(const void *left, const void *right)
{
    const struct key *key = left;
    const struct wrap_option *option = right;
    int order = strncmp(key->text, option->name, key->length);
    return order ? order : -(option->name[key->length] != 0);
}

const struct wrap_option *wrap_option_find(const char *word)
{
    size_t whole = strlen(word), length = whole < 24 ? whole : 24;
    for (; length > 0; length--) {
        struct key key = { word, length };
        const struct wrap_option *option = bsearch(&key, wrap_options, n_wrap_options, sizeof *wrap_options, compare_key);
        if (option && (length == whole || (option->flags & WRAP_PREFIX)))
            return option;
    }
    return NULL;
}

const char *wrap_args_next_word(struct arena *arena, const char **at)
{
    struct str word = { .arena = arena };
    const char *p = *at;
    char quote = 0;
    while (isspace((unsigned char)*p))
        p++;
    if (!*p)
        return NULL;
    str_begin(&word);
    for (; *p && (quote || !isspace((unsigned char)*p)); p++) {
        if (*p == '\\' && p[1])
            str_add_char(&word, *++p);
        else if (quote ? *p == quote : *p == '"' || *p == '\'')
            quote = quote ? 0 : *p;
        else
            str_add_char(&word, *p);
    }
    *at = p;
    return word.text;
}

static void add_words(struct arena *arena, struct wrap_args *args, const char *word, int depth)
{
    struct slice text;
    /* gcc and clang treat "@name" as an ordinary word if the file cannot be read */
    if (word[0] != '@' || depth == RESPONSE_DEPTH || fs_read(arena, word + 1, RESPONSE_LIMIT, &text) != 0) {
        vec_push(arena, &args->words, word);
        return;
    }
    const char *at = text.text, *inner;
    while ((inner = wrap_args_next_word(arena, &at)) != NULL)
        add_words(arena, args, inner, depth + 1);
}

/* The language of a source that can be rewritten. NULL for everything else, such as headers and preprocessed text. */
static const struct language *source_language(const char *path, const char *option)
{
    const struct language *language = option ? language_by_name(option) : language_of_file(path);
    return language && language->is_driven ? language : NULL;
}

/* What gcc and clang compile as well: how the language's name begins or ends for -x, its name for people, the endings of sources. */
static const struct {
    const char *option, *title, *endings[3];
} unread[] = {
    { "cpp-output", "preprocessed sources (.i, .ii)", { ".i", ".ii" } },
    { "objective-c", "Objective-C", { ".m", ".mm" } },
    { "cuda", "CUDA that clang compiles", { ".cu" } },
    { "hip", "HIP", { ".hip" } },
    { "cl", "OpenCL", { ".cl" } },
    { "ada", "Ada", { ".adb", ".ads" } },
    { "go", "Go", { ".go" } },
    { "d", "D", { ".d" } },
};

/* The language of a source that compilers take and weft does not read; NULL: it is none, as far as is known. */
static const char *unread_title(const char *path, const char *option)
{
    for (size_t i = 0; i < sizeof unread / sizeof *unread; i++) {
        if (option && (text_starts_with(option, unread[i].option) || text_ends_with(option, unread[i].option)))
            return unread[i].title;
        for (const char *const *ending = unread[i].endings; !option && *ending; ending++)
            if (text_ends_with(path, *ending))
                return unread[i].title;
    }
    return NULL;
}

/* Headers are precompiled, not linked. */
static bool is_header(const char *path, const char *option)
{
    static const char *const endings[] = { ".h", ".hh", ".hpp", ".hxx", ".h++", ".H", ".hp", ".HPP", ".tcc", NULL };
    if (option)
        return text_ends_with(option, "-header");
    for (const char *const *ending = endings; *ending; ending++)
        if (text_ends_with(path, *ending))
            return true;
    return false;
}

static void take_option(struct wrap_args *args, const struct wrap_option *option, const char *value, const char **language)
{
    args->facts |= option->flags & ~(unsigned)(WRAP_NEXT | WRAP_PREFIX);
    if (option->flags & WRAP_ALONE)
        args->alone = option->name;
    if (option->flags & WRAP_OUTPUT)
        args->output = value;
    if (option->flags & WRAP_DEP_FILE)
        args->depends = value;
    if (option->flags & WRAP_LANGUAGE)
        *language = value && strcmp(value, "none") != 0 ? value : NULL;
    if ((strcmp(option->name, "-I") == 0 || strcmp(option->name, "-iquote") == 0) && value && (strcmp(value, ".") == 0 || strcmp(value, "./") == 0))
        args->reads_dot = true;
}

/* gcc and clang know many options by long names, too; with a value, this follows behind "=" or as the next word. */
static const struct {
    const char *name, *brief;
    bool has_value;
} long_options[] = {
    { "--ansi", "-ansi", false },          { "--assemble", "-S", false },    { "--compile", "-c", false }, { "--define-macro", "-D", true },
    { "--include-directory", "-I", true }, { "--language", "-x", true },     { "--output", "-o", true },   { "--preprocess", "-E", false },
    { "--shared", "-shared", false },      { "--static", "-static", false }, { "--std", "-std=", true },   { "--undefine-macro", "-U", true },
};

/* Puts the usual name in place of a long one, in the words from `i` on. */
static void use_brief_name(struct arena *arena, struct wrap_args *args, size_t i)
{
    const char *word = args->words.items[i];
    for (size_t k = 0; k < sizeof long_options / sizeof *long_options; k++) {
        size_t length = strlen(long_options[k].name);
        if (strncmp(word, long_options[k].name, length) != 0 || (word[length] && (word[length] != '=' || !long_options[k].has_value)))
            continue;
        bool is_next = long_options[k].has_value && !word[length];
        if (is_next && i + 1 == args->words.count)
            return;
        const char *value = !long_options[k].has_value ? "" : is_next ? args->words.items[i + 1] : word + length + 1;
        args->words.items[i] = arena_printf(arena, "%s%s", long_options[k].brief, value);
        if (is_next) {
            args->words.count--;
            memmove(args->words.items + i + 1, args->words.items + i + 2, (args->words.count - i - 1) * sizeof *args->words.items);
        }
        return;
    }
}

void wrap_args_parse(struct arena *arena, char *const *argv, struct wrap_args *args)
{
    const unsigned not_parsed = WRAP_DEPENDS | WRAP_OUTPUT | WRAP_LANGUAGE | WRAP_LINKER | WRAP_NO_LINK | WRAP_NO_RUNTIME;
    const char *language = NULL;
    *args = (struct wrap_args){ 0 };
    for (; *argv; argv++)
        add_words(arena, args, *argv, 0);
    for (size_t i = 0; i < args->words.count; i++) {
        use_brief_name(arena, args, i);
        const char *word = args->words.items[i];
        if (word[0] != '-' || !word[1]) {
            vec_push(arena, &args->inputs, word);
            args->facts |= is_header(word, language) ? WRAP_UNTOUCHED : 0u;
            const struct language *found = strcmp(word, "-") == 0 && !language ? NULL : source_language(word, language);
            const char *title = found ? NULL : unread_title(word, language);
            if (found)
                vec_push(arena, &args->sources, ((struct wrap_source){ i, found, language != NULL }));
            if (title)
                vec_push(arena, &args->unread, title);
            continue;
        }
        const struct wrap_option *option = wrap_option_find(word);
        bool parsed = !option || !(option->flags & not_parsed);
        if (parsed)
            vec_push(arena, &args->flags, word);
        if (!option)
            continue;
        const char *value = word + strlen(option->name);
        if ((option->flags & WRAP_NEXT) && !*value) {
            value = i + 1 < args->words.count ? args->words.items[++i] : NULL;
            if (parsed && value)
                vec_push(arena, &args->flags, value);
        }
        if (strcmp(option->name, "-l") == 0)
            vec_push(arena, &args->inputs, arena_printf(arena, "-l%s", value ? value : ""));
        take_option(args, option, value, &language);
    }
    vec_push(arena, &args->words, NULL);
    args->words.count--;
}

bool wrap_is_compiler_check(const char *directory, const char *path)
{
    static const char *const folders[] = { "/CMakeTmp", "/CMakeScratch", "/TryCompile", "/meson-private", "/CheckFunctionExists", "/CompilerIdC" };
    if (text_starts_with(fs_name_of(path), "conftest.") || text_starts_with(fs_name_of(path), "CheckFunctionExists."))
        return true;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        if (strstr(directory, folders[i]) || strstr(path, folders[i]))
            return true;
    return false;
}
