#include "twin_options.h"

#include <string.h>

#include "letters.h"

typedef VEC(const char *) option_list;

/* What options about the place of code define (gcc 12, "Options for Code Generation Conventions"). */
static const char *const place_macros[] = { "__PIC__", "__pic__", "__PIE__", "__pie__" };

static bool is_about_place(const char *option)
{
    static const char *const options[] = { "-fPIC", "-fpic", "-fPIE", "-fpie" };
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(option, options[i]) == 0)
            return true;
    return false;
}

static bool is_definition(const char *option)
{
    return text_starts_with(option, "-D") || text_starts_with(option, "-U");
}

/* The options without those that may differ. These are put into `macros`, each in one word. */
static option_list divide(struct arena *arena, const char *const *options, size_t n, option_list *macros)
{
    option_list rest = { 0 };
    for (size_t i = 0; i < n; i++) {
        if (is_definition(options[i])) {
            bool is_apart = !options[i][2] && i + 1 < n;
            vec_push(arena, macros, is_apart ? arena_printf(arena, "%s%s", options[i], options[i + 1]) : options[i]);
            i += is_apart;
        } else if (is_about_place(options[i])) {
            vec_push(arena, macros, options[i]);
        } else {
            vec_push(arena, &rest, options[i]);
        }
    }
    return rest;
}

static bool holds(const option_list *list, const char *option)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i], option) == 0)
            return true;
    return false;
}

static void add_names(const char *option, struct texts *names)
{
    if (is_definition(option))
        texts_find(names, arena_strndup(names->arena, option + 2, strcspn(option + 2, "=(")));
    else
        for (size_t i = 0; i < sizeof place_macros / sizeof *place_macros; i++)
            texts_find(names, place_macros[i]);
}

/* Those of the list that the other one has as well; the names of the others are added. */
static option_list shared(const option_list *list, const option_list *other, struct texts *names)
{
    option_list found = { 0 };
    for (size_t i = 0; i < list->count; i++)
        if (holds(other, list->items[i]))
            vec_push(names->arena, &found, list->items[i]);
        else
            add_names(list->items[i], names);
    return found;
}

static bool same(const option_list *a, const option_list *b)
{
    bool is_same = a->count == b->count;
    for (size_t i = 0; is_same && i < a->count; i++)
        is_same = strcmp(a->items[i], b->items[i]) == 0;
    return is_same;
}

bool twin_options_matter(struct slice text, const struct texts *names)
{
    const char *end = text.text + text.length;
    for (size_t i = 0; i < names->items.count; i++) {
        size_t length = strlen(names->items.items[i]);
        const char *at = text.text;
        if (length == 0)
            return true;
        for (const char *found; (found = memmem(at, (size_t)(end - at), names->items.items[i], length)) != NULL; at = found + length)
            if ((found == text.text || !letters_are_word(found[-1])) && (found + length == end || !letters_are_word(found[length])))
                return true;
    }
    return false;
}

bool twin_options_compare(const char *const *a, size_t n_a, const char *const *b, size_t n_b, struct texts *names)
{
    option_list macros_a = { 0 }, macros_b = { 0 };
    option_list rest_a = divide(names->arena, a, n_a, &macros_a), rest_b = divide(names->arena, b, n_b, &macros_b);
    option_list both_a = shared(&macros_a, &macros_b, names), both_b = shared(&macros_b, &macros_a, names);
    for (size_t i = 0; i < both_a.count; i++)
        if (twin_options_matter(slice_of(both_a.items[i]), names)) /* -DA=B, where B differs */
            return false;
    return same(&rest_a, &rest_b) && same(&both_a, &both_b); /* a name may be defined twice: the order counts */
}
