/* Finds out by experiment what a macro invocation expands to. The invocation is put between two marks, which are
 * identifiers that no macro knows; what is between them in the preprocessor's output is the expansion. A second run,
 * on the new text, shows whether it means the same.
 *
 * The name of a macro is not expanded again in its own expansion (C17 6.10.3.4/2), but it would be in the new text:
 * there `f(x)` is written `(f)(x)`, which no function-like macro takes. An invocation that makes any other difference
 * is given up. An expansion in which __COUNTER__ was read gets text behind it that advances the counter by as much,
 * for the rest of the unit. */
#include "expand.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "body_outline.h"
#include "clang_unit.h"
#include "keywords.h"
#include "lex.h"
#include "preprocess.h"
#include "source_map.h"

#define MARK "weft_x"
#define MARK_BEGIN MARK "b" /* followed by the number of the invocation */
#define MARK_END MARK "e"
#define MARK_TAIL MARK "t"

enum { MOST_RUNS = 40 };

/* --- texts --- */

static void add_newlines(struct str *out, const char *text, size_t length)
{
    for (const char *end = text + length; (text = memchr(text, '\n', (size_t)(end - text))) != NULL; text++)
        str_add_char(out, '\n');
}

enum {
    TEXT_MARKED = 1,   /* invocations are between marks */
    TEXT_COUNTED = 2,  /* each mark is followed by the counter */
    TEXT_EXPANDED = 4, /* invocations are replaced by their expansions */
    TEXT_NOTED = 8,    /* the positions of expansions are added to unit->expansions */
    TEXT_TAILED = 16   /* a mark behind all of it is followed by the counter */
};

static void add_mark(struct str *out, const char *mark, size_t number, int form)
{
    if (form & TEXT_MARKED)
        str_printf(out, " %s%zu %s", mark, number, form & TEXT_COUNTED ? "__COUNTER__ " : "");
}

static void add_expansion(struct str *out, const struct candidate *inv)
{
    str_add(out, " ");
    str_add_slice(out, inv->text);
    str_add(out, " ");
    if (inv->n_counted == 0)
        return;
    str_add(out, LEX_COUNT_ON "(");
    for (unsigned i = 0; i < inv->n_counted; i++)
        str_add(out, i ? " __COUNTER__" : "__COUNTER__");
    str_add(out, ") ");
}

/* The text, unit->source or what is to be that, with its active invocations in one of these forms. */
static struct slice make_text_of(struct unit *unit, struct slice text, const candidates *list, int form)
{
    struct str out = { .arena = unit->arena };
    const char *source = text.text;
    uint32_t at = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct candidate *inv = &list->items[i];
        if (!inv->active)
            continue;
        str_add_bytes(&out, source + at, inv->span.begin - at);
        at = inv->span.end;
        uint32_t begin = (uint32_t)out.length;
        add_mark(&out, MARK_BEGIN, i, form);
        if (form & TEXT_EXPANDED)
            add_expansion(&out, inv);
        else
            str_add_bytes(&out, source + inv->span.begin, at - inv->span.begin);
        add_mark(&out, MARK_END, i, form);
        if (form & TEXT_EXPANDED) /* the compiler sees all of it on the first line of the invocation */
            add_newlines(&out, source + inv->span.begin, at - inv->span.begin);
        if (form & TEXT_NOTED)
            vec_push(unit->arena, &unit->expansions, (struct expansion){ { begin, (uint32_t)out.length }, inv->span });
    }
    str_add_bytes(&out, source + at, text.length - at);
    if (form & TEXT_TAILED)
        str_add(&out, "\n" MARK_TAIL " __COUNTER__\n");
    return (struct slice){ out.text ? out.text : "", out.length };
}

static struct slice make_text(struct unit *unit, const candidates *list, int form)
{
    return make_text_of(unit, unit->source, list, form);
}

/* --- the two outputs, side by side --- */

/* A walk over the tokens of a preprocessor's output. Marks and directives are skipped. With a list, so is what is
 * between the marks of a protected invocation, which differs by parentheses. */
