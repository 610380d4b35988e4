/* What the name and the declarations of a function say about calls of it. */
#include "clang_callee.h"

#include <string.h>

#include "clang_cursor.h"

bool clang_is_one_of(const char *name, const char *const *names)
{
    for (; *names; names++)
        if (strcmp(name, *names) == 0)
            return true;
    return false;
}

/* --- by its name --- */

static const char *const returning_twice[] = { "setjmp", "_setjmp", "__setjmp", "sigsetjmp", "__sigsetjmp", "savectx", "vfork", "getcontext", NULL };
static const char *const stack_allocating[] = { "alloca", "__alloca", NULL };
static const char *const varargs[] = { "va_start", "va_arg", "va_end", "va_copy", "__va_start", NULL };

enum reason clang_callee_reason(const char *name)
{
    if (clang_is_one_of(name, returning_twice))
        return REASON_RETURNS_TWICE;
    if (clang_is_one_of(name, stack_allocating) || text_starts_with(name, "__builtin_alloca"))
        return REASON_STACK;
    if (clang_is_one_of(name, varargs) || text_starts_with(name, "__builtin_va_") || text_starts_with(name, "__builtin_c23_va_"))
        return REASON_VARARGS;
    if (strcmp(name, "__builtin_setjmp") == 0 || strcmp(name, "__builtin_longjmp") == 0)
        return REASON_RETURNS_TWICE;
    if (text_starts_with(name, "__builtin_") || text_starts_with(name, "__sync_") || text_starts_with(name, "__atomic_") ||
        text_starts_with(name, "__c11_atomic_") || text_starts_with(name, "__scoped_atomic_"))
        return REASON_BUILTIN;
    return REASON_NONE;
}

/* --- by its declarations --- */

/* Attributes that libclang does not report are looked up in the text of the declaration, where the name of a macro
 * may stand for them: glibc's __attribute_format_arg__. */
static bool declaration_mentions(const struct walk *w, CXCursor declaration, const char *word)
{
    CXFile file;
    if (clang_Cursor_isNull(declaration))
        return false;
    CXSourceRange range = clang_getCursorExtent(declaration);
    uint32_t begin = clang_file_offset(clang_getRangeStart(range), &file), end = clang_file_offset(clang_getRangeEnd(range), &file);
    struct slice contents = clang_text_of(w->files, file);
    const char *text = contents.text;
    size_t size = contents.length;
    if (!text || end > size || begin > end)
        return false;
    while (begin > 0 && !strchr(";}#/", text[begin - 1])) /* attributes in front of the declaration */
        begin--;
    if (!clang_isCursorDefinition(declaration))
        while (end < size && text[end] != ';' && text[end] != '{') /* and behind the declarator */
            end++;
    return memmem(text + begin, end - begin, word, strlen(word)) != NULL;
}

/* Any of several declarations of a function can carry the attribute. */
bool clang_function_mentions(const struct walk *w, CXCursor function, const char *word)
{
    CXCursor first = clang_getCanonicalCursor(function);
    return declaration_mentions(w, function, word) || (!clang_equalCursors(first, function) && declaration_mentions(w, first, word));
}
