#define _GNU_SOURCE 1
#include "wrap_javac.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fallback.h"
#include "fs.h"
#include "javac_args.h"
#include "javac_classes.h"
#include "javac_messages.h"
#include "language.h"
#include "log.h"
#include "repair.h"
#include "state.h"
#include "wrap_run.h"

/* A compiler that finds errors of types does not look for those of flow: each sort may take its own rounds. */
enum { ROUNDS = 12, MOST_IMPLICIT = 5000, DEEPEST = 64 };

/* One source of the command, or (`word` SIZE_MAX) one that the compiler may find by itself. */
struct source {
    size_t word;
    const char *path, *rewritten;
    struct slice text;
    uint64_t key; /* of the remembered steps (fallback.h) */
    struct fallback_subject subject;
    struct fallbacks fallbacks;
    struct rewrite_result result;
    bool changed; /* compile the rewritten text */
};

struct call {
    const struct wrap_javac *javac;
    struct arena *arena;
    struct javac_args args;
    struct select *select;
    const char *mirror; /* directory in which each source stands under its absolute path */
    VEC(struct source) sources;
};

/* ---- rewriting ---- */

static bool rewrite_source(struct call *call, struct source *source)
{
    struct diags diags = { .arena = call->arena };
    struct rewrite_request request = { .path = source->path,
                                       .contents = source->text,
                                       .directory = call->javac->directory,
                                       .config = call->javac->config,
                                       .select = call->select,
                                       .steps = source->fallbacks.steps.items,
                                       .n_steps = source->fallbacks.steps.count };
    if (rewrite_unit(call->arena, &request, &source->result, &diags) != 0)
        return false;
    source->changed = source->result.changed && !source->fallbacks.original;
    return !source->changed || fs_write_atomic(source->rewritten, source->result.text.text, source->result.text.length) == 0;
}

static void prepare_source(struct call *call, size_t word, const char *path)
{
    struct arena *arena = call->arena;
    struct source source = { .word = word, .path = path };
    const char *absolute = fs_absolute(arena, fs_join(arena, call->javac->directory, path));
    if (fs_read(arena, path, 0, &source.text) != 0)
        return;
    source.rewritten = arena_printf(arena, "%s%s", call->mirror, absolute);
    source.subject = (struct fallback_subject){ absolute, hash_bytes(HASH_START, source.text.text, source.text.length), call->javac->config->hash };
    source.key = hash_text(hash_bytes(HASH_START, &source.subject.config, sizeof source.subject.config), call->javac->compiler);
    source.key = hash_text(hash_bytes(state_hash_program(source.key, "/proc/self/exe"), source.text.text, source.text.length), absolute);
    fallback_load(arena, call->javac->state, source.key, &source.fallbacks);
    if (fs_make_directories(fs_directory_of(arena, source.rewritten)) != 0 || !rewrite_source(call, &source)) {
        log_debug("%s: cannot be rewritten, compiled unchanged", path);
        source.changed = false;
    }
    if (word == SIZE_MAX && source.changed) { /* whether the source is newer than its class decides what is compiled */
        struct stat info;
        struct timespec times[2];
        if (stat(path, &info) == 0) {
            times[0] = info.st_atim, times[1] = info.st_mtim;
            utimensat(AT_FDCWD, source.rewritten, times, 0);
        }
    } else if (word == SIZE_MAX) {
        unlink(source.rewritten); /* of another time */
        return;
    }
    vec_push(arena, &call->sources, source);
}

static bool is_known(const struct call *call, const char *path)
{
    const char *absolute = fs_absolute(call->arena, fs_join(call->arena, call->javac->directory, path));
    for (size_t i = 0; i < call->sources.count; i++)
        if (strcmp(call->sources.items[i].subject.source, absolute) == 0)
            return true;
    return false;
}

static int is_wanted(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && (entry->d_type == DT_DIR || entry->d_type == DT_UNKNOWN || text_ends_with(entry->d_name, ".java"));
}

