/* From text and flags to a translation unit. */
#include "clang_parse.h"

#include "clang_args.h"
#include "clang_unit.h"
#include "log.h"

static CXTranslationUnit parse(CXIndex index, const struct unit *unit, const struct rewrite_request *request, const char *path, bool as_gcc)
{
    struct clang_args args = clang_args_make(unit->arena, request, clang_family_of(unit)->is_cxx, as_gcc);
    struct slice text = clang_unit_of(unit)->parsed.text ? clang_unit_of(unit)->parsed : unit->source;
    struct CXUnsavedFile contents = { path, text.text, text.length };
    CXTranslationUnit tu = NULL;
    unsigned options = CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing;
    enum CXErrorCode code = clang_parseTranslationUnit2(index, path, args.items, (int)args.count, &contents, 1, options, &tu);
    if (code != CXError_Success)
        log_debug("libclang cannot parse %s (error %d)", path, (int)code);
    return code == CXError_Success ? tu : NULL;
}

static unsigned count_errors(CXTranslationUnit tu)
{
    unsigned errors = 0, n = clang_getNumDiagnostics(tu);
    for (unsigned i = 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu, i);
        errors += clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
        clang_disposeDiagnostic(diagnostic);
    }
    return errors;
}

/* Code for gcc is parsed with gcc's identity, so that #if chooses what gcc would choose. If that leads to errors, it
 * is parsed with clang's own identity, and the better result is taken. */
CXTranslationUnit clang_parse(CXIndex index, const struct unit *unit, const struct rewrite_request *request, const char *path)
{
    bool gcc = clang_args_is_gcc(unit->arena, request);
    CXTranslationUnit tu = parse(index, unit, request, path, gcc);
    unsigned errors = tu ? count_errors(tu) : 1;
    if (!gcc || errors == 0)
        return tu;
    CXTranslationUnit other = parse(index, unit, request, path, false);
    if (!other || (tu && count_errors(other) >= errors)) {
        if (other)
            clang_disposeTranslationUnit(other);
        return tu;
    }
    if (tu)
        clang_disposeTranslationUnit(tu);
    return other;
}
