#include "wrap_rewrite.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "child.h"
#include "fs.h"
#include "install.h"
#include "language.h"
#include "log.h"
#include "repair.h"
#include "rewrite_cache.h"
#include "rewrite_errand.h"
#include "rewrite_twins.h"
#include "source_map.h"
#include "wrap_run.h"

enum { REWRITE_SECONDS = 120 };

/* What the child that rewrites reports. Behind it follow the steps, the bytes of `headers`, the steps' file names, and
 * the records of what the configuration's entries matched. */
struct report {
    uint32_t changed, stands_alone, hides_of_gcc, hides_of_clang, n_points, n_fallen_back, moved, n_steps, headers, files, used;
    struct left_alone left;
};

const char *wrap_directory_of(struct arena *arena, const char *path)
{
    return strcmp(path, "-") == 0 ? "." : fs_directory_of(arena, path);
}

bool wrap_share_a_directory(struct arena *arena, const struct wrap_args *args)
{
    for (size_t i = 1; i < args->sources.count; i++)
        if (strcmp(wrap_directory_of(arena, args->words.items[args->sources.items[i].word]),
                   wrap_directory_of(arena, args->words.items[args->sources.items[0].word])) != 0)
            return false;
    return true;
}

struct rewrite_request wrap_request_of(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source)
{
    return (struct rewrite_request){ .path = source->path,
                                     .contents = source->contents,
                                     .language = source->language->name,
                                     .compiler = cc->compiler,
                                     .flags = args->flags.items,
                                     .n_flags = args->flags.count,
                                     .front_end = cc->target.front_end,
                                     .n_front_end = cc->target.n_front_end,
                                     .search = cc->target.search,
                                     .n_search = cc->target.n_search,
                                     .answers = fs_join(cc->arena, cc->state, "targets"),
                                     .directory = cc->directory,
                                     .config = cc->config,
                                     .steps = source->fallbacks.steps.items,
                                     .n_steps = source->fallbacks.steps.count,
                                     .headers = true,
                                     .stands_alone = !wrap_share_a_directory(cc->arena, args),
                                     .stamp = cc->config->hash };
}

static int rewrite_once(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, struct select *select,
                        struct rewrite_result *result)
{
    struct diags diags = { .arena = cc->arena };
    struct rewrite_request request = wrap_request_of(cc, args, source);
    request.select = select;
    return rewrite_unit(cc->arena, &request, result, &diags);
}

static void list_headers(const struct unit *unit, struct str *out)
{
    for (size_t i = 1; i < unit->inclusions.count; i++) {
        const struct inclusion *inclusion = &unit->inclusions.items[i];
        if (!source_map_is_first_inclusion(unit, i))
            continue;
        str_add_char(out, inclusion->is_system ? 's' : 'u');
        str_add_bytes(out, inclusion->name, strlen(inclusion->name) + 1);
    }
}

/* The object that the source becomes; NULL: the command does not stop there. */
static const char *object_of(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source)
{
    if (!(args->facts & WRAP_NO_LINK))
        return NULL;
    const char *name = fs_name_of(source->path), *dot = strrchr(name, '.');
    return fs_absolute(cc->arena, args->output ? args->output : arena_printf(cc->arena, "%.*s.o", (int)(dot ? dot - name : 0), name));
}

/* Of what the configuration's entries matched, with the object, which the summary of the build asks for. */
static void record_used(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, const char *used)
{
    const char *object = object_of(cc, args, source);
    size_t length = strcspn(used, "\n");
    state_record(cc->state, "%.*s%s%s%s", (int)length, used, object ? "\t" : "", object ? object : "", used + length);
}