/* The sources below a directory of the source path, which the compiler reads where others name their classes. */
static void prepare_below(struct call *call, const char *directory, unsigned depth, size_t *n)
{
    const char **names;
    int n_names = depth < DEEPEST ? fs_list(call->arena, directory, is_wanted, &names) : 0;
    for (int i = 0; i < n_names && *n < MOST_IMPLICIT; i++) {
        const char *path = fs_join(call->arena, directory, names[i]);
        struct stat info;
        if (stat(path, &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode)) {
            const char *absolute = fs_absolute(call->arena, fs_join(call->arena, call->javac->directory, path));
            if (strcmp(absolute, call->javac->state) != 0)
                prepare_below(call, path, depth + 1, n);
        } else if (text_ends_with(path, ".java") && !is_known(call, path)) {
            ++*n;
            prepare_source(call, SIZE_MAX, path);
        }
    }
}

/* Without -sourcepath sources are looked for where classes are. */
static const char *source_path_of(const struct call *call)
{
    const char *class_path = call->args.class_path ? call->args.class_path : getenv("CLASSPATH");
    return call->args.source_path ? call->args.source_path : class_path && *class_path ? class_path : ".";
}

/* Prepares what is below the directories of the source path. Returns the mirrors of these, each with a colon. */
static const char *prepare_source_path(struct call *call)
{
    struct str mirrors = { .arena = call->arena };
    struct stat info;
    size_t n = 0;
    char *path = arena_strdup(call->arena, source_path_of(call)), *rest = NULL;
    str_add(&mirrors, "");
    for (char *part = strtok_r(path, ":", &rest); part; part = strtok_r(NULL, ":", &rest)) {
        if (stat(part, &info) != 0 || !S_ISDIR(info.st_mode))
            continue;
        prepare_below(call, part, 0, &n);
        str_printf(&mirrors, "%s%s:", call->mirror, fs_absolute(call->arena, fs_join(call->arena, call->javac->directory, part)));
    }
    if (n == MOST_IMPLICIT)
        log_warning("there are more than %d sources in %s: not all that the compiler finds by itself are instrumented", MOST_IMPLICIT,
                    source_path_of(call));
    return mirrors.text;
}

/* ---- compiling ---- */

static bool any_changed(const struct call *call)
{
    for (size_t i = 0; i < call->sources.count; i++)
        if (call->sources.items[i].changed)
            return true;
    return false;
}

static const char *const *original_command(const struct call *call)
{
    javac_words out = { 0 };
    vec_push(call->arena, &out, call->javac->compiler);
    for (char *const *word = call->javac->argv; *word; word++)
        vec_push(call->arena, &out, *word);
    vec_push(call->arena, &out, NULL);
    return out.items;
}

/* NULL: the file with the words cannot be written. */
static const char *const *rewritten_command(const struct call *call, const char *mirrors)
{
    struct arena *arena = call->arena;
    javac_words words = { 0 }, out = { 0 };
    struct str text = { .arena = arena };
    const char *file = arena_printf(arena, "%s/words-%d", call->javac->state, (int)getpid());
    const char *class_path = call->args.class_path ? call->args.class_path : getenv("CLASSPATH");
    for (size_t i = 0; i < call->args.words.count; i++)
        vec_push(arena, &words, call->args.words.items[i]);
    for (size_t i = 0; i < call->sources.count; i++)
        if (call->sources.items[i].changed && call->sources.items[i].word != SIZE_MAX)
            words.items[call->sources.items[i].word] = call->sources.items[i].rewritten;
    /* of an option that is given twice the last one counts */
    vec_push(arena, &words, "-classpath");
    vec_push(arena, &words, arena_printf(arena, "%s:%s", class_path && *class_path ? class_path : ".", call->javac->runtime));
    vec_push(arena, &words, "-sourcepath");
    vec_push(arena, &words, arena_printf(arena, "%s%s", mirrors, source_path_of(call)));
    vec_push(arena, &words, "-Xmaxerrs");
    vec_push(arena, &words, "100000");
    javac_args_write(&text, &words);
    if (fs_write_atomic(file, text.text, text.length) != 0)
        return NULL;
    vec_push(arena, &out, call->javac->compiler);
    for (size_t i = 0; i < call->args.machine.count; i++)
        vec_push(arena, &out, call->args.machine.items[i]);
    vec_push(arena, &out, arena_printf(arena, "@%s", file));
    vec_push(arena, &out, NULL);
    return out.items;
}

