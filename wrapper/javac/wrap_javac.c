#define _GNU_SOURCE 1
#include "wrap_javac.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "fallback.h"
#include "fs.h"
#include "java_agent.h"
#include "java_point.h"
#include "javac_args.h"
#include "javac_classes.h"
#include "javac_messages.h"
#include "javac_modules.h"
#include "javac_repair.h"
#include "javac_trial.h"
#include "language.h"
#include "log.h"
#include "state.h"
#include "wrap_run.h"

/* A compiler that finds errors of types does not look for those of flow: each sort may take its own rounds. */
enum { ROUNDS = 12, MOST_IMPLICIT = 5000, DEEPEST = 64 };

/* Most of a virtual machine's time in a compilation of a few seconds goes into making its own code faster; in longer ones
 * that pays. So up to this many bytes of sources it stops at what its first compiler makes. */
enum { MOST_QUICK = 16 << 20 };
#define QUICK "-J-XX:TieredStopAtLevel=1"

/* One source of the command, or (`word` SIZE_MAX) one that the compiler may find by itself. */
struct source {
    size_t word;
    const struct javac_module *module; /* NULL: none */
    const char *path, *rewritten;
    struct slice text;
    uint64_t key; /* of the remembered steps (fallback.h) */
    struct fallback_subject subject;
    struct fallbacks fallbacks;
    struct rewrite_result result;
    struct arena *arena; /* of `result`, which is as large as all else together */
    bool changed;        /* compile the rewritten text */
    bool is_read;        /* by the compiler, which may have no use for a source that it could find */
};

struct call {
    const struct wrap_javac *javac;
    struct arena *arena;
    struct javac_args args;
    struct javac_modules modules;
    struct select *select;
    const char *file;   /* the words for the compiler */
    const char *agent;  /* for the lines of what stands behind probes (agent/weft/agent/Wrappers.java); NULL: none */
    const char *mirror; /* directory in which each source stands under its absolute path */
    bool is_quick;      /* the virtual machine takes QUICK */
    struct timespec begin;
    const char *trial; /* where classes go of which nobody has use; NULL: they are wanted */
    VEC(struct source) sources;
};

/* ---- rewriting ---- */

static bool rewrite_source(struct call *call, struct source *source)
{
    arena_release(source->arena); /* of an earlier round */
    struct diags diags = { .arena = source->arena };
    struct java_request about = { .runtime = source->module ? source->module->runtime : NULL, .has_agent = call->agent != NULL };
    struct rewrite_request request = { .path = source->path,
                                       .contents = source->text,
                                       .directory = call->javac->directory,
                                       .own = &about,
                                       .config = call->javac->config,
                                       .select = call->select,
                                       .steps = source->fallbacks.steps.items,
                                       .n_steps = source->fallbacks.steps.count };
    if (rewrite_unit(source->arena, &request, &source->result, &diags) != 0)
        return false;
    source->changed = source->result.changed && !source->fallbacks.original;
    return !source->changed || fs_write_atomic(source->rewritten, source->result.text.text, source->result.text.length) == 0;
}

/* With the steps that are remembered, which are those of the forms that a compiler with the agent, or without it, is given. */
static bool begin_source(struct call *call, struct source *source)
{
    bool has_agent = call->agent != NULL;
    source->key = hash_text(hash_bytes(HASH_START, &source->subject.by, sizeof source->subject.by), call->javac->compiler);
    source->key = hash_text(hash_bytes(source->key, source->text.text, source->text.length), source->subject.source);
    source->key = hash_bytes(source->key, &has_agent, sizeof has_agent);
    source->fallbacks = (struct fallbacks){ 0 };
    fallback_load(call->arena, call->javac->state, source->key, &source->fallbacks);
    return rewrite_source(call, source);
}

