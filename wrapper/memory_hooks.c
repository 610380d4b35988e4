#include "memory_hooks.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clang_args.h"
#include "fs.h"
#include "hooks_assembler.h"
#include "install.h"
#include "log.h"
#include "program_names.h"
#include "select.h"
#include "state.h"
#include "wrap_run.h"

struct memory_hooks {
    words words;
    const char *report;
    bool is_given_up;
};

/* In the specifications of gcc, so that the driver links no library of the sanitizer. Programs must not take themselves for
 * sanitized ones. */
static const char specs[] = "*cc1_options:\n+ -fsanitize=thread --param=tsan-instrument-func-entry-exit=0 --param=tsan-distinguish-volatile=1\n";
static const char *const gcc_words[] = { "-U__SANITIZE_THREAD__" };
static const char *const clang_words[] = { "-Xclang",
                                           "-fsanitize=thread",
                                           "-mllvm",
                                           "-tsan-instrument-read-before-write=1",
                                           "-mllvm",
                                           "-tsan-instrument-func-entry-exit=0",
                                           "-mllvm",
                                           "-tsan-distinguish-volatile=1",
                                           "-fno-integrated-as" };

static bool is_wanted(const struct config *config)
{
    for (size_t i = 0; i < config->probes.count; i++)
        if (config->probes.items[i].by_hooks && !config->probes.items[i].is_dropped)
            return true;
    return false;
}

/* A source of the command that the configuration includes; NULL: there is none. */
static const char *find_source(const struct wrap_cc *cc, const struct wrap_args *args)
{
    const struct select *select = select_new(cc->arena, cc->config);
    for (size_t i = 0; i < args->sources.count; i++) {
        const char *path = args->words.items[args->sources.items[i].word];
        if (strcmp(path, "-") != 0 && select_source(select, fs_absolute(cc->arena, path)))
            return fs_absolute(cc->arena, path);
    }
    for (size_t i = 0; fortran_name_is(program_name(cc->compiler)) && i < args->words.count; i++)
        if (args->words.items[i][0] != '-' && fortran_source_is(args->words.items[i]) &&
            select_source(select, fs_absolute(cc->arena, args->words.items[i])))
            return fs_absolute(cc->arena, args->words.items[i]);
    return NULL;
}

/* Why the command cannot have hooks; NULL: it can. */
static const char *why_not(const struct wrap_cc *cc, const struct wrap_args *args)
{
    static const char *const refused[] = { "-S", "-flto", "-fsanitize=", "-masm=intel", "-emit-llvm" };
    for (size_t i = 0; i < args->words.count; i++)
        for (size_t k = 0; k < sizeof refused / sizeof *refused; k++) {
            bool is_whole = strcmp(refused[k], "-S") == 0;
            if (is_whole ? strcmp(args->words.items[i], refused[k]) == 0 : text_starts_with(args->words.items[i], refused[k]))
                return args->words.items[i];
        }
    for (const char *const *word = cc->launch; *word; word++)
        if (strcmp(program_name(*word), "distcc") == 0 || strcmp(program_name(*word), "icecc") == 0) /* they have no assembler of ours */
            return *word;
#ifdef __x86_64__
    return cc->target.name; /* NULL: this machine's programs */
#else
    return "this processor";
#endif
}

/* Are there lines in the assembly? */
static bool has_lines(const struct wrap_args *args)
{
    bool has = false;
    for (size_t i = 0; i < args->words.count; i++)
        if (text_starts_with(args->words.items[i], "-g") && !text_starts_with(args->words.items[i], "-gno"))
            has = strcmp(args->words.items[i], "-g0") != 0;
    return has;
}

/* The assembler that the compiler would call: a path, or a name on PATH. */
static const char *real_assembler(const struct wrap_cc *cc)
{
    const char *const question[] = { cc->compiler, "-print-prog-name=as", NULL };
    struct slice answer;
    int status;
    if (wrap_run_read(cc->arena, question, &status, &answer) != 0 || status != 0 || answer.length < 2)
        return HOOKS_ASSEMBLER;
    return arena_strndup(cc->arena, answer.text, strcspn(answer.text, "\n"));
}

/* The directory with the assembler and the specifications. Its name tells this configuration and this weft from others:
 * caches of compiled files look at the words of a command. NULL: it cannot be made. */
