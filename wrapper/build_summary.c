#include "build_summary.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_command.h"
#include "fs.h"
#include "log.h"
#include "select.h"

/* A text that several records have, and how often; or how much all of these records count. */
struct tally {
    const char *text;
    unsigned long count;
};
typedef VEC(struct tally) tallies;

struct totals {
    unsigned long units, instrumented, left_all, points, fell_back, rejected, killed, failed;
    unsigned long hooked_accesses, hooked_functions, hooked_units; /* memory accesses by hooks */
    tallies no_hooks;                                              /* what a command has that keeps hooks from its units */
    tallies foreign;                                               /* targets without a runtime and why, and the units for them */
    tallies plain;                                                 /* options without a runtime, and the units compiled with them */
    tallies unread;                                                /* languages that weft does not read, and the units in them */
    tallies left;                                                  /* reasons, and the calls left alone for them */
    tallies left_files, fell_back_files;
    VEC(const char *) stale; /* files of another configuration */
    struct similar {
        size_t distance;
        const char *name;
    } *similar; /* per probe, the name nearest to its pattern */
    size_t n_probes;
};

static void count(struct arena *arena, tallies *list, const char *text, unsigned long number)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i].text, text) == 0) {
            list->items[i].count += number;
            return;
        }
    vec_push(arena, list, (struct tally){ arena_strdup(arena, text), number });
}

static int compare_tally(const void *a, const void *b)
{
    const struct tally *x = a, *y = b;
    return x->count == y->count ? strcmp(x->text, y->text) : x->count < y->count ? 1 : -1;
}

/* Sorts, the largest first, and returns the sum. */
static unsigned long add_tallies(tallies *list)
{
    unsigned long sum = 0;
    if (list->count)
        qsort(list->items, list->count, sizeof *list->items, compare_tally);
    for (size_t i = 0; i < list->count; i++)
        sum += list->items[i].count;
    return sum;
}

/* The record "used CONFIG-HASH PROBE[!VALUE...(NAMES)]... SOURCE[\tOBJECT]" of one source, and "used-by-hooks" likewise: the probes that its calls
 * matched when it was last compiled, and the values they name that none of these calls had. */
struct usage {
    char *line;
    const char *path, *object; /* NULL: not known */
    bool is_of_hooks;          /* "used-by-hooks": of the source's assembly */
    uint64_t config;
    const char *probes; /* " 0 3!1(n and return) 17 /path" */
    size_t order;
};
typedef VEC(struct usage) usage_list;

static void take_usage(struct arena *arena, char *line, usage_list *usages)
{
    char *at;
    struct usage usage = { .line = line, .path = strchr(line, '/'), .order = usages->count, .is_of_hooks = text_starts_with(line, "used-by-hooks ") };
    usage.config = strtoull(strchr(line, ' '), &at, 16);
    usage.probes = at;
    const char *tab = usage.path ? strchr(usage.path, '\t') : NULL;
    if (tab) {
        usage.object = arena_strdup(arena, tab + 1);
        usage.path = arena_strndup(arena, usage.path, (size_t)(tab - usage.path));
    }
    if (usage.path)
        vec_push(arena, usages, usage);
}

static void add_once(struct arena *arena, struct totals *totals, const char *path)
{
    for (size_t i = 0; i < totals->stale.count; i++)
        if (strcmp(totals->stale.items[i], path) == 0)
            return;
    vec_push(arena, &totals->stale, path);
}

/* Objects that are there, and were not compiled again since the configuration changed. */
static void add_old_objects(struct arena *arena, const struct config *config, const usage_list *usages, struct totals *totals)
{
    for (size_t i = 0; i < usages->count; i++)
        if (usages->items[i].object && usages->items[i].config != config->hash && fs_exists(usages->items[i].object))
            add_once(arena, totals, usages->items[i].object);
}

