#define _GNU_SOURCE 1
#include "outline.h"

#include <string.h>

#include "letters.h"

/* How far inside a place is. */
struct level {
    int depth, scopes;
};

struct outline_group {
    struct level begin, end; /* before it; behind its branches, as far as one has ended */
    bool has_ended;
    bool has_else;    /* one of its branches is compiled */
    bool was_foreign; /* it stands in a branch that is not compiled: it is passed over */
    bool is_not_else; /* what is not compiled is the branch behind #else */
};

void outline_hide(struct outline *outline, bool hides, const char *why)
{
    if (hides && !outline->hides)
        outline->hides = why;
}

void outline_begin(struct outline *outline)
{
    *outline = (struct outline){ .arena = outline->arena, .is_cxx = outline->is_cxx, .hides = outline->hides };
}

void outline_end(struct outline *outline)
{
    outline_hide(outline, outline->depth || outline->scopes || outline->groups.count, "brackets that end in another file");
}

static bool is_passed_over(const struct outline *outline, const char *at)
{
    return at < outline->macro_end || outline->is_foreign;
}

void outline_word(struct outline *outline, struct slice word)
{
    if (is_passed_over(outline, word.text))
        return;
    outline->before = 'w';
    outline->word = word;
    if (outline->depth == 0)
        head_word(&outline->head, word);
}

/* One has ended, or those in a scope begin. */
static void begin_declaration(struct outline *outline)
{
    outline->head = (struct declaration_head){ 0 };
    outline->angles = 0;
}

static void open_bracket(struct outline *outline, char sign)
{
    bool is_scope = outline->is_cxx && sign == '{' && outline->depth == 0 && !outline->is_value && head_opens_scope(&outline->head);
    outline->scopes += is_scope;
    outline->depth += !is_scope;
    if (is_scope)
        begin_declaration(outline);
}

static void close_bracket(struct outline *outline, char sign)
{
    bool is_scope = outline->depth == 0 && sign == '}' && outline->scopes > 0;
    outline_hide(outline, outline->depth == 0 && !is_scope, "a bracket that begins elsewhere");
    outline->scopes -= is_scope;
    outline->depth -= outline->depth > 0;
    if (outline->depth == 0 && sign == '}')
        begin_declaration(outline);
}

void outline_sign(struct outline *outline, const char *at, const char *end)
{
    if (is_passed_over(outline, at) || letters_are_blank(*at) || *at == '\n')
        return;
    if (outline->depth == 0)
        outline->angles += *at == '<' ? 1 : *at == '>' && outline->before != '-' ? -1 : 0;
    outline->before = *at;
    if (outline->depth == 0 && *at != '{' && *at != '}')
        head_sign(&outline->head, at, end);
    if (strchr("{([", *at))
        open_bracket(outline, *at);
    else if (strchr("})]", *at))
        close_bracket(outline, *at);
    if (outline->depth > 0)
        return;
    outline->is_value = *at == '=' || (outline->is_value && *at != ';');
    if (*at == ';')
        begin_declaration(outline);
}

/* ---- directives ---- */

/* The branch ends here, and leaves as many open as those before it. */
static void end_branch(struct outline *outline, struct outline_group *group)
{
    bool is_other = group->has_ended && (group->end.depth != outline->depth || group->end.scopes != outline->scopes);
    if (!outline->is_foreign) {
        outline_hide(outline, is_other, "branches of #if that leave different brackets open");
        group->end = (struct level){ outline->depth, outline->scopes };
        group->has_ended = true;
    }
    outline->depth = group->begin.depth;
    outline->scopes = group->begin.scopes;
    outline->is_foreign = false;
}

enum about { OTHER_CONDITION, IS_CXX, IS_C, IS_NEVER };

/* `0`, or nothing but whether __cplusplus is defined. Versions of the language say less: __cplusplus < 201103L is so in C. */
static enum about about(struct slice condition)
{
    const char *at = condition.text, *end = at + condition.length;
    int n_not = 0, n_words = 0;
    while ((at = letters_skip_space(at, end)) < end) {
        const char *behind = letters_skip_word(at, end);
        struct slice word = { at, (size_t)(behind - at) };
        if (slice_is(word, "0"))
            return letters_skip_space(behind, end) == end && n_words + n_not == 0 ? IS_NEVER : OTHER_CONDITION;
        if (word.length ? !slice_is(word, "defined") && !slice_is(word, "__cplusplus") : !strchr("()!", *at))
            return OTHER_CONDITION;
        n_not += *at == '!';
        n_words += slice_is(word, "__cplusplus");
        at = word.length ? behind : at + 1;
    }
    return n_words != 1 || n_not > 1 ? OTHER_CONDITION : n_not ? IS_C : IS_CXX;
}