static void prepare_source(struct call *call, size_t word, const char *path)
{
    struct arena *arena = call->arena;
    struct source source = { .word = word, .path = path, .arena = arena_new(arena, struct arena), .is_read = word != SIZE_MAX };
    const char *absolute = fs_absolute(arena, fs_join(arena, call->javac->directory, path));
    if (fs_read(arena, path, 0, &source.text) != 0)
        return;
    source.module = javac_module_of(&call->modules, absolute);
    source.rewritten = arena_printf(arena, "%s%s", call->mirror, absolute);
    source.subject = fallback_subject(arena, absolute, source.text, call->javac->config);
    if (fs_make_directories(fs_directory_of(arena, source.rewritten)) != 0 || !begin_source(call, &source)) {
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
        arena_release(source.arena);
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

/* The sources below a directory of the source path, which the compiler reads where others name their classes; or those
 * of a module that it is to compile. */
static void prepare_below(struct call *call, const char *directory, unsigned depth, bool is_named, size_t *n)
{
    const char **names;
    int n_names = depth < DEEPEST ? fs_list(call->arena, directory, is_wanted, &names) : 0;
    for (int i = 0; i < n_names && (is_named || *n < MOST_IMPLICIT); i++) {
        const char *path = fs_join(call->arena, directory, names[i]);
        struct stat info;
        if (stat(path, &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode)) {
            const char *absolute = fs_absolute(call->arena, fs_join(call->arena, call->javac->directory, path));
            if (strcmp(absolute, call->javac->state) != 0)
                prepare_below(call, path, depth + 1, is_named, n);
        } else if (text_ends_with(path, ".java") && !is_known(call, path)) {
            ++*n;
            if (is_named)
                vec_push(call->arena, &call->args.words, path);
            prepare_source(call, is_named ? call->args.words.count - 1 : SIZE_MAX, path);
        }
    }
}

/* ---- paths ---- */

static int is_jar(const struct dirent *entry)
{
    return text_ends_with(entry->d_name, ".jar") || text_ends_with(entry->d_name, ".JAR");
}

/* An element that ends in a star stands for the jars of its folder. The launcher of javac replaces it where it is an argument, but
 * not in a file of arguments. */
static void add_class_path(const struct call *call, struct str *out, const char *element)
{
    const char **names;
    size_t length = strlen(element);
    bool is_wildcard = strcmp(element, "*") == 0 || text_ends_with(element, "/*");
    const char *directory = length > 1 ? arena_strndup(call->arena, element, length - 1) : ".";
    int count = is_wildcard ? fs_list(call->arena, directory, is_jar, &names) : 0;
    for (int i = 0; i < count; i++)
        str_printf(out, "%s:", fs_join(call->arena, directory, names[i]));
    if (count <= 0)
        str_printf(out, "%s:", element);
}

/* Each element with a colon. */
static const char *program_class_path(const struct call *call)
{
    const char *class_path = call->args.class_path ? call->args.class_path : getenv("CLASSPATH");
    struct str out = { .arena = call->arena };
    for (const char *at = class_path && *class_path ? class_path : "."; at; at = strchr(at, ':') ? strchr(at, ':') + 1 : NULL)
        add_class_path(call, &out, arena_strndup(call->arena, at, strcspn(at, ":")));
    return out.text;
}

/* The program's, and the runtime. */
static const char *class_path_of(const struct call *call)
{
    return arena_printf(call->arena, "%s%s", program_class_path(call), call->javac->runtime);
}

/* Without -sourcepath sources are looked for where classes are. What is not there has been warned of (-Xlint:path) as a part
 * of the class path, and is not named again. */
static const char *source_path_of(const struct call *call)
{
    if (call->args.source_path)
        return call->args.source_path;
    struct str out = { .arena = call->arena };
    str_begin(&out);
    const char *next;
    for (const char *at = program_class_path(call); (next = strchr(at, ':')); at = next + 1) {
        const char *element = next == at ? "." : arena_strndup(call->arena, at, (size_t)(next - at));
        bool is_archive = text_ends_with(element, ".jar") || text_ends_with(element, ".zip");
        if (fs_is_directory(element) || (is_archive && fs_exists(element)))
            str_printf(&out, "%s%s", out.length ? ":" : "", element);
    }
    return out.text;
}

/* ---- sources that the compiler finds by itself ---- */

/* Prepares what is below the directories of the source path. Returns the mirrors of these that hold sources, each with a
 * colon: of an element that is not there -Xlint:path warns. */
static const char *prepare_source_path(struct call *call)
{
    struct str mirrors = { .arena = call->arena };
    size_t n = 0;
    char *path = arena_strdup(call->arena, source_path_of(call)), *rest = NULL;
    str_begin(&mirrors);
    for (char *part = strtok_r(path, ":", &rest); part; part = strtok_r(NULL, ":", &rest)) {
        if (!fs_is_directory(part))
            continue;
        prepare_below(call, part, 0, false, &n);
        const char *mirror =
            arena_printf(call->arena, "%s%s", call->mirror, fs_absolute(call->arena, fs_join(call->arena, call->javac->directory, part)));
        if (fs_exists(mirror))
            str_printf(&mirrors, "%s:", mirror);
    }
    if (n == MOST_IMPLICIT)
        log_warning("there are more than %d sources in %s: not all that the compiler finds by itself are instrumented", MOST_IMPLICIT,
                    source_path_of(call));
    return mirrors.text;
}

/* What --module-source-path finds: all of the modules that are asked for by name, and what these may read. */
static void prepare_modules(struct call *call)
{
    size_t n = 0, n_named = 0;
    for (size_t i = 0; i < call->modules.items.count; i++) {
        const struct javac_module *module = &call->modules.items.items[i];
        if (module->directory)
            prepare_below(call, module->directory, 0, module->is_named, module->is_named ? &n_named : &n);
    }
    if (n >= MOST_IMPLICIT)
        log_warning("there are more than %d sources in --module-source-path: not all that the compiler finds by itself are instrumented",
                    MOST_IMPLICIT);
}

/* ---- compiling ---- */

static bool any_changed(const struct call *call)
{
    for (size_t i = 0; i < call->sources.count; i++)
        if (call->sources.items[i].changed)
            return true;
    return false;
}

static size_t size_of_sources(const struct call *call)
{
    size_t n = 0;
    for (size_t i = 0; i < call->sources.count; i++)
        n += call->sources.items[i].changed ? call->sources.items[i].result.text.length : call->sources.items[i].text.length;
    return n;
}

/* Before the user's own words for it, of which the last one counts. */
static void add_quick(const struct call *call, javac_words *out)
{
    if (call->is_quick && size_of_sources(call) <= MOST_QUICK)
        vec_push(call->arena, out, QUICK);
}

static const char *const *original_command(const struct call *call)
{
    javac_words out = { 0 };
    vec_push(call->arena, &out, call->javac->compiler);
    add_quick(call, &out);
    for (char *const *word = call->javac->argv; *word; word++)
        vec_push(call->arena, &out, *word);
    if (call->trial)
        javac_trial_divert(call->arena, call->trial, &out);
    vec_push(call->arena, &out, NULL);
    return out.items;
}

/* Sources that were rewritten are others; and options of many modules are given anew. */
static void add_words(const struct call *call, javac_words *words)
{
    size_t n = call->args.words.count;
    const char **all = arena_array(call->arena, const char *, n + 1);
    for (size_t i = 0; i < n; i++)
        all[i] = call->args.words.items[i];
    for (size_t i = 0; i < call->sources.count; i++)
        if (call->sources.items[i].changed && call->sources.items[i].word != SIZE_MAX)
            all[call->sources.items[i].word] = call->sources.items[i].rewritten;
    for (size_t i = 0; call->modules.is_many && i < call->args.module_words.count; i++)
        all[call->args.module_words.items[i]] = NULL;
    for (size_t i = 0; i < n; i++)
        if (all[i])
            vec_push(call->arena, words, all[i]);
}

/* Of a module whose other classes are where the compiler would have put these. */
static void divert(const struct call *call, javac_words *words)
{
    struct arena *arena = call->arena;
    struct slice text;
    if (call->modules.is_part && fs_read(arena, fs_join(arena, call->args.output, "module-info.class"), 0, &text) == 0 &&
        fs_write_atomic(fs_join(arena, call->trial, "module-info.class"), text.text, text.length) == 0) {
        vec_push(arena, words, "--patch-module");
        vec_push(arena, words, arena_printf(arena, "%s=%s", call->modules.items.items[0].name, call->args.output));
    }
    javac_trial_divert(arena, call->trial, words);
}

/* `is_plain`: messages have the whole names of types. NULL: the file with the words cannot be written. */
static const char *const *rewritten_command(const struct call *call, const char *mirrors, bool is_plain)
{
    struct arena *arena = call->arena;
    javac_words words = { 0 }, out = { 0 };
    struct str text = { .arena = arena };
    bool has_modules = call->modules.items.count > 0;
    bool is_class_path = !has_modules && !call->args.source_path && javac_module_on(arena, source_path_of(call));
    add_words(call, &words);
    /* of an option that is given twice the last one counts */
    if (!has_modules || call->args.class_path) {
        vec_push(arena, &words, "-classpath");
        vec_push(arena, &words, arena_printf(arena, "%s%s", is_class_path ? mirrors : "", class_path_of(call)));
    }
    if ((!has_modules && !is_class_path) || call->args.source_path) {
        vec_push(arena, &words, "-sourcepath");
        vec_push(arena, &words, arena_printf(arena, "%s%s", mirrors, source_path_of(call)));
    }
    for (size_t i = 0; i < call->modules.source_paths.count; i++) {
        vec_push(arena, &words, "--module-source-path");
        vec_push(arena, &words, call->modules.source_paths.items[i]);
    }
    if (is_plain) {
        vec_push(arena, &words, "-XDdiags.legacy=true");
        vec_push(arena, &words, "-XDdiags.layout=%f:%l:%_%p%L%m|%p%L%m|%f:%_%p%L%m");
    }
    vec_push(arena, &words, "-Xmaxerrs");
    vec_push(arena, &words, "100000");
    if (call->trial)
        divert(call, &words);
    javac_args_write(&text, &words);
    if (fs_write_atomic(call->file, text.text, text.length) != 0)
        return NULL;
    vec_push(arena, &out, call->javac->compiler);
    add_quick(call, &out);
    for (size_t i = 0; i < call->args.machine.count; i++)
        vec_push(arena, &out, call->args.machine.items[i]);
    vec_push(arena, &out, arena_printf(arena, "@%s", call->file));
    if (call->agent)
        vec_push(arena, &out, arena_printf(arena, "-J-javaagent:%s=lines", call->agent));
    vec_push(arena, &out, NULL);
    return out.items;
}

/* Are there errors in a source that was rewritten? Then warnings, of this one or others, say nothing. */
static bool any_error(const struct call *call, const struct javac_messages *messages)
{
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        const repair_positions *places = source->changed ? javac_messages_about(messages, source->rewritten) : NULL;
        if (places && javac_has_error(places))
            return true;
    }
    return false;
}

/* Points that the messages are about fall back. A source in which none can is compiled as it is; in the last round all
 * are that still have errors. */
static bool repair_sources(struct call *call, const struct javac_messages *messages, unsigned round)
{
    bool progress = false, is_by_errors = any_error(call, messages);
    for (size_t i = 0; i < call->sources.count; i++) {
        struct source *source = &call->sources.items[i];
        const repair_positions *places = source->changed ? javac_messages_about(messages, source->rewritten) : NULL;
        if (!places || (is_by_errors && !javac_has_error(places)))
            continue;
        size_t moved = round + 1 < ROUNDS ? javac_repair(call->arena, &source->result, places, round, &source->fallbacks) : 0;
        log_debug("%s: %zu point(s) fell back", source->path, moved);
        source->fallbacks.original = moved == 0;
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

/* Of those that the compiler may find by itself: which have a new table of sites? */
static void find_read(struct call *call)
{
    for (size_t i = 0; i < call->sources.count; i++) {
        struct source *source = &call->sources.items[i];
        const char *root = call->trial ? call->trial : call->args.output;
        if (source->module)
            root = javac_module_output(call->arena, &call->modules, source->module, root);
        if (source->word == SIZE_MAX)
            source->is_read = javac_has_table(call->arena, root, source->rewritten, source->text, source->result.unit->name_base, &call->begin);
    }
}

/* Into each module that has a rewritten source. */
static bool place_runtimes(const struct call *call, const char *output)
{
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct javac_module *module = call->sources.items[i].module;
        bool is_again = i > 0 && module == call->sources.items[i - 1].module && call->sources.items[i - 1].changed;
        if (module && call->sources.items[i].changed && !is_again &&
            javac_copy_runtime(call->arena, call->javac->runtime, module->runtime,
                               javac_module_output(call->arena, &call->modules, module, output)) != 0)
            return false;
    }
    return true;
}

static bool place_classes(const struct call *call)
{
    if (call->modules.items.count)
        return place_runtimes(call, call->args.output);
    if (call->args.output)
        return javac_copy_runtime(call->arena, call->javac->runtime, "weft.rt", call->args.output) == 0;
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        if (!source->changed)
            continue;
        if ((!call->trial &&
             javac_move_classes(call->arena, fs_directory_of(call->arena, source->rewritten), fs_directory_of(call->arena, source->path)) != 0) ||
            javac_copy_runtime(call->arena, call->javac->runtime, "weft.rt", javac_root_of(call->arena, source->subject.source, source->text)) != 0)
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
        if (!source->result.unit || !source->is_read)
            continue;
        left_alone_add(&left, source->result.unit);
        if (source->changed)
            state_record_rewritten(state, source->result.unit->n_written, (uint32_t)source->fallbacks.steps.count, &left, source->subject.source);
        else
            state_record_original(state, source->fallbacks.original, &left, source->subject.source);
    }
    state_record_used(state, call->javac->config, call->select, classes);
    javac_note_classes(call->arena, state, classes);
}

static void summarise(const struct call *call)
{
    if (call->javac->is_in_build) {
        record(call);
        return;
    }
    size_t n_points = 0, n_sources = 0, n_fallen = 0, n_left = 0, n_original = 0, n_all = 0;
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        struct left_alone left = { 0 };
        n_original += source->fallbacks.original;
        n_all += source->is_read;
        if (!source->result.unit || !source->is_read)
            continue;
        left_alone_add(&left, source->result.unit);
        n_sources += source->changed;
        n_points += source->changed ? source->result.unit->n_written : 0;
        n_fallen += source->changed ? source->fallbacks.steps.count : 0;
        n_left += left_alone_total(&left);
    }
    log_info("%zu points in %zu of %zu sources; %zu fell back, %zu left alone%s", n_points, n_sources, n_all, n_fallen, n_left,
             n_original ? arena_printf(call->arena, ", %zu sources compiled as they are", n_original) : "");
}

