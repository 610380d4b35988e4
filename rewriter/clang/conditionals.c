#include "conditionals.h"

#include <string.h>

void clang_find_skipped(const struct walk *w, CXFile file, skipped_spans *skipped)
{
    CXSourceRangeList *list = clang_getSkippedRanges(w->tu, file);
    for (unsigned i = 0; list && i < list->count; i++) {
        struct span span;
        clang_getFileLocation(clang_getRangeStart(list->ranges[i]), NULL, NULL, NULL, &span.begin);
        clang_getFileLocation(clang_getRangeEnd(list->ranges[i]), NULL, NULL, NULL, &span.end);
        vec_push(w->arena, skipped, span);
    }
    if (list)
        clang_disposeSourceRangeList(list);
}

/* From #if to #endif. */
struct group {
    VEC(size_t) directives; /* tokens */
    bool is_within;         /* one of them stands within a call that is left alone because of it */
    bool counts;            /* __COUNTER__ is read to decide it */
};

/* Is the call left alone because of a directive in it? */
static bool is_cut(const struct point *point)
{
    return point->reason == REASON_DIRECTIVE && !point->in_header;
}

static bool is_within_call(const struct unit *unit, uint32_t at)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (is_cut(point) && at >= point->call.begin && at < point->call.end)
            return true;
    }
    return false;
}

static void add_directive(const struct walk *w, struct group *group, size_t token)
{
    struct span text = { w->tokens->list.items[token].begin, w->tokens->list.items[token].end };
    vec_push(w->arena, &group->directives, token);
    group->is_within = group->is_within || is_within_call(w->unit, text.begin);
    group->counts = group->counts || memmem(w->tokens->source.text + text.begin, text.end - text.begin, "__COUNTER__", strlen("__COUNTER__"));
}

static void blank(char *text, struct span span)
{
    for (uint32_t at = span.begin; at < span.end; at++)
        if (text[at] != '\n')
            text[at] = ' ';
}

/* Directives by themselves, and what is left out between the first and the last. */
static void blank_group(const struct walk *w, const struct group *group, const skipped_spans *skipped, char *text)
{
    const struct token *tokens = w->tokens->list.items;
    uint32_t begin = tokens[group->directives.items[0]].begin, end = tokens[group->directives.items[group->directives.count - 1]].end;
    for (size_t i = 0; i < group->directives.count; i++)
        blank(text, (struct span){ tokens[group->directives.items[i]].begin, tokens[group->directives.items[i]].end });
    for (size_t i = 0; i < skipped->count; i++)
        if (skipped->items[i].begin >= begin && skipped->items[i].begin < end)
            blank(text, (struct span){ skipped->items[i].begin, skipped->items[i].end < end ? skipped->items[i].end : end });
}

static bool is_any_cut(const struct unit *unit)
{
    for (size_t i = 0; i < unit->points.count; i++)
        if (is_cut(&unit->points.items[i]))
            return true;
    return false;
}

struct slice clang_clear_conditionals(const struct walk *w)
{
    struct slice source = w->unit->source, cleared = { NULL, 0 };
    VEC(struct group) open = { 0 };
    skipped_spans skipped = { 0 };
    char *text = NULL;
    if (!is_any_cut(w->unit) || clang_unit_of(w->unit)->includes_itself)
        return cleared;
    clang_find_skipped(w, w->file, &skipped);
    for (size_t i = 0; i < w->tokens->list.count; i++) {
        if (w->tokens->list.items[i].kind != TOKEN_DIRECTIVE)
            continue;
        const char *word = lex_directive_text(w->tokens, i);
        bool begins = text_starts_with(word, "if"), ends = text_starts_with(word, "endif");
        if (begins)
            vec_push(w->arena, &open, (struct group){ 0 });
        if ((!begins && !ends && !text_starts_with(word, "el")) || open.count == 0)
            continue;
        struct group *group = &open.items[open.count - 1];
        add_directive(w, group, i);
        if (!ends)
            continue;
        open.count--;
        if (!group->is_within || group->counts)
            continue;
        text = text ? text : arena_strndup(w->arena, source.text, source.length);
        blank_group(w, group, &skipped, text);
    }
    if (text)
        cleared = (struct slice){ text, source.length };
    return cleared;
}
