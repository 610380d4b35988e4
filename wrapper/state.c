#include "state.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fs.h"
#include "log.h"

const char *state_directory(struct arena *arena, const char *here)
{
    const char *given = getenv("WEFT_STATE"), *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (given && *given)
        return fs_absolute(arena, given); /* for compilers that run elsewhere */
    if (!cache || cache[0] != '/')
        cache = fs_join(arena, home ? home : "/tmp", ".cache");
    return arena_printf(arena, "%s/weft/%s-%016" PRIx64, cache, fs_name_of(here), hash_text(HASH_START, here));
}

uint64_t state_hash_program(uint64_t hash, const char *path)
{
    struct stat program;
    if (stat(path, &program) != 0)
        return hash;
    hash = hash_bytes(hash, &program.st_size, sizeof program.st_size);
    return hash_bytes(hash, &program.st_mtim, sizeof program.st_mtim);
}

void state_record(const char *state, const char *format, ...)
{
    struct arena arena = { 0 };
    va_list arguments;
    va_start(arguments, format);
    const char *line = arena_vprintf(&arena, format, arguments);
    va_end(arguments);
    int file = open(fs_join(&arena, state, "records"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0 || write(file, line, strlen(line)) < 0)
        log_debug("cannot record this call in %s: %s", state, strerror(errno));
    if (file >= 0)
        close(file);
    arena_release(&arena);
}

bool state_has_record(struct arena *arena, const char *state, const char *word)
{
    struct slice text;
    if (fs_read(arena, fs_join(arena, state, "records"), 0, &text) != 0)
        return false;
    return text_starts_with(text.text, word) || strstr(text.text, arena_printf(arena, "\n%s", word));
}

int state_clear_records(struct arena *arena, const char *state)
{
    return fs_write_atomic(fs_join(arena, state, "records"), "", 0);
}

static void add_used(struct str *line, const struct config *config, const struct select *select, size_t i)
{
    const char *names;
    uint64_t missing = select_missing_values(select, &config->probes.items[i], &names);
    str_printf(line, " %zu", i);
    for (unsigned k = 0; k < 64; k++)
        if (missing >> k & 1)
            str_printf(line, "!%u", k);
    if (missing)
        str_printf(line, "(%s)", names);
}

const char *state_used_lines(struct arena *arena, const struct config *config, const struct select *select, const char *source)
{
    struct str line = { .arena = arena };
    str_printf(&line, "used %016" PRIx64, config->hash);
    for (size_t i = 0; i < config->probes.count; i++)
        if (!select_is_unused(select, i))
            add_used(&line, config, select, i);
    str_printf(&line, " %s\n", source);
    for (size_t i = 0; i < config->probes.count; i++) {
        size_t distance;
        const char *similar = select_is_unused(select, i) ? select_similar(select, &config->probes.items[i], &distance) : NULL;
        if (similar)
            str_printf(&line, "similar %zu %zu %s\n", i, distance, similar);
    }
    return line.text;
}

void state_record_used(const char *state, const struct config *config, const struct select *select, const char *source)
{
    struct arena arena = { 0 };
    state_record(state, "%s", state_used_lines(&arena, config, select, source));
    arena_release(&arena);
}

void left_alone_add(struct left_alone *left, const struct unit *unit)
{
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme == SCHEME_LEAVE)
            left->counts[unit->points.items[i].reason]++;
}

uint32_t left_alone_total(const struct left_alone *left)
{
    uint32_t total = 0;
    for (int i = 0; i < REASON_COUNT; i++)
        total += left->counts[i];
    return total;
}

void state_record_left(const char *state, const struct left_alone *left, const char *source)
{
    struct arena arena = { 0 };
    struct str lines = { .arena = &arena };
    for (int i = 0; i < REASON_COUNT; i++)
        if (left->counts[i])
            str_printf(&lines, "left %s %u %s\n", i == REASON_NONE ? "-" : reason_code((enum reason)i), left->counts[i], source);
    if (lines.length)
        state_record(state, "%s", lines.text);
    arena_release(&arena);
}

void state_record_rewritten(const char *state, uint32_t n_points, uint32_t n_fallen_back, const struct left_alone *left, const char *source)
{
    state_record(state, "unit %u %u %s\n", n_points, n_fallen_back, source);
    state_record_left(state, left, source);
}

void state_record_text(const char *state, const char *rewritten, const char *source, const char *folder, const char *twins)
{
    state_record(state, "text %s\t%s\t%s\t%s\n", rewritten, source, folder, twins);
}

void state_record_original(const char *state, bool is_rejected, const struct left_alone *left, const char *source)
{
    state_record(state, "%s %s\n", is_rejected ? "rejected" : left_alone_total(left) ? "left-all" : "alone", source);
    if (!is_rejected)
        state_record_left(state, left, source);
}
