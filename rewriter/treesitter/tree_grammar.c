/* Table of kinds and queries, as their languages write them -> arrays by the grammar's own numbers. */
#include "tree_grammar.h"

#include <assert.h>
#include <string.h>

/* ---- kinds ---- */

/* Several symbols share a name where the grammar has aliases. */
static bool assign_kind(struct tree_tables *tables, const TSLanguage *language, const char *name, uint8_t kind)
{
    bool found = false;
    for (size_t i = 0; i < tables->n_symbols; i++) {
        TSSymbol symbol = (TSSymbol)i;
        const char *symbol_name = ts_language_symbol_name(language, symbol);
        if (!symbol_name || ts_language_symbol_type(language, symbol) != TSSymbolTypeRegular || strcmp(symbol_name, name) != 0)
            continue;
        tables->kinds[i] = kind;
        found = true;
    }
    return found;
}

static int load_kinds(const struct tree_grammar *grammar, const TSLanguage *language, struct diags *diags)
{
    struct tree_tables *tables = grammar->tables;
    assert(grammar->n_kinds <= UINT8_MAX + 1);
    tables->n_symbols = ts_language_symbol_count(language);
    tables->kinds = arena_array(&tables->arena, uint8_t, tables->n_symbols);
    for (size_t kind = TREE_OTHER + 1; kind < grammar->n_kinds; kind++)
        if (!assign_kind(tables, language, grammar->kinds[kind], (uint8_t)kind)) {
            diag_add(diags, NULL, 0, 0, "internal error: the grammar of %s has no node type \"%s\", which the table of kinds lists", grammar->name,
                     grammar->kinds[kind]);
            return -1;
        }
    return 0;
}

/* ---- queries ---- */

static const char *query_error_text(TSQueryError error)
{
    switch (error) {
    case TSQueryErrorNodeType:
        return "a node type that the grammar does not have";
    case TSQueryErrorField:
        return "a field that the grammar does not have";
    case TSQueryErrorCapture:
        return "an unknown capture";
    case TSQueryErrorStructure:
        return "a pattern that no tree can match";
    case TSQueryErrorLanguage:
        return "a grammar of another version";
    default:
        return "a syntax error";
    }
}

static int compile_queries(const struct tree_grammar *grammar, const TSLanguage *language, struct diags *diags)
{
    uint32_t offset = 0;
    TSQueryError error = TSQueryErrorNone;
    grammar->tables->query = ts_query_new(language, grammar->queries, (uint32_t)strlen(grammar->queries), &offset, &error);
    if (grammar->tables->query)
        return 0;
    const char *at = grammar->queries + offset;
    int length = (int)strcspn(at, "\n");
    diag_add(diags, NULL, 0, 0, "internal error: the queries of %s have %s at \"%.*s\"", grammar->name, query_error_text(error), length, at);
    return -1;
}

/* The strings of one predicate; `steps` ends with a step "done". */
static int load_predicate(const struct tree_grammar *grammar, const TSQueryPredicateStep *steps, uint32_t n, struct tree_predicate *predicate,
                          struct diags *diags)
{
    struct tree_tables *tables = grammar->tables;
    uint32_t length;
    predicate->texts = arena_array(&tables->arena, const char *, n);
    for (uint32_t i = 0; i < n; i++) {
        if (steps[i].type != TSQueryPredicateStepTypeString) {
            diag_add(diags, NULL, 0, 0, "internal error: the queries of %s have a predicate with a capture as argument; accepted are strings",
                     grammar->name);
            return -1;
        }
        const char *text = ts_query_string_value_for_id(tables->query, steps[i].value_id, &length);
        if (i == 0)
            predicate->name = text;
        else
            predicate->texts[predicate->n_texts++] = text;
    }
    return 0;
}

