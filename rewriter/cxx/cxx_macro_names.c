#include "cxx_macro_names.h"

#include "clang_cursor.h"
#include "clang_expansions.h"
#include "clang_macros.h"
#include "cxx_walk.h"

struct search {
    struct walk *walk;
    const struct config_probe *after, *found;
};

static void try_word(struct slice word, void *data)
{
    struct search *search = data;
    struct select *select = search->walk->request->select;
    const char *name = arena_strndup(search->walk->arena, word.text, word.length);
    const struct config_probe *open = select_open(select, name, search->after), *plain = select_callee(select, name);
    if (!search->found || search->found->is_dropped)
        search->found = open ? open : search->found;
    if (!search->found && plain > search->after)
        search->found = plain;
}

/* What the words of the macro, and of those that it names, lead to. It is looked for once. */
static void try_macro(struct search *search, struct slice name)
{
    struct cxx_walk *own = cxx_walk_of(search->walk);
    struct search inner = { search->walk, search->after, NULL };
    size_t i = 0;
    while (i < own->macro_entries.count &&
           (own->macro_entries.items[i].after != search->after || !slice_equal(own->macro_entries.items[i].name, name)))
        i++;
    if (i == own->macro_entries.count) {
        clang_visit_macro_words(search->walk, name, try_word, &inner);
        vec_push(search->walk->arena, &own->macro_entries, (struct cxx_macro_entry){ name, search->after, inner.found });
    }
    const struct config_probe *found = own->macro_entries.items[i].found;
    search->found = search->found && !search->found->is_dropped ? search->found : found ? found : search->found;
}

const struct config_probe *cxx_macro_entry(const struct cursor_frame *here, const struct config_probe *after)
{
    struct walk *w = here->walk;
    struct search search = { w, after, NULL };
    CXFile file;
    CXSourceLocation begin = clang_getRangeStart(clang_getCursorExtent(here->cursor));
    uint32_t offset = clang_file_offset(begin, &file);
    const struct span *x = clang_expansion_at(w, file, offset);
    const struct tokens *tokens = x ? clang_tokens_at(w, begin) : NULL;
    for (size_t i = tokens ? lex_find(tokens, x->begin) : 0; tokens && i < tokens->list.count && tokens->list.items[i].begin < x->end; i++) {
        const struct token *t = &tokens->list.items[i];
        struct slice word = { tokens->source.text + t->begin, t->end - t->begin };
        if (t->kind != TOKEN_WORD)
            continue;
        try_word(word, &search);
        try_macro(&search, word);
    }
    return search.found;
}
