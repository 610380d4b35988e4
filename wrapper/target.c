#include "target.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fs.h"
#include "install.h"
#include "language.h"
#include "log.h"
#include "state.h"
#include "target_library.h"
#include "wrap_run.h"

typedef VEC(const char *) words;

/* ---- what decides it ---- */

/* Where a runtime must differ, one of these macros does. */
#define MACROS(X)                                                                                                                                    \
    X(__linux__)                                                                                                                                     \
    X(__ANDROID__)                                                                                                                                   \
    X(__GLIBC__)                                                                                                                                     \
    X(__GLIBC_MINOR__)                                                                                                                               \
    X(__UCLIBC__)                                                                                                                                    \
    X(__SIZEOF_POINTER__)                                                                                                                            \
    X(__SIZEOF_LONG__)                                                                                                                               \
    X(__BYTE_ORDER__)                                                                                                                                \
    X(__x86_64__)                                                                                                                                    \
    X(__i386__)                                                                                                                                      \
    X(__aarch64__)                                                                                                                                   \
    X(__arm__)                                                                                                                                       \
    X(__ARM_PCS_VFP)                                                                                                                                 \
    X(__riscv)                                                                                                                                       \
    X(__riscv_float_abi_double)                                                                                                                      \
    X(__powerpc64__) X(_CALL_ELF) X(__s390x__) X(__mips__) X(__loongarch__) X(__sparc__) X(_WIN32) X(__APPLE__) X(__FreeBSD__)

#define TEXT_OF(text) #text
#define NAME_OF(name) #name " "
#define VALUE_OF(name) TEXT_OF(name) " "
#define MARK "weft_target: "

/* A compiler replaces the macros that it defines. The header brings those of the libc, where there is one. */
static const char question[] = "#if __has_include(<stdint.h>)\n#include <stdint.h>\n#endif\n" MARK MACROS(NAME_OF) "\n";
static const char question_without_libc[] = MARK MACROS(NAME_OF) "\n";
static const char answer_of_this_machine[] = MACROS(VALUE_OF);

/* The flags that choose the target: all of -m, and these with their values. */
static bool chooses_target(const char *word, bool *has_value)
{
    static const char *const with_value[] = { "-target", "--sysroot", "-isysroot", "-specs", "-B", "-arch" };
    static const char *const prefixes[] = { "--target=", "--sysroot=", "-isysroot", "--specs=", "-specs=", "-B", "--gcc-toolchain=", "-march=" };
    *has_value = false;
    for (size_t i = 0; i < sizeof with_value / sizeof *with_value; i++)
        if (strcmp(word, with_value[i]) == 0)
            return *has_value = true;
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
        if (text_starts_with(word, prefixes[i]))
            return true;
    return text_starts_with(word, "-m") && strcmp(word, "-mllvm") != 0;
}

static void list_flags(struct arena *arena, const struct wrap_args *args, words *flags)
{
    bool has_value;
    for (size_t i = 0; i < args->words.count; i++) {
        if (!chooses_target(args->words.items[i], &has_value))
            continue;
        vec_push(arena, flags, args->words.items[i]);
        if (has_value && i + 1 < args->words.count)
            vec_push(arena, flags, args->words.items[++i]);
    }
}

/* ---- questions to the compiler ---- */

struct asked {
    struct arena *arena;
    const char *compiler;
    const words *flags;
    const char *question; /* the file */
};

static const char *const *command_of(const struct asked *asked, const char *const *last, size_t n_last)
{
    words out = { 0 };
    vec_push(asked->arena, &out, asked->compiler);
    for (size_t i = 0; i < asked->flags->count; i++)
        vec_push(asked->arena, &out, asked->flags->items[i]);
    for (size_t i = 0; i < n_last; i++)
        vec_push(asked->arena, &out, last[i]);
    vec_push(asked->arena, &out, NULL);
    return out.items;
}

