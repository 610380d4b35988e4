#include "drawing.h"

static uint64_t since(const struct drawing *drawing, uint64_t time)
{
    return time > drawing->origin ? time - drawing->origin : 0;
}

void drawing_call(void *context, const struct index_call *call)
{
    struct drawing *drawing = context;
    uint32_t site = drawing->first_site + (call->site < drawing->n_sites ? call->site : 0);
    uint64_t before = drawing->origin > call->start ? drawing->origin - call->start : 0;
    uint64_t duration = call->duration > before ? call->duration - before : 0, flags = before ? call->flags | DRAWING_EARLIER : call->flags;
    const uint64_t numbers[] = { since(drawing, call->start), duration, call->depth, call->callee, site, flags };
    if (drawing->n_items++ >= drawing->most)
        return;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        vec_push(&drawing->arena, &drawing->calls, numbers[i]);
}

void drawing_bin(void *context, const struct index_bin *bin)
{
    struct drawing *drawing = context;
    const uint64_t numbers[] = { since(drawing, bin->start_depth >> 8), bin->start_depth & 255, bin->covered, bin->most, bin->callee, bin->begun };
    if (drawing->n_items++ >= drawing->most)
        return;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        vec_push(&drawing->arena, &drawing->bins, numbers[i]);
}

static void add_numbers(struct json_writer *json, const char *name, const uint64_t *numbers, size_t count)
{
    json_name(json, name);
    json_open_array(json);
    for (size_t i = 0; i < count; i++)
        json_number(json, numbers[i]);
    json_close_array(json);
}

void drawing_write(const struct drawing *drawing, const struct picture *picture, uint32_t deepest, struct json_writer *json)
{
    json_member_number(json, "bin", picture->bin);
    json_member_bool(json, "exact", picture->is_exact);
    json_member_number(json, "deepest", deepest);
    add_numbers(json, "calls", drawing->calls.items, drawing->calls.count);
    add_numbers(json, "bins", drawing->bins.items, drawing->bins.count);
}