/* Points that the messages are about fall back. A source in which none can is compiled as it is. */
static bool repair_sources(struct call *call, struct slice messages, unsigned round)
{
    bool progress = false;
    for (size_t i = 0; i < call->sources.count; i++) {
        struct source *source = &call->sources.items[i];
        repair_positions positions = { 0 };
        if (!source->changed)
            continue;
        javac_find_positions(call->arena, messages, source->rewritten, &positions);
        if (positions.count == 0)
            continue;
        size_t moved = repair_step_at(call->arena, &source->result, &positions, round < ROUNDS / 2 ? 0 : 2, &source->fallbacks);
        log_debug("%s: %zu point(s) fell back", source->path, moved);
        source->fallbacks.original = source->fallbacks.original || moved == 0;
        if (!rewrite_source(call, source))
            source->changed = false;
        progress = true;
    }
    return progress;
}

/* ---- afterwards ---- */

static void print(struct slice messages)
{
    if (fwrite(messages.text, 1, messages.length, stderr) != messages.length)
        log_debug("cannot pass on the compiler's messages");
}

static void print_translated(const struct call *call, struct slice messages)
{
    struct javac_name *names = arena_array(call->arena, struct javac_name, call->sources.count + 1);
    for (size_t i = 0; i < call->sources.count; i++)
        names[i] = (struct javac_name){ call->sources.items[i].rewritten, call->sources.items[i].path, call->sources.items[i].text };
    print(javac_translate(call->arena, messages, names, call->sources.count));
}

static bool place_classes(const struct call *call)
{
    if (call->args.output)
        return javac_copy_runtime(call->arena, call->javac->runtime, call->args.output) == 0;
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        if (!source->changed)
            continue;
        if (javac_move_classes(call->arena, fs_directory_of(call->arena, source->rewritten), fs_directory_of(call->arena, source->path)) != 0 ||
            javac_copy_runtime(call->arena, call->javac->runtime, javac_root_of(call->arena, source->subject.source, source->text)) != 0)
            return false;
    }
    return true;
}

static void remember(const struct call *call)
{
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        if ((source->fallbacks.steps.count || source->fallbacks.original) &&
            fallback_save(call->javac->state, source->key, &source->subject, &source->fallbacks) != 0)
            log_debug("cannot remember what fell back: %s", strerror(errno));
    }
}

/* For the summary of the build around this call. What the call's entries matched is known by the place of its classes. */
static void record(const struct call *call)
{
    const char *state = call->javac->state, *output = call->args.output ? call->args.output : ".";
    const char *classes = fs_absolute(call->arena, fs_join(call->arena, call->javac->directory, output));
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        struct left_alone left = { 0 };
        if (!source->result.unit)
            continue;
        left_alone_add(&left, source->result.unit);
        if (source->changed)
            state_record_rewritten(state, source->result.unit->n_written, (uint32_t)source->fallbacks.steps.count, &left, source->subject.source);
        else
            state_record_original(state, source->fallbacks.original, &left, source->subject.source);
    }
    state_record_used(state, call->javac->config, call->select, classes, NULL);
    javac_note_classes(call->arena, state, classes);
}