static int load_pattern(const struct tree_grammar *grammar, uint32_t number, struct diags *diags)
{
    struct tree_tables *tables = grammar->tables;
    struct tree_pattern *pattern = &tables->patterns[number];
    uint32_t n_steps, first = 0;
    const TSQueryPredicateStep *steps = ts_query_predicates_for_pattern(tables->query, number, &n_steps);
    pattern->predicates = arena_array(&tables->arena, struct tree_predicate, n_steps);
    for (uint32_t i = 0; i < n_steps; i++) {
        if (steps[i].type != TSQueryPredicateStepTypeDone)
            continue;
        if (load_predicate(grammar, steps + first, i - first, &pattern->predicates[pattern->n_predicates++], diags) != 0)
            return -1;
        first = i + 1;
    }
    if (pattern->n_predicates && !grammar->answer) {
        diag_add(diags, NULL, 0, 0, "internal error: the queries of %s have a predicate #%s, which nobody answers", grammar->name,
                 pattern->predicates->name);
        return -1;
    }
    return 0;
}

static enum reason reason_of(const char *code)
{
    for (int i = REASON_NONE + 1; i < REASON_COUNT; i++)
        if (strcmp(code, reason_code((enum reason)i)) == 0)
            return (enum reason)i;
    return REASON_NONE;
}

/* False: it means nothing. */
static bool load_meaning(const TSLanguage *language, const char *name, struct tree_meaning *meaning)
{
    const char *dot = strchr(name, '.');
    meaning->is_call = strcmp(name, "call") == 0;
    meaning->skip = strcmp(name, "skip") == 0;
    meaning->reason = reason_of(dot ? dot + 1 : name);
    meaning->field = dot ? ts_language_field_id_for_name(language, name, (uint32_t)(dot - name)) : 0;
    return meaning->is_call || meaning->skip || (meaning->reason && (!dot || meaning->field));
}

/* Is the capture one that only patterns with predicates have? Then its name is the language's own. */
static bool is_answered(const struct tree_tables *tables, uint32_t capture)
{
    for (uint32_t i = 0; i < ts_query_pattern_count(tables->query); i++)
        if (!tables->patterns[i].n_predicates && ts_query_capture_quantifier_for_id(tables->query, i, capture) != TSQuantifierZero)
            return false;
    return true;
}

static int load_queries(const struct tree_grammar *grammar, const TSLanguage *language, struct diags *diags)
{
    struct tree_tables *tables = grammar->tables;
    if (compile_queries(grammar, language, diags) != 0)
        return -1;
    uint32_t n_patterns = ts_query_pattern_count(tables->query), n_captures = ts_query_capture_count(tables->query), length;
    tables->patterns = arena_array(&tables->arena, struct tree_pattern, n_patterns);
    tables->meanings = arena_array(&tables->arena, struct tree_meaning, n_captures);
    for (uint32_t i = 0; i < n_patterns; i++)
        if (load_pattern(grammar, i, diags) != 0)
            return -1;
    for (uint32_t i = 0; i < n_captures; i++) {
        const char *name = ts_query_capture_name_for_id(tables->query, i, &length);
        if (load_meaning(language, name, &tables->meanings[i]) || is_answered(tables, i))
            continue;
        diag_add(diags, NULL, 0, 0,
                 "internal error: the queries of %s capture @%s; accepted are @call, @skip, and a reason's code with or without a field",
                 grammar->name, name);
        return -1;
    }
    return 0;
}

int tree_grammar_load(const struct tree_grammar *grammar, struct diags *diags)
{
    struct tree_tables *tables = grammar->tables;
    if (tables->is_loaded)
        return 0;
    const TSLanguage *language = grammar->language();
    if (load_kinds(grammar, language, diags) == 0 && load_queries(grammar, language, diags) == 0)
        tables->is_loaded = true;
    if (!tables->is_loaded && tables->query) {
        ts_query_delete(tables->query);
        tables->query = NULL;
    }
    return tables->is_loaded ? 0 : -1;
}
