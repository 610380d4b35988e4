/* Turns the flags of a compiler call into arguments for libclang. Only flags that change what the parser sees are
 * passed on: libclang rejects flags that it does not know, and gcc has many of those. */
#include "clang_args.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "clang_atomics.h"
#include "fs.h"
#include "lex.h"
#include "libclang.h"
#include "vec.h"

struct args {
    VEC(const char *) list;
};

/* Prefixes of the flags that matter. `separate`: the value may be the next argument. */
static const struct {
    const char *prefix;
    bool separate, exact;
} meaningful[] = {
    { "-I", true, false },
    { "-D", true, false },
    { "-U", true, false },
    { "-imacros", true, true },
    { "-isystem", true, false },
    { "-iquote", true, false },
    { "-idirafter", true, false },
    { "-isysroot", true, false },
    { "-target", true, true },
    { "--target=", false, false },
    { "--gcc-toolchain=", false, false },
    { "-iprefix", true, false },
    { "-iwithprefix", true, false },
    { "--sysroot", true, false },
    { "-nostdinc", false, true },
    { "-undef", false, true },
    { "-ansi", false, true },
    { "-std=", false, false },
    { "-trigraphs", false, true },
    { "-pthread", false, true },
    { "-O", false, false },
    { "-march=", false, false },
    { "-msse", false, false },
    { "-mavx", false, false },
    { "-mno-sse", false, false },
    { "-mbmi", false, false },
    { "-mfma", false, true },
    { "-mpclmul", false, true },
    { "-maes", false, true },
    { "-msha", false, true },
    { "-mpopcnt", false, true },
    { "-mlzcnt", false, true },
    { "-mcx16", false, true },
    { "-mf16c", false, true },
    { "-mrdrnd", false, true },
    { "-m32", false, true },
    { "-m64", false, true },
    { "-mx32", false, true },
    { "-funsigned-char", false, true },
    { "-fsigned-char", false, true },
    { "-fno-unsigned-char", false, true },
    { "-fno-signed-char", false, true },
    { "-fshort-enums", false, true },
    { "-fshort-wchar", false, true },
    { "-fgnu89-inline", false, true },
    { "-fexceptions", false, true },
    { "-fno-exceptions", false, true },
    { "-frtti", false, true },
    { "-fno-rtti", false, true },
    { "-fchar8_t", false, true },
    { "-fno-char8_t", false, true },
    { "-faligned-new", false, false },
    { "-fno-aligned-new", false, true },
    { "-fno-operator-names", false, true },
    { "-fno-access-control", false, true },
    { "-ftemplate-depth=", false, false },
    { "-fconstexpr-depth=", false, false },
    { "-stdlib=", false, false },
    { "-nostdinc++", false, true },
    { "-fno-builtin", false, false },
    { "-ffreestanding", false, true },
    { "-fms-extensions", false, true },
    { "-fno-asm", false, true },
    { "-fwrapv", false, true },
    { "-fPIC", false, true },
    { "-fpic", false, true },
    { "-fPIE", false, true },
    { "-fpie", false, true },
    { "-ffast-math", false, true },
    { "-fblocks", false, true },
    { "-fsanitize-coverage=", false, false },
};

/* The file name of the command's compiler, with symbolic links resolved: gcc -> x86_64-linux-gnu-gcc-12. */
static const char *compiler_name(struct arena *arena, const struct rewrite_request *request)
{
    const char *compiler = request->compiler ? request->compiler : "gcc";
    char *real = realpath(compiler, NULL);
    const char *name = arena_strdup(arena, fs_name_of(real ? real : compiler));
    free(real);
    return name;
}

bool clang_args_is_gcc(struct arena *arena, const struct rewrite_request *request)
{
    bool named_clang = request->compiler && strstr(fs_name_of(request->compiler), "clang");
    return !named_clang && !strstr(compiler_name(arena, request), "clang");
}

