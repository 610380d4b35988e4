#include "memory_emit.h"

#include <inttypes.h>

#include "memory_clock.h"
#include "source_map.h"

void memory_correct_positions(struct unit *unit, struct memory_function *function)
{
    VEC(struct source_map_position) positions = { 0 };
    if (function->is_corrected)
        return;
    for (size_t i = 0; i < function->blocks.count; i++) {
        struct memory_block *block = &function->blocks.items[i];
        vec_push(unit->arena, &positions, (struct source_map_position){ &block->line_begin, NULL });
        vec_push(unit->arena, &positions, (struct source_map_position){ &block->line_end, NULL });
        for (size_t k = 0; k < block->accesses.count; k++)
            vec_push(unit->arena, &positions, (struct source_map_position){ &block->accesses.items[k].line, &block->accesses.items[k].column });
    }
    source_map_correct_positions(unit, positions.items, positions.count);
    function->is_corrected = true;
}

struct filling {
    struct arena *arena;
    const struct unit *unit;
    const struct memory_clock *clock;
    const struct memory_function *function;
    const struct memory_mark *mark;
    uint32_t first; /* number of the function's first block */
};

static const char *timed_text(const struct filling *f, memory_stale stale)
{
    static const char *const texts[] = { [MEMORY_LOOKS_NEVER] = "0", [MEMORY_LOOKS_IF_LATE] = "weft_is_late", [MEMORY_LOOKS_ALWAYS] = "1" };
    return texts[memory_clock_look(f->clock, f->function, stale)];
}

static const char *fill_in(const struct filling *f, const char *text)
{
    struct arena *arena = f->arena;
    const struct unit *unit = f->unit;
    const struct memory_function *function = f->function;
    uint32_t first = f->first, block = f->mark->block;
    struct str out = { .arena = arena };
    const struct memory_block *of = block < function->blocks.count ? &function->blocks.items[block] : NULL;
    for (; *text; text++)
        switch (*text) {
        case MEMORY_BLOCK_NUMBER:
            str_printf(&out, "%u", first + block);
            break;
        case MEMORY_NAME_NUMBER:
            str_printf(&out, "%u", unit->name_base + first + block);
            break;
        case MEMORY_SLOTS:
            str_printf(&out, "%u", of ? of->n_slots : 0);
            break;
        case MEMORY_WORD:
            str_printf(&out, "%u", of ? of->word : 0);
            break;
        case MEMORY_TIMED:
            str_add(&out, timed_text(f, of ? of->stale : 0));
            break;
        case MEMORY_MARK_TIMED:
            str_add(&out, timed_text(f, f->mark->stale));
            break;
        default:
            str_add_char(&out, *text);
            break;
        }
    return out.length ? out.text : "";
}

void memory_emit_arounds(struct arena *arena, const struct unit *unit, const memory_list *list, memory_arounds *arounds)
{
    uint32_t first = 0;
    memory_function_list functions = { 0 };
    for (size_t i = 0; i < list->count; i++)
        vec_push(arena, &functions, list->items[i].function);
    struct memory_clock clock = memory_clock_of(arena, &functions);
    for (size_t i = 0; i < list->count; i++) {
        const struct memory_function *function = list->items[i].function;
        for (size_t k = 0; k < function->marks.count; k++) {
            const struct memory_mark *mark = &function->marks.items[k];
            struct filling filling = { arena, unit, &clock, function, mark, first };
            if ((*mark->before || *mark->behind) && memory_clock_has(&clock, function, mark))
                vec_push(arena, arounds, (struct around){ mark->at, fill_in(&filling, mark->before), fill_in(&filling, mark->behind) });
        }
        first += (uint32_t)function->blocks.count;
    }
}

static void add_block(struct str *out, const struct memory_block *block, uint32_t site, uint32_t first, uint32_t first_access)
{
    str_printf(out, "    { %u, %u, %u, %u, %u, %zu, %u, %u },\n", site, block->loop ? first + block->loop : 0, block->line_begin, block->line_end,
               first_access, block->accesses.count, block->kind, block->n_slots);
}

static void add_access(struct str *out, const struct memory_access *access)
{
    str_printf(out, "    { %u, %u, %u, %u, %u, %u, %u, %" PRId64 ", %" PRId64 " },\n", access->line, access->column, access->size, access->kind,
               access->part, access->slot, access->stride_slot, access->offset, access->stride);
}

void memory_emit_tables(struct str *out, const memory_list *list)
{
    uint32_t first = 0, first_access = 0;
    str_add(out, "static const struct weft_block weft_blocks[] = {\n");
    for (size_t i = 0; i < list->count; i++) {
        const struct memory_function *function = list->items[i].function;
        for (size_t k = 0; k < function->blocks.count; k++) {
            add_block(out, &function->blocks.items[k], list->items[i].site, first, first_access);
            first_access += (uint32_t)function->blocks.items[k].accesses.count;
        }
        first += (uint32_t)function->blocks.count;
    }
    str_add(out, "    { 0, 0, 0, 0, 0, 0, 0, 0 }\n};\nstatic const struct weft_access weft_accesses[] = {\n");
    for (size_t i = 0; i < list->count; i++)
        for (size_t k = 0; k < list->items[i].function->blocks.count; k++)
            for (size_t n = 0; n < list->items[i].function->blocks.items[k].accesses.count; n++)
                add_access(out, &list->items[i].function->blocks.items[k].accesses.items[n]);
    str_printf(out, "    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }\n};\nWEFT_MEMORY_DEFINE(%u);\n", first);
}