struct reader {
    const struct tokens *tokens;
    const candidates *list; /* NULL: only marks and directives are skipped */
    size_t at;
    size_t last; /* the mark that was opened last; SIZE_MAX: none */
};

static struct slice token_text(const struct tokens *tokens, size_t i)
{
    const struct token *t = &tokens->list.items[i];
    return (struct slice){ tokens->source.text + t->begin, t->end - t->begin };
}

/* The number of the invocation if this token is a mark, else SIZE_MAX. */
static size_t read_mark(struct slice token, const char *mark)
{
    char digits[16];
    size_t length = strlen(mark);
    if (token.length <= length || token.length - length >= sizeof digits || memcmp(token.text, mark, length) != 0)
        return SIZE_MAX;
    memcpy(digits, token.text + length, token.length - length);
    digits[token.length - length] = '\0';
    return strtoul(digits, NULL, 10);
}

/* Moves on to the next token that is not skipped. Returns false at the end. */
static bool settle(struct reader *r)
{
    size_t skipping = SIZE_MAX;
    for (; r->at < r->tokens->list.count; r->at++) {
        if (r->tokens->list.items[r->at].kind == TOKEN_DIRECTIVE)
            continue;
        struct slice token = token_text(r->tokens, r->at);
        size_t begin = read_mark(token, MARK_BEGIN), end = read_mark(token, MARK_END);
        if (begin != SIZE_MAX)
            r->last = skipping = begin;
        if (begin == SIZE_MAX && end == SIZE_MAX && (!r->list || skipping >= r->list->count || !r->list->items[skipping].is_protected))
            return true;
        if (end != SIZE_MAX)
            skipping = SIZE_MAX;
    }
    return false;
}

/* Gives up the invocation in which the marked output `b` first differs from `a`. Returns how many were given up, 0 or
 * 1, or -1 if the difference is in no invocation. */
static int compare(const struct tokens *a, const struct tokens *b, bool skip_protected, candidates *list)
{
    struct reader x = { a, skip_protected ? list : NULL, 0, SIZE_MAX }, y = { b, x.list, 0, SIZE_MAX };
    for (;; x.at++, y.at++) {
        bool more = settle(&x);
        if (settle(&y) == more && (!more || slice_equal(token_text(a, x.at), token_text(b, y.at)))) {
            if (!more)
                return 0;
            continue;
        }
        if (y.last >= list->count || !list->items[y.last].active)
            return -1;
        list->items[y.last].active = list->items[y.last].is_protected = false;
        return 1;
    }
}

/* Do the marks change nothing? */
static bool is_same(const struct tokens *plain, const struct tokens *marked)
{
    struct reader x = { plain, NULL, 0, SIZE_MAX }, y = { marked, NULL, 0, SIZE_MAX };
    for (;; x.at++, y.at++) {
        bool more = settle(&x);
        if (settle(&y) != more || (more && !slice_equal(token_text(plain, x.at), token_text(marked, y.at))))
            return false;
        if (!more)
            return true;
    }
}

/* --- the experiment --- */

/* Turns the directive that the preprocessor made of a _Pragma back into a _Pragma, if it is one for diagnostics (those
 * change nothing else, wherever they are) or one of OpenMP (that is where it was). */
static bool add_pragma(struct str *out, struct slice directive)
{
    static const char *const harmless[] = { "#pragma GCC diagnostic ", "#pragma clang diagnostic ", "#pragma omp " };
    for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++) {
        if (directive.length <= strlen(harmless[i]) || memcmp(directive.text, harmless[i], strlen(harmless[i])) != 0)
            continue;
        str_add(out, " _Pragma(\"");
        str_add_c_escaped(out, arena_strndup(out->arena, directive.text + strlen("#pragma "), directive.length - strlen("#pragma ")));
        str_add(out, "\") ");
        return true;
    }
    return false;
}

