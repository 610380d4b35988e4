#include "definitions.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "fs.h"
#include "packet.h"
#include "str.h"

enum { DEFINITIONS_LIMIT = 1 << 30, SMALLEST_SITE = 12 + 20 + 3, SMALLEST_BLOCK = 12 + 22 };

static const uint8_t *take(struct definition_bytes *fields, size_t size)
{
    static const uint8_t zeros[8];
    if ((size_t)(fields->end - fields->at) < size) {
        fields->is_cut = true;
        fields->at = fields->end;
        return zeros;
    }
    fields->at += size;
    return fields->at - size;
}

static uint32_t take_u32(struct definition_bytes *fields)
{
    return read_u32(take(fields, 4));
}

static uint64_t take_u64(struct definition_bytes *fields)
{
    return read_u64(take(fields, 8));
}

static const char *take_string(struct definition_bytes *fields)
{
    const char *text = (const char *)fields->at;
    const uint8_t *end = memchr(fields->at, 0, (size_t)(fields->end - fields->at));
    if (!end) {
        fields->is_cut = true;
        fields->at = fields->end;
        return "";
    }
    fields->at = end + 1;
    return text;
}

struct reading {
    struct trace *trace;
    struct trace_process *process;
    const char *path;
    size_t capacity; /* of process->sites */
    size_t capacity_of_names;
    uint32_t highest_block;
    uint32_t highest;  /* highest site number that a file of this size can define */
    uint32_t *buckets; /* threads by name of their file: number + 1; n_buckets, a power of two */
    size_t n_buckets;
};

/* Programs may start tens of thousands of threads. */
static void sort_threads(struct reading *reading)
{
    const struct trace_process *process = reading->process;
    for (reading->n_buckets = 16; reading->n_buckets < 2 * process->threads.count;)
        reading->n_buckets *= 2;
    reading->buckets = arena_array(reading->trace->arena, uint32_t, reading->n_buckets);
    for (size_t i = 0; i < process->threads.count; i++) {
        size_t at = hash_text(HASH_START, fs_name_of(process->threads.items[i]->path)) & (reading->n_buckets - 1);
        while (reading->buckets[at])
            at = (at + 1) & (reading->n_buckets - 1);
        reading->buckets[at] = (uint32_t)i + 1;
    }
}

static bool add_site(struct reading *reading, uint32_t number, const struct weft_site *site)
{
    struct trace_process *process = reading->process;
    if (number > reading->highest)
        return false;
    while (number >= reading->capacity)
        process->sites = vec_grow(reading->trace->arena, process->sites, sizeof *process->sites, &reading->capacity);
    if (number >= process->n_sites) {
        memset(process->sites + process->n_sites, 0, (number + (size_t)1 - process->n_sites) * sizeof *process->sites);
        process->n_sites = number + 1;
    }
    process->sites[number] = *site;
    return true;
}

static bool add_value_names(struct reading *reading, uint32_t number, const char *names)
{
    struct trace_process *process = reading->process;
    if (number == 0 || number > reading->highest)
        return false;
    while (number >= reading->capacity_of_names)
        process->value_names = vec_grow(reading->trace->arena, process->value_names, sizeof *process->value_names, &reading->capacity_of_names);
    if (number >= process->n_named) {
        memset(process->value_names + process->n_named, 0, (number + (size_t)1 - process->n_named) * sizeof *process->value_names);
        process->n_named = number + 1;
    }
    process->value_names[number] = names;
    return true;
}

static bool add_every(struct reading *reading, uint32_t number, uint32_t every)
{
    if (number > reading->highest)
        return false;
    while (number >= reading->process->every.count)
        vec_push(reading->trace->arena, &reading->process->every, 0);
    reading->process->every.items[number] = every;
    return true;
}

static bool add_label(struct reading *reading, uint32_t number, const char *label)
{
    struct trace_process *process = reading->process;
    struct weft_site *site = number < process->n_sites ? &process->sites[number] : NULL;
    if (!site || !site->callee)
        return false;
    size_t length = strlen(site->callee) + 1, size = strlen(label) + 1;
    char *callee = arena_alloc(reading->trace->arena, length + size);
    memcpy(callee, site->callee, length);
    memcpy(callee + length, label, size);
    site->callee = callee;
    site->flags |= WEFT_SITE_LABELLED;
    return true;
}

/* Blocks are numbered in the order of their definitions. */
static bool add_block(struct reading *reading, uint32_t number, const struct trace_block *block)
{
    struct trace_process *process = reading->process;
    if (number > reading->highest_block)
        return false;
    while (number >= process->blocks.count)
        vec_push(reading->trace->arena, &process->blocks, (struct trace_block){ 0 });
    process->blocks.items[number] = *block;
    return true;
}

static bool add_access(struct reading *reading, uint32_t number, const struct trace_access *access)
{
    struct trace_process *process = reading->process;
    if (number >= process->blocks.count || process->blocks.items[number].site == 0)
        return false;
    vec_push(reading->trace->arena, &process->blocks.items[number].accesses, *access);
    return true;
}

