/* From text and flags to a translation unit. */
#include "clang_parse.h"

#include <string.h>
#include <unistd.h>

#include "clang_args.h"
#include "clang_atomics.h"
#include "clang_unit.h"
#include "compiler_own.h"
#include "fs.h"
#include "integer_pack.h"
#include "linemarkers.h"
#include "log.h"
#include "texts.h"
#include "vec.h"

/* Which compiler libclang says to be. */
enum identity {
    IDENTITY_EXACT, /* the command's, with each of its macros */
    IDENTITY_GCC,   /* a gcc whose headers libclang can read */
    IDENTITY_OWN
};

static struct clang_args make_args(const struct unit *unit, const struct rewrite_request *request, enum identity identity)
{
    bool is_cxx = clang_family_of(unit)->is_cxx, as_gcc = identity != IDENTITY_OWN && clang_args_is_gcc(unit->arena, request);
    struct clang_args macros = { 0 };
    if (identity == IDENTITY_EXACT)
        macros = compiler_own_find(unit->arena, request, is_cxx);
    return clang_args_make(unit->arena, request, is_cxx, as_gcc, macros);
}

/* The texts of files that are read in place of those on the disk. */
typedef VEC(struct CXUnsavedFile) texts_of_files;

/* The arguments with one more file that is included before the text. */
static struct clang_args with_include(struct arena *arena, struct clang_args args, const char *path)
{
    const char **words = arena_array(arena, const char *, args.count + 2);
    memcpy(words, args.items, args.count * sizeof *words);
    words[args.count] = "-include";
    words[args.count + 1] = path;
    return (struct clang_args){ words, args.count + 2 };
}

static CXTranslationUnit parse(CXIndex index, const struct unit *unit, const struct rewrite_request *request, const char *path,
                               enum identity identity, struct slice text, const texts_of_files *headers)
{
    struct clang_args args = make_args(unit, request, identity);
    bool has_builtins = headers && headers->count && strcmp(headers->items[0].Filename, CLANG_BUILTINS) == 0;
    args = has_builtins ? with_include(unit->arena, args, CLANG_BUILTINS) : args;
    texts_of_files files = { 0 };
    CXTranslationUnit tu = NULL;
    unsigned options = CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing;
    vec_push(unit->arena, &files, ((struct CXUnsavedFile){ path, text.text, text.length }));
    for (size_t i = 0; headers && i < headers->count; i++)
        vec_push(unit->arena, &files, headers->items[i]);
    enum CXErrorCode code = clang_parseTranslationUnit2(index, path, args.items, (int)args.count, files.items, (unsigned)files.count, options, &tu);
    if (code != CXError_Success)
        log_debug("libclang cannot parse %s (error %d)", path, (int)code);
    return code == CXError_Success ? tu : NULL;
}

/* The same, but functions of system headers have no bodies, and no templates are instantiated for what these would call.
 * Those that are needed to know a type or a constant are kept: constexpr ones, and those that return `auto`. Returns NULL if
 * that is not possible.
 * The text is given as a file, because libclang 19 frees what is given otherwise twice when the unit is disposed of. */
static CXTranslationUnit parse_briefly(CXIndexAction action, const struct unit *unit, const struct rewrite_request *request, const char *path,
                                       struct slice text)
{
    struct clang_args args = make_args(unit, request, IDENTITY_EXACT);
    int fd = strchr(path, ';') ? -1 : fs_hold(text.text, text.length);
    if (fd < 0)
        return NULL;
    const char **words = arena_array(unit->arena, const char *, args.count + 4), **last = words + args.count;
    memcpy(words, args.items, args.count * sizeof *words);
    last[0] = last[2] = "-Xclang";
    last[1] = "-remap-file";
    last[3] = arena_printf(unit->arena, "%s;/proc/self/fd/%d", path, fd);
    IndexerCallbacks nothing = { 0 };
    CXTranslationUnit tu = NULL;
    clang_indexSourceFile(action, NULL, &nothing, sizeof nothing, CXIndexOpt_SkipParsedBodiesInSession, path, words, (int)args.count + 4, NULL, 0,
                          &tu, CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing);
    close(fd);
    return tu;
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

static void say_first_error(const struct unit *unit, CXTranslationUnit tu)
{
    for (unsigned i = 0, n = tu ? clang_getNumDiagnostics(tu) : 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu, i);
        CXFile file;
        unsigned line;
        clang_getFileLocation(clang_getDiagnosticLocation(diagnostic), &file, &line, NULL, NULL);
        CXString name = clang_getFileName(file), text = clang_getDiagnosticSpelling(diagnostic);
        bool is_error = clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
        if (is_error)
            log_debug("%s: other macros than the compiler's are tried: %s:%u: %s", unit->path, file ? clang_getCString(name) : "", line,
                      clang_getCString(text));
        clang_disposeString(name);
        clang_disposeString(text);
        clang_disposeDiagnostic(diagnostic);
        if (is_error)
            return;
    }
}

/* Declarations of the builtins that gcc has and the front end does not know: C23 has no implicit ones. Each takes what it is given, and of what
 * type it is nobody knows. Returns an empty list if there are none. */
