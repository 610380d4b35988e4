#include "omp_task.h"

#include <ctype.h>
#include <string.h>

enum { MOST_ITEMS = 64, MOST_ITERATORS = 4 };

static const struct {
    const char *name, *constant;
} kinds[] = {
    { "in", "IN" },
    { "out", "OUT" },
    { "inout", "INOUT" },
    { "mutexinoutset", "MUTEXINOUTSET" },
    { "inoutset", "INOUTSET" },
    { "depobj", NULL /* says by itself */ },
};

/* What stands before the list items of a depend clause: `iterator(...), in:`. */
struct modifiers {
    bool is_known;    /* false: there are further modifiers */
    const char *kind; /* the constant; NULL: depobj */
    struct omp_clause iterators;
};

static struct modifiers read_modifiers(struct arena *arena, struct slice source, struct span text, bool is_cxx)
{
    struct modifiers modifiers = { 0 };
    struct tokens tokens = { 0 };
    size_t i = 0;
    bool directive;
    lex_source(arena, (struct slice){ source.text + text.begin, text.end - text.begin }, is_cxx, &tokens);
    const struct token *list = tokens.list.items;
    if (lex_word_is(&tokens, 0, "iterator") && tokens.list.count > 3 && list[1].first == '(') {
        size_t close = lex_matching(&tokens, 1, &directive);
        if (close == SIZE_MAX || close + 2 >= tokens.list.count || list[close + 1].first != ',')
            return modifiers;
        modifiers.iterators.has_arguments = true;
        modifiers.iterators.arguments = (struct span){ text.begin + list[1].end, text.begin + list[close].begin };
        i = close + 2;
    }
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
        if (i + 1 == tokens.list.count && lex_word_is(&tokens, i, kinds[k].name)) {
            modifiers.is_known = true;
            modifiers.kind = kinds[k].constant;
        }
    return modifiers;
}

/* The character of the punctuator that touches this one on that side; 0: there is none. */
static char touching(const struct tokens *tokens, size_t i, bool before)
{
    const struct token *list = tokens->list.items, *left = before ? &list[i] - 1 : &list[i], *right = left + 1;
    if ((before && i == 0) || (!before && i + 1 == tokens->list.count) || left->end != right->begin)
        return 0;
    return (before ? left : right)->kind == TOKEN_PUNCTUATOR ? (before ? left : right)->first : 0;
}

/* Is the `=` part of ==, !=, <= or >=? That of <<= and >>= is not. */
static bool is_comparison(const struct tokens *tokens, size_t i)
{
    char before = touching(tokens, i, true);
    if (before == '<' || before == '>')
        return touching(tokens, i - 1, true) != before;
    return before == '=' || before == '!' || touching(tokens, i, false) == '=';
}

/* Is what stands in front of the parenthesis called? */
static bool is_called(const struct tokens *tokens, size_t parenthesis)
{
    const struct token *before = parenthesis ? &tokens->list.items[parenthesis - 1] : NULL;
    return before && (before->kind == TOKEN_WORD || before->first == ')' || before->first == ']');
}

/* May the list item be evaluated twice, and stand on one line? Calls, assignments and the casts of C++ may not: a
 * parenthesis behind a word or another one, in C++ also in front of all, ++, --, and = that is no comparison. */
static bool is_plain(struct arena *arena, struct slice source, struct span item, bool is_cxx)
{
    struct tokens tokens = { 0 };
    lex_source(arena, (struct slice){ source.text + item.begin, item.end - item.begin }, is_cxx, &tokens);
    for (size_t i = 0; i < tokens.list.count; i++) {
        const struct token *t = &tokens.list.items[i];
        if (lex_word_is(&tokens, i, "omp_all_memory") || t->kind == TOKEN_DIRECTIVE || t->kind == TOKEN_STRING)
            return false;
        if (t->kind != TOKEN_PUNCTUATOR)
            continue;
        if (t->first == '{' || (t->first == '(' && (is_called(&tokens, i) || (is_cxx && i == 0))) || (t->first == '=' && !is_comparison(&tokens, i)))
            return false;
        if ((t->first == '+' || t->first == '-') && touching(&tokens, i, false) == t->first)
            return false;
    }
    return tokens.list.count > 0 && !memchr(source.text + item.begin, '\n', item.end - item.begin);
}

