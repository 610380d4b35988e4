#define _GNU_SOURCE 1
#include "wrap_rustc.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dep_info.h"
#include "fs.h"
#include "install.h"
#include "log.h"
#include "mirror.h"
#include "rewrite_crate.h"
#include "rust_target.h"
#include "state.h"
#include "wrap_run.h"

enum { ROUNDS = 8 };

typedef VEC(const char *) words;

/* A call of rustc while it is being wrapped. */
struct compilation {
    struct rustc_call *call;
    struct rust_compiler compiler;
    struct rust_runtime runtime;
    struct rust_rewriting rewriting;
    uint64_t hash;      /* identifies the rewritten crate: see rustc_call_remember */
    bool told_metadata; /* cargo has been told to start the crates that depend on this one */
};

static void add(const struct rustc_call *call, words *out, const char *word)
{
    vec_push(call->arena, out, word);
}

/* Returns a directory that has libweft.a but not libweft.so, for the option -lweft of the runtime crate. It is needed
 * in static programs, and together with `-lstatic=weft`, where libweft.so would be a second runtime. */
static const char *archive_directory(const struct rustc_call *call)
{
    const char *directory = arena_printf(call->arena, "%s/archive/%016" PRIx64, call->state, hash_text(HASH_START, call->library));
    const char *archive = fs_join(call->arena, call->library, "libweft.a");
    if (fs_make_directories(directory) == 0 && (symlink(archive, fs_join(call->arena, directory, "libweft.a")) == 0 || errno == EEXIST))
        return directory;
    log_errno("cannot create %s", directory);
    return call->library;
}

/* Adds what a program or library needs if it calls the runtime, itself or in a crate that it links. */
static void add_runtime(const struct compilation *compilation, words *out)
{
    const struct rustc_call *call = compilation->call;
    bool for_build = rustc_call_is_for_build(call), is_static = call->args.crates & RUSTC_STATICLIB, is_program_static = false;
    const char *library = for_build ? install_idle_library_directory(call->arena) : call->library;
    if (!rustc_call_links(call) && !is_static)
        return;
    is_program_static = rust_target_is_static(call, &compilation->compiler);
    add(call, out, "-L");
    add(call, out, arena_printf(call->arena, "native=%s", (is_static || is_program_static) && !for_build ? archive_directory(call) : library));
    /* Put libweft into the archive: whoever links it doesn't know about libweft. */
    if (is_static)
        add(call, out, "-lstatic=weft");
    /* rustc 1.63 passes libc before libweft, and the linker searches archives only once. */
    if (!for_build && is_program_static && !compilation->compiler.target)
        add(call, out, "-Clink-arg=-l:libc.a");
    /* A static PIE with a run path does not start (an assertion of glibc). */
    if (!for_build && !is_static && !is_program_static) {
        add(call, out, "-Clink-arg=-Wl,-rpath");
        add(call, out, arena_printf(call->arena, "-Clink-arg=-Wl,%s", library));
    }
}

static void add_compiler(const struct rustc_call *call, words *out)
{
    for (size_t i = 0; i < call->compiler.count; i++)
        add(call, out, call->compiler.items[i]);
}

/* If the command line is too long for the system, passes it in a file. */
static const char *const *finish_command(const struct compilation *compilation, words *command)
{
    const struct rustc_call *call = compilation->call;
    size_t length = 0, n = call->compiler.count;
    for (size_t i = n; i < command->count; i++)
        length += strlen(command->items[i]) + 1;
    if (length > 1 << 20) {
        struct str text = { .arena = call->arena };
        char *path = fs_join(call->arena, call->key, "arguments");
        for (size_t i = n; i < command->count; i++)
            str_printf(&text, "%s\n", command->items[i]);
        if (fs_make_directories(call->key) == 0 && fs_write_atomic(path, text.text, text.length) == 0) {
            command->count = n;
            add(call, command, arena_printf(call->arena, "@%s", path));
        }
    }
    add(call, command, NULL);
    return command->items;
}

