#define _GNU_SOURCE 1 /* memmem */
#include "untouched.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "fs.h"
#include "texts.h"
#include "witness.h"

/* Of gcc's and clang's front ends, those that are seen most. Not those that rewriting may cause somewhere else: a macro that
 * is not used any more, a function that has become larger. */
static const char *const kinds[] = {
    "#warnings",
    "address",
    "attributes",
    "bool-compare",
    "cast-function-type",
    "cast-qual",
    "class-memaccess",
    "comment",
    "conversion",
    "cpp",
    "dangling-else",
    "delete-non-virtual-dtor",
    "deprecated",
    "deprecated-copy",
    "deprecated-declarations",
    "deprecated-register",
    "discarded-qualifiers",
    "empty-body",
    "enum-compare",
    "extra-semi",
    "float-conversion",
    "format",
    "format=",
    "ignored-qualifiers",
    "implicit-function-declaration",
    "implicit-int",
    "inconsistent-missing-override",
    "incompatible-pointer-types",
    "int-conversion",
    "literal-suffix",
    "misleading-indentation",
    "missing-declarations",
    "missing-field-initializers",
    "missing-prototypes",
    "narrowing",
    "non-virtual-dtor",
    "old-style-cast",
    "old-style-definition",
    "overloaded-virtual",
    "overloaded-virtual=",
    "parentheses",
    "pedantic",
    "pointer-sign",
    "redundant-decls",
    "register",
    "reorder",
    "reorder-ctor",
    "shadow",
    "sign-compare",
    "sign-conversion",
    "strict-prototypes",
    "suggest-override",
    "switch",
    "type-limits",
    "undef",
    "unknown-pragmas",
    "unused-but-set-parameter",
    "unused-but-set-variable",
    "unused-parameter",
    "unused-private-field",
    "unused-variable",
    "volatile",
    "write-strings",
    "writable-strings",
};

static bool is_known_kind(struct slice kind)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strlen(kinds[i]) == kind.length && memcmp(kinds[i], kind.text, kind.length) == 0)
            return true;
    return false;
}

struct place {
    struct slice file; /* as the message has it */
    size_t line;
};

/* FILE:LINE: or FILE:LINE, anywhere in a line. Returns false if there is none. */
static bool find_place(struct slice line, struct place *place)
{
    static const char *const before[] = { "In file included from ", "from " };
    size_t begin = 0, number = witness_find_place(line);
    if (number == SIZE_MAX)
        return false;
    while (line.text[begin] == ' ')
        begin++;
    for (size_t k = 0; k < sizeof before / sizeof *before; k++)
        if (number - begin > strlen(before[k]) && text_starts_with(line.text + begin, before[k])) {
            begin += strlen(before[k]);
            break;
        }
    *place = (struct place){ { line.text + begin, number - begin }, strtoul(line.text + number + 1, NULL, 10) };
    return true;
}

static bool holds(struct slice text, const char *word)
{
    return memmem(text.text, text.length, word, strlen(word)) != NULL;
}

/* Is it a warning of a known kind, or one of the lines that explain one? */
static bool is_of_known_kind(struct slice line)
{
    if (line.length > 3 && line.text[line.length - 1] == ']') {
        const char *tag = line.text + line.length - 1;
        while (tag > line.text && *tag != '[')
            tag--;
        if (memcmp(tag, "[-W", 3) == 0)
            return holds(line, ": warning: ") && is_known_kind((struct slice){ tag + 3, (size_t)(line.text + line.length - 1 - tag - 3) });
    }
    return holds(line, "In file included from ") || holds(line, "   from ") || holds(line, ": note: ") || holds(line, "required from ");
}

/* ---- which lines of the rewritten text are as they were ---- */

enum state { UNSEEN, SAME, OTHER };

struct original {
    VEC(struct slice) lines;
    unsigned char *states; /* by number of the line, from 1 on */
};

struct comparison {
    const struct untouched *in;
    struct texts names; /* of the files of which the rewritten text has some */
    VEC(struct original) originals;
};

static struct slice next_line(const char **at, const char *end)
{
    const char *begin = *at, *newline = memchr(begin, '\n', (size_t)(end - begin));
    *at = newline ? newline + 1 : end;
    return (struct slice){ begin, (size_t)((newline ? newline : end) - begin) };
}

static void read_original(const struct untouched *in, const char *name, struct original *original)
{
    struct slice text;
    if (fs_read(in->arena, fs_join(in->arena, in->directory, name), 0, &text) != 0)
        text = (struct slice){ "", 0 };
    vec_push(in->arena, &original->lines, (struct slice){ 0 });
    for (const char *at = text.text, *end = at + text.length; at < end;)
        vec_push(in->arena, &original->lines, next_line(&at, end));
    original->states = arena_array(in->arena, unsigned char, original->lines.count);
}

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    return at;
}

