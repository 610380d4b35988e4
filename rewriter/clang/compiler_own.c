#include "compiler_own.h"

#include <clang-c/Index.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "clang_cursor.h"
#include "compiler_run.h"
#include "fs.h"
#include "libclang.h"
#include "log.h"
#include "texts.h"
#include "vec.h"

typedef VEC(const char *) words;

#define DEFINE "#define "
#define FORMAT "2" /* of what is kept: another one whenever the same compiler gets another answer */

struct question {
    struct rewrite_request request; /* with the flags that decide it */
    bool is_cxx;
    const char *const *command;
    uint64_t key;
};

/* ---- what decides it ---- */

/* Of a flag that decides no predefined macro, has files written, or is given to libclang itself: how many words it takes; else 0. */
static size_t passed_over(const struct rewrite_request *request, size_t i)
{
    static const char *const with_value[] = { "-D", "-U", "-I", "-L", "-F", "-isystem", "-iquote", "-idirafter" };
    static const char *const alone[] = { "-include", "-include-pch", "-imacros", "-iprefix", "-iwithprefix", "-iwithprefixbefore", "-Xclang" };
    static const char *const prefixes[] = { "-g", "-l", "-frandom-seed=", "-fdiagnostics", "-fmessage-length" };
    const char *flag = request->flags[i];
    for (size_t k = 0; k < sizeof with_value / sizeof *with_value; k++)
        if (text_starts_with(flag, with_value[k]))
            return flag[strlen(with_value[k])] ? 1 : 2;
    for (size_t k = 0; k < sizeof alone / sizeof *alone; k++)
        if (strcmp(flag, alone[k]) == 0)
            return 2;
    for (size_t k = 0; k < sizeof prefixes / sizeof *prefixes; k++)
        if (text_starts_with(flag, prefixes[k]))
            return 1;
    bool is_warning = text_starts_with(flag, "-W") && (!text_starts_with(flag, "-Wp,") || strstr(flag, "-M"));
    return is_warning || strstr(flag, "prefix-map=") || compiler_flag_is_unwanted(flag);
}

static words deciding_flags(struct arena *arena, const struct rewrite_request *request)
{
    words out = { 0 };
    for (size_t i = 0, n; i < request->n_flags; i += n ? n : 1) {
        n = passed_over(request, i);
        if (n == 0)
            vec_push(arena, &out, request->flags[i]);
    }
    return out;
}

static const char *const *make_command(struct arena *arena, const struct rewrite_request *request, const char *const *last)
{
    words out = { 0 };
    vec_push(arena, &out, request->compiler ? request->compiler : "cc");
    for (size_t i = 0; i < request->n_flags; i++)
        vec_push(arena, &out, request->flags[i]);
    while (*last)
        vec_push(arena, &out, *last++);
    vec_push(arena, &out, NULL);
    return out.items;
}

static uint64_t key_of(const struct rewrite_request *request, const char *const *command)
{
    struct stat program = { 0 };
    uint64_t hash = hash_text(hash_text(HASH_START, FORMAT), libclang_file() ? libclang_file() : "");
    for (size_t i = 0; command[i]; i++)
        hash = hash_text(hash, command[i]);
    if (request->compiler && stat(request->compiler, &program) == 0) {
        hash = hash_bytes(hash, &program.st_size, sizeof program.st_size);
        hash = hash_bytes(hash, &program.st_mtim, sizeof program.st_mtim);
    }
    return hash;
}

/* ---- what libclang defines ---- */

/* Its own headers use these. Others, the compiler's programs must not see. */
static bool is_of_own_headers(const char *name)
{
    static const char *const prefixes[] = { "__CLANG_", "__MEMORY_SCOPE_", "__OPENCL_MEMORY_", "__FPCLASS_", "__seg_" };
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (text_starts_with(name, prefixes[i]))
            return true;
    return text_ends_with(name, "_SUFFIX__") || text_ends_with(name, "_WIDTH__") || strstr(name, "_FMT");
}