/* What a parse depends on beside the words of the command and the files that it reads. */
static const char *const variables[] = { "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "GCC_EXEC_PREFIX", "COMPILER_PATH" };

/* `rewritten`: the text of this command, or of another one. */
static struct rewrite_cache cache_of(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, const char *rewritten)
{
    uint64_t key = source->known_key;
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        key = hash_text(key, getenv(variables[i]) ? getenv(variables[i]) : "");
    return (struct rewrite_cache){ .arena = cc->arena,
                                   .path = arena_printf(cc->arena, "%s.known", rewritten),
                                   .directory = cc->directory,
                                   .flags = args->flags.items,
                                   .n_flags = args->flags.count,
                                   .search = cc->target.search,
                                   .n_search = cc->target.n_search,
                                   .start = source->start,
                                   .text = source->text,
                                   .key = key };
}

static struct slice make_report(const struct wrap_cc *cc, const struct source *source, const struct select *select,
                                const struct rewrite_result *result, size_t moved)
{
    struct str out = { .arena = cc->arena }, headers = { .arena = cc->arena }, files = { .arena = cc->arena };
    const char *used = state_used_lines(cc->arena, cc->config, select, source->subject.source);
    list_headers(result->unit, &headers);
    for (size_t i = 0; i < source->fallbacks.steps.count; i++) {
        const char *file = source->fallbacks.steps.items[i].file;
        str_add_bytes(&files, file ? file : "", file ? strlen(file) + 1 : 1);
    }
    struct report report = { .changed = result->changed,
                             .stands_alone = result->unit->stands_alone,
                             .hides_of_gcc = result->unit->hides_of_gcc,
                             .hides_of_clang = result->unit->hides_of_clang,
                             .n_points = result->unit->n_written,
                             .n_fallen_back = (uint32_t)source->fallbacks.steps.count,
                             .moved = (uint32_t)moved,
                             .n_steps = (uint32_t)source->fallbacks.steps.count,
                             .headers = (uint32_t)headers.length,
                             .files = (uint32_t)files.length,
                             .used = (uint32_t)strlen(used) };
    left_alone_add(&report.left, result->unit);
    str_add_bytes(&out, (const char *)&report, sizeof report);
    str_add_bytes(&out, (const char *)source->fallbacks.steps.items, report.n_steps * sizeof *source->fallbacks.steps.items);
    str_add_bytes(&out, headers.text, headers.length);
    str_add_bytes(&out, files.text, files.length);
    str_add_bytes(&out, used, report.used);
    return (struct slice){ out.text, out.length };
}

/* Runs in the child, because it uses libclang. Returns the exit status. */
static int rewrite_here(const struct wrap_cc *cc, const struct wrap_args *args, struct source *source, struct slice diagnostics, unsigned round,
                        int out)
{
    struct select *select = select_new(cc->arena, cc->config);
    struct rewrite_cache cache = cache_of(cc, args, source, source->rewritten);
    struct rewrite_result result;
    size_t moved = 0;
    if (rewrite_once(cc, args, source, select, &result) != 0)
        return 1;
    if (diagnostics.text) {
        moved = repair_step(cc->arena, &result, diagnostics, round, &source->fallbacks);
        if (moved && rewrite_once(cc, args, source, select, &result) != 0)
            return 1;
    }
    if (result.changed && fs_write_atomic(source->rewritten, result.text.text, result.text.length) != 0)
        return 1;
    struct slice report = make_report(cc, source, select, &result, moved);
    rewrite_cache_save(&cache, result.unit, result.changed ? source->rewritten : NULL, report);
    rewrite_twins_add(cc->arena, source->twins, source->rewritten);
    return fs_write_all(out, report.text, report.length) == 0 ? 0 : 1;
}

/* Moves *from behind `size` bytes; NULL if there are not as many. */
static const char *take(struct slice *from, size_t size)
{
    const char *at = from->text;
    if (size > from->length)
        return NULL;
    *from = (struct slice){ at + size, from->length - size };
    return at;
}

/* Returns false if the report is not whole. *used is for state_record. */
static bool take_report(struct arena *arena, struct slice from, struct source *source, uint32_t *moved, const char **used)
{
    struct report report;
    const char *at = take(&from, sizeof report);
    if (!at)
        return false;
    memcpy(&report, at, sizeof report);
    struct fall_back *steps = arena_array(arena, struct fall_back, (size_t)report.n_steps + 1);
    const char *bytes = take(&from, report.n_steps * sizeof *steps), *headers = take(&from, report.headers), *files = take(&from, report.files);
    if (!bytes || !headers || !files || from.length != report.used)
        return false;
    memcpy(steps, bytes, report.n_steps * sizeof *steps);
    source->headers = (struct slice){ headers, report.headers };
    source->fallbacks.steps.count = 0;
    for (uint32_t i = 0; i < report.n_steps; i++) {
        steps[i].file = *files ? files : NULL; /* replaces the child's pointer */
        files += strlen(files) + 1;
        vec_push(arena, &source->fallbacks.steps, steps[i]);
    }
    source->changed = report.changed;
    source->stands_alone = report.stands_alone;
    source->hides_of_gcc = report.hides_of_gcc;
    source->hides_of_clang = report.hides_of_clang;
    source->left = report.left;
    source->n_points = report.n_points;
    source->n_fallen_back = report.n_fallen_back;
    *moved = report.moved;
    *used = arena_strndup(arena, from.text, from.length);
    return true;
}

/* What whoever rewrites writes to the other end, or nothing. */
static struct slice read_report(const struct wrap_cc *cc, int end)
{
    struct slice report = { 0 };
    if (fs_read(cc->arena, arena_printf(cc->arena, "/proc/self/fd/%d", end), 0, &report) != 0)
        report = (struct slice){ 0 };
    return report;
}

/* In a process that does nothing else: where it crashes or does not end, the build goes on. */
static int rewrite_alone(const struct wrap_cc *cc, const struct wrap_args *args, struct source *source, struct slice diagnostics, unsigned round,
                         int out)
{
    wrap_run_limit(REWRITE_SECONDS);
    if (!getenv("WEFT_VERBOSE")) {
        int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (null >= 0)
            dup2(null, 2);
    }
    return rewrite_here(cc, args, source, diagnostics, round, out);
}

/* Rewrites in a child process, so that a crash or an endless loop in libclang or weft does not break the build. */
bool wrap_rewrite_again(const struct wrap_cc *cc, const struct wrap_args *args, struct source *source, struct slice diagnostics, unsigned round,
                        uint32_t *moved)
{
    int ends[2], status = -1;
    if (pipe(ends) != 0)
        return false;
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        child_ends_with(parent);
        close(ends[0]);
        _exit(rewrite_alone(cc, args, source, diagnostics, round, ends[1]));
    }
    close(ends[1]);
    struct slice report = child > 0 ? read_report(cc, ends[0]) : (struct slice){ 0 };
    close(ends[0]);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    const char *used;
    if (status != 0 || !take_report(cc->arena, report, source, moved, &used))
        return false;
    if (!diagnostics.text)
        record_used(cc, args, source, used);
    return true;
}