/* NULL: no such file is there. */
static struct trace_thread *thread_of_file(const struct reading *reading, const char *file)
{
    size_t at = hash_text(HASH_START, file) & (reading->n_buckets - 1);
    for (; reading->buckets[at]; at = (at + 1) & (reading->n_buckets - 1)) {
        struct trace_thread *thread = reading->process->threads.items[reading->buckets[at] - 1];
        if (strcmp(fs_name_of(thread->path), file) == 0)
            return thread;
    }
    return NULL;
}

static void add_start(const struct reading *reading, const struct definition *definition)
{
    struct trace_thread *thread = thread_of_file(reading, definition->file);
    if (!thread)
        return;
    thread->has_start = true;
    thread->parent = thread_of_file(reading, definition->name);
    thread->created = definition->created;
    thread->handle = definition->handle;
}

static void add_routine(const struct reading *reading, const struct definition *definition)
{
    struct trace_thread *thread = thread_of_file(reading, definition->file);
    if (!thread)
        return;
    thread->routine = definition->routine;
    thread->routine_since = clock_to_nanos(&reading->process->clock, definition->time);
}

bool definition_take(struct definition_bytes *fields, struct definition *definition)
{
    struct weft_site *site = &definition->site;
    *definition = (struct definition){ .id = (enum weft_definition)take_u32(fields), .name = "", .file = "" };
    definition->time = take_u64(fields);
    switch (definition->id) {
    case WEFT_DEFINITION_SITE:
        definition->number = take_u32(fields);
        site->line_begin = take_u32(fields);
        site->line_end = take_u32(fields);
        site->column = take_u32(fields);
        site->depth = read_u16(take(fields, 2));
        site->kind = *take(fields, 1);
        site->flags = *take(fields, 1) & (uint8_t)~WEFT_SITE_LABELLED; /* its label follows */
        site->callee = take_string(fields);
        site->file = take_string(fields);
        site->function = take_string(fields);
        return !fields->is_cut && definition->number != 0 && site->kind < WEFT_N_KINDS;
    case WEFT_DEFINITION_THREAD:
        definition->tid = take_u32(fields);
        definition->name = take_string(fields);
        definition->file = take_string(fields);
        return !fields->is_cut;
    case WEFT_DEFINITION_LABEL:
    case WEFT_DEFINITION_VALUES:
        definition->number = take_u32(fields);
        definition->name = take_string(fields);
        return !fields->is_cut && definition->number != 0;
    case WEFT_DEFINITION_MODULE:
        definition->begin = take_u64(fields);
        definition->end = take_u64(fields);
        definition->base = take_u64(fields);
        definition->file = take_string(fields);
        definition->name = take_string(fields);
        return !fields->is_cut && definition->begin < definition->end;
    case WEFT_DEFINITION_FRAME:
        definition->number = take_u32(fields);
        definition->line = take_u32(fields);
        definition->name = take_string(fields);
        definition->file = take_string(fields);
        return !fields->is_cut && definition->number != 0;
    case WEFT_DEFINITION_EVERY:
        definition->number = take_u32(fields);
        definition->every = take_u32(fields);
        return !fields->is_cut && definition->number != 0 && definition->every != 0;
    case WEFT_DEFINITION_SWITCH:
        definition->number = take_u32(fields);
        definition->is_on = *take(fields, 1);
        return !fields->is_cut;
    case WEFT_DEFINITION_BLOCK:
        definition->number = take_u32(fields);
        definition->block.site = take_u32(fields);
        definition->block.loop = take_u32(fields);
        definition->block.line_begin = take_u32(fields);
        definition->block.line_end = take_u32(fields);
        definition->block.kind = *take(fields, 1);
        definition->block.slots = *take(fields, 1);
        return !fields->is_cut && definition->number != 0 && definition->number <= WEFT_MEMORY_BLOCK_MASK && definition->block.site != 0;
    case WEFT_DEFINITION_ACCESS:
        definition->number = take_u32(fields);
        definition->access.line = take_u32(fields);
        definition->access.column = take_u32(fields);
        definition->access.size = take_u32(fields);
        definition->access.kind = *take(fields, 1);
        definition->access.part = *take(fields, 1);
        definition->access.slot = *take(fields, 1);
        definition->access.stride_slot = *take(fields, 1);
        definition->access.offset = (int64_t)take_u64(fields);
        definition->access.stride = (int64_t)take_u64(fields);
        return !fields->is_cut && definition->number != 0;
    case WEFT_DEFINITION_START:
        definition->tid = take_u32(fields);
        take_u32(fields); /* the parent's tid */
        definition->created = take_u64(fields);
        definition->handle = take_u64(fields);
        definition->file = take_string(fields);
        definition->name = take_string(fields);
        return !fields->is_cut;
    case WEFT_DEFINITION_ROUTINE:
        definition->tid = take_u32(fields);
        definition->routine = take_u64(fields);
        definition->file = take_string(fields);
        return !fields->is_cut;
    case WEFT_DEFINITION_AREA:
        definition->tid = take_u32(fields);
        definition->begin = take_u64(fields);
        definition->end = take_u64(fields);
        definition->file = take_string(fields);
        return !fields->is_cut && definition->begin < definition->end;
    case WEFT_DEFINITION_FORK:
        definition->parent_pid = take_u32(fields);
        take_u32(fields); /* tid */
        take_u32(fields); /* site */
        take_string(fields);
        return !fields->is_cut;
    }
    return false;
}