/* Without `is_accepted` all sources are compiled as they are. */
static void answer(const struct call *call, bool is_accepted)
{
    struct str text = { .arena = call->arena };
    javac_trial_add(&text, class_path_of(call));
    for (size_t i = 0; i < call->sources.count; i++) {
        const struct source *source = &call->sources.items[i];
        javac_trial_add(&text, source->subject.source);
        javac_trial_add(&text, is_accepted && source->changed ? source->rewritten : "");
    }
    if (fs_write_atomic(call->javac->answer, text.text, text.length) != 0)
        log_errno("cannot write %s", call->javac->answer);
}

/* What the compiler makes of the original is not told: it says so itself where it is not only tried. */
static int compile_original(const struct call *call, const struct wrap_output *original)
{
    if (call->javac->answer) {
        answer(call, false);
        return 0;
    }
    if (!original)
        return wrap_run_instead(original_command(call), (struct slice){ 0 });
    print(original->errors);
    if (original->status == 0)
        log_warning("the sources are compiled as they are: the compiler accepts none of the rewritten ones");
    return wrap_run_status(original->status);
}

/* By a signal (Ctrl-C), of which a virtual machine says by its own exit status that it had it. */
static bool was_ended(int status)
{
    return WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status) > 128);
}

/* The compiler's own failure. It writes its words into a file then, where it runs. */
static bool has_crashed(const struct call *call, const struct wrap_output *output)
{
    static const char crash[] = "An exception has occurred in the compiler", file[] = "printing javac parameters to: ";
    const char *text = arena_strndup(call->arena, output->errors.text, output->errors.length), *begin = strstr(text, file);
    if (!strstr(text, crash))
        return false;
    if (begin)
        unlink(fs_join(call->arena, call->javac->directory, arena_strndup(call->arena, begin + strlen(file), strcspn(begin + strlen(file), "\n"))));
    return true;
}