bool clang_args_is_pedantic(const struct rewrite_request *request)
{
    for (size_t i = 0; i < request->n_flags; i++)
        if (strstr(request->flags[i], "pedantic") || strcmp(request->flags[i], "-Weverything") == 0)
            return true;
    return false;
}

char clang_args_level(const struct rewrite_request *request)
{
    char level = '0';
    for (size_t i = 0; i < request->n_flags; i++)
        if (text_starts_with(request->flags[i], "-O"))
            level = request->flags[i][2] ? request->flags[i][2] : '1';
    return level;
}

bool clang_args_unwinds(const struct rewrite_request *request)
{
    bool unwinds = false;
    for (size_t i = 0; i < request->n_flags; i++) {
        if (strcmp(request->flags[i], "-fexceptions") == 0 || strcmp(request->flags[i], "-fnon-call-exceptions") == 0)
            unwinds = true;
        else if (strcmp(request->flags[i], "-fno-exceptions") == 0)
            unwinds = false;
    }
    return unwinds;
}

/* The major version in a name such as x86_64-linux-gnu-gcc-12, or 12 (that of Debian 12) if the name has none. */
static int gcc_version(struct arena *arena, const struct rewrite_request *request)
{
    const char *dash = strrchr(compiler_name(arena, request), '-');
    return dash && isdigit((unsigned char)dash[1]) ? atoi(dash + 1) : 12;
}

/* The version in a path such as /usr/lib/llvm-14, where Debian installs clang; 0 if it is not known. */
static int clang_version(const struct rewrite_request *request)
{
    char *real = request->compiler ? realpath(request->compiler, NULL) : NULL;
    const char *version = real ? strstr(real, "llvm-") : NULL;
    int number = version ? atoi(version + 5) : 0;
    free(real);
    return number;
}

/* gcc 11 and clang 16 are the first versions that default to C++17, as libclang does. */
static bool is_cxx14_default(struct arena *arena, const struct rewrite_request *request)
{
    int clang = clang_version(request);
    return clang_args_is_gcc(arena, request) ? gcc_version(arena, request) < 11 : clang > 5 && clang < 16;
}

int clang_args_standard(struct arena *arena, const struct rewrite_request *request)
{
    static const struct {
        const char *name;
        int standard;
    } names[] = { { "98", 3 },  { "03", 3 },  { "0x", 11 }, { "11", 11 }, { "14", 14 }, { "1y", 14 }, { "17", 17 },
                  { "1z", 17 }, { "20", 20 }, { "2a", 20 }, { "23", 23 }, { "2b", 23 }, { "26", 26 }, { "2c", 26 } };
    for (size_t i = request->n_flags; i-- > 0;) {
        const char *value = text_starts_with(request->flags[i], "-std=") ? strstr(request->flags[i], "++") : NULL;
        for (size_t k = 0; value && k < sizeof names / sizeof *names; k++)
            if (strcmp(value + 2, names[k].name) == 0)
                return names[k].standard;
    }
    bool is_known = clang_args_is_gcc(arena, request) || clang_version(request) > 0;
    return is_known && !is_cxx14_default(arena, request) ? 17 : 14;
}

/* clang's own headers (stddef.h, immintrin.h ...) are installed next to the libclang in use. */
static const char *resource_directory(struct arena *arena)
{
    const char *file = libclang_file();
    char *real = file ? realpath(file, NULL) : NULL;
    if (!real)
        return NULL;
    const char *directory = fs_directory_of(arena, real);
    free(real);
    const char *above = fs_directory_of(arena, directory);
    const char *candidates[] = { fs_join(arena, directory, "clang/19"), fs_join(arena, above, "lib/clang/19"),
                                 fs_join(arena, above, "llvm-19/lib/clang/19") };
    for (size_t i = 0; i < sizeof candidates / sizeof *candidates; i++) {
        const char *path = candidates[i];
        if (fs_exists(path))
            return path;
    }
    return NULL;
}

static void add(struct arena *arena, struct args *args, const char *text)
{
    vec_push(arena, &args->list, text);
}