/* The unmodified call, with the directories in which crates find the runtime. */
static const char *const *plain_command(const struct compilation *compilation)
{
    const struct rustc_call *call = compilation->call;
    words out = { 0 };
    add_compiler(call, &out);
    for (size_t i = 0; i < call->args.words.count; i++)
        add(call, &out, call->args.words.items[i]);
    if (call->args.root >= 0 && !(call->args.facts & RUSTC_ASKS) && call->library) {
        add(call, &out, "-L");
        add(call, &out, arena_printf(call->arena, "dependency=%s", compilation->runtime.directory));
        if (call->args.facts & RUSTC_LINK)
            add_runtime(compilation, &out);
    }
    return finish_command(compilation, &out);
}

/* The root file's directory as the command names it, if that has "..". NULL: it has none. */
static const char *root_folder(const struct rustc_call *call)
{
    const char *folder = fs_directory_of(call->arena, call->args.words.items[call->args.root]);
    const char *joined = strcmp(folder, ".") == 0 ? call->directory : fs_join(call->arena, call->directory, folder);
    return strcmp(joined, fs_directory_of(call->arena, rustc_call_root(call))) == 0 ? NULL : folder;
}

/* Makes file!(), panics, debug info and messages name the original, as the command names it. */
static void add_remaps(const struct rustc_call *call, const char *mirror, words *out)
{
    bool is_relative = call->args.words.items[call->args.root][0] != '/';
    add(call, out, "--remap-path-prefix");
    add(call, out, arena_printf(call->arena, "%s=/", mirror));
    if (is_relative) { /* if several match, rustc uses the last */
        add(call, out, "--remap-path-prefix");
        add(call, out, arena_printf(call->arena, "%s%s=", mirror, call->directory));
    }
    if (root_folder(call)) {
        add(call, out, "--remap-path-prefix");
        add(call, out, arena_printf(call->arena, "%s%s=%s", mirror, fs_directory_of(call->arena, rustc_call_root(call)), root_folder(call)));
    }
    if (call->out_dir) { /* its files are named by absolute paths */
        add(call, out, "--remap-path-prefix");
        add(call, out, arena_printf(call->arena, "%s%s=%s", mirror, call->out_dir, call->out_dir));
    }
    for (size_t i = 0; i < call->args.remaps.count; i++) {
        add(call, out, "--remap-path-prefix");
        add(call, out, arena_printf(call->arena, "%s%s", mirror, call->args.remaps.items[i]));
    }
}

/* A lint that the rewritten text violates must not fail the build, so it is a warning at most. Cargo itself caps the
 * lints of dependencies. */
static const char *lint_level(const struct rustc_call *call)
{
    const char *cap = call->args.cap_lints < 0 ? "warn" : call->args.words.items[call->args.cap_lints];
    return text_ends_with(cap, "allow") ? "allow" : "warn";
}

static const char *const *rewritten_command(const struct compilation *compilation)
{
    const struct rustc_call *call = compilation->call;
    const struct rustc_args *args = &call->args;
    const char *mirror = rust_rewrite_mirror(call);
    words out = { 0 };
    add_compiler(call, &out);
    for (int i = 0; i < (int)args->words.count; i++) {
        const char *word = args->words.items[i];
        if (i == args->root)
            word = arena_printf(call->arena, "%s%s", mirror, rustc_call_root(call));
        else if (i == args->error_format)
            word = text_starts_with(word, "--") ? "--error-format=json" : "json";
        else if (i == args->cap_lints)
            word = arena_printf(call->arena, "%s%s", text_starts_with(word, "--cap-lints=") ? "--cap-lints=" : "", lint_level(call));
        add(call, &out, word);
    }
    if (args->cap_lints < 0)
        add(call, &out, arena_printf(call->arena, "--cap-lints=%s", lint_level(call)));
    if (args->error_format < 0)
        add(call, &out, "--error-format=json");
    add_remaps(call, mirror, &out);
    /* Without optimisation the value of each call that can panic would have a place of its own in the frame. LLVM's other
     * register allocator lets them share one; variables stay where they are. */
    if (!(args->facts & RUSTC_OPTIMISES))
        add(call, &out, "-Cllvm-args=-optimize-regalloc=1");
    add(call, &out, "--extern");
    add(call, &out, arena_printf(call->arena, "weft_probe=%s", compilation->runtime.rlib));
    add(call, &out, "-L");
    add(call, &out, arena_printf(call->arena, "dependency=%s", compilation->runtime.directory));
    add_runtime(compilation, &out);
    return finish_command(compilation, &out);
}

