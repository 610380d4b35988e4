/* C++20 modules. */
#include "cxx_modules.h"

#include <string.h>

#include "clang_args.h"

static bool may_have_modules(struct arena *arena, const struct rewrite_request *request)
{
    bool enabled = clang_args_standard(arena, request) >= 20;
    for (size_t i = 0; i < request->n_flags; i++)
        enabled = enabled || strncmp(request->flags[i], "-fmodules", strlen("-fmodules")) == 0;
    return enabled;
}

/* Is there a line outside of braces that begins with `module` or `import`, with or without `export` in front of it
 * (C++20 [cpp.module], [cpp.import])? */
static bool has_modules(const struct tokens *tokens)
{
    size_t depth = 0;
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
        if (next->kind == TOKEN_WORD || next->kind == TOKEN_STRING || strchr(";:<", next->first))
            return true;
    }
    return false;
}

bool cxx_uses_modules(struct arena *arena, const struct tokens *tokens, const struct rewrite_request *request)
{
    return may_have_modules(arena, request) && has_modules(tokens);
}
