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

enum truth { FALSE, MAYBE, TRUE };

/* `a = "b"` and `a="b"` are the same. */
static bool is_same(const char *set, struct slice text)
{
    const char *end = text.text + text.length;
    for (const char *at = text.text;; at++, set++) {
        while (at < end && isspace((unsigned char)*at))
            at++;
        while (isspace((unsigned char)*set))
            set++;
        if (at == end || *set != *at)
            return at == end && !*set;
    }
}

static enum truth is_set(const struct rust_cfg *cfg, struct slice option)
{
    if (!cfg->is_known)
        return MAYBE;
    for (size_t i = 0; i < cfg->set.count; i++)
        if (is_same(cfg->set.items[i], option))
            return TRUE;
    return FALSE;
}

/* feature = "NAME", as plain as cargo passes it. */
static bool is_feature(struct slice option)
{
    size_t length = strlen("feature");
    if (option.length < length + 4 || memcmp(option.text, "feature", length) != 0)
        return false;
    struct slice rest = trim(option.text + length, option.text + option.length);
    if (rest.length < 3 || rest.text[0] != '=')
        return false;
    rest = trim(rest.text + 1, rest.text + rest.length);
    const char *last = rest.text + rest.length - 1;
    if (rest.length < 3 || rest.text[0] != '"' || memchr(rest.text, '\\', rest.length))
        return false;
    return memchr(rest.text + 1, '"', rest.length - 1) == last;
}

static enum truth truth_of(const struct rust_cfg *cfg, struct slice predicate)
{
    struct slice all = inside(predicate, "all"), any = inside(predicate, "any"), not = inside(predicate, "not");
    struct slice list = all.length ? all : any;
    const char *end = list.text + list.length;
    enum truth least = TRUE, most = FALSE;
    if (slice_is(predicate, "test") || is_feature(predicate))
        return is_set(cfg, predicate);
    if (not.length)
        return TRUE - truth_of(cfg, trim(not.text, rust_end_of_part(not.text, not.text + not.length)));
    if (!list.length)
        return MAYBE;
    for (const char *at = list.text, *part; at < end; at = part + 1) {
        part = rust_end_of_part(at, end);
        if (!trim(at, part).length)
            continue;
        enum truth truth = truth_of(cfg, trim(at, part));
        least = truth < least ? truth : least;
        most = truth > most ? truth : most;
    }
    return all.length ? least : most;
}

bool rust_cfg_is_false(const struct rust_cfg *cfg, struct slice predicate)
{
    return truth_of(cfg, trim(predicate.text, predicate.text + predicate.length)) == FALSE;
}

bool rust_cfg_leaves_out(const struct rust_cfg *cfg, struct slice attributes)
{
    const char *end = attributes.text + attributes.length;
    for (const char *at = attributes.text; (at = memchr(at, '[', (size_t)(end - at))) != NULL;) {
        const char *close = ++at;
        for (int depth = 1; close < end; close++) {
            depth += *close == '[' ? 1 : *close == ']' ? -1 : 0;
            if (depth == 0)
                break;
        }
        struct slice predicate = inside(trim(at, close), "cfg"); /* a comma may follow */
        predicate.length = (size_t)(rust_end_of_part(predicate.text, predicate.text + predicate.length) - predicate.text);
        if (predicate.length && rust_cfg_is_false(cfg, predicate))
            return true;
        at = close;
    }
    return false;
}

bool rust_cfg_is_meant(struct slice attribute)
{
    const char *at = attribute.text, *end = at + attribute.length;
    while (at < end && (*at == '#' || *at == '[' || isspace((unsigned char)*at)))
        at++;
    return end - at >= 3 && memcmp(at, "cfg", 3) == 0;
}