/* What the macros are; NULL: the compiler does not say. */
static const char *ask_macros(const struct asked *asked, const char *of)
{
    const char *const last[] = { "-E", "-P", "-w", "-x", "c", asked->question };
    struct slice text;
    int status;
    if (fs_write_atomic(asked->question, of, strlen(of)) != 0)
        return NULL;
    if (wrap_run_read(asked->arena, command_of(asked, last, sizeof last / sizeof *last), &status, &text) != 0)
        return NULL;
    if (WIFSIGNALED(status)) /* Ctrl-C, or killed */
        wrap_run_status(status);
    if (status != 0)
        return NULL;
    const char *at = strstr(text.text, MARK);
    struct str answer = { .arena = asked->arena };
    bool is_space = true;
    for (at = at ? at + strlen(MARK) : ""; *at; at++) { /* blanks and lines as the compiler likes them */
        if (!isspace((unsigned char)*at))
            str_add_char(&answer, *at);
        else if (!is_space)
            str_add_char(&answer, ' ');
        is_space = isspace((unsigned char)*at);
    }
    return answer.text;
}

static const char *ask_name(const struct asked *asked)
{
    const char *const last[] = { "-dumpmachine" };
    struct slice text;
    int status;
    if (wrap_run_read(asked->arena, command_of(asked, last, 1), &status, &text) != 0 || status != 0 || text.length == 0)
        return "another target";
    return arena_strndup(asked->arena, text.text, strcspn(text.text, "\n"));
}

/* For messages. Several targets have the same triple. */
static const char *name_target(const struct asked *asked, const char *triple, const char *macros)
{
    for (size_t i = 0; i < asked->flags->count; i++)
        if (strcmp(asked->flags->items[i], "-m32") == 0 || strcmp(asked->flags->items[i], "-mx32") == 0)
            return arena_printf(asked->arena, "%s %s", triple, asked->flags->items[i]);
    return strstr(macros, "__GLIBC__ ") ? arena_printf(asked->arena, "%s without glibc", triple) : triple;
}

/* gcc's own headers: libclang has those of its own. */
static bool is_of_compiler(const char *directory)
{
    return strstr(directory, "/gcc") && (text_ends_with(directory, "/include") || text_ends_with(directory, "/include-fixed"));
}

/* The directories in which the compiler looks for <...>, one in a line behind "search" and the language's name; those that libclang
 * has to be told behind the language's name alone. */
static void ask_directories(const struct asked *asked, const char *language, bool is_foreign, struct str *out)
{
    const char *const last[] = { "-E", "-v", "-o", "/dev/null", "-x", language, "/dev/null" };
    struct wrap_output output = { 0 };
    if (wrap_run_captured(asked->arena, command_of(asked, last, sizeof last / sizeof *last), (struct slice){ "", 0 }, &output) < 0)
        return;
    const char *at = output.errors.text ? strstr(output.errors.text, "#include <...>") : NULL;
    for (at = at ? strchr(at, '\n') : NULL; at && at[1] == ' '; at = strchr(at + 1, '\n')) {
        char *directory = realpath(arena_strndup(asked->arena, at + 2, strcspn(at + 2, "\n")), NULL);
        if (directory)
            str_printf(out, "search %s %s\n", language, directory);
        if (directory && is_foreign && !is_of_compiler(directory))
            str_printf(out, "%s %s\n", language, directory);
        free(directory);
    }
}

static void ask_all_directories(const struct asked *asked, bool is_foreign, struct str *out)
{
    for (const struct language *const *language = languages; *language; language++)
        if ((*language)->is_driven)
            ask_directories(asked, (*language)->name, is_foreign, out);
}

/* ---- what is known of it, in a file of the state directory ---- */