/* omp_all_memory, of which only `out` and `inout` may be said (OpenMP 5.2, 15.9.5). */
static bool is_all_memory(struct slice source, struct span item, const struct modifiers *modifiers)
{
    static const char name[] = "omp_all_memory";
    bool is_named = item.end - item.begin == sizeof name - 1 && memcmp(source.text + item.begin, name, sizeof name - 1) == 0;
    return is_named && modifiers->kind && (strcmp(modifiers->kind, "OUT") == 0 || strcmp(modifiers->kind, "INOUT") == 0);
}

/* The list item with each array section replaced by its first element (OpenMP 5.2, 3.2.5): a[i:n][:m] is a[i][0]. */
static void add_item(struct str *out, struct slice source, struct span item, bool is_cxx)
{
    struct tokens tokens = { 0 };
    lex_source(out->arena, (struct slice){ source.text + item.begin, item.end - item.begin }, is_cxx, &tokens);
    const struct token *list = tokens.list.items;
    uint32_t at = 0;
    for (size_t i = 0; i < tokens.list.count; i++) {
        bool directive;
        size_t close = list[i].first == '[' && list[i].kind == TOKEN_PUNCTUATOR ? lex_matching(&tokens, i, &directive) : SIZE_MAX;
        if (close == SIZE_MAX)
            continue;
        struct omp_clause index = { .arguments = { item.begin + list[i].end, item.begin + list[close].begin } };
        size_t colon = omp_find_section(out->arena, source, &index, is_cxx);
        if (colon == SIZE_MAX)
            continue;
        str_add_bytes(out, tokens.source.text + at, list[i].end - at);
        if (colon == index.arguments.begin)
            str_add(out, "0");
        else
            str_add_bytes(out, source.text + index.arguments.begin, colon - index.arguments.begin);
        at = list[close].begin;
    }
    str_add_bytes(out, tokens.source.text + at, item.end - item.begin - at);
}

/* ---- C++: operators may be functions, and must not run twice ---- */

static void add_check(struct str *out, const struct tokens *item, uint32_t begin, uint32_t end)
{
    if (begin < end && !isdigit((unsigned char)item->source.text[begin]))
        str_printf(out, "WEFT_BUILT_IN(%.*s); ", (int)(end - begin), item->source.text + begin);
}

static bool is_arrow(const struct tokens *tokens, size_t i)
{
    const struct token *t = &tokens->list.items[i];
    return t->first == '-' && i + 1 < tokens->list.count && t[1].first == '>' && t[1].begin == t->end;
}

/* Is the token part of a name with members and scopes, `a.b::c`? */
static bool continues_name(const struct tokens *tokens, size_t i)
{
    const struct token *list = tokens->list.items, *t = &list[i];
    bool is_scope = t->first == ':' && ((i + 1 < tokens->list.count && t[1].first == ':' && t[1].begin == t->end) ||
                                        (i > 0 && t[-1].first == ':' && t[-1].end == t->begin));
    return t->kind != TOKEN_PUNCTUATOR || t->first == '.' || is_scope;
}

/* Statements that only compile if the operators of the item are the language's own: what is subscripted or followed by
 * `->`, and what is counted with in a subscript, is of no class. Returns false where text does not tell what to ask. */