/* Returns false if it cannot be run. javac 17 fails where it tells of some types in its best words: then its plain ones do, which the user does not
 * see. */
static bool compile_rewritten(const struct call *call, const char *mirrors, struct wrap_output *output)
{
    bool is_run = false;
    for (int i = 0; i < 2 && (i == 0 || has_crashed(call, output)); i++) {
        const char *const *command = rewritten_command(call, mirrors, i > 0);
        is_run = command && wrap_run_captured(call->arena, command, (struct slice){ 0 }, output) >= 0;
        unlink(call->file);
        if (!is_run || output->status == 0 || was_ended(output->status))
            break;
    }
    return is_run;
}

static void drop_agent(struct call *call)
{
    call->agent = NULL;
    for (size_t i = 0; i < call->sources.count; i++)
        if (call->sources.items[i].changed && !begin_source(call, &call->sources.items[i]))
            call->sources.items[i].changed = false;
}

/* Some virtual machines take no agents (made without java.instrument), or do not know QUICK. */
static bool asks_less(struct call *call, struct slice errors)
{
    if (!call->is_quick && !call->agent)
        return false;
    log_debug("once more with %s: %.*s", call->is_quick ? "nothing to make it quicker" : "no agent, which costs points", (int)errors.length,
              errors.text);
    if (call->is_quick)
        call->is_quick = false;
    else
        drop_agent(call);
    return true;
}

