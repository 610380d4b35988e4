#include "language.h"

#include <string.h>

const struct language *language_by_name(const char *name)
{
    for (size_t i = 0; languages[i]; i++)
        if (strcmp(languages[i]->name, name) == 0)
            return languages[i];
    return NULL;
}

const struct language *language_of_file(const char *path)
{
    for (size_t i = 0; languages[i]; i++)
        for (const char *const *ending = languages[i]->endings; *ending; ending++)
            if (text_ends_with(path, *ending))
                return languages[i];
    return NULL;
}

/* "a, b and c" */
static const char *enumerate(struct arena *arena, const char *const *words, size_t n, const char *last)
{
    struct str out = { .arena = arena };
    for (size_t i = 0; i < n; i++)
        str_printf(&out, "%s%s%s%s", i == 0 ? "" : i + 1 < n ? ", " : " ", i > 0 && i + 1 == n ? last : "", i > 0 && i + 1 == n ? " " : "", words[i]);
    return n ? out.text : "";
}

typedef VEC(const char *) words;

const char *language_titles(struct arena *arena)
{
    words titles = { 0 };
    for (size_t i = 0; languages[i]; i++)
        vec_push(arena, &titles, languages[i]->title);
    return enumerate(arena, titles.items, titles.count, "or");
}

const char *language_names(struct arena *arena)
{
    words names = { 0 };
    for (size_t i = 0; languages[i]; i++)
        vec_push(arena, &names, languages[i]->name);
    return enumerate(arena, names.items, names.count, "and");
}

const char *language_endings(struct arena *arena)
{
    words endings = { 0 };
    for (size_t i = 0; languages[i]; i++)
        for (const char *const *ending = languages[i]->endings; *ending; ending++)
            vec_push(arena, &endings, *ending);
    return enumerate(arena, endings.items, endings.count, "and");
}