/* Replaces the mirror by the originals, and adds `rewriting`, which cargo then checks like a source. */
static void correct_dep_info(const struct rustc_call *call)
{
    const char *path = rustc_args_dep_info(call->arena, &call->args), *mirror = rust_rewrite_mirror(call), *folder = root_folder(call);
    VEC(struct dep_info_rename) renames = { 0 };
    if (folder)
        vec_push(call->arena, &renames,
                 (struct dep_info_rename){ arena_printf(call->arena, "%s%s/", mirror, fs_directory_of(call->arena, rustc_call_root(call))),
                                           arena_printf(call->arena, "%s/", folder) });
    if (call->args.words.items[call->args.root][0] != '/')
        vec_push(call->arena, &renames, (struct dep_info_rename){ arena_printf(call->arena, "%s%s/", mirror, call->directory), "" });
    vec_push(call->arena, &renames, (struct dep_info_rename){ arena_printf(call->arena, "%s/", mirror), "/" });
    if (path && path[0] != '/')
        path = fs_join(call->arena, call->directory, path);
    const char *rewriting = call->is_alone ? NULL : fs_join(call->arena, call->key, "rewriting");
    if (path && dep_info_correct(path, renames.items, renames.count, rewriting) != 0)
        log_errno("cannot correct the dependency file %s", path);
}

/* Remembers the result of this call, which is valid until the configuration changes. */
static void remember(const struct compilation *compilation)
{
    bool is_cargos = !compilation->call->is_alone;
    if (is_cargos && (rustc_call_save(compilation->call) != 0 || rustc_call_remember(compilation->call, compilation->hash) != 0))
        log_debug("cannot remember this call below %s: %s", compilation->call->key, strerror(errno));
    correct_dep_info(compilation->call);
}

/* Passes on the message that the metadata is there: on it cargo starts the crates that depend on this one. All other
 * messages wait for the end of the compilation. */
static bool pass_metadata(const char *line, size_t length, void *context)
{
    struct compilation *compilation = context;
    if (!memmem(line, length, "\"emit\":\"metadata\"", 17) || rust_message_kind(line, length) != RUST_MESSAGE_ARTIFACT)
        return false;
    compilation->told_metadata = true;
    return fwrite(line, 1, length, stderr) == length;
}

/* Compiles the original, without capturing its messages. */
static int compile_original(struct compilation *compilation, const char *record)
{
    const struct rustc_call *call = compilation->call;
    int status;
    if (wrap_run_plain(plain_command(compilation), &status) != 0)
        return wrap_run_instead(plain_command(compilation), (struct slice){ 0 });
    if (status == 0) {
        state_record(call->state, "%s %s\n", record, rustc_call_root(call));
        remember(compilation);
    }
    return wrap_run_status(status);
}

/* How many words, 0 to 2, say where the outputs go, and which. */
static int count_output_words(const char *const *at)
{
    static const char *const options[] = { "--emit", "--out-dir", "-o" };
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        const char *option = options[i];
        if (strcmp(*at, option) == 0)
            return at[1] ? 2 : 1;
        if (text_starts_with(*at, option) && (option[1] != '-' || (*at)[strlen(option)] == '='))
            return 1;
    }
    if (strcmp(*at, "-C") == 0 && at[1] && text_starts_with(at[1], "incremental="))
        return 2;
    return text_starts_with(*at, "-Cincremental=");
}