static const char *make_directory(const struct wrap_cc *cc)
{
    uint64_t hash = state_hash_program(hash_bytes(HASH_START, &cc->config->hash, sizeof cc->config->hash), install_weft(cc->arena));
    const char *directory = arena_printf(cc->arena, "%s/hooks-%016" PRIx64, cc->state, hash), *link = fs_join(cc->arena, directory, HOOKS_ASSEMBLER);
    const char *file = fs_join(cc->arena, directory, "gcc.specs");
    if (fs_exists(file))
        return directory;
    bool is_made = fs_make_directories(directory) == 0 && (symlink(install_compile_wrapper(cc->arena), link) == 0 || fs_exists(link)) &&
                   fs_write_atomic(file, specs, sizeof specs - 1) == 0;
    return is_made ? directory : NULL;
}

static void add_words(const struct wrap_cc *cc, const struct wrap_args *args, const char *directory, words *out)
{
    struct rewrite_request request = { .compiler = cc->compiler };
    bool is_gcc = clang_args_is_gcc(cc->arena, &request);
    size_t n = is_gcc ? sizeof gcc_words / sizeof *gcc_words : sizeof clang_words / sizeof *clang_words;
    vec_push(cc->arena, out, arena_printf(cc->arena, "-B%s/", directory));
    if (is_gcc)
        vec_push(cc->arena, out, arena_printf(cc->arena, "-specs=%s/gcc.specs", directory));
    for (size_t i = 0; i < n; i++)
        vec_push(cc->arena, out, is_gcc ? gcc_words[i] : clang_words[i]);
    if (!has_lines(args))
        vec_push(cc->arena, out, "-g1");
}

void memory_hooks_prepare(struct wrap_cc *cc, const struct wrap_args *args)
{
    const char *source = is_wanted(cc->config) ? find_source(cc, args) : NULL, *why = source ? why_not(cc, args) : NULL;
    const char *directory = source && !why ? make_directory(cc) : NULL;
    if (why)
        state_record(cc->state, "no-hooks %s %s\n", why, source);
    if (!directory)
        return;
    cc->hooks = arena_new(cc->arena, struct memory_hooks);
    cc->hooks->report = arena_printf(cc->arena, "%s/report-%ld", directory, (long)getpid());
    add_words(cc, args, directory, &cc->hooks->words);
    (void)unlink(cc->hooks->report);
    setenv(HOOKS_ENV_REAL, real_assembler(cc), 1);
    setenv(HOOKS_ENV_CONFIG, cc->config->path, 1);
    setenv(HOOKS_ENV_REPORT, cc->hooks->report, 1);
}

void memory_hooks_add_words(const struct memory_hooks *hooks, struct arena *arena, words *out)
{
    if (!hooks || hooks->is_given_up)
        return;
    (void)unlink(hooks->report);
    for (size_t i = 0; i < hooks->words.count; i++)
        vec_push(arena, out, hooks->words.items[i]);
}

const char *memory_hooks_turn(const struct wrap_cc *cc, const char *text)
{
    const char *report = "";
    size_t length;
    const char *turned = hooks_turn_all(cc->arena, cc->config, text, &length, &report);
    bool is_wanted = turned && text_starts_with(report, "hooked ") && strtoul(report + strlen("hooked "), NULL, 10) > 0;
    if (is_wanted)
        state_record(cc->state, "%s", report);
    return is_wanted ? turned : NULL;
}

/* The lines of the report; each is for the records of the build, but "why-not". */
static char *read_report(const struct wrap_cc *cc)
{
    struct slice text;
    if (fs_read(cc->arena, cc->hooks->report, 0, &text) != 0)
        return arena_strdup(cc->arena, "");
    return arena_strndup(cc->arena, text.text, text.length);
}

bool memory_hooks_settle(const struct wrap_cc *cc, bool is_compiled)
{
    if (!cc->hooks || cc->hooks->is_given_up)
        return true;
    unsigned long n_accesses = 0;
    bool is_turned = is_compiled;
    char *rest = read_report(cc);
    for (char *line; (line = strsep(&rest, "\n")) != NULL;) {
        if (text_starts_with(line, "hooked "))
            n_accesses += strtoul(line + strlen("hooked "), NULL, 10);
        if (text_starts_with(line, "why-not ")) {
            is_turned = false;
            state_record(cc->state, "no-hooks %s %s\n", line + strlen("why-not "), cc->directory);
        }
    }
    if (is_turned && n_accesses > 0)
        return true;
    log_debug("compiled without hooks: %s", is_turned ? "no selected function has one" : "with them it cannot be");
    cc->hooks->is_given_up = true;
    return false;
}

bool memory_hooks_record(const struct wrap_cc *cc)
{
    bool any = cc->hooks && !cc->hooks->is_given_up;
    if (any)
        state_record(cc->state, "%s", read_report(cc));
    if (cc->hooks)
        (void)unlink(cc->hooks->report);
    return any;
}