/* Lines of a word and what it is about. */
static void read_known(struct arena *arena, const char *text, const char *language, struct target *target)
{
    words front_end = { 0 }, search = { 0 };
    char *rest = NULL;
    for (char *line = strtok_r(arena_strdup(arena, text), "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        char *value = strchr(line, ' ');
        if (!value)
            continue;
        *value++ = 0;
        if (strcmp(line, "library") == 0)
            target->library = value;
        else if (strcmp(line, "reason") == 0)
            target->reason = value;
        else if (strcmp(line, "name") == 0)
            target->name = value;
        else if (strcmp(line, "flag") == 0)
            vec_push(arena, &front_end, value);
        else if (strcmp(line, "search") == 0 && text_starts_with(value, language) && value[strlen(language)] == ' ')
            vec_push(arena, &search, value + strlen(language) + 1);
        else if (strcmp(line, language) == 0) {
            vec_push(arena, &front_end, "-isystem");
            vec_push(arena, &front_end, value);
        }
    }
    target->front_end = front_end.items;
    target->n_front_end = front_end.count;
    target->search = search.items;
    target->n_search = search.count;
}

static const char *learn(const struct asked *asked, const char *key, const char *native, bool is_clang, bool *fails)
{
    struct arena *arena = asked->arena;
    struct str out = { .arena = arena };
    const char *macros = ask_macros(asked, question); /* older compilers have no __has_include; half installed ones have no libc */
    macros = macros ? macros : ask_macros(asked, question_without_libc);
    *fails = false;
    if (!macros || strcmp(macros, answer_of_this_machine) == 0) { /* a compiler that says nothing will say why it compiles nothing */
        str_printf(&out, "library %s\n", native);
        ask_all_directories(asked, false, &out);
        return out.text;
    }
    struct target_library made = { 0 };
    const char *triple = ask_name(asked);
    const char *name = name_target(asked, triple, macros);
    str_printf(&out, "name %s\n", name);
    target_library_make(arena, asked->compiler, asked->flags->items, asked->flags->count, name, macros, &made);
    if (!made.directory) {
        *fails = true;
        str_printf(&out, "reason %s\n", made.reason);
        return out.text;
    }
    str_printf(&out, "library %s\n", made.directory);
    if (!is_clang) /* clang's flags say it to libclang, too */
        str_printf(&out, "flag --target=%s\nflag -nostdlibinc\n", triple);
    ask_all_directories(asked, !is_clang, &out);
    log_debug("%s makes programs for %s (%s): %s", asked->compiler, name, key, made.directory);
    return out.text;
}

void target_find(struct arena *arena, const char *state, const char *compiler, const struct wrap_args *args, const char *native,
                 struct target *target)
{
    words flags = { 0 };
    list_flags(arena, args, &flags);
    uint64_t hash = state_hash_program(state_hash_program(hash_text(hash_text(HASH_START, compiler), native), compiler), install_weft(arena));
    for (size_t i = 0; i < flags.count; i++)
        hash = hash_text(hash, flags.items[i]);
    const char *language = args->sources.count ? args->sources.items[0].language->name : "";
    bool fails = false;
    const char *directory = fs_join(arena, state, "targets"), *key = arena_printf(arena, "%016" PRIx64, hash);
    const char *known = fs_join(arena, directory, key), *failed = arena_printf(arena, "%s.failed", known);
    struct slice text;
    *target = (struct target){ 0 };
    if (fs_read(arena, known, 0, &text) == 0 || fs_read(arena, failed, 0, &text) == 0) {
        read_known(arena, text.text, language, target);
        if (!target->library || fs_exists(target->library)) /* nobody has emptied the cache */
            return;
    }
    struct asked asked = { arena, compiler, &flags, arena_printf(arena, "%s.c", known) };
    if (fs_make_directories(directory) != 0) {
        *target = (struct target){ .library = native };
        return;
    }
    const char *learnt = learn(&asked, key, native, strstr(fs_name_of(compiler), "clang") != NULL, &fails);
    if (fs_write_atomic(fails ? failed : known, learnt, strlen(learnt)) != 0)
        log_debug("cannot keep in %s what %s is for", directory, compiler);
    *target = (struct target){ 0 };
    read_known(arena, learnt, language, target);
}

static int is_failure(const struct dirent *entry)
{
    return text_ends_with(entry->d_name, ".failed");
}

void target_forget(struct arena *arena, const char *state)
{
    const char *directory = fs_join(arena, state, "targets"), **names;
    int n = fs_list(arena, directory, is_failure, &names);
    for (int i = 0; i < n; i++)
        unlink(fs_join(arena, directory, names[i]));
}
