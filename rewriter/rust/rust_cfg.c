#include "rust_cfg.h"

#include <ctype.h>
#include <string.h>

/* Behind a text or character in quotes, or behind the byte at `at`. */
static const char *skip_token(const char *at, const char *end)
{
    if (*at != '"')
        return at + 1;
    for (at++; at < end && *at != '"'; at++)
        at += *at == '\\' && at + 1 < end;
    return at < end ? at + 1 : end;
}

const char *rust_end_of_part(const char *at, const char *end)
{
    int depth = 0;
    for (; at < end && !(depth == 0 && *at == ','); at = skip_token(at, end))
        depth += strchr("([{", *at) ? 1 : strchr(")]}", *at) ? -1 : 0;
    return at;
}

static struct slice trim(const char *begin, const char *end)
{
    while (begin < end && isspace((unsigned char)*begin))
        begin++;
    while (begin < end && isspace((unsigned char)end[-1]))
        end--;
    return (struct slice){ begin, (size_t)(end - begin) };
}

/* What is between the parentheses of NAME(..); empty if it is something else. */
static struct slice inside(struct slice text, const char *name)
{
    size_t length = strlen(name);
    if (text.length <= length || memcmp(text.text, name, length) != 0)
        return (struct slice){ "", 0 };
    struct slice rest = trim(text.text + length, text.text + text.length);
    bool is_call = rest.length > 2 && rest.text[0] == '(' && rest.text[rest.length - 1] == ')';
    return is_call ? trim(rest.text + 1, rest.text + rest.length - 1) : (struct slice){ "", 0 };
}

/* Is the predicate false wherever `test` is? */
static bool needs_tests(struct slice predicate)
{
    struct slice all = inside(predicate, "all"), any = inside(predicate, "any"), list = all.length ? all : any;
    const char *end = list.text + list.length;
    size_t n = 0, n_needing = 0;
    if (slice_is(predicate, "test"))
        return true;
    for (const char *at = list.text, *part; at < end; at = part + 1) {
        part = rust_end_of_part(at, end);
        n += trim(at, part).length > 0;
        n_needing += needs_tests(trim(at, part));
    }
    return all.length ? n_needing > 0 : n > 0 && n_needing == n;
}

bool rust_cfg_needs_tests(struct slice attributes)
{
    const char *end = attributes.text + attributes.length;
    for (const char *at = attributes.text; (at = memchr(at, '[', (size_t)(end - at))) != NULL;) {
        const char *close = ++at;
        for (int depth = 1; close < end; close++) {
            depth += *close == '[' ? 1 : *close == ']' ? -1 : 0;
            if (depth == 0)
                break;
        }
        if (needs_tests(inside(trim(at, close), "cfg")))
            return true;
        at = close;
    }
    return false;
}
