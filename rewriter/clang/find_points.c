#include "find_points.h"

#include <string.h>

#include "clang_tail.h"
#include "compiler_own.h"
#include "expand.h"
#include "headers.h"
#include "hidden_messages.h"
#include "lex.h"
#include "libclang.h"
#include "linemarkers.h"
#include "log.h"
#include "one_look.h"
#include "own_folder.h"
#include "second_look.h"
#include "unit_restore.h"

enum { MOST_ROUNDS = 3 };

static int look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags)
{
    return clang_family_of(unit)->look(unit, tokens, request, diags);
}

/* Errors of the first look: those behind `first`. */
struct known {
    const struct diags *diags;
    size_t first;
};

/* Is there an error among these that the first look did not have? Places differ, texts do not; those in bodies that are
 * blank now are gone. */
static bool has_new_error(const struct diags *diags, const struct known *known)
{
    size_t n = known->diags->list.count;
    bool *met = arena_array(diags->arena, bool, n + 1);
    for (size_t i = 0; i < diags->list.count; i++) {
        size_t k = known->first;
        while (k < n && (met[k] || strcmp(known->diags->list.items[k].text, diags->list.items[i].text) != 0))
            k++;
        met[k] = true;
        if (k == n)
            return true;
    }
    return false;
}

/* The second look. Returns false on errors that the first look did not have. */
static bool look_again(struct unit *unit, const struct rewrite_request *request, const struct unit *first, const struct known *known)
{
    struct tokens tokens;
    struct diags diags = { .arena = unit->arena };
    lex_unit(unit, &tokens);
    if (look(unit, &tokens, request, &diags) != 0 || has_new_error(&diags, known)) {
        for (size_t i = 0; i < diags.list.count; i++)
            log_debug("%s:%u:%u: %s", diags.list.items[i].file, diags.list.items[i].line, diags.list.items[i].column, diags.list.items[i].text);
        return false;
    }
    second_look_merge(unit, first);
    return true;
}

/* Brings in text that the first look found elsewhere, in headers and in macros, and looks again. Returns false if
 * there is no such text, or if the front end cannot read it; then the contents of `unit` are unspecified. */
static bool widen(struct unit *unit, const struct rewrite_request *request, const struct tokens *tokens, bool headers, const struct known *known,
                  const invocation_spans *given_up)
{
    struct unit first = *unit;
    struct tokens composed = *tokens;
    clang_unit_of(unit)->errors.count = 0;
    bool included = headers && include_headers(unit, request);
    if (included)
        lex_unit(unit, &composed);
    if (!expand_macros(unit, &composed, request, given_up) && !included)
        return false;
    unit->points.items = NULL; /* those of the first look stay in `first` */
    unit->points.count = unit->points.capacity = 0;
    unit->n_calls = 0;
    second_look_prepare(unit, &first, tokens);
    if (look_again(unit, request, &first, known))
        return true;
    log_debug("%s: the front end cannot read its %s; they are left alone", unit->path, included ? "headers and macros in place" : "expanded macros");
    return false;
}

/* Looks once more, without conditional directives that stand within calls. Where the front end then finds errors, the first
 * look counts. */
static void look_at_cleared(struct unit *unit, const struct rewrite_request *request, struct tokens *tokens, const struct known *known)
{
    struct unit first = *unit;
    struct tokens first_tokens = *tokens;
    struct diags diags = { .arena = unit->arena };
    unit->source = clang_unit_of(unit)->cleared;
    unit->own = arena_new(unit->arena, struct clang_unit);
    clang_unit_of(unit)->has_templates = clang_unit_of(&first)->has_templates;
    unit->points.items = NULL;
    unit->points.count = unit->points.capacity = 0;
    unit->n_calls = 0;
    lex_unit(unit, tokens);
    if (look(unit, tokens, request, &diags) == 0 && !has_new_error(&diags, known))
        return;
    unit_restore(unit, &first);
    *tokens = first_tokens;
}

/* Tries again without the macros in whose expansions there are errors, and in the end without headers. Where nothing helps, the first
 * look counts. */
static void widen_somehow(struct unit *unit, const struct rewrite_request *request, const struct tokens *tokens, const struct known *known)
{
    struct unit first = *unit;
    struct clang_unit own = *clang_unit_of(unit);
    bool headers = request->headers && !unit->is_excluded;
    invocation_spans given_up = { 0 };
    for (int round = 0; !widen(unit, request, tokens, headers, known, &given_up); round++) {
        bool brought_headers = unit->stretches.count > 0;
        bool has_fewer = round < MOST_ROUNDS && expand_note_errors(unit, &given_up);
        unit_restore(unit, &first);
        *clang_unit_of(unit) = own;
        if (has_fewer)
            continue;
        if (!brought_headers)
            return;
        headers = false;
        given_up.count = 0;
        round = -1;
    }
}

static int find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags)
{
    struct tokens tokens;
    size_t n_before = diags->list.count;
    unit->own = arena_new(unit->arena, struct clang_unit);
    lex_unit(unit, &tokens);
    unit->hides_of_gcc = hidden_messages_of_gcc(&tokens);
    unit->hides_of_clang = hidden_messages_of_clang(&tokens);
    if (one_look(unit, request, &tokens, diags))
        return 0;
    if (look(unit, &tokens, request, diags) != 0)
        return -1;
    const struct known known = { diags, n_before };
    if (clang_unit_of(unit)->cleared.text)
        look_at_cleared(unit, request, &tokens, &known);
    widen_somehow(unit, request, &tokens, &known);
    return 0;
}

/* The request, with the compiler's standard where its command names none. */
static struct rewrite_request with_standard(const struct unit *unit, const struct rewrite_request *request)
{
    struct rewrite_request full = *request;
    const char *standard = libclang_load() ? NULL : compiler_own_standard(unit->arena, request, clang_family_of(unit)->is_cxx);
    if (!standard)
        return full;
    const char **flags = arena_array(unit->arena, const char *, request->n_flags + 1);
    if (request->n_flags) /* a command without options has no array */
        memcpy(flags, request->flags, request->n_flags * sizeof *flags);
    flags[full.n_flags++] = standard;
    full.flags = flags;
    return full;
}

/* Its text could only be compiled with other headers. */
static void leave_all(struct unit *unit)
{
    log_debug("%s: it would find other headers, and its own cannot be put in place", unit->path);
    for (size_t i = 0; i < unit->points.count; i++)
        unit->points.items[i].reason = REASON_UNMATCHED_TEXT;
}

int clang_find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags)
{
    const struct rewrite_request full = with_standard(unit, request);
    unit->knows_folder = !request->headers; /* the text is for the user then, who knows where it will stand */
    unit->stands_alone = unit->stands_alone || (request->headers && own_folder_is_dropped(unit, &full));
    if (find_points(unit, &full, diags) != 0)
        return -1;
    if (unit->stands_alone && unit->needs_folder && unit->inclusions.count == 0)
        leave_all(unit);
    clang_leave_tails(unit);
    linemarkers_select(unit, &full);
    return 0;
}