/* `is_ifndef`: of the word in the condition. */
static void begin_group(struct outline *outline, bool is_ifndef, struct slice condition)
{
    enum about what = about(condition), own = outline->is_cxx ? IS_CXX : IS_C;
    struct outline_group group = { .begin = { outline->depth, outline->scopes }, .was_foreign = outline->is_foreign };
    if (is_ifndef && what != OTHER_CONDITION)
        what = what == IS_CXX ? IS_C : OTHER_CONDITION;
    group.is_not_else = group.has_else = what == own; /* its first branch is compiled */
    vec_push(outline->arena, &outline->groups, group);
    outline->is_foreign |= what != OTHER_CONDITION && what != own;
}

static struct outline_group *innermost(struct outline *outline)
{
    outline_hide(outline, outline->groups.count == 0, "an #else or #endif of nothing");
    return outline->groups.count ? &outline->groups.items[outline->groups.count - 1] : NULL;
}

static void next_branch(struct outline *outline, bool is_else)
{
    struct outline_group *group = innermost(outline);
    if (!group || group->was_foreign)
        return;
    end_branch(outline, group);
    outline->is_foreign = is_else && group->is_not_else;
    group->has_else |= is_else;
    group->is_not_else = false; /* what stands behind #elif is told by two conditions */
}

static void end_group(struct outline *outline)
{
    struct outline_group *group = innermost(outline);
    if (!group)
        return;
    if (!group->was_foreign) {
        end_branch(outline, group);
        if (!group->has_else || !group->has_ended) /* a branch without text */
            end_branch(outline, group);
        outline->depth = group->end.depth;
        outline->scopes = group->end.scopes;
    }
    outline->groups.count--;
}

static bool is_one_of(struct slice name, const char *first, const char *second, const char *third)
{
    return slice_is(name, first) || slice_is(name, second) || slice_is(name, third);
}

void outline_directive(struct outline *outline, struct slice name, struct slice rest)
{
    if (is_one_of(name, "if", "ifdef", "ifndef")) {
        begin_group(outline, slice_is(name, "ifndef"), rest);
    } else if (is_one_of(name, "else", "elif", "elifdef") || slice_is(name, "elifndef")) {
        next_branch(outline, slice_is(name, "else"));
    } else if (slice_is(name, "endif")) {
        end_group(outline);
    } else if (is_one_of(name, "include", "include_next", "import")) {
        outline_hide(outline, outline->depth > 0 && !outline->is_foreign, "a file that is included between brackets");
    } else if (slice_is(name, "define")) {
        outline_hide(outline, !outline->is_foreign && outline_is_open(rest), "a macro that opens brackets");
    }
    outline->macro_end = rest.text + rest.length;
}

/* ---- what is told ---- */

/* What stands before names that are used. Outside of functions it cannot. */
static bool is_operator(struct slice word)
{
    static const char *const words[] = { "return", "else",   "do",    "goto",      "case",     "sizeof",   "typeof",  "__typeof__", "_Alignof",
                                         "new",    "delete", "throw", "co_return", "co_await", "co_yield", "and",     "or",         "not",
                                         "xor",    "bitand", "bitor", "compl",     "not_eq",   "requires", "operator" };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (slice_is(word, words[i]))
            return true;
    return false;
}

bool outline_declares(const struct outline *outline, const char *at)
{
    if (outline->hides || outline->depth > 0 || outline->is_value || outline->is_foreign || outline->angles > 0 || at < outline->macro_end)
        return false;
    if (outline->is_cxx && (outline->before == '&' || outline->before == '>'))
        return true;
    return outline->before == '*' || (outline->before == 'w' && !is_operator(outline->word));
}

struct slice outline_in_parentheses(const struct outline *outline, const char *at, const char *end)
{
    if (!outline_declares(outline, at))
        return (struct slice){ 0 };
    const char *name = letters_skip_space(at + 1, end), *behind = letters_skip_word(name, end), *close = letters_skip_space(behind, end);
    if (behind == name || close == end || *close != ')')
        return (struct slice){ 0 };
    close = letters_skip_space(close + 1, end);
    return close < end && *close == '(' ? (struct slice){ name, (size_t)(behind - name) } : (struct slice){ 0 };
}

static int count(struct slice text, const char *word)
{
    const char *at = text.text, *end = at + text.length;
    int n = 0;
    for (; (at = memmem(at, (size_t)(end - at), word, strlen(word))) != NULL; at += strlen(word))
        n++;
    return n;
}

bool outline_is_open(struct slice body)
{
    const char *at = body.text, *end = at + body.length;
    int depth = 0;
    while (at < end) {
        if (*at == '"' || *at == '\'') {
            at = letters_skip_literal(at + 1, end, *at);
        } else if (!letters_skip_comment(&at, end)) {
            depth += strchr("{([", *at) ? 1 : strchr("})]", *at) ? -1 : 0;
            at++;
        }
    }
    return depth > count(body, "extern \"C\"") + count(body, "namespace");
}