/* "WORD TEXT NUMBER PATH" or, without `number`, "WORD TEXT PATH" */
static void take_tally(struct arena *arena, const char *line, tallies *texts, tallies *files, bool has_number)
{
    char *text = arena_strdup(arena, strchr(line, ' ') + 1), *at = strchr(text, ' ');
    if (!at)
        return;
    *at++ = '\0';
    unsigned long number = has_number ? strtoul(at, &at, 10) : 1;
    count(arena, texts, text, number);
    if (files)
        count(arena, files, at + (*at == ' '), number);
}

static void take_similar(struct arena *arena, const char *line, struct totals *totals)
{
    size_t probe, distance;
    int used;
    if (sscanf(line, "similar %zu %zu %n", &probe, &distance, &used) != 2 || probe >= totals->n_probes)
        return;
    struct similar *nearest = &totals->similar[probe];
    if (!nearest->name || distance < nearest->distance)
        *nearest = (struct similar){ distance, arena_strdup(arena, line + used) };
}

static void take_record(struct arena *arena, char *line, struct totals *totals, usage_list *usages)
{
    unsigned points, fell_back;
    unsigned long accesses, functions;
    int used;
    if (sscanf(line, "unit %u %u %n", &points, &fell_back, &used) == 2) {
        totals->units++, totals->instrumented++;
        totals->points += points, totals->fell_back += fell_back;
        if (fell_back)
            count(arena, &totals->fell_back_files, line + used, fell_back);
    } else if (text_starts_with(line, "alone ")) {
        totals->units++;
    } else if (text_starts_with(line, "left-all ")) {
        totals->units++, totals->left_all++;
    } else if (text_starts_with(line, "left ")) {
        take_tally(arena, line, &totals->left, &totals->left_files, true);
    } else if (text_starts_with(line, "plain ")) {
        take_tally(arena, line, &totals->plain, NULL, false);
    } else if (text_starts_with(line, "failed ")) {
        totals->failed++;
    } else if (text_starts_with(line, "foreign ")) {
        count(arena, &totals->foreign, line + strlen("foreign "), 1);
    } else if (text_starts_with(line, "unread ")) {
        count(arena, &totals->unread, line + strlen("unread "), 1);
    } else if (text_starts_with(line, "rejected ")) {
        totals->units++, totals->rejected++;
    } else if (text_starts_with(line, "killed ")) {
        totals->units++, totals->killed++;
    } else if (text_starts_with(line, "stale ")) {
        add_once(arena, totals, line + strlen("stale "));
    } else if (text_starts_with(line, "similar ")) {
        take_similar(arena, line, totals);
    } else if (text_starts_with(line, "used ") || text_starts_with(line, "used-by-hooks ")) {
        take_usage(arena, line, usages);
    } else if (sscanf(line, "hooked %lu %lu", &accesses, &functions) == 2) {
        totals->hooked_units += accesses > 0;
        totals->hooked_accesses += accesses;
        totals->hooked_functions += functions;
    } else if (text_starts_with(line, "no-hooks ")) {
        take_tally(arena, line, &totals->no_hooks, NULL, false);
    }
}