/* Adds a file that is included before the text. It is included as text, because a header that another version of
 * clang has precompiled cannot be read; -Xclang keeps the driver from looking for such a header. `at` is the index of
 * the option. Returns the index of the last word that belongs to it. */
static size_t add_included(struct arena *arena, struct args *args, const struct rewrite_request *request, size_t at)
{
    /* -Xclang -include -Xclang FILE */
    bool is_quoted = at > 0 && strcmp(request->flags[at - 1], "-Xclang") == 0;
    size_t value = at + 1 + is_quoted;
    if (value >= request->n_flags)
        return at;
    const char *name = request->flags[value];
    if (strcmp(request->flags[at], "-include-pch") == 0) {
        name = text_ends_with(name, ".pch") || text_ends_with(name, ".gch") ? arena_strndup(arena, name, strlen(name) - 4) : name;
        for (size_t i = value + 1; i < request->n_flags; i++)
            if (strcmp(request->flags[i], name) == 0) /* CMake includes the header itself */
                return value;
    }
    const char *const words[] = { "-Xclang", "-include", "-Xclang", name };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        add(arena, args, words[i]);
    return value;
}

/* __has_feature asks for these. libclang rejects others, of gcc's, or without flags of the linker. */
static void add_sanitizers(struct arena *arena, struct args *args, const char *flag)
{
    static const char *const known[] = { "address", "thread", "memory", "leak", "undefined", "safe-stack", "dataflow" };
    size_t head = strcspn(flag, "=") + 1;
    struct str out = { .arena = arena };
    for (const char *at = flag + head; *at; at += at[0] == ',') {
        size_t length = strcspn(at, ",");
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            if (strlen(known[i]) == length && strncmp(at, known[i], length) == 0)
                str_printf(&out, "%s%s", out.length ? "," : "", known[i]);
        at += length;
    }
    if (out.length)
        add(arena, args, arena_printf(arena, "%.*s%s", (int)head, flag, out.text));
}

static void add_meaningful(struct arena *arena, struct args *args, const struct rewrite_request *request, bool knows_macros)
{
    for (size_t i = 0; i < request->n_flags; i++) {
        const char *flag = request->flags[i];
        if (strcmp(flag, "-include") == 0 || strcmp(flag, "-include-pch") == 0) {
            i = add_included(arena, args, request, i);
            continue;
        }
        for (size_t k = 0; k < sizeof meaningful / sizeof *meaningful; k++) {
            bool equal = strcmp(flag, meaningful[k].prefix) == 0;
            if (!equal && (meaningful[k].exact || !text_starts_with(flag, meaningful[k].prefix)))
                continue;
            add(arena, args, flag);
            if (equal && meaningful[k].separate && i + 1 < request->n_flags)
                add(arena, args, request->flags[++i]);
            break;
        }
        if (text_starts_with(flag, "-fsanitize=") || text_starts_with(flag, "-fno-sanitize="))
            add_sanitizers(arena, args, flag);
        /* libclang ignores the pragmas: checking their loops is left to the compiler */
        if (strcmp(flag, "-fopenmp") == 0 && !knows_macros)
            add(arena, args, "-D_OPENMP=201511");
    }
}

long clang_args_macro(struct clang_args args, const char *name)
{
    size_t length = strlen(name);
    for (size_t i = 0; i < args.count; i++)
        if (text_starts_with(args.items[i], "-D") && strncmp(args.items[i] + 2, name, length) == 0 && args.items[i][2 + length] == '=')
            return atol(args.items[i] + 2 + length + 1);
    return 0;
}