/* From gcc 13 on C++ has types that libclang 19 lacks, or has no literals of; libstdc++ uses those that such macros tell of:
 * `decltype(0.0bf16)`, `numeric_limits<_Float32>` beside `numeric_limits<float>`. */
static bool tells_of_float_type(const char *name)
{
    static const char *const heads[] = { "__BFLT16_", "__FLT16_",  "__FLT32_",        "__FLT32X_",     "__FLT64_",
                                         "__FLT64X_", "__FLT128_", "__STDCPP_BFLOAT", "__STDCPP_FLOAT" };
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        if (text_starts_with(name, heads[i]))
            return true;
    return false;
}

struct own_macros {
    const struct texts *known; /* what the compiler defines */
    struct str *out;
};

static enum CXChildVisitResult undefine(CXCursor cursor, CXCursor parent, CXClientData data)
{
    (void)parent;
    const struct own_macros *own = data;
    CXString name = clang_getCursorSpelling(cursor);
    const char *text = clang_getCString(name);
    if (clang_getCursorKind(cursor) == CXCursor_MacroDefinition && texts_known(own->known, text) == TEXTS_NONE && !is_of_own_headers(text))
        str_printf(own->out, "-U%s\n", text);
    clang_disposeString(name);
    return CXChildVisit_Continue;
}

static void undefine_others(const struct question *question, const struct texts *known, struct str *out)
{
    struct clang_args args = clang_args_make(out->arena, &question->request, question->is_cxx, clang_args_is_gcc(out->arena, &question->request),
                                             (struct clang_args){ 0 });
    struct own_macros own = { known, out };
    struct CXUnsavedFile empty = { .Filename = question->is_cxx ? "/weft-empty.cpp" : "/weft-empty.c", .Contents = "", .Length = 0 };
    CXIndex index = clang_createIndex(0, 0);
    CXTranslationUnit tu = NULL;
    if (clang_parseTranslationUnit2(index, empty.Filename, args.items, (int)args.count, &empty, 1, CXTranslationUnit_DetailedPreprocessingRecord,
                                    &tu) == CXError_Success) {
        clang_visitChildren(clang_getTranslationUnitCursor(tu), undefine, &own);
        clang_disposeTranslationUnit(tu);
    }
    clang_disposeIndex(index);
}

/* ---- its headers ---- */

/* libclang has those that every compiler has, and takes them first. Of several gccs on a machine it would take the newest one's
 * libstdc++. */
static void add_headers(const struct question *question, struct str *out)
{
    struct arena *arena = out->arena;
    struct slice text;
    const char *const last[] = { "-print-file-name=include", NULL };
    if (compiler_read(arena, &question->request, make_command(arena, &question->request, last), -1, &text) != 0 || text.text[0] != '/')
        return;
    const char *folder = arena_strndup(arena, text.text, strcspn(text.text, "\n")), *installation = fs_directory_of(arena, folder);
    if (!fs_is_directory(folder))
        return;
    str_printf(out, "-idirafter\n%s\n", folder);
    if (clang_args_is_gcc(arena, &question->request) && question->request.n_front_end == 0 && fs_exists(fs_join(arena, installation, "crtbegin.o")))
        str_printf(out, "--gcc-install-dir=%s\n", installation);
}

/* ---- the answer: arguments, one in a line ---- */