static void add_up(struct arena *arena, const char *path, struct totals *totals, usage_list *usages)
{
    struct slice text;
    char *rest = NULL;
    if (fs_read(arena, path, 0, &text) != 0)
        return;
    for (char *line = strtok_r(arena_strndup(arena, text.text, text.length), "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        take_record(arena, line, totals, usages);
}

static int compare_usage(const void *a, const void *b)
{
    const struct usage *x = a, *y = b;
    int order = strcmp(x->path, y->path);
    order = order ? order : x->is_of_hooks - y->is_of_hooks;
    return order ? order : (x->order > y->order) - (x->order < y->order);
}

/* Keeps only the last record of each source. Those of hooks count for this configuration alone: under another one a source may have
 * none; so do those of sources that are gone, such as the ones that go generates, whose objects are in its cache. */
static void keep_last(usage_list *usages, uint64_t config)
{
    enum { MOST_GONE = 1000 }; /* their names are new ones each time */
    size_t kept = 0, gone = 0;
    if (usages->count)
        qsort(usages->items, usages->count, sizeof *usages->items, compare_usage);
    for (size_t i = 0; i < usages->count; i++) {
        const struct usage *this = &usages->items[i];
        bool last = i + 1 == usages->count || strcmp(this->path, this[1].path) != 0 || this->is_of_hooks != this[1].is_of_hooks;
        if (this->is_of_hooks && this->config != config)
            continue;
        if (last && (fs_exists(this->path) || (this->config == config && gone++ < MOST_GONE)))
            usages->items[kept++] = *this;
    }
    usages->count = kept;
}

/* Has a source, in this build or an earlier one, calls that the configuration selects? */
static bool any_is_selected(const usage_list *usages, uint64_t config)
{
    for (size_t i = 0; i < usages->count; i++)
        if (usages->items[i].config == config && isdigit((unsigned char)usages->items[i].probes[1]))
            return true;
    return false;
}

static void write_history(struct arena *arena, const char *path, const usage_list *usages)
{
    struct str text = { .arena = arena };
    str_begin(&text);
    for (size_t i = 0; i < usages->count; i++)
        str_printf(&text, "%s\n", usages->items[i].line);
    if (fs_write_atomic(path, text.text, text.length) != 0)
        log_debug("cannot write %s", path);
}

/* What the records of all sources say of an entry. */
struct found {
    bool is_used;
    uint64_t missing;  /* values that it names and no call has: bit i is about capture_value_at(i) */
    const char *names; /* the values that a call has instead */
};

/* "PROBE[!VALUE...(NAMES)]" */
static char *take_found(struct arena *arena, char *at, struct found *found, size_t n_probes)
{
    struct found ignored;
    unsigned long index = strtoul(at, &at, 10);
    struct found *this = index < n_probes ? &found[index] : &ignored;
    uint64_t missing = 0;
    while (*at == '!')
        missing |= (uint64_t)1 << (strtoul(at + 1, &at, 10) & 63);
    this->missing = this->is_used ? this->missing & missing : missing;
    this->is_used = true;
    const char *end = *at == '(' ? strchr(at, ')') : NULL;
    if (!end)
        return at;
    this->names = arena_strndup(arena, at + 1, (size_t)(end - at - 1));
    return at + (end + 1 - at);
}

static void warn_missing(struct arena *arena, const struct config *config, const struct config_probe *probe, const struct found *found)
{
    for (size_t i = 0; i < capture_n_values(probe->capture); i++) {
        if (i >= 64 || !(found->missing >> i & 1))
            continue;
        const struct capture_value *value = capture_value_at(probe->capture, i);
        bool is_condition = i >= probe->capture->captures.count;
        log_warning("%s:%u:%u: \"%s\": no %s that matches \"%s\" has a value %s that can be captured%s%s%s", config->path, probe->line, probe->column,
                    is_condition ? "when" : "capture", probe->target == TARGET_BODY ? "function" : "call", probe->pattern,
                    value->name ? arena_printf(arena, "\"%s\"", value->name) : arena_printf(arena, "%d", value->position),
                    is_condition ? ", so that all are left alone" : "", *found->names ? "; there is " : "", found->names);
    }
}

static void warn_unused(struct arena *arena, const struct config *config, const usage_list *usages, const struct totals *totals,
                        const struct build_tool *tool)
{
    struct found *found = arena_array(arena, struct found, config->probes.count + 1);
    for (size_t i = 0; i < usages->count; i++) {
        if (usages->items[i].config != config->hash)
            return; /* not compiled since the configuration changed: what it matches is unknown */
        char *at = arena_strdup(arena, usages->items[i].probes);
        while (*at == ' ' && at[1] != '/')
            at = take_found(arena, at, found, config->probes.count);
    }
    for (size_t i = 0; i < config->probes.count; i++) {
        const struct config_probe *probe = &config->probes.items[i];
        const char *name = totals->similar[i].name;
        if (name && select_matches(probe->pattern, name)) /* of a function that nothing calls, or with another "on" */
            name = NULL;
        if (!found[i].is_used && (tool->has_methods || probe->target != TARGET_METHOD))
            log_warning("%s:%u:%u: no %s of this project matches \"%s\"%s%s%s", config->path, probe->line, probe->column,
                        probe->target == TARGET_BODY || probe->target == TARGET_MEMORY ? "function"
                        : probe->target == TARGET_REGION                               ? "region"
                                                                                       : "call",
                        probe->pattern, name ? "; did you mean \"" : "", name ? name : "", name ? "\"?" : "");
        if (found[i].missing && probe->capture)
            warn_missing(arena, config, probe, &found[i]);
    }
}

/* Entries that take the thread scopes of an earlier one, probably unintended: the last entry that matches decides. */
static void warn_scopes(struct arena *arena, const struct config *config)
{
    struct select *select = select_new(arena, config);
    for (size_t i = 0; i < config->probes.count; i++) {
        const struct config_probe *scope = &config->probes.items[i], *taker = select_callee(select, scope->pattern);
        bool is_taken = probe_starts_thread(scope) && taker > scope && !probe_starts_thread(taker) && !taker->is_dropped;
        if (is_taken && strcmp(taker->pattern, scope->pattern) != 0)
            log_warning("%s:%u:%u: \"%s\" matches %s as well, so that the threads have no scope (\"kind\": \"local\", line %u): move it before that "
                        "line",
                        config->path, taker->line, taker->column, taker->pattern, scope->pattern, scope->line);
    }
}

/* The path as `weft sites` can be asked for it from here. */
static const char *shown(struct arena *arena, const char *path)
{
    const char *here = fs_absolute(arena, ".");
    size_t length = strlen(here);
    return strncmp(path, here, length) == 0 && path[length] == '/' ? path + length + 1 : path;
}

/* " (weft sites FILE tells where)", of the file that counts most; "" where all are gone, as temporary files are. */
static const char *hint(const struct build *build, const tallies *files, const char *what)
{
    struct arena *arena = build->arena;
    for (size_t i = 0; i < files->count; i++)
        if (fs_exists(files->items[i].text))
            return arena_printf(arena, " (%s %s tells %s)", build->sites, shown(arena, files->items[i].text), what);
    return "";
}

static void print_totals(const struct build *build, struct totals *totals)
{
    struct arena *arena = build->arena;
    const struct build_tool *tool = build->tool;
    unsigned long untouched = totals->units - totals->instrumented - totals->rejected - totals->killed - totals->left_all;
    struct str line = { .arena = arena };
    str_printf(&line, "%lu points in %lu of %lu %s", totals->points, totals->instrumented, totals->units, tool->units);
    if (untouched)
        str_printf(&line, ", %lu without a selected call", untouched);
    if (totals->left_all)
        str_printf(&line, ", %lu with every selected call left alone", totals->left_all);
    if (totals->failed)
        str_printf(&line, ", and %lu that failed to compile", totals->failed);
    if (add_tallies(&totals->fell_back_files))
        str_printf(&line, "; %lu point%s fell back%s", totals->fell_back, totals->fell_back == 1 ? "" : "s",
                   hint(build, &totals->fell_back_files, "why"));
    if (totals->rejected)
        str_printf(&line, "; %lu compiled from the original, because the compiler rejects the rewritten text", totals->rejected);
    if (totals->killed)
        str_printf(&line, "; %lu compiled from the original, because the compiler was killed: delete what it made and build again", totals->killed);
    log_info("%s", line.text);
    if (totals->hooked_units)
        log_info("%lu memory access%s of %lu function%s in %lu %s by the compiler's hooks", totals->hooked_accesses,
                 totals->hooked_accesses == 1 ? "" : "es", totals->hooked_functions, totals->hooked_functions == 1 ? "" : "s", totals->hooked_units,
                 tool->units);
}

static void print_left(const struct build *build, struct totals *totals)
{
    struct str reasons = { .arena = build->arena };
    unsigned long sum = add_tallies(&totals->left);
    add_tallies(&totals->left_files);
    for (size_t i = 0; i < totals->left.count; i++)
        str_printf(&reasons, "%s%lu %s", i ? ", " : "", totals->left.items[i].count, totals->left.items[i].text);
    if (sum)
        log_info("%lu selected call%s left alone: %s%s", sum, sum == 1 ? "" : "s", reasons.text, hint(build, &totals->left_files, "where"));
}

static void print_not_instrumented(struct totals *totals, const struct build_tool *tool)
{
    for (size_t i = 0; i < totals->unread.count; i++)
        log_warning("%lu source%s not instrumented, as weft does not read %s", totals->unread.items[i].count,
                    totals->unread.items[i].count == 1 ? " is" : "s are", totals->unread.items[i].text);
    for (size_t i = 0; i < totals->foreign.count; i++)
        log_warning("%lu %s for %s", totals->foreign.items[i].count, tool->units, totals->foreign.items[i].text);
    for (size_t i = 0; i < totals->no_hooks.count; i++)
        log_warning("%lu %s compiled with %s: no hooks record memory accesses there", totals->no_hooks.items[i].count, tool->units,
                    totals->no_hooks.items[i].text);
    for (size_t i = 0; i < totals->plain.count; i++)
        log_warning("%lu %s compiled with %s: the runtime is not for such programs, so they are not instrumented", totals->plain.items[i].count,
                    tool->units, totals->plain.items[i].text);
}

void build_summarise(const struct build *build)
{
    struct arena *arena = build->arena;
    const struct config *config = build->config;
    const struct build_tool *tool = build->tool;
    struct totals totals = { 0 }, ignored = { 0 };
    usage_list usages = { 0 };
    totals.n_probes = config->probes.count;
    totals.similar = arena_array(arena, struct similar, config->probes.count + 1);
    const char *history = fs_join(arena, build->state, "history");
    add_up(arena, history, &ignored, &usages);
    add_up(arena, fs_join(arena, build->state, "records"), &totals, &usages);
    keep_last(&usages, config->hash);
    add_old_objects(arena, config, &usages, &totals);
    write_history(arena, history, &usages);
    print_not_instrumented(&totals, tool);
    if (totals.units == 0 && totals.hooked_units == 0) {
        bool is_explained = totals.plain.count || totals.foreign.count || totals.unread.count || totals.failed || build->status != 0 ||
                            !build_command_compiles(build->command);
        if (tool->refresh && !is_explained) /* the other tools say it themselves */
            log_info("nothing was compiled: is everything up to date already? run the build's clean target first");
    } else {
        print_totals(build, &totals);
        print_left(build, &totals);
        if (totals.instrumented == 0 && totals.left_all == 0 && totals.hooked_units == 0 && tool->refresh && !any_is_selected(&usages, config->hash))
            log_warning("nothing was instrumented: check the names under \"probes\" and the paths under \"sources\" in %s", config->path);
        if (totals.stale.count == 0) /* otherwise what the patterns match is not known */
            warn_unused(arena, config, &usages, &totals, tool);
        warn_scopes(arena, config);
    }
    if (totals.stale.count)
        log_warning("%zu file%s built with another configuration (%s%s): run %s, and build again", totals.stale.count,
                    totals.stale.count == 1 ? " was" : "s were", fs_name_of(totals.stale.items[0]), totals.stale.count == 1 ? "" : " ...",
                    tool->refresh ? tool->refresh : "its clean command");
}
