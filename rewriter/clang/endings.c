#include "endings.h"

#include <string.h>

#include "select.h"

static const char *last_segment(const char *pattern)
{
    const char *last = pattern;
    for (const char *at = pattern; *at && *at != '<' && *at != '('; at++)
        if (*at == ':' || *at == '.')
            last = at + 1;
    const char *across = NULL; /* it may stand for separators, too */
    for (const char *at = last; (at = strstr(at, "**")) != NULL; at += 2)
        across = at + 1;
    return across ? across : last;
}

const char *endings_segment(const struct config_probe *probe, bool *is_qualified)
{
    const char *last = last_segment(probe->pattern), *segment = probe->target == TARGET_REGION ? "omp" : last;
    *is_qualified = last > probe->pattern;
    return segment + (*segment == '~');
}

bool endings_may_have_no_word(const char *segment, bool is_cxx)
{
    size_t literal = strcspn(segment, "*?");
    if (strpbrk(segment, "<( ") || select_matches(segment, "<expression>"))
        return true;
    return is_cxx && (literal == 0 || strncmp(segment, "operator", literal < 8 ? literal : 8) == 0) && (segment[literal] || literal >= 8);
}

void endings_add(struct endings *endings, const char *segment)
{
    if (strpbrk(segment, "*?"))
        vec_push(endings->names.arena, &endings->patterns, segment);
    else
        texts_find(&endings->names, segment);
}

bool endings_match(const struct endings *endings, const char *word)
{
    bool is = texts_known(&endings->names, word) != TEXTS_NONE;
    for (size_t i = 0; !is && i < endings->patterns.count; i++)
        is = select_matches(endings->patterns.items[i], word);
    return is;
}