/* The output between the marks of an invocation, on one line. Returns false if it cannot be written in a source. */
static bool take_expansion(const struct unit *unit, const struct tokens *output, size_t first, size_t end, struct slice *text)
{
    struct str out = { .arena = unit->arena };
    str_begin(&out);
    for (size_t i = first; i < end; i++) {
        const struct token *t = &output->list.items[i];
        struct slice token = token_text(output, i);
        if (t->kind == TOKEN_DIRECTIVE && token.length > 1 && (token.text[1] == ' ' || (token.text[1] >= '0' && token.text[1] <= '9')))
            continue; /* a linemarker */
        if (t->kind == TOKEN_DIRECTIVE && add_pragma(&out, token))
            continue;
        if (t->kind == TOKEN_DIRECTIVE || memmem(token.text, token.length, MARK, strlen(MARK)) ||
            memmem(token.text, token.length, PREPROCESS_NAME, strlen(PREPROCESS_NAME)))
            return false; /* another pragma; a mark in a string; the name of the preprocessed file */
        if (i > first && output->list.items[i - 1].end != t->begin)
            str_add_char(&out, ' ');
        str_add_slice(&out, token);
    }
    *text = (struct slice){ out.text, out.length };
    return true;
}

/* Takes the expansions from the output. Every mark must be there once, in order. */
static void take_expansions(const struct unit *unit, const struct tokens *output, candidates *list)
{
    size_t *seen = arena_array(unit->arena, size_t, list->count + 1), open = SIZE_MAX, first = 0;
    for (size_t i = 0; i < output->list.count; i++) {
        struct slice token = token_text(output, i);
        size_t begin = read_mark(token, MARK_BEGIN), end = read_mark(token, MARK_END);
        if (begin < list->count) {
            seen[begin] += open == SIZE_MAX ? 1 : 2;
            open = begin;
            first = i + 1;
        } else if (end < list->count && end == open) {
            if (seen[end] == 1 && !take_expansion(unit, output, first, i, &list->items[end].text))
                seen[end] = 2;
            open = SIZE_MAX;
        }
    }
    for (size_t i = 0; i < list->count; i++)
        if (seen[i] != 1)
            list->items[i].active = false;
}

static size_t count_active(const candidates *list)
{
    size_t n = 0;
    for (size_t i = 0; i < list->count; i++)
        n += list->items[i].active;
    return n;
}

/* Learns the expansions of all invocations that are active afterwards. `marked` is the output that they are from, and at first that
 * of the text in which all are marked. */
static bool learn(struct unit *unit, const struct rewrite_request *request, const struct tokens *plain, candidates *list, struct tokens *marked)
{
    for (int run = 0; run < MOST_RUNS && count_active(list) > 0; run++) {
        if (run > 0 && preprocess(unit, request, make_text(unit, list, TEXT_MARKED), marked) != 0)
            return false;
        int given_up = compare(plain, marked, false, list);
        if (given_up < 0)
            return false;
        if (given_up == 0) {
            take_expansions(unit, marked, list);
            return count_active(list) > 0;
        }
    }
    return false;
}

/* Do the tokens behind the mark at `at` of this output equal those that were put there? */
static bool expands_to_itself(const struct tokens *output, size_t at, const struct candidate *inv)
{
    for (size_t i = 0; i < inv->tokens.list.count; i++, at++) {
        while (at < output->list.count && output->list.items[at].kind == TOKEN_DIRECTIVE)
            at++;
        /* it is a directive now: its parentheses and string are gone */
        if (slice_is(token_text(&inv->tokens, i), "_Pragma")) {
            i += 3;
            at--;
            continue;
        }
        if (at >= output->list.count || !slice_equal(token_text(output, at), token_text(&inv->tokens, i)))
            return false;
    }
    while (at < output->list.count && output->list.items[at].kind == TOKEN_DIRECTIVE)
        at++;
    return at < output->list.count && read_mark(token_text(output, at), MARK_END) != SIZE_MAX;
}

/* --- macros --- */

static bool is_macro(const macro_names *macros, struct slice word)
{
    return macro_names_known(macros, word) != NULL;
}