static texts_of_files declare_builtins(struct arena *arena, CXTranslationUnit tu)
{
    static const char begin[] = "use of undeclared identifier '";
    texts_of_files found = { 0 };
    struct texts names = { .arena = arena };
    struct str text = { .arena = arena };
    for (unsigned i = 0, n = tu ? clang_getNumDiagnostics(tu) : 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu, i);
        CXString spelling = clang_getDiagnosticSpelling(diagnostic);
        const char *said = clang_getCString(spelling), *name = text_starts_with(said, begin) ? said + strlen(begin) : "";
        if (text_starts_with(name, "__builtin_"))
            texts_find(&names, arena_strndup(arena, name, strcspn(name, "'")));
        clang_disposeString(spelling);
        clang_disposeDiagnostic(diagnostic);
    }
    for (size_t i = 0; i < names.items.count; i++)
        str_printf(&text, "int %s(...);\n", names.items.items[i]);
    if (text.length)
        vec_push(arena, &found, ((struct CXUnsavedFile){ CLANG_BUILTINS, text.text, text.length }));
    return found;
}

/* The file's text as clang reads it where it asks for clang; NULL: it does not ask. */
static const char *text_for_clang(struct arena *arena, const char *path, size_t *length)
{
    static const char asked[] = "__clang__", instead[] = "__GNUC__ "; /* defined here, and as long */
    struct slice text;
    if (fs_read(arena, path, 0, &text) != 0 || !strstr(text.text, asked))
        return NULL;
    char *copy = arena_strndup(arena, text.text, text.length);
    for (char *at = copy; (at = strstr(at, asked)) != NULL;)
        memcpy(at, instead, sizeof instead - 1);
    *length = text.length;
    return copy;
}

/* libstdc++ has other declarations for clang where that has a mistake of its own (LLVM-61763, in <ranges>): of the system's headers in
 * which it finds errors, those that ask for clang, as clang reads them. The unit's own text, `own`, may have parts of such. */
static texts_of_files find_headers_for_clang(struct arena *arena, CXTranslationUnit tu, const char *own)
{
    texts_of_files found = { 0 };
    struct texts tried = { .arena = arena };
    CXFile main = tu ? clang_getFile(tu, own) : NULL;
    for (unsigned i = 0, n = tu ? clang_getNumDiagnostics(tu) : 0; i < n; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(tu, i);
        CXSourceLocation location = clang_getDiagnosticLocation(diagnostic);
        CXFile file;
        clang_getFileLocation(location, &file, NULL, NULL, NULL);
        bool is_error = clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
        clang_disposeDiagnostic(diagnostic);
        if (!is_error || !file || clang_File_isEqual(file, main) || !clang_Location_isInSystemHeader(location))
            continue;
        CXString name = clang_getFileName(file);
        const char *path = arena_strdup(arena, clang_getCString(name)), *text;
        size_t length;
        clang_disposeString(name);
        if (texts_known(&tried, path) != TEXTS_NONE)
            continue;
        texts_find(&tried, path);
        text = text_for_clang(arena, path, &length);
        if (text)
            vec_push(arena, &found, ((struct CXUnsavedFile){ path, text, length }));
    }
    return found;
}

/* Of two results that with fewer errors, in doubt `first`. The other is disposed of. */
static CXTranslationUnit better(CXTranslationUnit first, CXTranslationUnit second)
{
    bool takes_second = second && (!first || count_errors(second) < count_errors(first));
    CXTranslationUnit other = takes_second ? first : second;
    if (other)
        clang_disposeTranslationUnit(other);
    return takes_second ? second : first;
}

/* Code is parsed with its compiler's identity, so that #if chooses what the compiler would choose. If that leads to errors, it is
 * parsed with other names for gcc's builtins, as an older gcc would see it, or with libclang's own identity, and the best
 * result is taken. */
CXTranslationUnit clang_parse(CXIndex index, CXIndexAction action, const struct unit *unit, const struct rewrite_request *request, const char *path)
{
    bool gcc = clang_args_is_gcc(unit->arena, request);
    struct slice text = clang_unit_of(unit)->parsed.text ? clang_unit_of(unit)->parsed : unit->source, new_text = text;
    if (clang_unit_of(unit)->is_brief)
        return parse_briefly(action, unit, request, path, text);
    CXTranslationUnit tu = parse(index, unit, request, path, IDENTITY_EXACT, text, NULL);
    if (tu && count_errors(tu) == 0)
        return tu;
    if (tu && gcc &&
        (clang_family_of(unit)->is_cxx ? integer_pack_replace(unit->arena, &new_text) : clang_rename_atomics(unit->arena, tu, path, &new_text))) {
        tu = better(tu, parse(index, unit, request, path, IDENTITY_EXACT, new_text, NULL));
        if (count_errors(tu) == 0)
            return tu;
    }
    texts_of_files builtins = gcc && !clang_family_of(unit)->is_cxx ? declare_builtins(unit->arena, tu) : (texts_of_files){ 0 };
    if (builtins.count) {
        clang_unit_of(unit)->has_unknown_types = true;
        tu = better(tu, parse(index, unit, request, path, IDENTITY_EXACT, new_text, &builtins));
        if (count_errors(tu) == 0)
            return tu;
    }
    texts_of_files headers = gcc ? find_headers_for_clang(unit->arena, tu, path) : (texts_of_files){ 0 };
    if (headers.count) {
        tu = better(tu, parse(index, unit, request, path, IDENTITY_EXACT, new_text, &headers));
        if (count_errors(tu) == 0)
            return tu;
    }
    if (tu && linemarkers_begin(unit->file))
        return tu; /* #if has chosen before */
    say_first_error(unit, tu);
    tu = gcc ? better(tu, parse(index, unit, request, path, IDENTITY_GCC, new_text, NULL)) : tu;
    return tu && count_errors(tu) == 0 ? tu : better(tu, parse(index, unit, request, path, IDENTITY_OWN, text, NULL));
}
