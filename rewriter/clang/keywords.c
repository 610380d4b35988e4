#include "keywords.h"

bool keywords_are_no_call(struct slice word)
{
    static const char *const words[] = {
        "sizeof",  "if",          "while",         "for",           "switch",         "return",   "case",        "do",
        "else",    "goto",        "typeof",        "_Alignof",      "alignof",        "_Generic", "_Alignas",    "_Atomic",
        "asm",     "__typeof__",  "__typeof",      "__alignof",     "__asm__",        "__asm",    "__alignof__", "__attribute__",
        "alignas", "__attribute", "__extension__", "static_assert", "_Static_assert", "__real__", "__imag__",    "__real",
        "__imag",  "catch",       "decltype",      "noexcept",      "requires",       "defined",  "operator",    "__declspec"
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (slice_is(word, words[i]))
            return true;
    return false;
}
