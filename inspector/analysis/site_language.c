#include "site_language.h"

#include <string.h>

enum methods { WITH_TYPE, BARE };

static const struct {
    enum weft_language number;
    enum methods methods;
    const char *endings; /* separated by blanks */
} languages[] = {
#define SITE_LANGUAGE(number, NAME, methods, endings) { WEFT_LANGUAGE_##NAME, methods, endings },
#include <weft/site_languages.def>
#undef SITE_LANGUAGE
};
enum { N_LANGUAGES = sizeof languages / sizeof *languages };

/* Returns ".c" for "src/main.c", and "" if there is no ending; ".c" alone has none. */
static const char *ending_of(const char *file)
{
    const char *dot = strrchr(file, '.');
    return dot && dot > file && dot[-1] != '/' ? dot : "";
}

/* Returns whether `list` contains the word `word`. */
static bool is_in(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = list; (at = strstr(at, word)); at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
            return true;
    return false;
}

enum weft_language site_language(const struct weft_site *site)
{
    const char *ending = ending_of(site->file);
    int said = site->flags >> WEFT_SITE_LANGUAGE_SHIFT & WEFT_SITE_LANGUAGE_MASK;
    if (said != WEFT_LANGUAGE_UNKNOWN)
        return (enum weft_language)said;
    for (size_t i = 0; i < N_LANGUAGES && *ending; i++)
        if (is_in(languages[i].endings, ending))
            return languages[i].number;
    return WEFT_LANGUAGE_UNKNOWN;
}

bool site_is_bare_method(const struct weft_site *site)
{
    if (strpbrk(site->callee, ":."))
        return false;
    enum weft_language language = site_language(site);
    for (size_t i = 0; i < N_LANGUAGES; i++)
        if (languages[i].number == language)
            return languages[i].methods == BARE;
    return false;
}
