#define _GNU_SOURCE 1
#include "rewrite_crate.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.h"
#include "fallback.h"
#include "fs.h"
#include "log.h"
#include "repair.h"
#include "rust_crate.h"
#include "rust_point.h"
#include "mirror.h"
#include "state.h"
#include "wrap_run.h"

enum { SECONDS = 120, SOURCE_LIMIT = 1 << 30 };

/* One source file of the crate. */
struct file {
    const char *path; /* absolute */
    struct slice text;
    struct rewrite_result result;
    uint64_t key;     /* of the remembered steps: a hash of the text before anything fell back */
    bool was_changed; /* that text has probes in it */
    struct fallbacks fallbacks;
};

struct work {
    const struct rustc_call *call;
    struct arena *arena;
    struct rust_crate *crate;
    struct select *select;
    struct file *files;
    size_t n_files;
};

const char *rust_rewrite_mirror(const struct rustc_call *call)
{
    return fs_join(call->arena, call->key, "mirror");
}

static int rewrite_file(const struct work *work, struct file *file)
{
    struct diags diags = { .arena = work->arena };
    struct rust_request own = { .crate = work->crate,
                                .mirror = rust_rewrite_mirror(work->call),
                                .has_frames = !(work->call->args.facts & RUSTC_OPTIMISES) };
    struct rewrite_request request = { .path = file->path,
                                       .contents = file->text,
                                       .language = "rust",
                                       .directory = work->call->directory,
                                       .config = work->call->config,
                                       .select = work->select,
                                       .own = &own,
                                       .steps = file->fallbacks.steps.items,
                                       .n_steps = file->fallbacks.steps.count };
    int status = rewrite_unit(work->arena, &request, &file->result, &diags);
    for (size_t i = 0; i < diags.list.count; i++)
        log_debug("%s: %s", file->path, diags.list.items[i].text);
    return status;
}

/* In edition 2015 the root file names the runtime crate, also where only another file has a use for it. */
static bool is_for_probes(const struct file *file)
{
    const struct unit *unit = file->result.unit;
    return file->result.changed && (unit->n_written || rust_unit_of(unit)->redirections.count);
}

/* Steps of this build come before those remembered from earlier builds. */
static void load_steps(const struct work *work, struct file *file)
{
    fallback_load(work->arena, work->call->key, file->key, &file->fallbacks);
    if (!file->fallbacks.steps.count)
        fallback_load(work->arena, work->call->state, file->key, &file->fallbacks);
}

static bool rewrite_files(struct work *work)
{
    const char *const *paths = rust_crate_files(work->crate, &work->n_files);
    work->files = arena_array(work->arena, struct file, work->n_files + 1);
    /* Included files come after the file that includes them, but have to be known first: it decides from where to
     * include them. */
    for (size_t i = work->n_files; i-- > 0;) {
        struct file *file = &work->files[i];
        file->path = paths[i];
        file->text = rust_crate_text(work->crate, i);
        if (rewrite_file(work, file) != 0)
            return false;
        file->key = hash_bytes(hash_text(HASH_START, file->path), file->result.text.text, file->result.text.length);
        file->was_changed = is_for_probes(file);
        load_steps(work, file);
        if (file->fallbacks.steps.count && rewrite_file(work, file) != 0)
            return false;
        if (file->was_changed)
            rust_crate_mark_rewritten(work->crate, i);
    }
    return true;
}

/* Messages count columns in characters, points in bytes. */
static unsigned byte_column(const struct rewrite_result *result, unsigned line, unsigned column)
{
    const char *at = result->text.text + result->body_begin, *limit = result->text.text + result->text.length, *begin;
    for (unsigned i = 1; i < line && at; i++) {
        at = memchr(at, '\n', (size_t)(limit - at));
        at = at ? at + 1 : NULL;
    }
    if (!at || !column)
        return column;
    for (begin = at; at < limit && column > 1 && *at != '\n'; column--)
        do
            at++;
        while (at < limit && ((unsigned char)*at & 0xc0) == 0x80);
    return (unsigned)(at - begin) + 1;
}