/* Has the build's server rewrite it, which begins with libclang loaded. */
static bool rewrite_by_server(const struct wrap_cc *cc, const struct wrap_args *args, struct source *source)
{
    int ends[2];
    uint32_t moved;
    const char *used;
    if (source->contents.text || pipe2(ends, O_CLOEXEC) != 0)
        return false;
    struct rewrite_errand errand = { .directory = cc->directory,
                                     .compiler = cc->compiler,
                                     .words = cc->argv,
                                     .word = (uint32_t)source->word,
                                     .key = source->key,
                                     .rewritten = source->rewritten,
                                     .report = ends[1] };
    bool is_asked = rewrite_errand_send(cc->arena, errand);
    close(ends[1]);
    struct slice report = is_asked ? read_report(cc, ends[0]) : (struct slice){ 0 };
    close(ends[0]);
    if (!take_report(cc->arena, report, source, &moved, &used))
        return false;
    record_used(cc, args, source, used);
    log_debug("%s: parsed by the build's server", source->path);
    return true;
}

static uint64_t hash_command(const struct wrap_cc *cc)
{
    uint64_t hash = hash_text(HASH_START, cc->compiler);
    hash = hash_bytes(hash, &cc->config->hash, sizeof cc->config->hash);
    return hash_text(hash, cc->directory);
}

static uint64_t hash_words(uint64_t hash, const char *const *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        hash = hash_text(hash, words[i]);
    return hash;
}

static bool same_steps(const struct fallbacks *a, const struct fallbacks *b)
{
    bool same = a->steps.count == b->steps.count;
    for (size_t i = 0; same && i < a->steps.count; i++) {
        const struct fall_back *x = &a->steps.items[i], *y = &b->steps.items[i];
        same = x->point == y->point && x->steps == y->steps && x->line == y->line && x->column == y->column &&
               strcmp(x->file ? x->file : "", y->file ? y->file : "") == 0;
    }
    return same;
}

/* For the end of the build. */
static void record_text(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source)
{
    state_record_text(cc->state, source->rewritten, strcmp(source->path, "-") == 0 ? cc->directory : source->subject.source,
                      args->output ? fs_directory_of(cc->arena, fs_absolute(cc->arena, args->output)) : cc->directory, source->twins);
}

/* By what is remembered of the text `rewritten`, if nothing has changed. *recalled is then what has become of the source. */
static bool recall_text(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, const char *rewritten,
                        struct source *recalled, struct slice *known)
{
    struct rewrite_cache cache = cache_of(cc, args, source, rewritten);
    struct slice report;
    const char *used;
    uint32_t moved;
    *recalled = *source;
    recalled->fallbacks = (struct fallbacks){ .quiet = source->fallbacks.quiet };
    if (!rewrite_cache_load(&cache, &report, known) || !take_report(cc->arena, report, recalled, &moved, &used) ||
        !same_steps(&recalled->fallbacks, &source->fallbacks))
        return false;
    record_used(cc, args, source, used);
    return true;
}

static bool copy_twin(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, struct slice text, struct slice known)
{
    struct rewrite_cache cache = cache_of(cc, args, source, source->rewritten);
    if (fs_make_directories(fs_directory_of(cc->arena, source->rewritten)) != 0 ||
        (source->changed && fs_write_atomic(source->rewritten, text.text, text.length) != 0))
        return false;
    rewrite_cache_copy(&cache, known, source->changed ? source->rewritten : NULL);
    return true;
}