/* Does the bracket at `open` belong to a declarator, as in `void (*pointer)(int)` and `int (*rows)[3]`? */
static bool begins_declarator(const struct tokens *tokens, size_t open)
{
    bool directive;
    size_t close = tokens->list.items[open + 1].first == '*' ? lex_matching(tokens, open, &directive) : SIZE_MAX;
    return close != SIZE_MAX && close + 1 < tokens->list.count &&
           (tokens->list.items[close + 1].first == '(' || tokens->list.items[close + 1].first == '[');
}

/* Is token `i` the name of a function that is called, as far as that can be told without a parse? The second look of
 * the front end shows which names are not. */
static bool may_be_called(const struct tokens *tokens, size_t i)
{
    const struct token *t = tokens->list.items;
    if (i + 2 >= tokens->list.count || t[i].kind != TOKEN_WORD || t[i + 1].first != '(' || begins_declarator(tokens, i + 1))
        return false;
    if (keywords_are_no_call(token_text(tokens, i)))
        return false;
    return !text_starts_with(tokens->source.text + t[i].begin, "__builtin_");
}

/* The name of a member may not be in parentheses. */
static bool is_member(const struct tokens *tokens, size_t i)
{
    return i > 0 && (tokens->list.items[i - 1].first == '.' || tokens->list.items[i - 1].first == '>');
}

/* Puts the names of functions that are macros, too, in parentheses, so that the macros do not take them; behind those of members comes
 * what expands to nothing: a macro with parameters takes parentheses that follow it directly (C17 6.10.3/10). Returns false if there
 * are no such names. */
static bool protect(const struct unit *unit, const macro_names *macros, struct candidate *inv)
{
    struct str out = { .arena = unit->arena };
    const struct tokens *t = &inv->tokens;
    uint32_t at = 0;
    for (size_t i = 0; i < t->list.count; i++) {
        if (!may_be_called(t, i) || !is_macro(macros, token_text(t, i)))
            continue;
        str_add_bytes(&out, inv->text.text + at, t->list.items[i].begin - at);
        str_add(&out, is_member(t, i) ? "" : "(");
        str_add_slice(&out, token_text(t, i));
        str_add(&out, is_member(t, i) ? " " LEX_COUNT_ON "() " : ")");
        at = t->list.items[i].end;
    }
    str_add_bytes(&out, inv->text.text + at, inv->text.length - at);
    inv->text = (struct slice){ out.text ? out.text : "", out.length };
    inv->tokens = (struct tokens){ 0 };
    lex_source(unit->arena, inv->text, clang_family_of(unit)->is_cxx, &inv->tokens);
    return at > 0;
}

static void protect_or_give_up(const struct unit *unit, const macro_names *macros, struct candidate *inv)
{
    inv->is_protected = inv->active = !inv->is_protected && protect(unit, macros, inv);
}

/* Examines each expansion in the output of the text that holds them. Returns how many were changed or given up. */
static int judge(const struct unit *unit, const macro_names *macros, const struct tokens *output, candidates *list)
{
    int changed = 0;
    for (size_t i = 0; i < output->list.count; i++) {
        size_t number = read_mark(token_text(output, i), MARK_BEGIN);
        if (number >= list->count || expands_to_itself(output, i + 1, &list->items[number]))
            continue;
        protect_or_give_up(unit, macros, &list->items[number]);
        changed++;
    }
    return changed;
}

/* `with_parameters`: by the name of such a macro, which takes the parentheses. */
static bool names_call(const struct candidate *inv, const macro_names *macros, bool with_parameters)
{
    const struct tokens *t = &inv->tokens;
    for (size_t i = 0; i + 1 < t->list.count; i++) {
        bool is_called = t->list.items[i].kind == TOKEN_WORD && t->list.items[i + 1].first == '(';
        const struct macro_name *macro = is_called ? macro_names_known(macros, token_text(t, i)) : NULL;
        if (macro && (macro->has_parameters || !with_parameters))
            return true;
    }
    return false;
}

/* Divides the expansions into tokens. Those in which the name of a macro with parameters stands before parentheses, as in its own
 * expansion, do not expand to themselves for sure. */