static int save_steps(const struct work *work, const struct file *file)
{
    struct slice source = file->result.unit->source;
    struct fallback_subject subject = fallback_subject(work->arena, file->path, source, work->call->config);
    return fallback_save(work->call->key, file->key, &subject, &file->fallbacks);
}

/* Makes the points at these positions fall back: at the primary ones only, or at all. Returns how many fell back. */
static uint32_t fall_back(struct work *work, const rust_positions *positions, bool only_primary, unsigned round)
{
    uint32_t moved = 0;
    for (size_t i = 0; i < work->n_files; i++) {
        struct file *file = &work->files[i];
        repair_positions here = { 0 };
        for (size_t j = 0; j < positions->count; j++) {
            const struct rust_position *position = &positions->items[j];
            if ((position->is_primary || !only_primary) &&
                strcmp(fs_absolute(work->arena, fs_join(work->arena, work->call->directory, position->file)), file->path) == 0)
                vec_push(
                    work->arena, &here,
                    (struct repair_position){ position->line, byte_column(&file->result, position->line, position->column), position->is_primary });
        }
        uint32_t n = here.count ? (uint32_t)repair_step_at(work->arena, &file->result, &here, round, &file->fallbacks) : 0;
        if (n && (save_steps(work, file) != 0 || rewrite_file(work, file) != 0))
            return 0;
        moved += n;
    }
    return moved;
}

static bool write_mirror(const struct work *work)
{
    const struct rustc_call *call = work->call;
    const char *mirror = rust_rewrite_mirror(call), **paths = arena_array(work->arena, const char *, work->n_files + 1);
    struct slice *texts = arena_array(work->arena, struct slice, work->n_files + 1);
    for (size_t i = 0; i < work->n_files; i++) {
        paths[i] = work->files[i].path;
        texts[i] = work->files[i].result.unit->source;
    }
    const char *package = call->package_directory ? call->package_directory : fs_directory_of(work->arena, rustc_call_root(call));
    if (rust_mirror_make(mirror, package, paths, texts, work->n_files) != 0)
        return false;
    for (size_t i = 0; i < work->n_files; i++)
        if (work->files[i].result.changed && rust_mirror_put(mirror, paths[i], work->files[i].result.text) != 0)
            return false;
    return true;
}

static void add_up(const struct work *work, struct rust_rewriting *rewriting)
{
    uint64_t runtime = rust_runtime_hash(work->arena);
    uint32_t most = 0;
    rewriting->hash = RUST_REWRITING_NONE;
    for (size_t i = 0; i < work->n_files; i++) {
        const struct file *file = &work->files[i];
        struct left_alone left = { 0 };
        left_alone_add(&left, file->result.unit);
        left_alone_add(&rewriting->left, file->result.unit);
        if (left_alone_total(&left) > most && strlen(file->path) < sizeof rewriting->most_left) {
            most = left_alone_total(&left);
            strcpy(rewriting->most_left, file->path);
        }
        if (file->was_changed && rewriting->hash == RUST_REWRITING_NONE)
            rewriting->hash = hash_bytes(HASH_START, &runtime, sizeof runtime);
        if (file->was_changed)
            rewriting->hash = hash_bytes(rewriting->hash, &file->key, sizeof file->key);
        if (!is_for_probes(file))
            continue;
        rewriting->n_changed++;
        rewriting->n_points += file->result.unit->n_written;
        rewriting->n_fallen_back += (uint32_t)file->fallbacks.steps.count;
    }
}

