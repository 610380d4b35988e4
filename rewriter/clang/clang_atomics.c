#include "clang_atomics.h"

#include <string.h>

static const char written[] = "__atomic_", renamed[] = "__Atomic_";

/* C11's builtins of clang, which take _Atomic objects alone, where they take the same operands. The others stay names
 * of functions without a declaration: they give nothing, or a truth value, which is an int as well. */
const char *const clang_atomic_options[] = {
    "-D__Atomic_load_n=__c11_atomic_load",         "-D__Atomic_store_n=__c11_atomic_store",       "-D__Atomic_exchange_n=__c11_atomic_exchange",
    "-D__Atomic_fetch_add=__c11_atomic_fetch_add", "-D__Atomic_fetch_sub=__c11_atomic_fetch_sub", "-D__Atomic_fetch_and=__c11_atomic_fetch_and",
    "-D__Atomic_fetch_or=__c11_atomic_fetch_or",   "-D__Atomic_fetch_xor=__c11_atomic_fetch_xor", NULL,
};

static bool has_meaning(struct slice text, size_t offset)
{
    static const char *const names[] = { "load_n",           "store_n",   "exchange_n", "compare_exchange_n", "load",     "store",    "exchange",
                                         "compare_exchange", "fetch_add", "fetch_sub",  "fetch_and",          "fetch_or", "fetch_xor" };
    const size_t prefix = sizeof written - 1;
    if (text.length < offset + prefix || memcmp(text.text + offset, written, prefix) != 0)
        return false;
    const char *name = text.text + offset + prefix, *end = name;
    while (end < text.text + text.length && ((*end >= 'a' && *end <= 'z') || *end == '_'))
        end++;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == (size_t)(end - name) && memcmp(names[i], name, (size_t)(end - name)) == 0)
            return true;
    return false;
}

bool clang_rename_atomics(struct arena *arena, CXTranslationUnit tu, const char *path, struct slice *text)
{
    CXFile main = clang_getFile(tu, path);
    char *copy = NULL;
    for (unsigned i = 0, n = clang_getNumDiagnostics(tu); i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu, i);
        CXFile file;
        unsigned offset;
        clang_getFileLocation(clang_getDiagnosticLocation(diagnostic), &file, NULL, NULL, &offset);
        bool is_rejected = clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error && file && clang_File_isEqual(file, main);
        if (is_rejected && has_meaning(*text, offset)) {
            if (!copy)
                copy = memcpy(arena_alloc(arena, text->length), text->text, text->length);
            memcpy(copy + offset, renamed, sizeof renamed - 1);
        }
        clang_disposeDiagnostic(diagnostic);
    }
    if (copy)
        text->text = copy;
    return copy != NULL;
}

bool clang_atomic_is_renamed(const char *name)
{
    return text_starts_with(name, renamed);
}

const char *clang_atomic_name(struct arena *arena, const char *name)
{
    return clang_atomic_is_renamed(name) ? arena_printf(arena, "%s%s", written, name + sizeof renamed - 1) : name;
}
