#include "macro_names.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "letters.h"

enum { DEEPEST = 20 }; /* names of names of macros that are followed */

static int compare(const void *a, const void *b)
{
    const struct macro_name *x = a, *y = b;
    size_t shorter = x->name.length < y->name.length ? x->name.length : y->name.length;
    int order = memcmp(x->name.text, y->name.text, shorter);
    return order ? order : (x->name.length > y->name.length) - (x->name.length < y->name.length);
}

/* #define NAME NAME, as libraries have it for what programs ask by #ifdef (stdin, SIGRTMIN, IPPROTO_TCP). */
static bool is_own_name(const struct macro_name *macro)
{
    return !macro->has_parameters && slice_equal(macro->name, macro->body);
}

/* The definition in a directive, as preprocessors print it. */
static bool read_define(struct slice directive, struct macro_name *macro)
{
    size_t end = 8, body;
    if (directive.length < 9 || memcmp(directive.text, "#define ", 8) != 0)
        return false;
    while (end < directive.length && !strchr(" (\t\n", directive.text[end]))
        end++;
    while (directive.length > end && isspace((unsigned char)directive.text[directive.length - 1]))
        directive.length--;
    for (body = end; body < directive.length && isspace((unsigned char)directive.text[body]); body++)
        ;
    *macro = (struct macro_name){ { directive.text + 8, end - 8 },
                                  { directive.text + body, directive.length - body },
                                  end < directive.length && directive.text[end] == '(' };
    return true;
}

void macro_names_find(struct arena *arena, const struct tokens *output, macro_names *macros)
{
    size_t kept = 0;
    for (size_t i = 0; i < output->list.count; i++) {
        const struct token *t = &output->list.items[i];
        struct macro_name macro;
        if (t->kind == TOKEN_DIRECTIVE && read_define((struct slice){ output->source.text + t->begin, t->end - t->begin }, &macro) &&
            !is_own_name(&macro))
            vec_push(arena, macros, macro);
    }
    if (macros->count)
        qsort(macros->items, macros->count, sizeof *macros->items, compare);
    for (size_t i = 0; i < macros->count; i++) {
        if (kept == 0 || compare(&macros->items[kept - 1], &macros->items[i]) != 0)
            macros->items[kept++] = macros->items[i];
        else
            macros->items[kept - 1].has_parameters |= macros->items[i].has_parameters;
    }
    macros->count = kept;
}

const struct macro_name *macro_names_known(const macro_names *macros, struct slice name)
{
    struct macro_name key = { .name = name };
    return macros->count ? bsearch(&key, macros->items, macros->count, sizeof key, compare) : NULL;
}

bool macro_names_take_more(const macro_names *macros, const struct macro_name *macro)
{
    for (int depth = 0; macro && depth < DEEPEST; depth++) {
        size_t begin = macro->body.length;
        while (begin > 0 && letters_are_word(macro->body.text[begin - 1]))
            begin--;
        macro = macro_names_known(macros, (struct slice){ macro->body.text + begin, macro->body.length - begin });
        if (macro && macro->has_parameters)
            return true;
    }
    return false;
}