static const char *ask(struct arena *arena, const struct question *question)
{
    struct str out = { .arena = arena };
    struct texts known = { .arena = arena };
    struct slice text;
    char *rest = NULL;
    if (compiler_read(arena, &question->request, question->command, -1, &text) != 0)
        return "";
    char *lines = arena_strndup(arena, text.text, text.length), *version = strstr(lines, DEFINE "__GNUC__ ");
    bool has_types = question->is_cxx && version && atoi(version + strlen(DEFINE "__GNUC__ ")) >= 13;
    for (char *line = strtok_r(lines, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        const char *name = line + strlen(DEFINE);
        if (!text_starts_with(line, DEFINE))
            continue;
        size_t length = strcspn(name, " ("), head = name[length] == '(' ? strcspn(name, ")") + 1 : length;
        if (has_types && tells_of_float_type(name))
            continue;
        texts_find(&known, arena_strndup(arena, name, length));
        str_printf(&out, "-D%.*s=%s\n", (int)head, name, name[head] ? name + head + 1 : "");
    }
    if (known.items.count) {
        undefine_others(question, &known, &out);
        add_headers(question, &out);
    }
    return out.text ? out.text : "";
}

static const char *look_up(struct arena *arena, const struct question *question)
{
    const char *directory = question->request.answers;
    if (!directory)
        return ask(arena, question);
    struct slice text;
    const char *file = fs_join(arena, directory, arena_printf(arena, "%016" PRIx64 ".own", question->key));
    if (fs_read(arena, file, 0, &text) == 0)
        return text.text;
    const char *answer = ask(arena, question);
    if (!*answer) /* the compiler may have been interrupted */
        return answer;
    if (fs_make_directories(directory) != 0 || fs_write_atomic(file, answer, strlen(answer)) != 0)
        log_debug("cannot keep in %s what %s defines", directory, question->command[0]);
    return answer;
}

/* Each look at a unit asks, and one source after another that is compiled with the same flags. */
static const char *find(struct arena *arena, const struct question *question)
{
    static struct {
        uint64_t key;
        char *answer;
    } last;
    if (!last.answer || last.key != question->key) {
        free(last.answer);
        last.answer = strdup(look_up(arena, question));
        last.key = question->key;
    }
    return last.answer ? last.answer : "";
}

struct clang_args compiler_own_find(struct arena *arena, const struct rewrite_request *request, bool is_cxx)
{
    struct question question = { .request = *request, .is_cxx = is_cxx };
    words flags = deciding_flags(arena, request), out = { 0 };
    question.request.flags = flags.items;
    question.request.n_flags = flags.count;
    const char *const last[] = { "-w", "-dM", "-E", "-x", is_cxx ? "c++" : "c", "/dev/null", NULL };
    question.command = make_command(arena, &question.request, last);
    question.key = key_of(&question.request, question.command);
    char *rest = NULL, *text = arena_strdup(arena, find(arena, &question));
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        vec_push(arena, &out, line);
    /* glibc gives this attribute arguments where gcc knows them (from version 11 on), and libclang rejects those */
    if (out.count)
        vec_push(arena, &out, "-D__malloc__(...)=__malloc__");
    return (struct clang_args){ out.items, out.count };
}

/* The standard of a value of __STDC_VERSION__ or __cplusplus: compilers have others than the published ones while they learn it (202100L). */
static int standard_of(long version, bool is_cxx)
{
    static const struct standard {
        long from;
        int number;
    } c[] = { { 202000, 23 }, { 201710, 17 }, { 201112, 11 }, { 199901, 99 }, { 0, 89 } },
      cxx[] = { { 202303, 26 }, { 202003, 23 }, { 201704, 20 }, { 201403, 17 }, { 201104, 14 }, { 201103, 11 }, { 0, 98 } };
    const struct standard *standard = is_cxx ? cxx : c;
    while (version < standard->from)
        standard++;
    return standard->number;
}

const char *compiler_own_standard(struct arena *arena, const struct rewrite_request *request, bool is_cxx)
{
    for (size_t i = 0; i < request->n_flags; i++)
        if (text_starts_with(request->flags[i], "-std=") || text_starts_with(request->flags[i], "--std") || strcmp(request->flags[i], "-ansi") == 0)
            return NULL;
    struct clang_args macros = compiler_own_find(arena, request, is_cxx);
    int standard = standard_of(clang_args_macro(macros, is_cxx ? "__cplusplus" : "__STDC_VERSION__"), is_cxx),
        taken = is_cxx ? clang_args_standard(arena, request) : 17;
    return macros.count == 0 || standard == taken ? NULL : arena_printf(arena, "-std=gnu%s%d", is_cxx ? "++" : "", standard);
}