static bool add_checks(struct str *out, struct slice item)
{
    struct tokens tokens = { 0 };
    uint32_t begins[16], depth = 0;
    bool is_open[16] = { false };
    lex_source(out->arena, item, true, &tokens);
    const struct token *list = tokens.list.items;
    for (size_t i = 0; i < tokens.list.count; i++) {
        const struct token *t = &list[i];
        if (is_arrow(&tokens, i) || (t->kind == TOKEN_PUNCTUATOR && t->first == '[')) {
            if (!is_open[depth])
                return false;
            add_check(out, &tokens, begins[depth], t->begin);
            if (t->first == '-')
                i++;
            else if (++depth == sizeof begins / sizeof *begins)
                return false;
            else
                is_open[depth] = false;
        } else if (continues_name(&tokens, i)) {
            if (!is_open[depth])
                begins[depth] = t->begin;
            is_open[depth] = true;
        } else if (t->first == ']' || depth > 0) {
            if (is_open[depth])
                add_check(out, &tokens, begins[depth], list[i - 1].end);
            is_open[depth] = false;
            if (t->first == ']' && depth-- == 0)
                return false;
        } else if (t->first == '*' && !is_open[0]) { /* of what follows, up to the end: subscripts bind first */
            add_check(out, &tokens, t->end, (uint32_t)item.length);
        } else {
            return false;
        }
    }
    return depth == 0;
}

/* ---- iterators ---- */

/* `int i = 0 : n : 2`, the type may be missing: OpenMP 5.2, 3.2.6 */
struct iterator {
    struct slice type, name, begin, end, step; /* step: may be empty */
};

static struct slice part_of(struct slice source, uint32_t begin, uint32_t end)
{
    while (begin < end && strchr(" \t", source.text[begin]))
        begin++;
    while (begin < end && strchr(" \t", source.text[end - 1]))
        end--;
    return (struct slice){ source.text + begin, end - begin };
}

static bool read_iterator(struct arena *arena, struct slice source, struct span text, bool is_cxx, struct iterator *iterator)
{
    struct tokens tokens = { 0 };
    size_t equals = 0;
    lex_source(arena, part_of(source, text.begin, text.end), is_cxx, &tokens);
    const struct token *list = tokens.list.items;
    while (equals < tokens.list.count && list[equals].first != '=')
        equals++;
    if (equals == 0 || equals == tokens.list.count || list[equals - 1].kind != TOKEN_WORD)
        return false;
    uint32_t name = text.begin + list[equals - 1].begin, begin = text.begin + list[equals].end;
    iterator->type = part_of(source, text.begin, equals > 1 ? text.begin + list[equals - 2].end : text.begin);
    iterator->name = part_of(source, name, text.begin + list[equals - 1].end);
    struct omp_clause range = { .arguments = { begin, text.end } };
    size_t colon = omp_find_section(arena, source, &range, is_cxx), second;
    if (colon == SIZE_MAX || colon == begin)
        return false;
    iterator->begin = part_of(source, begin, (uint32_t)colon);
    range.arguments.begin = (uint32_t)colon + 1;
    second = omp_find_section(arena, source, &range, is_cxx);
    iterator->end = part_of(source, range.arguments.begin, second == SIZE_MAX ? text.end : (uint32_t)second);
    iterator->step = part_of(source, second == SIZE_MAX ? text.end : (uint32_t)second + 1, text.end);
    return true;
}

/* A number as the item of which add_checks asks for the operands. */
static const char *as_subscript(struct arena *arena, struct slice number)
{
    return arena_printf(arena, "0[%.*s]", (int)number.length, number.text);
}

static bool is_plain_number(struct arena *arena, struct slice number, bool is_cxx)
{
    struct str ignored = { .arena = arena };
    const char *item = as_subscript(arena, number);
    return is_plain(arena, number, (struct span){ 0, (uint32_t)number.length }, is_cxx) &&
           (!is_cxx || add_checks(&ignored, (struct slice){ item, strlen(item) }));
}

