#include "degrade.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "fs.h"

/* First line, so that a memory of another layout is not misread. */
#define HEADER "weft-degraded 1\n"

static char *key_path(struct arena *arena, const char *state, uint64_t key)
{
    return arena_printf(arena, "%s/degraded/%016" PRIx64, state, key);
}

void degrade_load(struct arena *arena, const char *state, uint64_t key, struct degrade *degrade)
{
    struct slice text;
    unsigned point, steps;
    int used;
    *degrade = (struct degrade){ 0 };
    if (fs_read(arena, key_path(arena, state, key), 1 << 20, &text) != 0 || !text_starts_with(text.text, HEADER))
        return;
    const char *at = text.text + strlen(HEADER);
    degrade->original = text_starts_with(at, "original\n");
    for (; sscanf(at, "%u %u\n%n", &point, &steps, &used) == 2; at += used)
        degrade_step(arena, degrade, point, steps);
}

int degrade_save(const char *state, uint64_t key, const struct degrade *degrade)
{
    struct arena arena = { 0 };
    struct str text = { .arena = &arena };
    char *path = key_path(&arena, state, key);
    str_add(&text, HEADER);
    if (degrade->original)
        str_add(&text, "original\n");
    for (size_t i = 0; !degrade->original && i < degrade->steps.count; i++)
        str_printf(&text, "%u %u\n", degrade->steps.items[i].point, degrade->steps.items[i].steps);
    int status = fs_make_directories(fs_directory_of(&arena, path)) != 0 ? -1 : fs_write_atomic(path, text.text, text.length);
    arena_release(&arena);
    return status;
}

void degrade_step(struct arena *arena, struct degrade *degrade, uint32_t point, uint32_t steps)
{
    for (size_t i = 0; i < degrade->steps.count; i++) {
        if (degrade->steps.items[i].point == point) {
            degrade->steps.items[i].steps += steps;
            return;
        }
    }
    vec_push(arena, &degrade->steps, (struct step_down){ point, steps });
}