/* Messages for people. */
static bool shows_colours(const struct rustc_call *call)
{
    return !(call->args.facts & (RUSTC_JSON | RUSTC_COLOUR)) && wrap_run_has_colours();
}

/* Gets the compiler's messages about the original. Returns -1 if it cannot be run. */
static int check_original(const struct compilation *compilation, struct wrap_output *output)
{
    const struct rustc_call *call = compilation->call;
    const char *out = fs_join(call->arena, call->key, "check");
    words command = { 0 };
    if (fs_make_directories(out) != 0)
        return -1;
    for (const char *const *word = plain_command(compilation); *word;) {
        int skipped = count_output_words(word);
        word += skipped;
        if (!skipped)
            add(call, &command, *word++);
    }
    add(call, &command, "--emit=metadata");
    add(call, &command, "--out-dir");
    add(call, &command, out);
    if (shows_colours(call))
        add(call, &command, "--color=always");
    add(call, &command, NULL);
    int result = wrap_run_captured(call->arena, command.items, (struct slice){ 0 }, output);
    rust_mirror_remove(out);
    return result < 0 ? -1 : 0;
}

/* Is the error in the user's own code? Checked before any point falls back, but only for members of the workspace. */
static bool original_is_wrong(const struct compilation *compilation)
{
    struct wrap_output output = { 0 };
    return rustc_call_is_member(compilation->call) && check_original(compilation, &output) == 0 && output.status != 0;
}

typedef VEC(struct slice) lines;

static lines split_lines(const struct rustc_call *call, struct slice text)
{
    lines out = { 0 };
    for (const char *at = text.text, *limit = at + text.length; at < limit; at += out.items[out.count - 1].length) {
        const char *end = memchr(at, '\n', (size_t)(limit - at));
        vec_push(call->arena, &out, (struct slice){ at, (size_t)((end ? end + 1 : limit) - at) });
    }
    return out;
}

static void pass_line(struct slice line)
{
    if (fwrite(line.text, 1, line.length, stderr) != line.length)
        log_debug("cannot pass on the compiler's messages");
}

/* Passes on the messages about a rewritten crate that compiled. Lints may be about text that weft added, and their
 * messages show that text. If there are any, the compiler is run on the original for its own messages, which may fail
 * the build (#![deny(warnings)]). Returns the status. */
static int show_messages(const struct compilation *compilation, struct slice messages)
{
    struct wrap_output output = { 0 };
    lines all = split_lines(compilation->call, messages);
    bool has_lints = false, is_json = compilation->call->args.facts & RUSTC_JSON;
    for (size_t i = 0; i < all.count; i++) {
        enum rust_message kind = rust_message_kind(all.items[i].text, all.items[i].length);
        has_lints = has_lints || kind == RUST_MESSAGE_LINT || (!is_json && kind == RUST_MESSAGE_REST);
        if (is_json && (kind == RUST_MESSAGE_ARTIFACT || kind == RUST_MESSAGE_REST))
            pass_line(all.items[i]);
    }
    if (has_lints && check_original(compilation, &output) == 0) {
        all = split_lines(compilation->call, output.errors);
        for (size_t i = 0; i < all.count; i++)
            if (!is_json || rust_message_kind(all.items[i].text, all.items[i].length) != RUST_MESSAGE_ARTIFACT)
                pass_line(all.items[i]);
    }
    fflush(stderr);
    return wrap_run_status(output.status);
}

static bool repair(struct compilation *compilation, struct slice errors, unsigned round)
{
    rust_positions positions = { 0 };
    rust_messages_find_positions(compilation->call->arena, errors, &positions);
    bool repaired =
        positions.count && rust_rewrite_repair(compilation->call, &positions, round, &compilation->rewriting) && compilation->rewriting.moved;
    log_debug("%s: the compiler rejects the rewritten crate; %u point(s) fell back", compilation->call->package, compilation->rewriting.moved);
    return repaired && compilation->rewriting.n_changed;
}