/* #line 3 "a.c", or # 3 "a.c" 1, of weft's or the source's own. One that is not understood leaves no name. */
static bool read_marker(struct arena *arena, struct slice line, size_t *number, const char **name)
{
    const char *end = line.text + line.length, *at = skip_blanks(line.text, end), *close = end;
    if (at == end || *at != '#')
        return false;
    at = skip_blanks(at + 1, end);
    bool has_word = end - at > 4 && memcmp(at, "line", 4) == 0;
    at = has_word ? skip_blanks(at + 4, end) : at;
    if (at == end || !isdigit((unsigned char)*at)) {
        *name = has_word ? NULL : *name;
        return has_word;
    }
    for (*number = 0; at < end && isdigit((unsigned char)*at); at++)
        *number = *number * 10 + (size_t)(*at - '0');
    at = skip_blanks(at, end);
    while (close > at && close[-1] != '"')
        close--;
    if (close > at + 1 && *at == '"')
        *name = arena_strndup(arena, at + 1, (size_t)(close - 1 - (at + 1)));
    return true;
}

static struct original *original_of(struct comparison *to, const char *name)
{
    uint32_t number = texts_find(&to->names, name);
    if (number == to->originals.count) {
        vec_push(to->in->arena, &to->originals, (struct original){ 0 });
        read_original(to->in, name, &to->originals.items[number]);
    }
    return &to->originals.items[number];
}

static void compare_line(struct original *original, size_t number, struct slice line)
{
    if (number == 0 || number >= original->lines.count)
        return;
    struct slice was = original->lines.items[number];
    bool is_same = was.length == line.length && memcmp(was.text, line.text, line.length) == 0;
    if (original->states[number] != OTHER)
        original->states[number] = is_same ? SAME : OTHER;
}

static bool compare(struct comparison *to)
{
    struct slice text;
    const char *name = NULL;
    struct original *original = NULL;
    size_t number = 0;
    if (fs_read(to->in->arena, to->in->rewritten, 0, &text) != 0)
        return false;
    for (const char *at = text.text, *end = text.text + text.length; at < end; number++) {
        struct slice line = next_line(&at, end);
        if (read_marker(to->in->arena, line, &number, &name)) {
            if (!name || strchr(name, '\\')) /* as a string has it */
                return false;
            original = original_of(to, name);
            number--;
        } else if (original) {
            compare_line(original, number, line);
        }
    }
    return true;
}

/* A line of a file that is no part of the text is as it was. */
static bool is_untouched(const struct comparison *in, const struct place *place)
{
    const char *name = arena_strndup(in->in->arena, place->file.text, place->file.length);
    int64_t number = texts_known(&in->names, name);
    if (number == TEXTS_NONE && in->in->has_dots && text_starts_with(name, "./"))
        number = texts_known(&in->names, name + 2);
    if (number == TEXTS_NONE)
        return strcmp(name, in->in->rewritten) != 0 && fs_exists(fs_join(in->in->arena, in->in->directory, name));
    const struct original *original = &in->originals.items[number];
    return place->line < original->lines.count && original->states[place->line] == SAME;
}

/* `name` is where a name stands in the line. Of a line with colours, and so not `line` itself, it is false where "./" has to go. */
static bool add_without_dot(struct str *out, struct slice line, const char *name)
{
    const char *end = line.text + line.length;
    bool has_dot = name && text_starts_with(name, "./");
    if (has_dot && (name < line.text || name >= end))
        return false;
    str_add_bytes(out, line.text, (size_t)((has_dot ? name : end) - line.text));
    if (has_dot)
        str_add_bytes(out, name + 2, (size_t)(end - name - 2));
    return true;
}

bool untouched_has_all(const struct untouched *untouched, struct slice messages, struct slice *said)
{
    struct comparison with = { .in = untouched, .names.arena = untouched->arena };
    struct str out = { .arena = untouched->arena };
    bool is_compared = false;
    for (const char *at = messages.text, *end = at + messages.length; at < end;) {
        const char *begin = at;
        struct slice line = next_line(&at, end), whole = { begin, (size_t)(at - begin) };
        struct place place = { 0 };
        if (memchr(line.text, '\033', line.length))
            line = witness_without_colours(untouched->arena, line);
        if (holds(line, "weft"))
            return false;
        if (find_place(line, &place)) {
            if (!is_of_known_kind(line) || (!is_compared && !compare(&with)) || !is_untouched(&with, &place))
                return false;
            is_compared = true;
        }
        const char *name = place.file.text ? place.file.text : line.text; /* "x.h: In function" */
        if (!add_without_dot(&out, whole, untouched->has_dots ? name : NULL))
            return false;
    }
    *said = (struct slice){ out.text ? out.text : "", out.length };
    return true;
}