static size_t read_iterators(struct arena *arena, struct slice source, const struct omp_clause *clause, bool is_cxx, struct iterator *iterators)
{
    struct span parts[MOST_ITERATORS];
    size_t n = clause->has_arguments ? omp_split_list(arena, source, clause, is_cxx, parts, MOST_ITERATORS) : 0;
    if (n > MOST_ITERATORS)
        return SIZE_MAX;
    for (size_t i = 0; i < n; i++) {
        struct iterator *it = &iterators[i];
        if (!read_iterator(arena, source, parts[i], is_cxx, it) || !is_plain_number(arena, it->begin, is_cxx) ||
            !is_plain_number(arena, it->end, is_cxx) || (it->step.length && !is_plain_number(arena, it->step, is_cxx)))
            return SIZE_MAX;
    }
    return n;
}

/* How often? Counted before, because an unsigned iterator that goes down would never be below 0. */
static const char *count_text(struct arena *arena, const struct iterator *it, const char *begin, const char *end)
{
    const char *step = arena_strndup(arena, it->step.text, it->step.length);
    return arena_printf(arena,
                        "(%s) > 0 ? %s < %s ? ((__INT64_TYPE__)(%s - %s) - 1) / (%s) + 1 : 0 : "
                        "%s < %s ? ((__INT64_TYPE__)(%s - %s) - 1) / -(%s) + 1 : 0",
                        step, begin, end, end, begin, step, end, begin, begin, end, step);
}

/* for (int i = (int)(0); i < (int)(n); i++) */
static void add_loop(struct str *out, const struct iterator *it, size_t number)
{
    struct arena *arena = out->arena;
    const char *name = arena_strndup(arena, it->name.text, it->name.length);
    const char *type = it->type.length ? arena_strndup(arena, it->type.text, it->type.length) : "int";
    const char *begin = arena_printf(arena, "(%s)(%.*s)", type, (int)it->begin.length, it->begin.text);
    const char *end = arena_printf(arena, "(%s)(%.*s)", type, (int)it->end.length, it->end.text);
    if (it->step.length == 0) {
        str_printf(out, "for (%s %s = %s; %s < %s; %s++) ", type, name, begin, name, end, name);
        return;
    }
    str_printf(out, "for (__INT64_TYPE__ weft_n%zu = %s; weft_n%zu > 0; weft_n%zu = 0) ", number, count_text(arena, it, begin, end), number, number);
    str_printf(out, "for (%s %s = %s; weft_n%zu > 0; weft_n%zu--, %s += weft_n%zu ? (%.*s) : 0) ", type, name, begin, number, number, name, number,
               (int)it->step.length, it->step.text);
}

static void add_loops(struct str *out, const struct iterator *iterators, size_t n, bool is_cxx)
{
    for (size_t i = 0; i < n && is_cxx; i++) {
        const struct slice numbers[] = { iterators[i].begin, iterators[i].end, iterators[i].step };
        for (size_t k = 0; k < 3; k++) {
            const char *item = as_subscript(out->arena, numbers[k]);
            add_checks(out, (struct slice){ item, strlen(item) });
        }
    }
    for (size_t i = 0; i < n; i++)
        add_loop(out, &iterators[i], i);
}

/* ---- what can be followed ---- */

static bool is_asked_in_cxx(struct arena *arena, struct slice source, struct span item)
{
    struct str text = { .arena = arena }, ignored = { .arena = arena };
    add_item(&text, source, item, true);
    return add_checks(&ignored, (struct slice){ text.text, text.length });
}

bool omp_can_follow_task(struct arena *arena, struct slice source, const struct omp_directive *task, bool is_cxx)
{
    for (size_t i = 0; i < task->clauses.count; i++) {
        struct span modifiers, items[MOST_ITEMS];
        struct iterator iterators[MOST_ITERATORS];
        if (strcmp(task->clauses.items[i].name, "depend") != 0)
            continue;
        size_t n = omp_split_arguments(arena, source, &task->clauses.items[i], is_cxx, &modifiers, items, MOST_ITEMS);
        struct modifiers read = read_modifiers(arena, source, modifiers, is_cxx);
        if (!read.is_known || n > MOST_ITEMS || read_iterators(arena, source, &read.iterators, is_cxx, iterators) == SIZE_MAX)
            return false;
        for (size_t k = 0; k < n; k++)
            if (!is_all_memory(source, items[k], &read) &&
                (!is_plain(arena, source, items[k], is_cxx) || (is_cxx && !is_asked_in_cxx(arena, source, items[k]))))
                return false;
    }
    return true;
}