static void add_gcc_identity(struct arena *arena, struct args *args, const struct rewrite_request *request, bool cxx, struct clang_args macros)
{
    static const char *const identity[] = { "-U__clang__",         "-U__clang_major__", "-U__clang_minor__", "-U__clang_patchlevel__",
                                            "-U__clang_version__", "-U__llvm__" };
    static const char *const keywords[] = { "-D_Float32=float", "-D_Float64=double", "-D_Float32x=double", "-D_Float64x=long double",
                                            "-D_Float128=__float128" };
    /* for these, the same type twice, glibc's headers for C++ have specialisations and overloads; without the headers that tell them
     * of the types they have none */
    static const char *const guards[] = { "-D_BITS_FLOATN_H", "-D_BITS_FLOATN_COMMON_H" };
    /* a name for the same type; what stands for the other arguments in glibc's inline functions */
    static const char *const builtins[] = { "-D__float80=long double", "-D__builtin_va_arg_pack()=0", "-D__builtin_va_arg_pack_len()=0" };
    int version = gcc_version(arena, request);
    /* from version 11 on, glibc's headers use malloc attributes with arguments, which clang rejects */
    add(arena, args, arena_printf(arena, "-fgnuc-version=%d.2.0", version < 10 ? version : 10));
    for (size_t i = 0; i < sizeof identity / sizeof *identity; i++)
        add(arena, args, identity[i]);
    for (size_t i = 0; i < sizeof builtins / sizeof *builtins; i++)
        add(arena, args, builtins[i]);
    /* what libstdc++, from gcc 15 on, says to clang; but gcc's <stdatomic.h> is for C alone; keywords that gcc's C++ has in each
     * standard (gcc/c-family/c-common.cc, gcc/cp/parser.cc) */
    static const char *const library[] = { "-D_GLIBCXX_CLANG=1", "-D_STDATOMIC_H", "-D__final=final",
                                           "-D__constinit=__attribute__((require_constant_initialization))" };
    for (size_t i = 0; cxx && i < sizeof library / sizeof *library; i++)
        add(arena, args, library[i]);
    /* in C++ they are keywords from gcc 13 on; before, glibc's headers define them as types */
    bool has_keywords = !cxx || clang_args_macro(macros, "__GNUC__") >= 13;
    for (size_t i = 0; has_keywords && i < sizeof keywords / sizeof *keywords; i++)
        add(arena, args, keywords[i]);
    for (size_t i = 0; has_keywords && cxx && i < sizeof guards / sizeof *guards; i++)
        add(arena, args, guards[i]);
    for (const char *const *option = clang_atomic_options; !cxx && *option; option++)
        add(arena, args, *option);
}

struct clang_args clang_args_make(struct arena *arena, const struct rewrite_request *request, bool is_cxx, bool as_gcc, struct clang_args macros)
{
    struct args args = { 0 };
    const char *resources = resource_directory(arena);
    /* gcc and clang both default to gnu17 for C; the language is given, as the file's name may not tell it */
    add(arena, &args, is_cxx ? "-xc++" : "-xc");
    if (resources) {
        add(arena, &args, "-resource-dir");
        add(arena, &args, resources);
    }
    if (request->directory) {
        add(arena, &args, "-working-directory");
        add(arena, &args, request->directory);
    }
    for (size_t i = 0; i < macros.count; i++)
        add(arena, &args, macros.items[i]);
    if (as_gcc) /* behind them: it defines names that are none in gcc */
        add_gcc_identity(arena, &args, request, is_cxx, macros);
    if (is_cxx && is_cxx14_default(arena, request))
        add(arena, &args, "-std=gnu++14");
    for (size_t i = 0; i < request->n_front_end; i++)
        add(arena, &args, request->front_end[i]);
    add_meaningful(arena, &args, request, macros.count > 0);
    add(arena, &args, "-DWEFT_NOTHING(counters)="); /* as in <weft/probe.h> */
    add(arena, &args, "-D" LEX_COUNT_ON "(counters)=WEFT_NOTHING(counters)");
    /* gcc accepts with a warning what clang 16 and later reject by default (implicit declarations, int conversions) */
    add(arena, &args, "-Wno-everything");
    add(arena, &args, "-Wno-error");
    add(arena, &args, "-Wimplicit-function-declaration"); /* see has_unknown_types of struct clang_unit */
    add(arena, &args, "-ferror-limit=0");
    add(arena, &args, "-fbracket-depth=100000");
    vec_push(arena, &args.list, NULL);
    return (struct clang_args){ args.list.items, args.list.count - 1 };
}