/* By what another object of the same source was made of. The text is read first: what is remembered of it, and still true, is then
 * about what was read. */
static bool recall_twin(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source, struct source *recalled)
{
    rewrite_twins twins = rewrite_twins_find(cc->arena, source->twins);
    for (size_t i = 0; i < twins.count; i++) {
        struct slice text = { 0 }, known; /* there is no text if nothing is selected in it */
        fs_read(cc->arena, twins.items[i], 0, &text);
        if (recall_text(cc, args, source, twins.items[i], recalled, &known))
            return copy_twin(cc, args, recalled, text, known);
    }
    return false;
}

static bool recall(const struct wrap_cc *cc, const struct wrap_args *args, struct source *source)
{
    struct source recalled;
    struct slice known;
    if (!recall_text(cc, args, source, source->rewritten, &recalled, &known)) {
        if (!recall_twin(cc, args, source, &recalled))
            return false;
        record_text(cc, args, source);
    }
    *source = recalled;
    log_debug("%s: nothing that it reads has changed since it was rewritten", source->path);
    return true;
}

/* Nothing in it can be selected: it needs no parse. */
static bool is_beyond_reach(const struct wrap_cc *cc, const struct wrap_args *args, const struct source *source)
{
    struct rewrite_request request = wrap_request_of(cc, args, source);
    request.select = select_new(cc->arena, cc->config);
    request.contents = source->text;
    if (!source->language->may_select || source->language->may_select(cc->arena, &request))
        return false;
    record_used(cc, args, source, state_used_lines(cc->arena, cc->config, request.select, source->subject.source));
    log_debug("%s: not parsed: it does not spell what is selected", source->path);
    return true;
}

/* Returns false if the compiler is to get the original. */
static bool begin_source(const struct wrap_cc *cc, const struct wrap_args *args, const struct wrap_source *from, struct source *source)
{
    const char *path = args->words.items[from->word];
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    *source = (struct source){
        .start = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec, .word = from->word, .path = path, .language = from->language
    };
    if (fs_read(cc->arena, strcmp(path, "-") == 0 ? "/dev/stdin" : path, 0, &source->text) != 0)
        return false;
    if (strcmp(path, "-") == 0)
        source->contents = source->text;
    source->subject = fallback_subject(cc->arena, fs_join(cc->arena, cc->directory, path), source->text, cc->config);
    uint64_t command = hash_text(hash_command(cc), source->language->name);
    source->known_key =
        hash_bytes(state_hash_program(state_hash_program(command, cc->compiler), install_weft(cc->arena)), source->text.text, source->text.length);
    source->key = hash_words(source->known_key, args->flags.items, args->flags.count);
    fallback_load(cc->arena, cc->state, source->key, &source->fallbacks);
    if (source->fallbacks.original)
        return false;
    char *folder = arena_printf(cc->arena, "%s/units/%016" PRIx64, cc->state,
                                hash_text(hash_words(hash_command(cc), args->words.items, args->words.count), path));
    source->rewritten =
        fs_join(cc->arena, folder, strcmp(path, "-") == 0 ? arena_printf(cc->arena, "-%s", source->language->endings[0]) : fs_name_of(path));
    uint64_t same = hash_text(hash_text(command, path), wrap_share_a_directory(cc->arena, args) ? "" : "alone");
    source->twins = arena_printf(cc->arena, "%s/units/%016" PRIx64 ".twins", cc->state, same);
    return true;
}

int wrap_rewrite_for(const struct wrap_cc *cc, const struct wrap_args *args, const struct wrap_source *from, uint64_t key, const char *rewritten,
                     int report)
{
    struct source source;
    if (!begin_source(cc, args, from, &source) || source.key != key || strcmp(source.rewritten, rewritten) != 0)
        return 1;
    return rewrite_alone(cc, args, &source, (struct slice){ 0 }, 0, report);
}

void wrap_rewrite(const struct wrap_cc *cc, const struct wrap_args *args, const struct wrap_source *from, struct source *source)
{
    uint32_t moved;
    if (!begin_source(cc, args, from, source) || recall(cc, args, source) || is_beyond_reach(cc, args, source))
        return;
    record_text(cc, args, source);
    if (fs_make_directories(fs_directory_of(cc->arena, source->rewritten)) == 0 &&
        (rewrite_by_server(cc, args, source) || wrap_rewrite_again(cc, args, source, (struct slice){ 0 }, 0, &moved)))
        return;
    log_debug("%s: cannot be rewritten, compiled unchanged", source->path);
    source->changed = false;
}