/* Runs in the child. Returns its exit status. */
static int rewrite_here(const struct rustc_call *call, bool make_mirror, const rust_positions *positions, unsigned round, int out)
{
    struct work work = { .call = call, .arena = call->arena };
    struct rust_rewriting rewriting = { 0 };
    struct diags diags = { .arena = work.arena };
    work.select = select_new(work.arena, call->config);
    work.crate = rust_crate_open(work.arena, rustc_call_root(call), call->args.crate_name, call->args.edition ? call->args.edition : "2015",
                                 call->out_dir, &call->args.cfg, &diags);
    if (!work.crate || !rewrite_files(&work))
        return 1;
    if (positions && positions->count)
        rewriting.moved = fall_back(&work, positions, true, round);
    if (positions && positions->count && !rewriting.moved)
        rewriting.moved = fall_back(&work, positions, false, round);
    add_up(&work, &rewriting);
    if (make_mirror && rewriting.n_changed && !write_mirror(&work)) {
        log_errno("%s: cannot create the mirror of the package", call->package);
        return 1;
    }
    if (!positions)
        state_record_used(work.call->state, work.call->config, work.select,
                          call->is_alone ? rustc_call_root(call) : fs_join(work.arena, call->key, "rewriting"));
    return write(out, &rewriting, sizeof rewriting) == (ssize_t)sizeof rewriting ? 0 : 1;
}

static bool rewrite_in_child(const struct rustc_call *call, bool make_mirror, const rust_positions *positions, unsigned round,
                             struct rust_rewriting *rewriting)
{
    int ends[2], status = -1;
    *rewriting = (struct rust_rewriting){ .hash = RUST_REWRITING_NONE };
    if (fs_make_directories(call->key) != 0 || pipe2(ends, O_CLOEXEC) != 0)
        return false;
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        child_ends_with(parent);
        wrap_run_limit(SECONDS);
        if (!getenv("WEFT_VERBOSE"))
            dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
        _exit(rewrite_here(call, make_mirror, positions, round, ends[1]));
    }
    close(ends[1]);
    struct rust_rewriting report;
    ssize_t n = -1;
    while (child > 0 && (n = read(ends[0], &report, sizeof report)) < 0 && errno == EINTR)
        ;
    close(ends[0]);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (n != (ssize_t)sizeof report || status != 0)
        return false;
    *rewriting = report;
    return true;
}

bool rust_rewrite_crate(const struct rustc_call *call, bool make_mirror, struct rust_rewriting *rewriting)
{
    rust_rewrite_forget_steps(call); /* left by an interrupted build */
    return rewrite_in_child(call, make_mirror, NULL, 0, rewriting);
}

bool rust_rewrite_repair(const struct rustc_call *call, const rust_positions *positions, unsigned round, struct rust_rewriting *rewriting)
{
    return rewrite_in_child(call, true, positions, round, rewriting);
}

static uint64_t key_of_crate(uint64_t hash)
{
    return hash_bytes(hash_text(HASH_START, "crate"), &hash, sizeof hash);
}

bool rust_rewrite_is_rejected(const struct rustc_call *call, uint64_t hash)
{
    struct fallbacks fallbacks;
    fallback_load(call->arena, call->state, key_of_crate(hash), &fallbacks);
    return fallbacks.original;
}

void rust_rewrite_reject(const struct rustc_call *call, uint64_t hash)
{
    const struct fallback_subject subject = fallback_subject(call->arena, rustc_call_root(call), (struct slice){ 0 }, call->config);
    if (fallback_save(call->state, key_of_crate(hash), &subject, &(struct fallbacks){ .original = true }) != 0)
        log_debug("cannot remember that only the original compiles: %s", strerror(errno));
}

void rust_rewrite_remember_steps(const struct rustc_call *call)
{
    char *from = fs_join(call->arena, call->key, "fallback"), *to = fs_join(call->arena, call->state, "fallback");
    DIR *directory = opendir(from);
    if (directory && fs_make_directories(to) == 0)
        for (struct dirent *entry; (entry = readdir(directory)) != NULL;)
            if (entry->d_name[0] != '.' && rename(fs_join(call->arena, from, entry->d_name), fs_join(call->arena, to, entry->d_name)) != 0)
                log_debug("cannot remember what fell back: %s", strerror(errno));
    if (directory)
        closedir(directory);
}

void rust_rewrite_forget_steps(const struct rustc_call *call)
{
    rust_mirror_remove(fs_join(call->arena, call->key, "fallback"));
}