static void prepare(const struct unit *unit, const macro_names *macros, candidates *list)
{
    for (size_t i = 0; i < list->count; i++) {
        struct candidate *inv = &list->items[i];
        if (!inv->active)
            continue;
        lex_source(unit->arena, inv->text, clang_family_of(unit)->is_cxx, &inv->tokens);
        inv->is_protected = names_call(inv, macros, true) && protect(unit, macros, inv);
    }
}

/* The preprocessor reads none of it, as where a macro calls the function of its name with another number of arguments: those that may be
 * the reason get their parentheses, or are given up if they have. Returns false if there is none. */
static bool judge_unread(const struct unit *unit, const macro_names *macros, candidates *list)
{
    bool changed = false;
    for (size_t i = 0; i < list->count; i++) {
        struct candidate *inv = &list->items[i];
        if (!inv->active || !names_call(inv, macros, false))
            continue;
        protect_or_give_up(unit, macros, inv);
        changed = true;
    }
    return changed;
}

/* Do the expansions, in place of the invocations, preprocess to themselves, and is everything else as in `before`? */
static bool prove(struct unit *unit, const struct rewrite_request *request, const struct tokens *before, candidates *list)
{
    struct tokens marked, output;
    macro_names macros = { 0 };
    macro_names_find(unit->arena, before, &macros);
    prepare(unit, &macros, list);
    for (int run = 0; run < MOST_RUNS && count_active(list) > 0; run++) {
        if (preprocess(unit, request, make_text(unit, list, TEXT_MARKED | TEXT_EXPANDED), &marked) != 0) {
            if (!judge_unread(unit, &macros, list))
                return false;
            continue;
        }
        if (judge(unit, &macros, &marked, list) > 0)
            continue;
        int given_up = compare(before, &marked, true, list);
        if (given_up < 0)
            return false;
        if (given_up > 0)
            continue;
        /* once more without the marks, which kept neighbours apart */
        return preprocess(unit, request, make_text(unit, list, TEXT_EXPANDED), &output) == 0 && compare(&output, &marked, false, list) == 0;
    }
    return false;
}

/* --- the counter --- */

/* Takes the tail off the output of a text that has one. Has the counter been read before? */
static bool reads_counter(struct tokens *output)
{
    size_t last = output->list.count;
    while (last > 0 && !slice_is(token_text(output, last - 1), MARK_TAIL))
        last--;
    if (last == 0 || last == output->list.count)
        return true; /* nobody knows */
    struct slice counter = token_text(output, last);
    output->list.count = last - 1;
    return !slice_is(counter, "0");
}

/* Measures how often each invocation reads the counter, which is written before and after it. Returns false if the text cannot be preprocessed. */
static bool measure_counts(struct unit *unit, const struct rewrite_request *request, candidates *list)
{
    struct tokens output;
    unsigned long before = 0;
    if (preprocess(unit, request, make_text(unit, list, TEXT_MARKED | TEXT_COUNTED), &output) != 0)
        return false;
    for (size_t i = 0; i + 1 < output.list.count; i++) {
        size_t begin = read_mark(token_text(&output, i), MARK_BEGIN), end = read_mark(token_text(&output, i), MARK_END);
        unsigned long counter = begin == SIZE_MAX && end == SIZE_MAX ? 0 : strtoul(token_text(&output, i + 1).text, NULL, 10);
        if (begin != SIZE_MAX)
            before = counter;
        else if (end < list->count && counter > before + 1)
            list->items[end].n_counted = (unsigned)(counter - before - 1);
    }
    return true;
}

/* --- when no proof is needed --- */

/* Needs the text no proof? So it is if no name in an expansion is that of a macro (then it expands to itself), if no
 * macro's name comes before the parenthesis of an expansion, and if the marks came through untouched. `output` is
 * that of the marked text, whose invocations must not read the counter. */