/* The original is compiled as soon as the rewritten text is rejected: errors of the user's are told as ever, and at
 * once. */
static int compile(struct call *call, const char *mirrors)
{
    struct wrap_output output = { 0 }, original = { 0 };
    bool has_original = false;
    if (call->modules.items.count && !place_runtimes(call, call->trial ? call->trial : call->args.output)) {
        log_errno("cannot put the runtime into %s", call->args.output);
        return compile_original(call, NULL);
    }
    call->is_quick = true;
    for (unsigned round = 0; any_changed(call) && round <= ROUNDS;) {
        if (!compile_rewritten(call, mirrors, &output))
            break;
        if (output.status == 0) {
            find_read(call);
            if (!place_classes(call))
                log_errno("cannot put the classes into their places");
            if (call->trial)
                answer(call, true);
            else
                print_translated(call, output.errors);
            remember(call);
            summarise(call);
            return 0;
        }
        if (was_ended(output.status))
            return wrap_run_status(output.status);
        struct javac_messages messages = { 0 };
        javac_messages_read(call->arena, output.errors, &messages);
        if (messages.files.count == 0 && asks_less(call, output.errors))
            continue;
        log_debug("the compiler rejects the rewritten text:\n%.*s", (int)output.errors.length, output.errors.text);
        if (!has_original && wrap_run_captured(call->arena, original_command(call), (struct slice){ 0 }, &original) < 0)
            break;
        has_original = true;
        if (original.status != 0 || !repair_sources(call, &messages, round++))
            break;
    }
    call->is_quick = false;
    return compile_original(call, has_original ? &original : NULL);
}

