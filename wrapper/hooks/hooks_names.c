#include "hooks_names.h"

#include <ctype.h>
#include <libiberty/demangle.h>
#include <stdlib.h>
#include <string.h>

#include "str.h"

const char *hooks_name_by_fortran(struct arena *arena, const char *symbol, const char **bare)
{
    const char *module = text_starts_with(symbol, "__") ? strstr(symbol + 2, "_MOD_") : NULL;
    size_t length = strlen(symbol);
    *bare = "";
    if (strcmp(symbol, "main") == 0 || strstr(symbol, "_omp_fn.") || (module && text_starts_with(module + 5, "__")) ||
        (!module && text_starts_with(symbol, "__")))
        return "";
    if (strcmp(symbol, "MAIN__") == 0)
        return *bare = "MAIN__";
    if (module) {
        *bare = module + 5;
        return arena_printf(arena, "%.*s::%s", (int)(module - symbol - 2), symbol + 2, module + 5);
    }
    size_t digits = length;
    while (digits > 0 && isdigit((unsigned char)symbol[digits - 1]))
        digits--;
    if (digits > 0 && digits < length && symbol[digits - 1] == '.')
        length = digits - 1;
    else if (length > 1 && symbol[length - 1] == '_')
        length--;
    return *bare = arena_strndup(arena, symbol, length);
}

/* Behind the bracket that closes the one at `at`. */
static const char *skip_brackets(const char *at)
{
    char open = *at, close = open == '<' ? '>' : ')';
    int depth = 0;
    for (; *at; at++) {
        bool is_arrow = *at == '>' && at[-1] == '-';
        depth += (*at == open) - (*at == close && !is_arrow);
        if (depth == 0)
            return at + 1;
    }
    return at;
}

/* "operator<<" and its like; what follows the word otherwise ("operator new", conversions) is a name like others. */
static const char *add_operator(struct str *out, const char *at)
{
    static const char word[] = "operator";
    str_add(out, word);
    at += sizeof word - 1;
    size_t n = text_starts_with(at, "()") ? 2 : strspn(at, "<>=!+-*/%^&|~[],");
    str_add_bytes(out, at, n);
    return at + n + (n && at[n] == ' ' ? strspn(at + n, " ") : 0);
}

static bool begins_operator(const char *name, const char *at)
{
    char behind = text_starts_with(at, "operator") ? at[8] : 'x';
    return !isalnum((unsigned char)behind) && behind != '_' && (at == name || at[-1] == ':');
}

static const char *strip(struct arena *arena, const char *name)
{
    static const char anonymous[] = "(anonymous namespace)::";
    const char *lambda = strstr(name, "::{lambda(");
    struct str out = { .arena = arena };
    str_begin(&out);
    for (const char *at = name; *at && (!lambda || at < lambda);) {
        if (begins_operator(name, at))
            at = add_operator(&out, at);
        else if (text_starts_with(at, anonymous))
            at += sizeof anonymous - 1;
        else if (text_starts_with(at, " const") && (!at[6] || at[6] == ':'))
            at += 6;
        else if (*at == '<' || *at == '(')
            at = skip_brackets(at);
        else
            str_add_char(&out, *at++);
    }
    return out.text;
}

/* Where the name of a part begins to differ from the function's. */
static size_t length_of_whole(const char *symbol)
{
    static const char *const parts[] = { "._omp_fn.", ".omp_outlined", ".constprop.", ".isra.",    ".part.",
                                         ".cold",     ".llvm.",        ".localalias", ".lto_priv." };
    size_t length = strlen(symbol);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *at = strstr(symbol, parts[i]);
        if (at && (size_t)(at - symbol) < length)
            length = (size_t)(at - symbol);
    }
    return length;
}

const char *hooks_name_of(struct arena *arena, const char *symbol, bool is_fortran)
{
    const char *whole = arena_strndup(arena, symbol, length_of_whole(symbol)), *bare;
    if (is_fortran)
        return hooks_name_by_fortran(arena, whole, &bare);
    if (text_starts_with(whole, "_GLOBAL__"))
        return whole; /* what is computed before main */
    if (!text_starts_with(whole, "_Z"))
        return arena_strndup(arena, whole, strcspn(whole, ".")); /* without the number of a function in a function */
    char *plain = cplus_demangle(whole, DMGL_AUTO | DMGL_ANSI);
    const char *name = plain ? strip(arena, plain) : whole;
    free(plain);
    return name;
}