static bool is_evident(const struct unit *unit, const struct tokens *output, const candidates *list)
{
    macro_names macros = { 0 };
    bool inside = false;
    struct slice before = { "", 0 };
    macro_names_find(unit->arena, output, &macros);
    for (size_t i = 0; i < output->list.count; i++) {
        struct slice token = token_text(output, i);
        const struct token *t = &output->list.items[i];
        if (t->kind == TOKEN_DIRECTIVE)
            continue;
        size_t begin = read_mark(token, MARK_BEGIN);
        if (begin != SIZE_MAX || read_mark(token, MARK_END) != SIZE_MAX) {
            inside = begin < list->count && list->items[begin].active;
            if (inside && i + 1 < output->list.count && output->list.items[i + 1].first == '(' && is_macro(&macros, before))
                return false;
            continue;
        }
        if (memmem(token.text, token.length, MARK, strlen(MARK)) || (inside && t->kind == TOKEN_WORD && is_macro(&macros, token)))
            return false;
        before = token;
    }
    return true;
}

/* --- which are wanted, where no look has asked for them --- */

/* The first token from `i` on that is neither a mark nor a directive; empty: there is none. */
static struct slice next_token(const struct tokens *output, size_t i)
{
    struct reader reader = { output, NULL, i, SIZE_MAX };
    return settle(&reader) ? token_text(output, reader.at) : (struct slice){ "", 0 };
}

/* FUNCTION(f) { ... }: the head of a function, whose parentheses look like a call. */
static bool is_head(const struct tokens *output, size_t first, size_t end, struct slice after)
{
    for (size_t i = first; i < end; i++)
        if (output->list.items[i].first == '{')
            return false;
    return slice_is(after, "{");
}

/* Are the tokens those of the invocation? Then its name is no macro there: <cmath> takes back those of <math.h>. */
static bool is_itself(const struct tokens *output, size_t first, size_t end, struct slice invocation)
{
    const char *at = invocation.text, *behind = at + invocation.length;
    for (size_t i = first; i < end; i++) {
        struct slice token = token_text(output, i);
        while (at < behind && isspace((unsigned char)*at))
            at++;
        if (output->list.items[i].kind == TOKEN_DIRECTIVE || (size_t)(behind - at) < token.length || memcmp(at, token.text, token.length) != 0)
            return false;
        at += token.length;
    }
    return at == behind;
}

/* Those that a look has asked for are wanted and, of the others, those that were expanded and may hold a selected call. Returns how many. */
static size_t choose(const struct call_guess *guess, struct slice source, const struct tokens *output, candidates *list)
{
    size_t n = 0, first = 0, open = SIZE_MAX;
    struct slice before = { "", 0 }, last = before;
    struct body_outline outline = { 0 };
    bool is_outside = false;
    for (size_t i = 0; i < output->list.count; i++) {
        struct slice token = token_text(output, i);
        size_t begin = read_mark(token, MARK_BEGIN), end = read_mark(token, MARK_END);
        if (output->list.items[i].kind == TOKEN_DIRECTIVE)
            continue;
        if (begin < list->count) {
            open = begin;
            first = i + 1;
            before = last;
            is_outside = outline.bodies == 0;
        } else if (end < list->count && end == open) {
            struct candidate *inv = &list->items[end];
            struct slice after = next_token(output, i + 1);
            struct slice text = { source.text + inv->span.begin, inv->span.end - inv->span.begin };
            inv->is_wanted |= inv->active && !is_itself(output, first, i, text) && !(is_outside && is_head(output, first, i, after)) &&
                              call_guess_tokens(guess, output, first, i, before, after);
            open = SIZE_MAX;
        } else {
            last = token;
            body_outline_read(&outline, output, i);
        }
    }
    for (size_t i = 0; i < list->count; i++) {
        list->items[i].active &= list->items[i].is_wanted;
        n += list->items[i].is_wanted;
    }
    return n;
}

/* Those alone that are wanted, all of them active. */
static void drop_others(candidates *list)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        list->items[i].active = true;
        if (list->items[i].is_wanted)
            list->items[kept++] = list->items[i];
    }
    list->count = kept;
}

static bool is_any_counted(const candidates *list)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].active && list->items[i].n_counted)
            return true;
    return false;
}

/* --- all of it --- */

static bool holds_marks(struct slice text)
{
    return memmem(text.text, text.length, MARK, strlen(MARK)) != NULL;
}