static void tell_plain(const struct call *call)
{
    if (!call->javac->is_in_build)
        log_info("javac: passed on as it is: %s", call->args.why_plain);
    else if (call->modules.why_plain)
        state_record(call->javac->state, "plain module-info.java %s\n", call->javac->directory);
    else
        log_debug("javac: passed on as it is: %s", call->args.why_plain);
}

/* Why the runtime has no classes: runtime/jvm/build has written it down. */
static const char *why_missing(const struct call *call)
{
    struct slice text;
    const char *runtime = call->javac->runtime;
    if (fs_read(call->arena, fs_join(call->arena, runtime, "missing"), 0, &text) != 0)
        return arena_printf(call->arena, "%s is not complete", runtime);
    const char *newline = memchr(text.text, '\n', text.length);
    return arena_strndup(call->arena, text.text, newline ? (size_t)(newline - text.text) : text.length);
}

static int wrap(const struct wrap_javac *javac)
{
    struct call call = { .javac = javac, .arena = javac->arena };
    const char *mirrors = "";
    clock_gettime(CLOCK_REALTIME_COARSE, &call.begin); /* the clock of the file system's time stamps */
    javac_args_parse(call.arena, javac->argv, &call.args);
    call.file = arena_printf(call.arena, "%s/words-%d", javac->state, (int)getpid());
    call.agent = java_agent(call.arena);
    call.mirror = arena_printf(call.arena, "%s/javac/%016" PRIx64, javac->state, javac->config->hash);
    javac_modules_find(call.arena, &call.args, javac->directory, call.mirror, &call.modules);
    if (call.modules.why_plain && !call.args.why_plain)
        call.args.why_plain = call.modules.why_plain;
    if (!call.args.why_plain && !fs_exists(fs_join(call.arena, javac->runtime, "weft/rt/Probes.class"))) {
        log_warning("weft has no runtime for the JVM, so nothing is recorded: %s", why_missing(&call));
        call.args.why_plain = "there is no runtime";
    }
    call.trial = javac->answer ? javac_trial_open(call.arena, javac->state) : NULL;
    if (javac->answer && !call.trial) {
        log_errno("cannot write to %s", javac->state);
        call.args.why_plain = "it cannot be tried";
    }
    if (call.args.why_plain) {
        tell_plain(&call);
    } else {
        call.select = select_new(call.arena, javac->config);
        for (size_t i = 0; i < call.args.sources.count; i++)
            prepare_source(&call, call.args.sources.items[i], call.args.words.items[call.args.sources.items[i]]);
        if (!call.modules.items.count || call.args.source_path)
            mirrors = prepare_source_path(&call);
        prepare_modules(&call);
    }
    if (!any_changed(&call) && call.select && javac->is_in_build)
        record(&call);
    int status = any_changed(&call) ? compile(&call, mirrors) : compile_original(&call, NULL);
    if (call.trial)
        javac_trial_close(call.trial);
    return status;
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
        if (javac->answer) /* there is none */
            return 0;
        return wrap_run_instead(original_command(&call), (struct slice){ 0 });
    }
    return wrap_run_status(status);
}