/* ---- the last event of a creation ---- */

static const struct {
    const char *clause, *trait;
} plain[] = { { "untied", "WEFT_TASK_IS_UNTIED" }, { "mergeable", "WEFT_TASK_IS_MERGEABLE" }, { "detach", "WEFT_TASK_IS_DETACHABLE" } };

static bool has_traits(const struct omp_directive *task)
{
    static const char *const others[] = { "priority", "final", "if" };
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (omp_find_clause(task, plain[i].clause))
            return true;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (omp_find_clause(task, others[i]))
            return true;
    return false;
}

bool omp_task_has_events(const struct omp_directive *task)
{
    return has_traits(task) || omp_find_clause(task, "depend");
}

static const struct omp_clause *last_depend(const struct omp_directive *task)
{
    for (size_t i = task->clauses.count; i > 0; i--)
        if (strcmp(task->clauses.items[i - 1].name, "depend") == 0)
            return &task->clauses.items[i - 1];
    return NULL;
}

bool omp_marks_last(struct arena *arena, struct slice source, const struct omp_directive *task, bool is_cxx)
{
    struct span modifiers, items[MOST_ITEMS];
    const struct omp_clause *last = last_depend(task);
    if (!last || has_traits(task) || !omp_split_arguments(arena, source, last, is_cxx, &modifiers, items, MOST_ITEMS))
        return false;
    struct modifiers read = read_modifiers(arena, source, modifiers, is_cxx);
    return read.is_known && read.kind && !read.iterators.has_arguments;
}

/* ---- the text ---- */

const char *omp_depend_text(struct arena *arena, struct slice source, const struct omp_directive *task, uint32_t site, bool is_cxx)
{
    struct str out = { .arena = arena };
    const struct omp_clause *marked = omp_marks_last(arena, source, task, is_cxx) ? last_depend(task) : NULL;
    str_begin(&out);
    for (size_t i = 0; i < task->clauses.count; i++) {
        struct span modifiers, items[MOST_ITEMS];
        struct iterator iterators[MOST_ITERATORS];
        if (strcmp(task->clauses.items[i].name, "depend") != 0)
            continue;
        size_t n = omp_split_arguments(arena, source, &task->clauses.items[i], is_cxx, &modifiers, items, MOST_ITEMS);
        struct modifiers read = read_modifiers(arena, source, modifiers, is_cxx);
        size_t n_iterators = read_iterators(arena, source, &read.iterators, is_cxx, iterators);
        add_loops(&out, iterators, n_iterators, is_cxx);
        if (n_iterators)
            str_add(&out, "{ ");
        for (size_t k = 0; k < n; k++) {
            struct str item = { .arena = arena };
            const char *mark = &task->clauses.items[i] == marked && k == n - 1 ? " | WEFT_DEPEND_LAST" : "";
            if (is_all_memory(source, items[k], &read)) {
                str_printf(&out, "weft_task_depend(WEFT_SITE(%u), WEFT_DEPEND_%s_ALL%s, 0); ", site, read.kind, mark);
                continue;
            }
            add_item(&item, source, items[k], is_cxx);
            if (is_cxx)
                add_checks(&out, (struct slice){ item.text, item.length });
            const char *address = arena_printf(arena, "%s(%s)", is_cxx ? "__builtin_addressof" : "&", item.text);
            if (read.kind)
                str_printf(&out, "weft_task_depend(WEFT_SITE(%u), WEFT_DEPEND_%s%s, %s); ", site, read.kind, mark, address);
            else
                str_printf(&out, "weft_task_depend_object(WEFT_SITE(%u), %s); ", site, address);
        }
        if (n_iterators)
            str_add(&out, "} ");
    }
    return out.text;
}