/* Reads marked->output, of the text with marks around what is in marked->list. Returns false if it cannot be preprocessed. */
static bool read_marked(struct unit *unit, const struct rewrite_request *request, struct slice text, struct marked *marked)
{
    if (preprocess(unit, request, make_text_of(unit, text, &marked->list, TEXT_MARKED | TEXT_TAILED), &marked->output) != 0)
        return false;
    marked->reads_counter = reads_counter(&marked->output);
    return marked->is_read = true;
}

/* `likely`: its guess says which are wanted of those that no look has asked for; NULL: there are none. Afterwards those are active that
 * can be expanded. Returns whether there are any. */
static bool experiment(struct unit *unit, const struct rewrite_request *request, const struct likely *likely, struct marked *marked)
{
    candidates *list = &marked->list;
    struct tokens plain;
    if (marked->reads_counter && !measure_counts(unit, request, list))
        return false;
    take_expansions(unit, &marked->output, list);
    size_t n_wanted = likely ? choose(likely->guess, unit->source, &marked->output, list) : list->count;
    if (n_wanted == 0)
        return false;
    if (!is_any_counted(list) && count_active(list) == n_wanted && is_evident(unit, &marked->output, list))
        return true;
    if (likely && count_active(list) == n_wanted && is_same(&likely->plain, &marked->output))
        return prove(unit, request, &marked->output, list);
    bool are_others_marked = n_wanted < list->count;
    drop_others(list);
    return (!are_others_marked || preprocess(unit, request, make_text(unit, list, TEXT_MARKED), &marked->output) == 0) &&
           preprocess(unit, request, unit->source, &plain) == 0 && learn(unit, request, &plain, list, &marked->output) &&
           prove(unit, request, &marked->output, list);
}

static bool expand(struct unit *unit, const struct rewrite_request *request, const struct likely *likely, struct marked *marked)
{
    if (!experiment(unit, request, likely, marked))
        return false;
    unit->source = make_text(unit, &marked->list, TEXT_EXPANDED | TEXT_NOTED);
    return true;
}

bool expand_macros(struct unit *unit, const struct tokens *source, const struct rewrite_request *request, const invocation_spans *given_up)
{
    struct marked marked = { 0 };
    candidates_find(unit, request, source, given_up, &marked.list);
    return marked.list.count > 0 && !holds_marks(unit->source) && read_marked(unit, request, unit->source, &marked) &&
           expand(unit, request, NULL, &marked);
}

bool expand_is_mark(struct slice token)
{
    return read_mark(token, MARK_BEGIN) != SIZE_MAX || read_mark(token, MARK_END) != SIZE_MAX;
}

bool expand_mark(struct unit *unit, const struct rewrite_request *request, struct slice text, struct likely *likely)
{
    struct tokens tokens = { 0 };
    likely->marked = (struct marked){ 0 };
    if (holds_marks(text))
        return false;
    lex_source(unit->arena, text, clang_family_of(unit)->is_cxx, &tokens);
    candidates_find_uses(unit, request, &tokens, &likely->macros, &likely->invocations, &likely->marked.list);
    return read_marked(unit, request, text, &likely->marked);
}

void expand_likely_macros(struct unit *unit, const struct rewrite_request *request, struct likely *likely)
{
    if (!likely->marked.is_read && !expand_mark(unit, request, unit->source, likely))
        return;
    expand(unit, request, likely, &likely->marked);
    for (size_t i = 0; i < likely->marked.list.count; i++)
        if (likely->marked.list.items[i].is_wanted)
            vec_push(unit->arena, &likely->tried_macros, likely->marked.list.items[i].span);
}

bool expand_note_errors(const struct unit *unit, invocation_spans *given_up)
{
    const struct clang_unit *own = clang_unit_of(unit);
    size_t before = given_up->count;
    for (size_t i = 0; i < own->errors.count; i++)
        for (size_t k = 0; k < unit->expansions.count; k++) {
            const struct expansion *x = &unit->expansions.items[k];
            if (own->errors.items[i] >= x->text.begin && own->errors.items[i] < x->text.end && !candidates_are_given_up(given_up, x->invocation))
                vec_push(unit->arena, given_up, x->invocation);
        }
    return given_up->count > before;
}
