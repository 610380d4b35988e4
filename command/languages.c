/* The table of languages of the weft command. */
#include <stddef.h>

#include "language.h"

#define LANGUAGE(name) extern const struct language language_##name;
#include "languages.def"
#undef LANGUAGE

const struct language *const languages[] = {
#define LANGUAGE(name) &language_##name,
#include "languages.def"
#undef LANGUAGE
    NULL
};
