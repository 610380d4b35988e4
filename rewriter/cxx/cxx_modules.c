/* C++20 modules. */
#include "cxx_modules.h"

#include <string.h>

#include "clang_args.h"
#include "conditionals.h"

static bool may_have_modules(struct arena *arena, const struct rewrite_request *request)
{
    bool enabled = clang_args_standard(arena, request) >= 20;
    for (size_t i = 0; i < request->n_flags; i++)
        enabled = enabled || strncmp(request->flags[i], "-fmodules", strlen("-fmodules")) == 0;
    return enabled;
}

static bool is_in(const skipped_spans *spans, uint32_t at)
{
    for (size_t i = 0; i < spans->count; i++)
        if (at >= spans->items[i].begin && at < spans->items[i].end)
            return true;
    return false;
}

/* Is there a line outside of braces that begins with `module` or `import`, with or without `export` in front of it,
 * which no #if leaves out (C++20 [cpp.module], [cpp.import])? */
static bool has_modules(const struct walk *w)
{
    const struct tokens *tokens = w->tokens;
    skipped_spans skipped = { 0 };
    size_t depth = 0;
    clang_find_skipped(w, w->file, &skipped);
    for (size_t i = 0; i + 1 < tokens->list.count; i++) {
        const struct token *t = &tokens->list.items[i];
        depth += t->first == '{' && t->kind == TOKEN_PUNCTUATOR;
        depth -= t->first == '}' && t->kind == TOKEN_PUNCTUATOR && depth > 0;
        uint32_t before = t->begin;
        while (before > 0 && (tokens->source.text[before - 1] == ' ' || tokens->source.text[before - 1] == '\t'))
            before--;
        if (depth > 0 || t->kind != TOKEN_WORD || (before > 0 && tokens->source.text[before - 1] != '\n'))
            continue;
        size_t word = i + lex_word_is(tokens, i, "export");
        if (word + 1 >= tokens->list.count || !(lex_word_is(tokens, word, "module") || lex_word_is(tokens, word, "import")))
            continue;
        const struct token *next = &tokens->list.items[word + 1];
        bool is_name = next->kind == TOKEN_WORD || next->kind == TOKEN_STRING || strchr(";:<", next->first);
        if (is_name && !is_in(&skipped, t->begin))
            return true;
    }
    return false;
}

bool cxx_uses_modules(const struct walk *w)
{
    return may_have_modules(w->arena, w->request) && has_modules(w);
}
