#include "witness.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "fs.h"
#include "log.h"

size_t witness_find_place(struct slice text)
{
    for (size_t i = 0; i + 1 < text.length; i++) {
        size_t end = i + 1;
        while (text.text[i] == ':' && end < text.length && isdigit((unsigned char)text.text[end]))
            end++;
        if (end > i + 1 && end < text.length && (text.text[end] == ':' || text.text[end] == ','))
            return i;
    }
    return SIZE_MAX;
}

bool witness_names_a_place(struct slice messages)
{
    return witness_find_place(messages) != SIZE_MAX;
}

struct slice witness_without_colours(struct arena *arena, struct slice line)
{
    struct str out = { .arena = arena };
    for (size_t i = 0; i < line.length; i++) {
        if (line.text[i] != '\033') {
            str_add_char(&out, line.text[i]);
            continue;
        }
        while (i < line.length && line.text[i] != 'm' && line.text[i] != 'K')
            i++;
    }
    return (struct slice){ out.text ? out.text : "", out.length };
}

bool witness_has_none_of(struct slice messages, const char *file)
{
    static const char tag[] = "[-Wsubobject-linkage]";
    struct arena arena = { 0 };
    size_t length = strlen(file), n_such = 0, n_others = 0;
    for (const char *at = messages.text, *end = at + messages.length; at < end;) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        struct slice line = witness_without_colours(&arena, (struct slice){ at, (size_t)((newline ? newline : end) - at) });
        bool is_excerpt = line.length > 0 && line.text[0] == ' ';
        bool is_such = line.length > length && memcmp(line.text, file, length) == 0 && line.text[length] == ':' && text_ends_with(line.text, tag);
        n_such += is_such;
        n_others += !is_such && !is_excerpt && witness_names_a_place(line);
        at = newline ? newline + 1 : end;
    }
    arena_release(&arena);
    return n_such > 0 && n_others == 0;
}

bool witness_warnings_are_errors(const struct wrap_args *args)
{
    for (size_t i = 0; i < args->words.count; i++)
        if (text_starts_with(args->words.items[i], "-Werror") || strcmp(args->words.items[i], "-pedantic-errors") == 0)
            return true;
    return false;
}

/* Options with which compilers write more files than those that WRAP_OUTPUT and WRAP_DEPENDS name. */
static bool writes_besides(const char *word)
{
    static const char *const beginnings[] = { "-save-temps",
                                              "--save-temps",
                                              "-gsplit-dwarf",
                                              "--coverage",
                                              "-coverage",
                                              "-ftest-coverage",
                                              "-fprofile-",
                                              "-fdump-",
                                              "-d",
                                              "-fstack-usage",
                                              "-fcallgraph-info",
                                              "-ftime-trace",
                                              "-fmodule",
                                              "-fplugin",
                                              "-fsave-optimization-record",
                                              "-foptimization-record",
                                              "-fopt-info",
                                              "-fdiagnostics-format",
                                              "-serialize-diagnostics",
                                              "--serialize-diagnostics",
                                              "-aux-info",
                                              "-Wa,",
                                              "-Wp,",
                                              "-X",
                                              "-wrapper",
                                              NULL };
    for (const char *const *beginning = beginnings; *beginning; beginning++)
        if (text_starts_with(word, *beginning))
            return true;
    return false;
}

bool witness_without_output(struct arena *arena, const struct wrap_args *args, words *out)
{
    if (args->sources.count != 1 || !(args->facts & WRAP_NO_LINK))
        return false;
    for (size_t i = 0; i < args->words.count; i++) {
        const char *word = args->words.items[i];
        const struct wrap_option *option = word[0] == '-' ? wrap_option_find(word) : NULL;
        bool has_value = option && (option->flags & WRAP_NEXT) && strcmp(option->name, word) == 0 && i + 1 < args->words.count;
        bool is_output = option && (option->flags & (WRAP_OUTPUT | WRAP_DEPENDS));
        if (!is_output && writes_besides(word))
            return false;
        if (!is_output)
            vec_push(arena, out, word);
        if (has_value && !is_output)
            vec_push(arena, out, args->words.items[i + 1]);
        i += has_value;
    }
    vec_push(arena, out, "-o");
    vec_push(arena, out, "/dev/null");
    return true;
}

/* The key stands in the first line. */
#define HEADER "weft-said 1 %016" PRIx64 "\n"

static char *path_of(struct arena *arena, const char *rewritten)
{
    return arena_printf(arena, "%s.said", rewritten);
}

void witness_remember(struct arena *arena, const char *rewritten, uint64_t key, struct slice said)
{
    struct str out = { .arena = arena };
    str_printf(&out, HEADER, key);
    str_add_bytes(&out, said.text, said.length);
    if (fs_write_atomic(path_of(arena, rewritten), out.text, out.length) != 0)
        log_debug("%s: %s", path_of(arena, rewritten), strerror(errno));
}

bool witness_remembers(struct arena *arena, const char *rewritten, uint64_t key, struct slice *said)
{
    struct slice text;
    const char *header = arena_printf(arena, HEADER, key);
    if (fs_read(arena, path_of(arena, rewritten), 0, &text) != 0 || !text_starts_with(text.text, header))
        return false;
    *said = (struct slice){ text.text + strlen(header), text.length - strlen(header) };
    return true;
}
