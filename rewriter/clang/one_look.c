#include "one_look.h"

#include <string.h>

#include "clang_unit.h"
#include "expand.h"
#include "headers.h"
#include "likely.h"
#include "linemarkers.h"
#include "log.h"
#include "own_folder.h"
#include "reach.h"
#include "source_map.h"
#include "unit_restore.h"

enum { MOST_LOOKS = 2 }; /* as many as it takes without a guess */

static bool has_directive(const struct tokens *tokens, const char *name)
{
    for (size_t i = 0; i < tokens->directives.count; i++)
        if (text_starts_with(lex_directive_text(tokens, tokens->directives.items[i]), name))
            return true;
    return false;
}

/* Has the text macros or headers of its own? Those of the command alone are not worth the preprocessor's time. */
static bool has_directives(struct unit *unit, const struct rewrite_request *request, const struct tokens *tokens)
{
    bool has_headers = has_directive(tokens, "include") || has_directive(tokens, "import");
    unit->knows_folder |= !has_headers && !own_folder_has_option(request);
    return has_headers || has_directive(tokens, "define");
}

/* Directives of OpenMP may be made by any macro, and what is recorded of a whole body depends on all of it. */
static bool is_guessed(struct unit *unit, const struct rewrite_request *request, const struct tokens *tokens)
{
    if (!has_directives(unit, request, tokens))
        return false;
    for (size_t i = 0; i < request->config->probes.count; i++) {
        enum probe_target target = request->config->probes.items[i].target;
        if (target == TARGET_REGION || target == TARGET_MEMORY)
            return false;
    }
    return !unit->is_excluded && request->config->dependencies.count == 0 && !linemarkers_begin(unit->file);
}

/* Those in files that stay an #include are there without a guess as well. */
static bool has_own_errors(const struct unit *unit, const struct diags *diags)
{
    for (size_t i = 0; i < diags->list.count; i++)
        if (strcmp(diags->list.items[i].file, unit->path) == 0)
            return true;
    return false;
}

/* Returns whether the front end has seen all of the unit's text, without errors in it. */
static bool look(struct unit *unit, const struct rewrite_request *request, struct likely *likely, struct diags *diags)
{
    struct tokens tokens;
    diags->list.count = 0;
    if (!include_likely_headers(unit, request, likely))
        return false;
    expand_likely_macros(unit, request, likely);
    lex_unit(unit, &tokens);
    const struct clang_unit *own = clang_unit_of(unit);
    return clang_family_of(unit)->look(unit, &tokens, request, diags) == 0 && !has_own_errors(unit, diags) && !own->includes_itself &&
           !own->uses_modules;
}

static bool was_tried(const struct likely *likely, uint32_t begin, uint32_t last)
{
    for (size_t i = 0; i < likely->tried_macros.count; i++)
        if (likely->tried_macros.items[i].begin <= begin && last < likely->tried_macros.items[i].end)
            return true;
    return false;
}

/* The invocation as a place in a file, if it is in none that was expanded. */
static bool find_in_file(const struct unit *unit, const struct likely *likely, struct span span, struct invocation *found)
{
    uint32_t inclusion, last_inclusion, last;
    uint32_t begin = source_map_unexpanded(unit, span.begin, false), end = source_map_unexpanded(unit, span.end - 1, true);
    if (end - begin != span.end - 1 - span.begin || was_tried(likely, begin, end) || !source_map_in_file(unit, begin, &inclusion, &begin) ||
        !source_map_in_file(unit, end, &last_inclusion, &last) || inclusion != last_inclusion)
        return false;
    *found = (struct invocation){ inclusion ? unit->inclusions.items[inclusion].name : NULL, { begin, last + 1 } };
    return true;
}

/* Those in other files than these stay what they are. */
static bool may_be_expanded(const struct unit *unit, const struct rewrite_request *request, const char *file)
{
    return !file || (request->headers && select_header(request->select, request_path(unit->arena, request, file), false));
}

/* Adds to likely->invocations those that the look has asked for and that were not tried. Returns whether there are any. */
static bool find_new_invocations(const struct unit *unit, const struct rewrite_request *request, struct likely *likely)
{
    const struct clang_unit *own = clang_unit_of(unit);
    size_t before = likely->invocations.count;
    for (size_t i = 0; i < own->invocations.count; i++) {
        struct invocation found = own->invocations.items[i];
        if ((found.file || find_in_file(unit, likely, found.span, &found)) && may_be_expanded(unit, request, found.file))
            vec_push(unit->arena, &likely->invocations, found);
    }
    return likely->invocations.count > before;
}

/* Does the unit need its conditionals cleared (conditionals.h)? Sets the text of its own file without them: where nothing else is asked
 * for it is what the next look begins with. */
static bool clear_conditionals(const struct unit *unit, struct slice *text)
{
    struct slice cleared = clang_unit_of(unit)->cleared;
    char *own = NULL;
    for (uint32_t i = 0; cleared.text && i < cleared.length; i++) {
        uint32_t inclusion, offset;
        if (cleared.text[i] == unit->source.text[i] || !source_map_in_file(unit, source_map_unexpanded(unit, i, false), &inclusion, &offset) ||
            inclusion > 0)
            continue;
        own = own ? own : arena_strndup(unit->arena, text->text, text->length);
        own[offset] = cleared.text[i];
    }
    if (own)
        text->text = own;
    return own != NULL;
}

bool one_look(struct unit *unit, const struct rewrite_request *request, const struct tokens *tokens, struct diags *diags)
{
    struct diags found = { .arena = diags->arena };
    struct unit before = *unit;
    struct likely likely = { .headers.arena = unit->arena };
    if (!is_guessed(unit, request, tokens))
        return false;
    likely.guess = call_guess_new(unit->arena, request->config, clang_family_of(unit)->is_cxx);
    if (!reach_is_beyond(unit->arena, request, tokens, likely.guess)) {
        unit->knows_folder = true;
        return false;
    }
    for (int n = 0; n < MOST_LOOKS; n++) {
        unit_restore(unit, &before);
        unit->own = arena_new(unit->arena, struct clang_unit);
        clang_unit_of(unit)->has_templates = clang_unit_of(&before)->has_templates;
        likely.tried_headers.count = likely.tried_macros.count = likely.macros.count = 0;
        likely.marked = (struct marked){ 0 };
        if (!look(unit, request, &likely, &found))
            break;
        clang_unit_of(&before)->has_templates = clang_unit_of(unit)->has_templates;
        bool new_headers = headers_hold_new_points(unit, request, &likely), new_invocations = find_new_invocations(unit, request, &likely);
        bool is_cleared = clear_conditionals(unit, &before.source);
        if (!new_headers && !new_invocations && !is_cleared) {
            log_debug("%s: found in look %d", unit->path, n + 1);
            for (size_t i = 0; i < found.list.count; i++)
                vec_push(diags->arena, &diags->list, found.list.items[i]);
            source_map_correct_points(unit);
            return true;
        }
    }
    unit_restore(unit, &before);
    log_debug("%s: more looks", unit->path);
    return false;
}