/* Reads one definition. Returns false if it is malformed, but true if it is truncated. */
static bool read_definition(struct reading *reading, struct definition_bytes *fields)
{
    struct definition definition;
    if (!definition_take(fields, &definition))
        return fields->is_cut;
    switch (definition.id) {
    case WEFT_DEFINITION_SITE:
        return add_site(reading, definition.number, &definition.site);
    case WEFT_DEFINITION_LABEL:
        return add_label(reading, definition.number, definition.name);
    case WEFT_DEFINITION_VALUES:
        return add_value_names(reading, definition.number, definition.name);
    case WEFT_DEFINITION_EVERY:
        return add_every(reading, definition.number, definition.every);
    case WEFT_DEFINITION_THREAD:
        if (thread_of_file(reading, definition.file))
            thread_of_file(reading, definition.file)->name = definition.name;
        break;
    case WEFT_DEFINITION_START:
        add_start(reading, &definition);
        break;
    case WEFT_DEFINITION_ROUTINE:
        add_routine(reading, &definition);
        break;
    case WEFT_DEFINITION_MODULE:
        vec_push(reading->trace->arena, &reading->process->modules,
                 (struct trace_module){ clock_to_nanos(&reading->process->clock, definition.time), definition.begin, definition.end, definition.base,
                                        definition.file, definition.name });
        break;
    case WEFT_DEFINITION_AREA:
        vec_push(reading->trace->arena, &reading->process->areas,
                 (struct trace_area){ definition.begin, definition.end, definition.tid ? definition.file : NULL });
        break;
    case WEFT_DEFINITION_FRAME: /* they are numbered as they are defined */
        if (definition.number != reading->process->frames.count + 1)
            return false;
        vec_push(reading->trace->arena, &reading->process->frames, (struct trace_frame){ definition.name, definition.file, definition.line });
        break;
    case WEFT_DEFINITION_SWITCH:
        switches_add(&reading->process->switches, reading->trace->arena,
                     (struct trace_switch){ definition.time, definition.number, definition.is_on });
        break;
    case WEFT_DEFINITION_BLOCK:
        return add_block(reading, definition.number, &definition.block);
    case WEFT_DEFINITION_ACCESS:
        return add_access(reading, definition.number, &definition.access);
    case WEFT_DEFINITION_FORK:
        reading->process->parent_pid = definition.parent_pid;
        break;
    }
    return true;
}

/* Strings of the definitions point into the file's bytes, so these stay in the arena. */
static void read_packet(struct reading *reading, const struct packet *packet, const uint8_t *bytes)
{
    struct definition_bytes fields = { .at = bytes + packet->events, .end = bytes + packet->content_end };
    while (fields.at < fields.end) {
        uint64_t offset = (uint64_t)(fields.at - bytes);
        if (!read_definition(reading, &fields)) {
            trace_add_problem(reading->trace, reading->path, offset, "no definition of weft; the rest of the packet is left out");
            return;
        }
        if (fields.is_cut) {
            trace_add_problem(reading->trace, reading->path, offset, "cut short in a definition");
            return;
        }
    }
}

void definitions_read(struct trace *trace, struct trace_process *process, const char *path)
{
    struct reading reading = { .trace = trace, .process = process, .path = path };
    struct slice text;
    if (fs_read(trace->arena, path, DEFINITIONS_LIMIT, &text) != 0) {
        trace_add_problem(trace, path, UINT64_MAX, "cannot be read: %s; call sites will be (unknown)", strerror(errno));
        return;
    }
    sort_threads(&reading);
    reading.highest = (uint32_t)(text.length / SMALLEST_SITE);
    reading.highest_block = (uint32_t)(text.length / SMALLEST_BLOCK);
    struct window window = { .file = -1, .size = text.length, .length = text.length, .bytes = (uint8_t *)text.text };
    struct packet packet = { 0 };
    const char *why;
    for (;;) {
        uint64_t offset = packet.end;
        switch (packet_read(&packet, &window, offset, process->uuid, STREAM_DEFINITIONS, &why)) {
        case PACKET_NONE:
            return;
        case PACKET_BROKEN:
            trace_add_problem(trace, path, offset, "%s; later definitions are left out", why);
            return;
        case PACKET_READ:
            break;
        }
        if (packet.content_end > text.length)
            packet.content_end = text.length; /* the truncated definition is found below */
        read_packet(&reading, &packet, (const uint8_t *)text.text);
    }
}