/* The expression of a clause, `if(task: n > 4)`, if it may be evaluated twice; else length 0. */
static struct slice expression_of(struct arena *arena, struct slice source, const struct omp_clause *clause, bool is_cxx)
{
    struct span modifiers, part;
    if (!clause || !clause->has_arguments || omp_split_arguments(arena, source, clause, is_cxx, &modifiers, &part, 1) != 1)
        return (struct slice){ "", 0 };
    struct slice expression = part_of(source, part.begin, part.end);
    return is_plain_number(arena, expression, is_cxx) ? expression : (struct slice){ "", 0 };
}

/* The same checks as a condition, "WEFT_IS_BUILT_IN(n) && ", behind which the expression is not evaluated if it may call
 * functions: nobody falls back for a clause. */
static const char *guard_of(struct arena *arena, struct slice expression, bool is_cxx)
{
    struct str checks = { .arena = arena }, guard = { .arena = arena };
    const char *item = as_subscript(arena, expression), *end;
    if (!is_cxx)
        return "";
    add_checks(&checks, (struct slice){ item, strlen(item) });
    for (const char *at = checks.text; at && (end = strchr(at, ';')); at = end + 2)
        str_printf(&guard, "WEFT_IS_%.*s && ", (int)(end - at) - 5, at + 5);
    return guard.text ? guard.text : "";
}

static void add_trait(struct str *out, const char *trait)
{
    str_printf(out, "%s%s", out->length ? " | " : "", trait);
}

/* That the trait holds if the expression, or its negation, is true. */
static void add_conditional(struct str *out, struct slice expression, const char *negation, const char *trait, bool is_cxx)
{
    if (expression.length)
        add_trait(out, arena_printf(out->arena, "(%s%s(%.*s) ? %s : 0)", guard_of(out->arena, expression, is_cxx), negation, (int)expression.length,
                                    expression.text, trait));
}

const char *omp_traits_text(struct arena *arena, struct slice source, const struct omp_directive *task, uint32_t site, bool is_cxx)
{
    struct str traits = { .arena = arena };
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (omp_find_clause(task, plain[i].clause))
            add_trait(&traits, plain[i].trait);
    struct slice priority = expression_of(arena, source, omp_find_clause(task, "priority"), is_cxx);
    add_conditional(&traits, expression_of(arena, source, omp_find_clause(task, "final"), is_cxx), "", "WEFT_TASK_IS_FINAL", is_cxx);
    add_conditional(&traits, expression_of(arena, source, omp_find_clause(task, "if"), is_cxx), "!", "WEFT_TASK_IS_UNDEFERRED", is_cxx);
    const char *guard = guard_of(arena, priority, is_cxx), *value = "0";
    if (priority.length)
        value = arena_printf(arena, is_cxx ? "%s::weft::task_priority(%.*s)" : "%s%.*s", *guard ? arena_printf(arena, "!(%s1) ? 0 : ", guard) : "",
                             (int)priority.length, priority.text);
    if (priority.length)
        add_trait(&traits, *guard ? arena_printf(arena, "(%s1 ? WEFT_TASK_HAS_A_PRIORITY : 0)", guard) : "WEFT_TASK_HAS_A_PRIORITY");
    return traits.length ? arena_printf(arena, "weft_task_traits(WEFT_SITE(%u), %s, %s); ", site, traits.text, value) : "";
}

/* The event is private to the task (OpenMP 5.2, 12.5.2), unless the program insists on sharing it. */
const char *omp_handle_text(struct arena *arena, struct slice source, const struct omp_directive *task, uint32_t site)
{
    const struct omp_clause *detach = omp_find_clause(task, "detach");
    if (!detach || !detach->has_arguments || omp_find_clause(task, "shared"))
        return "";
    struct slice event = part_of(source, detach->arguments.begin, detach->arguments.end);
    return arena_printf(arena, "weft_task_handle(WEFT_SITE(%u), (__UINT64_TYPE__)(%.*s)); ", site, (int)event.length, event.text);
}