static int finish(struct compilation *compilation, struct slice messages)
{
    const struct rustc_call *call = compilation->call;
    int status = show_messages(compilation, messages);
    if (status != 0)
        return status;
    rust_rewrite_remember_steps(call);
    remember(compilation);
    state_record(call->state, "unit %u %u %s\n", compilation->rewriting.n_points, compilation->rewriting.n_fallen_back, rustc_call_root(call));
    state_record_left(call->state, &compilation->rewriting.left, compilation->rewriting.most_left);
    return 0;
}

static int compile(struct compilation *compilation)
{
    struct rustc_call *call = compilation->call;
    struct wrap_output output = { 0 };
    for (unsigned round = 0;; round++) {
        if (wrap_run_lines(call->arena, rewritten_command(compilation), pass_metadata, compilation, &output) != 0)
            break;
        if (output.status == 0)
            return finish(compilation, output.errors);
        if (WIFSIGNALED(output.status)) /* Ctrl-C, or killed */
            return wrap_run_status(output.status);
        log_debug("%s", output.errors.text);
        if ((round == 0 && original_is_wrong(compilation)) || round == ROUNDS || !repair(compilation, output.errors, round))
            break;
    }
    rust_rewrite_forget_steps(call);
    /* Crates that have started don't match the original: build_cargo.c runs the build again. */
    if (compilation->told_metadata)
        state_record(call->state, "late %s\n", rustc_call_root(call));
    int status = compile_original(compilation, "rejected");
    if (status == 0)
        rust_rewrite_reject(call, compilation->hash);
    return status;
}

/* Rewrites the crate if it is selected, and sets its hash. Returns true if that changes any file. */
static bool find_hash(const struct rustc_call *call, bool write, struct rust_rewriting *rewriting, uint64_t *hash)
{
    *rewriting = (struct rust_rewriting){ .hash = RUST_REWRITING_NONE };
    bool done = rustc_call_is_selected(call) && rust_rewrite_crate(call, write, rewriting);
    /* even a program without points depends on where the library is */
    *hash = rustc_call_links(call) && call->library ? hash_text(rewriting->hash, call->library) : rewriting->hash;
    return done && rewriting->n_changed;
}

/* An inline probe is twenty instructions at each point, and in each instance of generic code. With many points most of
 * the compile time would be spent on them (docs/benchmarks.md). */
enum { MOST_INLINE_POINTS = 250 };

static enum rust_probes choose_probes(const struct compilation *compilation)
{
    bool optimises = compilation->call->args.facts & RUSTC_OPTIMISES;
    return optimises && compilation->rewriting.n_points <= MOST_INLINE_POINTS ? RUST_PROBES_INLINE : RUST_PROBES_CALLED;
}

static int answer_version(const struct compilation *compilation)
{
    int status;
    if (wrap_run_plain(plain_command(compilation), &status) != 0)
        return 127;
    /* cargo hashes this into all names, so that build products with and without weft, and those of different state
     * directories, whose configurations may differ, are never mixed up. */
    if (status == 0 && !compilation->call->is_alone)
        printf("weft: instrumented by %016" PRIx64 "\n", hash_text(HASH_START, fs_absolute(compilation->call->arena, compilation->call->state)));
    return wrap_run_status(status);
}

