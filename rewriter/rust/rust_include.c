#include "rust_include.h"

#include <string.h>

#include "fs.h"

/* What is left to be read. */
struct rest {
    const char *at, *end;
};

static void skip_blanks(struct rest *rest)
{
    while (rest->at < rest->end && strchr(" \t\r\n", *rest->at))
        rest->at++;
}

static bool take(struct rest *rest, const char *word)
{
    size_t length = strlen(word);
    skip_blanks(rest);
    if ((size_t)(rest->end - rest->at) < length || memcmp(rest->at, word, length) != 0)
        return false;
    rest->at += length;
    return true;
}

static bool take_bracket(struct rest *rest, const char *brackets)
{
    skip_blanks(rest);
    bool is_there = rest->at < rest->end && strchr(brackets, *rest->at);
    rest->at += is_there;
    return is_there;
}

/* "text", without escapes. */
static bool take_literal(struct rest *rest, struct slice *text)
{
    if (!take(rest, "\""))
        return false;
    const char *close = memchr(rest->at, '"', (size_t)(rest->end - rest->at));
    if (!close || memchr(rest->at, '\\', (size_t)(close - rest->at)))
        return false;
    *text = (struct slice){ rest->at, (size_t)(close - rest->at) };
    rest->at = close + 1;
    return true;
}

static bool is_over(struct rest *rest)
{
    take(rest, ",");
    skip_blanks(rest);
    return rest->at == rest->end;
}

/* env!("OUT_DIR") */
static bool take_out_dir(struct rest *rest)
{
    struct slice name;
    return take(rest, "env") && take(rest, "!") && take_bracket(rest, "([{") && take_literal(rest, &name) && slice_is(name, "OUT_DIR") &&
           take_bracket(rest, ")]}");
}

const char *rust_included_path(struct arena *arena, struct slice arguments, const char *directory, const char *out_dir, bool *is_generated)
{
    struct rest rest = { arguments.text, arguments.text + arguments.length };
    struct str path = { .arena = arena };
    struct slice text;
    *is_generated = false;
    if (take_literal(&rest, &text))
        return is_over(&rest) && text.length ? fs_absolute(arena, fs_join(arena, directory, arena_strndup(arena, text.text, text.length))) : NULL;
    if (!out_dir || !take(&rest, "concat") || !take(&rest, "!") || !take_bracket(&rest, "([{") || !take_out_dir(&rest))
        return NULL;
    str_add(&path, out_dir);
    while (take(&rest, ",") && take_literal(&rest, &text))
        str_add_bytes(&path, text.text, text.length);
    *is_generated = take_bracket(&rest, ")]}") && is_over(&rest);
    return *is_generated ? fs_absolute(arena, path.text) : NULL;
}
