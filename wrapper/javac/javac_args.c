#include "javac_args.h"

#include <ctype.h>
#include <string.h>

#include "fs.h"

enum { LONGEST_FILE = 64 << 20 };

/* Words are separated by white space; in quotes, a backslash stands for the next character. # begins a comment. */
static void read_words(struct arena *arena, struct slice text, javac_words *words)
{
    const char *at = text.text, *end = text.text + text.length;
    while (at < end) {
        struct str word = { .arena = arena };
        char quote = 0;
        if (isspace((unsigned char)*at)) {
            at++;
            continue;
        }
        if (*at == '#') {
            while (at < end && *at != '\n')
                at++;
            continue;
        }
        str_begin(&word);
        for (; at < end && (quote || !isspace((unsigned char)*at)); at++) {
            if (!quote && (*at == '"' || *at == '\''))
                quote = *at;
            else if (quote && *at == quote)
                quote = 0;
            else if (quote && *at == '\\' && at + 1 < end)
                str_add_char(&word, *++at);
            else
                str_add_char(&word, *at);
        }
        vec_push(arena, words, word.text); /* "" is a word */
    }
}

void javac_args_write(struct str *out, const javac_words *words)
{
    for (size_t i = 0; i < words->count; i++) {
        str_add_char(out, '"');
        for (const char *c = words->items[i]; *c; c++) {
            if (*c == '"' || *c == '\\')
                str_add_char(out, '\\');
            str_add_char(out, *c);
        }
        str_add(out, "\"\n");
    }
}

static void expand(struct arena *arena, char *const *argv, struct javac_args *args)
{
    struct slice text;
    for (; *argv; argv++)
        if (text_starts_with(*argv, "-J"))
            vec_push(arena, &args->machine, *argv);
        else if (**argv == '@' && (*argv)[1] != '@' && fs_read(arena, *argv + 1, LONGEST_FILE, &text) == 0)
            read_words(arena, text, &args->words);
        else
            vec_push(arena, &args->words, *argv);
}

/* The value of `option`, if the word at i is it: behind = in the same word, or the next word. */
static const char *value_of(const struct javac_args *args, size_t i, const char *option)
{
    const char *word = args->words.items[i];
    size_t length = strlen(option);
    if (strcmp(word, option) == 0)
        return i + 1 < args->words.count ? args->words.items[i + 1] : NULL;
    return text_starts_with(option, "--") && strncmp(word, option, length) == 0 && word[length] == '=' ? word + length + 1 : NULL;
}

/* And its value, unless they are one word. */
static void add_module_word(struct arena *arena, struct javac_args *args, size_t i)
{
    vec_push(arena, &args->module_words, i);
    if (!strchr(args->words.items[i], '=') && i + 1 < args->words.count)
        vec_push(arena, &args->module_words, i + 1);
}

static void read_word(struct arena *arena, struct javac_args *args, size_t i)
{
    static const char *const class_path[] = { "-cp", "-classpath", "--class-path", NULL };
    static const char *const source_path[] = { "-sourcepath", "--source-path", NULL };
    const char *word = args->words.items[i], *value;
    for (const char *const *option = class_path; *option; option++)
        if ((value = value_of(args, i, *option)) != NULL)
            args->class_path = value;
    for (const char *const *option = source_path; *option; option++)
        if ((value = value_of(args, i, *option)) != NULL)
            args->source_path = value;
    if ((value = value_of(args, i, "-d")) != NULL)
        args->output = value;
    if (strcmp(word, "-proc:only") == 0)
        args->why_plain = "it compiles nothing";
    if ((value = value_of(args, i, "--module-source-path")) != NULL) {
        vec_push(arena, &args->module_source_paths, value);
        add_module_word(arena, args, i);
    }
    if ((value = value_of(args, i, "-m")) != NULL || (value = value_of(args, i, "--module")) != NULL) {
        char *rest = NULL;
        for (char *name = strtok_r(arena_strdup(arena, value), ",", &rest); name; name = strtok_r(NULL, ",", &rest))
            vec_push(arena, &args->modules, name);
        add_module_word(arena, args, i);
    }
    args->patches_module = args->patches_module || value_of(args, i, "--patch-module");
    if (word[0] != '-' && text_ends_with(word, ".java") && fs_exists(word))
        vec_push(arena, &args->sources, i);
}

void javac_args_parse(struct arena *arena, char *const *argv, struct javac_args *args)
{
    *args = (struct javac_args){ 0 };
    expand(arena, argv, args);
    for (size_t i = 0; i < args->words.count; i++)
        read_word(arena, args, i);
    if (args->sources.count == 0 && args->modules.count == 0 && !args->why_plain)
        args->why_plain = "it names no source";
}