static void summarise(const struct call *call)
{
    if (call->javac->is_in_build) {
        record(call);
        return;
    }
    size_t n_points = 0, n_sources = 0, n_fallen = 0, n_left = 0, n_original = 0;
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        struct left_alone left = { 0 };
        n_original += source->fallbacks.original;
        if (!source->result.unit)
            continue;
        left_alone_add(&left, source->result.unit);
        n_sources += source->changed;
        n_points += source->changed ? source->result.unit->n_written : 0;
        n_fallen += source->changed ? source->fallbacks.steps.count : 0;
        n_left += left_alone_total(&left);
    }
    log_info("%zu points in %zu of %zu sources; %zu fell back, %zu left alone%s", n_points, n_sources, call->sources.count, n_fallen, n_left,
             n_original ? arena_printf(call->arena, ", %zu sources compiled as they are", n_original) : "");
}

/* The original is compiled as soon as the rewritten text is rejected: errors of the user's are told as ever, and at
 * once. */
static int compile(struct call *call, const char *mirrors)
{
    struct wrap_output output = { 0 }, original = { 0 };
    bool has_original = false;
    for (unsigned round = 0; any_changed(call) && round <= ROUNDS; round++) {
        const char *const *command = rewritten_command(call, mirrors);
        if (!command || wrap_run_captured(call->arena, command, (struct slice){ 0 }, &output) < 0)
            break;
        unlink(command[call->args.machine.count + 1] + 1);
        if (output.status == 0) {
            if (!place_classes(call))
                log_errno("cannot put the classes into their places");
            print_translated(call, output.errors);
            remember(call);
            summarise(call);
            return 0;
        }
        if (WIFSIGNALED(output.status))
            return wrap_run_status(output.status);
        log_debug("the compiler rejects the rewritten text:\n%.*s", (int)output.errors.length, output.errors.text);
        if (!has_original && wrap_run_captured(call->arena, original_command(call), (struct slice){ 0 }, &original) < 0)
            break;
        has_original = true;
        if (original.status != 0 || !repair_sources(call, output.errors, round))
            break;
    }
    if (!has_original)
        return wrap_run_instead(original_command(call), (struct slice){ 0 });
    print(original.errors);
    if (original.status == 0)
        log_warning("the sources are compiled as they are: the compiler accepts none of the rewritten ones");
    return wrap_run_status(original.status);
}

static int wrap(const struct wrap_javac *javac)
{
    struct call call = { .javac = javac, .arena = javac->arena };
    const char *mirrors = "";
    javac_args_parse(call.arena, javac->argv, &call.args);
    if (!call.args.why_plain && !fs_exists(fs_join(call.arena, javac->runtime, "weft/rt/Probes.class"))) {
        log_warning("weft was built where there was no javac, so it has no runtime for the JVM: nothing is recorded");
        call.args.why_plain = "there is no runtime";
    }
    if (call.args.why_plain)
        log_info("javac: passed on as it is: %s", call.args.why_plain);
    else {
        call.select = select_new(call.arena, javac->config);
        call.mirror = arena_printf(call.arena, "%s/javac/%016" PRIx64, javac->state, javac->config->hash);
        for (size_t i = 0; i < call.args.sources.count; i++)
            prepare_source(&call, call.args.sources.items[i], call.args.words.items[call.args.sources.items[i]]);
        mirrors = prepare_source_path(&call);
    }
    if (!any_changed(&call) && call.select && javac->is_in_build)
        record(&call);
    if (!any_changed(&call))
        return wrap_run_instead(original_command(&call), (struct slice){ 0 });
    return compile(&call, mirrors);
}

/* In a child, so that a crash of weft does not break the build. */
int wrap_javac_run(const struct wrap_javac *javac)
{
    int status = 0;
    pid_t child = fork();
    if (child <= 0) {
        int result = wrap(javac);
        if (child < 0)
            return result;
        fflush(NULL);
        _exit(result);
    }
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGABRT || WTERMSIG(status) == SIGBUS)) {
        struct call call = { .javac = javac, .arena = javac->arena };
        log_error("internal error; the sources are compiled as they are");
        return wrap_run_instead(original_command(&call), (struct slice){ 0 });
    }
    return wrap_run_status(status);
}
