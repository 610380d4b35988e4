#include "fallback.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "fs.h"
#include "install.h"
#include "plan.h"
#include "state.h"

/* The first line, which identifies the layout. Then come the subject, "original" or "quiet" if that is so, and the
 * steps. */
#define HEADER "weft-fallback 1\n"
#define QUIET "quiet\n"

static char *folder_path(struct arena *arena, const char *state)
{
    return fs_join(arena, state, "fallback");
}

static char *key_path(struct arena *arena, const char *state, uint64_t key)
{
    return fs_join(arena, folder_path(arena, state), arena_printf(arena, "%016" PRIx64, key));
}

struct fallback_subject fallback_subject(struct arena *arena, const char *source, struct slice text, const struct config *config)
{
    /* not this program: weft-rustc saves what weft reads */
    return (struct fallback_subject){ source, hash_bytes(HASH_START, text.text, text.length), state_hash_program(config->hash, install_weft(arena)) };
}

static char *subject_line(struct arena *arena, const struct fallback_subject *subject)
{
    return arena_printf(arena, "%016" PRIx64 " %016" PRIx64 " %s\n", subject->contents, subject->by, subject->source);
}

/* Returns the text after the subject's line; NULL if the file cannot be read, or is about another subject. `subject`
 * NULL: any. */
static const char *open_memory(struct arena *arena, const char *path, const char *subject)
{
    struct slice text;
    if (fs_read(arena, path, 1 << 20, &text) != 0 || !text_starts_with(text.text, HEADER))
        return NULL;
    const char *at = text.text + strlen(HEADER), *newline = strchr(at, '\n');
    return newline && (!subject || text_starts_with(at, subject)) ? newline + 1 : NULL;
}

/* Reads one line: point, steps, line, column and, for a point in an included file, the file's name. */
static bool next_step(struct arena *arena, const char **at, struct fall_back *step)
{
    int used;
    *step = (struct fall_back){ 0 };
    if (sscanf(*at, "%" SCNu32 " %" SCNu32 " %u %u%n", &step->point, &step->steps, &step->line, &step->column, &used) != 4)
        return false;
    *at += used;
    const char *newline = strchr(*at, '\n');
    if (!newline)
        return false;
    if (**at == ' ')
        step->file = arena_strndup(arena, *at + 1, (size_t)(newline - *at) - 1);
    *at = newline + 1;
    return true;
}

void fallback_load(struct arena *arena, const char *state, uint64_t key, struct fallbacks *fallbacks)
{
    *fallbacks = (struct fallbacks){ 0 };
    const char *at = open_memory(arena, key_path(arena, state, key), NULL);
    fallbacks->original = at && text_starts_with(at, "original\n");
    fallbacks->quiet = at && text_starts_with(at, QUIET);
    at += fallbacks->quiet ? strlen(QUIET) : 0;
    for (struct fall_back step; at && next_step(arena, &at, &step);)
        vec_push(arena, &fallbacks->steps, step);
}

int fallback_save(const char *state, uint64_t key, const struct fallback_subject *subject, const struct fallbacks *fallbacks)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    char *path = key_path(&arena, state, key);
    str_add(&text, HEADER);
    str_add(&text, subject_line(&arena, subject));
    if (fallbacks->original)
        str_add(&text, "original\n");
    else if (fallbacks->quiet)
        str_add(&text, QUIET);
    for (size_t i = 0; !fallbacks->original && i < fallbacks->steps.count; i++) {
        const struct fall_back *step = &fallbacks->steps.items[i];
        str_printf(&text, "%" PRIu32 " %" PRIu32 " %u %u%s%s\n", step->point, step->steps, step->line, step->column, step->file ? " " : "",
                   step->file ? step->file : "");
    }
    int status = fs_make_directories(fs_directory_of(&arena, path)) != 0 ? -1 : fs_write_atomic(path, text.text, text.length);
    arena_release(&arena);
    return status;
}

/* Adds the step to the points at its position. Their numbers may differ: they depend on the command's flags. */
static void take_step(struct arena *arena, const struct unit *unit, const struct fall_back *step, struct fallbacks *fallbacks)
{
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (!fall_back_is_of(step, point))
            continue;
        uint32_t had = 0;
        for (size_t j = 0; j < fallbacks->steps.count; j++)
            if (fallbacks->steps.items[j].point == point->index)
                had = fallbacks->steps.items[j].steps;
        if (step->steps > had)
            fallback_step(arena, fallbacks, point, step->steps - had);
    }
}

bool fallback_find(struct arena *arena, const char *state, const struct fallback_subject *subject, const struct unit *unit,
                   struct fallbacks *fallbacks)
{
    const char *line = subject_line(arena, subject), *folder = folder_path(arena, state);
    DIR *directory = opendir(folder);
    *fallbacks = (struct fallbacks){ 0 };
    for (struct dirent *entry; directory && (entry = readdir(directory)) != NULL;) {
        const char *at = open_memory(arena, fs_join(arena, folder, entry->d_name), line);
        if (at && text_starts_with(at, "original\n"))
            for (size_t i = 0; i < unit->points.count; i++)
                fallback_step(arena, fallbacks, &unit->points.items[i], PLAN_ALL_STEPS);
        at += at && text_starts_with(at, QUIET) ? strlen(QUIET) : 0;
        for (struct fall_back step; at && next_step(arena, &at, &step);)
            take_step(arena, unit, &step, fallbacks);
    }
    if (directory)
        closedir(directory);
    return fallbacks->steps.count > 0;
}

void fallback_step(struct arena *arena, struct fallbacks *fallbacks, const struct point *point, uint32_t steps)
{
    for (size_t i = 0; i < fallbacks->steps.count; i++) {
        struct fall_back *had = &fallbacks->steps.items[i];
        if (had->point != point->index)
            continue;
        if (fall_back_is_of(had, point))
            had->steps += steps;
        else /* of another point, before a header changed */
            *had = (struct fall_back){ point->index, steps, point->line_begin, point->column, point->file };
        return;
    }
    vec_push(arena, &fallbacks->steps, (struct fall_back){ point->index, steps, point->line_begin, point->column, point->file });
}