int wrap_rustc_run(struct rustc_call *call)
{
    struct compilation compilation = { .call = call };
    const char *rustc = call->compiler.items[call->compiler.count - 1];
    if (call->args.facts & RUSTC_ASKS_VERSION)
        return answer_version(&compilation);
    if ((call->args.facts & RUSTC_ASKS) || call->args.root < 0 || !rust_compiler_ask(call->arena, call->state, rustc, &compilation.compiler)) {
        call->args.facts |= RUSTC_ASKS;
        return wrap_run_instead(plain_command(&compilation), (struct slice){ 0 });
    }
    rust_target_find(call, &compilation.compiler);
    compilation.runtime.directory = rust_runtime_directory(call->arena, call->state, &compilation.compiler);
    rustc_call_name(call);
    if (!call->library && rustc_call_compiles(call))
        state_record(call->state, "foreign %s are not instrumented: %s\n", compilation.compiler.target, call->no_runtime);
    if (call->is_alone && !rustc_call_compiles(call) && (call->args.facts & RUSTC_CODE))
        state_record(call->state, "plain --emit=obj %s\n", rustc_call_root(call));
    if (!call->library || !rustc_call_compiles(call) || rustc_call_is_for_build(call))
        return wrap_run_instead(plain_command(&compilation), (struct slice){ 0 });
    bool is_rewritten = find_hash(call, true, &compilation.rewriting, &compilation.hash);
    bool rejected = is_rewritten && rust_rewrite_is_rejected(call, compilation.hash);
    int status;
    if (!is_rewritten || rejected)
        status = compile_original(&compilation, rejected ? "rejected" : "alone");
    else if (!rust_runtime_make(call->arena, call->state, &compilation.compiler, choose_probes(&compilation), &compilation.runtime))
        status = compile_original(&compilation, "alone");
    else
        status = compile(&compilation);
    if (!getenv("WEFT_VERBOSE")) /* otherwise kept for people to read */
        rust_mirror_remove(rust_rewrite_mirror(call));
    return status;
}

/* Makes cargo compile the crate again if it would be rewritten to another text. */
static void refresh(struct rustc_call *call)
{
    struct rust_compiler compiler;
    struct rust_rewriting rewriting;
    uint64_t hash;
    if (call->args.out_dir && !fs_exists(fs_join(call->arena, call->directory, call->args.out_dir))) {
        rust_mirror_remove(call->key);
        return;
    }
    if (!rustc_call_compiles(call) || !rust_compiler_ask(call->arena, call->state, call->compiler.items[call->compiler.count - 1], &compiler))
        return;
    rust_target_find(call, &compiler);
    find_hash(call, false, &rewriting, &hash);
    if (hash != rustc_call_remembered(call)) {
        log_debug("%s (%s): will be compiled again", call->package, rustc_call_root(call));
        rustc_call_touch(call);
    }
}

/* Runs in a child process; its results are files. */
static void refresh_apart(const char *state, const char *key, const struct config *config, const char *library)
{
    struct arena arena = { 0 };
    struct rustc_call call;
    if (rustc_call_load(&arena, state, key, &call)) {
        call.config = config;
        call.library = library;
        refresh(&call);
    }
    arena_release(&arena);
}

void wrap_rustc_refresh(struct arena *arena, const char *state, const struct config *config, const char *library)
{
    char *path = fs_join(arena, state, "rust");
    DIR *directory = opendir(path);
    long most = sysconf(_SC_NPROCESSORS_ONLN), running = 0;
    for (struct dirent *entry; directory && (entry = readdir(directory)) != NULL;) {
        const char *key = fs_join(arena, path, entry->d_name);
        if (entry->d_name[0] == '.')
            continue;
        for (; running > 0 && running >= most; running--)
            wait(NULL);
        pid_t child = fork();
        running += child > 0;
        if (child <= 0)
            refresh_apart(state, key, config, library);
        if (child == 0)
            _exit(0);
    }
    for (; running > 0; running--)
        wait(NULL);
    if (directory)
        closedir(directory);
}

void wrap_rustc_touch_since(struct arena *arena, const char *state, const struct timespec *begin)
{
    char *path = fs_join(arena, state, "rust");
    DIR *directory = opendir(path);
    for (struct dirent *entry; directory && (entry = readdir(directory)) != NULL;) {
        struct rustc_call call = { .arena = arena, .key = fs_join(arena, path, entry->d_name) };
        struct stat status;
        if (entry->d_name[0] != '.' && stat(fs_join(arena, call.key, "call"), &status) == 0 &&
            (status.st_mtim.tv_sec > begin->tv_sec || (status.st_mtim.tv_sec == begin->tv_sec && status.st_mtim.tv_nsec >= begin->tv_nsec)))
            rustc_call_touch(&call);
    }
    if (directory)
        closedir(directory);
}
