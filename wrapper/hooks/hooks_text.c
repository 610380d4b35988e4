#include "hooks_text.h"

#include <stdlib.h>
#include <string.h>

#include <weft/format.h>

#include "fs.h"
#include "hooks_calls.h"
#include "hooks_directives.h"
#include "hooks_doors.h"
#include "hooks_flow.h"
#include "hooks_lines.h"
#include "hooks_names.h"
#include "install.h"
#include "vec.h"

enum { PLAIN_BLOCK = 0, LOOP_BLOCK = 2, NO_SLOT = 255, LOAD = 0, STORE = 1, VOLATILE = 2, ATOMIC = 4 }; /* must match memory.h */

/* A symbol of a function. */
struct function {
    const char *symbol, *name; /* "": made by the compiler alone */
    bool is_selected, is_counted;
    uint32_t line, column; /* of its begin, once it is known */
};

/* An access of a block. */
struct access {
    uint32_t line, column, size;
    uint8_t kind, slot, stride;
};

/* A block: what one call of a hook says. Two accesses at most. */
struct block {
    uint32_t site;
    uint8_t kind, slots, n;
    struct access accesses[2];
};

/* Accesses of a function in one file: its own, or that of a function which is inline in it. */
struct site {
    const struct function *function;
    const char *file;
};

struct place {
    uint32_t file, line, column;
};

struct work {
    struct arena *arena;
    struct select *select;
    const char *directory, *headers; /* headers: weft's own, whose text is not the program's */
    struct str *out;
    struct hooks_result *result;
    VEC(struct function) functions; /* sorted by symbol */
    VEC(const char *) files;        /* by the number of .file */
    VEC(struct site) sites;
    VEC(struct block) blocks;
    VEC(struct slice) atomics; /* operations that are called */
    VEC(struct slice) before;  /* the lines since the last label or call */
    struct hooks_doors doors;
    struct hooks_flow flow;
    struct hooks_directives directives;
    struct function *function; /* that the text is in, or NULL */
    struct place place;
    bool is_fortran;
    bool is_timed; /* the next record has to look at the clock: something else may have happened */
};

/* ---- functions and files ---- */

static int compare_functions(const void *a, const void *b)
{
    return strcmp(((const struct function *)a)->symbol, ((const struct function *)b)->symbol);
}

static struct function *find_function(const struct work *work, struct slice symbol)
{
    struct function key = { .symbol = arena_strndup(work->arena, symbol.text, symbol.length) };
    return work->functions.count ? bsearch(&key, work->functions.items, work->functions.count, sizeof key, compare_functions) : NULL;
}

/* Regions of OpenMP that clang names by a number alone: the function that refers to it has it. Returns whether there are new ones. */
static bool name_regions(struct work *work, const char *text)
{
    static const char word[] = ".omp_outlined.";
    const struct function *here = NULL;
    struct slice line;
    bool is_new = false;
    for (const char *at = text; line_take(&at, &line);) {
        size_t length = line_symbol_length(line.text);
        const char *region = memmem(line.text, line.length, word, sizeof word - 1);
        if (length && line.text[length] == ':')
            here = find_function(work, (struct slice){ line.text, length });
        if (!region || !here || !*here->name || !(line_begins(line_trimmed(line), "lea") || line_begins(line_trimmed(line), "mov")))
            continue;
        struct function *part = find_function(work, (struct slice){ region, line_symbol_length(region) });
        if (part && !*part->name) {
            part->name = here->name;
            is_new = true;
        }
    }
    return is_new;
}

static void find_functions(struct work *work, const char *text)
{
    struct slice line;
    for (const char *at = text; line_take(&at, &line);) {
        struct slice word = line_trimmed(line);
        if (!line_begins(word, ".type"))
            continue;
        word = line_trimmed(line_behind(word, strlen(".type")));
        size_t length = line_symbol_length(word.text);
        if (length == 0 || !memmem(word.text, word.length, "@function", strlen("@function")))
            continue;
        const char *symbol = arena_strndup(work->arena, word.text, length);
        vec_push(work->arena, &work->functions, (struct function){ .symbol = symbol, .name = hooks_name_of(work->arena, symbol, work->is_fortran) });
    }
    if (work->functions.count)
        qsort(work->functions.items, work->functions.count, sizeof *work->functions.items, compare_functions);
    while (strstr(text, ".omp_outlined.") && name_regions(work, text))
        ;
    for (size_t i = 0; i < work->functions.count; i++) {
        struct function *one = &work->functions.items[i];
        const struct config_probe *probe = *one->name ? select_memory(work->select, one->name) : NULL;
        one->is_selected = probe && !probe->is_dropped && probe->by_hooks;
    }
}

/* The strings between quotes of a directive, joined as a path. */
static const char *quoted_path(const struct work *work, struct slice line)
{
    const char *path = work->directory;
    for (const char *at = line.text, *end = line.text + line.length; (at = memchr(at, '"', (size_t)(end - at))) != NULL;) {
        struct str name = { .arena = work->arena };
        str_begin(&name);
        for (at++; at < end && *at != '"'; at++) {
            at += *at == '\\' && at + 1 < end;
            str_add_char(&name, *at);
        }
        path = fs_join(work->arena, path, name.text);
        if (at++ >= end)
            break;
    }
    char *real = strstr(path, "/../") ? realpath(path, NULL) : NULL; /* "/usr/bin/../lib/gcc/..." */
    path = real ? arena_strdup(work->arena, real) : path;
    free(real);
    return path;
}

/* `.file "a.c"`, `.file 1 "/home/dir" "a.c"` */
static void take_file(struct work *work, struct slice line)
{
    struct slice word = line_trimmed(line_behind(line, strlen(".file")));
    const char *path = quoted_path(work, word);
    if (*word.text == '"') {
        work->result->source = path;
        return;
    }
    size_t number = strtoul(word.text, NULL, 10);
    while (number < 1 << 20 && work->files.count <= number)
        vec_push(work->arena, &work->files, NULL);
    if (number < work->files.count)
        work->files.items[number] = path;
}

static void take_place(struct work *work, struct slice line)
{
    char *at = NULL;
    work->place.file = (uint32_t)strtoul(line.text + strlen(".loc"), &at, 10);
    work->place.line = (uint32_t)strtoul(at, &at, 10);
    work->place.column = *at == '\n' ? 0 : (uint32_t)strtoul(at, &at, 10);
    if (work->function && work->function->line == 0) {
        work->function->line = work->place.line;
        work->function->column = work->place.column;
    }
}

/* ---- the table ---- */

static const char *file_here(const struct work *work)
{
    const char *file = work->place.file < work->files.count ? work->files.items[work->place.file] : NULL;
    return file ? file : work->result->source;
}

static uint32_t site_here(struct work *work)
{
    const char *file = file_here(work);
    for (size_t i = work->sites.count; i > 0; i--) {
        const struct site *site = &work->sites.items[i - 1];
        if (site->function == work->function && strcmp(site->file, file) == 0)
            return (uint32_t)i - 1;
    }
    vec_push(work->arena, &work->sites, (struct site){ work->function, file });
    return (uint32_t)work->sites.count - 1;
}

static struct access access_here(const struct work *work, uint32_t size, unsigned kind, uint8_t slot)
{
    struct access access = { work->place.line, work->place.column, size, (uint8_t)kind, slot, 0 };
    return access;
}

/* The block of a call whose accesses have this size; 0: a loop over its bytes. Returns its number. */
static uint32_t add_block(struct work *work, const struct hook_call *call, uint32_t size)
{
    struct block block = { .site = site_here(work), .kind = size ? PLAIN_BLOCK : LOOP_BLOCK };
    unsigned flags = (call->is_volatile ? VOLATILE : 0) | (call->role == HOOK_ATOMIC ? ATOMIC : 0);
    uint8_t slot = size ? 0 : 1; /* the first of a loop has the number of its bytes */
    if (call->loads)
        block.accesses[block.n++] = access_here(work, size ? size : 1, LOAD | flags, slot);
    if (call->role == HOOK_COPY)
        slot++;
    if (call->stores)
        block.accesses[block.n++] = access_here(work, size ? size : 1, STORE | flags, slot);
    block.slots = slot + 1;
    for (unsigned i = 0; i < block.n; i++)
        block.accesses[i].stride = !size;
    vec_push(work->arena, &work->blocks, block);
    work->result->n_accesses += block.n;
    if (!work->function->is_counted)
        work->result->n_functions++;
    work->function->is_counted = true;
    return (uint32_t)work->blocks.count - 1;
}

static void add_string(struct str *out, const char *text)
{
    str_add(out, "\t.string\t\"");
    str_add_c_escaped(out, text);
    str_add(out, "\"\n");
}

static void add_sites(const struct work *work)
{
    struct str *out = work->out;
    str_add(out, "\t.section\t.rodata\n.Lweft_m_nothing:\n\t.string\t\"\"\n");
    for (size_t i = 0; i < work->sites.count; i++) {
        str_printf(out, ".Lweft_m_n%zu:\n", i);
        add_string(out, work->sites.items[i].function->name);
        str_printf(out, ".Lweft_m_f%zu:\n", i);
        add_string(out, work->sites.items[i].file);
    }
    str_add(out, "\t.section\t.data.rel.local,\"aw\"\n\t.balign\t8\n.Lweft_m_sites:\n");
    for (size_t i = 0; i < work->sites.count; i++) { /* struct weft_site */
        const struct function *function = work->sites.items[i].function;
        str_printf(out, "\t.quad\t.Lweft_m_n%zu, .Lweft_m_f%zu, .Lweft_m_n%zu\n\t.long\t%u, %u, %u\n\t.short\t1\n\t.byte\t%d, 0\n", i, i, i,
                   function->line, function->line, function->column, (int)WEFT_KIND_MEMORY);
    }
}

/* struct weft_block and struct weft_access, struct weft_unit and struct weft_memory */
static void add_table(const struct work *work)
{
    struct str *out = work->out;
    add_sites(work);
    str_add(out, ".Lweft_m_blocks:\n");
    uint32_t first = 0;
    for (size_t i = 0; i < work->blocks.count; i++) {
        const struct block *block = &work->blocks.items[i];
        uint32_t line = block->accesses[0].line;
        str_printf(out, "\t.long\t%u, 0, %u, %u, %u, %u\n\t.byte\t%u, %u, 0, 0\n", block->site, line, line, first, block->n, block->kind,
                   block->slots);
        first += block->n;
    }
    str_add(out, "\t.balign\t8\n.Lweft_m_accesses:\n");
    for (size_t i = 0; i < work->blocks.count; i++)
        for (unsigned k = 0; k < work->blocks.items[i].n; k++) {
            const struct access *access = &work->blocks.items[i].accesses[k];
            str_printf(out, "\t.long\t%u, %u, %u\n\t.byte\t%u, 0, %u, %u\n\t.quad\t0, %u\n", access->line, access->column, access->size, access->kind,
                       access->slot, NO_SLOT, access->stride);
        }
    str_printf(out, ".Lweft_m_unit:\n\t.quad\t.Lweft_m_sites\n\t.long\t%zu\n\t.short\t%d\n\t.byte\t%d, 0\n\t.long\t0, 0\n", work->sites.count,
               WEFT_FORMAT_VERSION, WEFT_LANGUAGE_UNKNOWN);
    str_printf(out, ".Lweft_m_memory:\n\t.quad\t.Lweft_m_unit, .Lweft_m_blocks, .Lweft_m_accesses\n\t.long\t%zu, 0\n", work->blocks.count);
}

/* ---- calls ---- */

/* The constant that was put into esi, rsi (or edx, rdx) last, before the call; 0: it is none. */
static uint32_t find_size(const struct work *work, char letter)
{
    const char names[2][5] = { { '%', 'e', letter, letter == 's' ? 'i' : 'x', 0 }, { '%', 'r', letter, letter == 's' ? 'i' : 'x', 0 } };
    for (size_t i = work->before.count; i > 0; i--) {
        struct slice line = work->before.items[i - 1], word = line_trimmed(line);
        const char *comma = memrchr(line.text, ',', line.length), *target = comma ? comma + 1 + strspn(comma + 1, " \t") : word.text;
        struct slice into = { target, (size_t)(line.text + line.length - target) };
        if (!slice_is(into, names[0]) && !slice_is(into, names[1]))
            continue;
        struct slice value = line_trimmed(line_behind(word, strcspn(word.text, " \t\n")));
        char *end = NULL;
        unsigned long number = line_begins(word, "mov") && *value.text == '$' ? strtoul(value.text + 1, &end, 0) : 0;
        return number && number <= UINT32_MAX && *end == ',' ? (uint32_t)number : 0;
    }
    return 0;
}

/* Bit 31 of the index: the record looks at the clock. */
static uint32_t index_of(struct work *work, uint32_t block)
{
    uint32_t index = block | (work->is_timed ? 1u << 31 : 0);
    work->is_timed = false;
    return index;
}

static void note_atomic(struct work *work, struct slice name)
{
    for (size_t i = 0; i < work->atomics.count; i++)
        if (slice_equal(work->atomics.items[i], name))
            return;
    vec_push(work->arena, &work->atomics, name);
}

static bool is_recorded(struct work *work, const struct hook_call *call)
{
    if (!work->function || !work->function->is_selected || !(call->loads || call->stores))
        return false;
    if (work->place.line == 0)
        return true;
    const char *file = file_here(work);
    return !text_starts_with(file, work->headers) && !hooks_directives_has(work->arena, &work->directives, file, work->place.line);
}

/* What stands in the place of a call. `way`: "call" or "jmp". */
static void turn_call(struct work *work, const struct hook_call *call, const char *way, struct slice line)
{
    struct str *out = work->out;
    bool is_jump = *way == 'j', is_wanted = is_recorded(work, call);
    uint32_t size = call->role == HOOK_RANGE                             ? find_size(work, 's')
                    : call->role == HOOK_COPY || call->role == HOOK_FILL ? find_size(work, 'd')
                                                                         : call->size;
    uint32_t index = is_wanted ? index_of(work, add_block(work, call, size)) : 0;
    struct hooks_doors *doors = &work->doors;
    switch (call->role) {
    case HOOK_ACCESS:
    case HOOK_RANGE:
        if (!is_wanted) {
            str_add(out, is_jump ? "\tret\n" : "");
        } else if (size) {
            doors->access = true;
            str_printf(out, "\tmovl\t$%u, %%esi\n\t%s\t.Lweft_m_access\n", index, way);
        } else {
            doors->range = true;
            str_printf(out, "\tmovl\t$%u, %%edx\n\t%s\t.Lweft_m_range\n", index, way);
        }
        break;
    case HOOK_COPY:
    case HOOK_FILL:
        if (is_wanted) {
            const char *door = call->role == HOOK_COPY ? "copy" : size ? "keep" : "fill";
            doors->copy = doors->copy || *door == 'c';
            doors->keep = doors->keep || *door == 'k';
            doors->fill = doors->fill || *door == 'f';
            str_printf(out, "\tmovl\t$%u, %%eax\n\tcall\t.Lweft_m_%s\n", index, door);
        }
        if (memmem(line.text, line.length, "__tsan_", strlen("__tsan_")))
            str_printf(out, "\t%s\t%.*s@PLT\n", way, (int)call->plain.length, call->plain.text);
        else
            str_printf(out, "%.*s\n", (int)line.length, line.text);
        work->is_timed = true;
        break;
    case HOOK_ATOMIC:
        if (is_wanted) {
            doors->keep = true;
            str_printf(out, "\tmovl\t$%u, %%eax\n\tcall\t.Lweft_m_keep\n", index);
        }
        note_atomic(work, call->name);
        str_printf(out, "\t%s\t.Lweft_m_%.*s\n", way, (int)call->name.length, call->name.text);
        work->is_timed = true; /* another thread may have been waited for */
        break;
    case HOOK_FENCE:
        str_add(out, "\tmfence\n");
        /* fall through */
    default:
        str_add(out, is_jump ? "\tret\n" : "");
    }
}

static void take_label(struct work *work, struct slice label)
{
    struct function *function = *label.text == '.' && label.text[1] == 'L' ? NULL : find_function(work, label);
    if (function) {
        work->function = function;
        work->place = (struct place){ 0 };
    }
    if (function || line_is_target(label)) {
        work->is_timed = hooks_flow_is_late(&work->flow, label);
        work->before.count = 0;
    }
}

/* A name of a hook that is no call: in strings of debugging information, and in directives. */
static bool is_harmless(struct slice line)
{
    struct slice word = line_trimmed(line);
    return (line_begins(word, ".") && !line_begins(word, ".quad") && !line_begins(word, ".long")) || line_begins(word, "#");
}

static void turn_line(struct work *work, struct slice line)
{
    const char *way;
    struct slice word = line_trimmed(line), symbol = line_called(line, &way);
    size_t label = line_symbol_length(line.text);
    struct hook_call call = symbol.length ? hook_call_of(symbol) : (struct hook_call){ .role = HOOK_NONE };
    if (line_begins(word, ".loc") && word.text[4] != 'a') {
        take_place(work, word);
    } else if (line_begins(word, ".file")) {
        take_file(work, word);
    } else if (label && label < line.length && line.text[label] == ':') {
        take_label(work, (struct slice){ line.text, label });
    } else if (way) {
        if (call.role == HOOK_UNKNOWN)
            work->result->why_not = arena_strndup(work->arena, symbol.text, symbol.length);
        if (call.role != HOOK_NONE) {
            turn_call(work, &call, way, line);
            work->before.count = 0;
            return;
        }
        work->is_timed = true;
        work->before.count = 0;
    } else if (memmem(line.text, line.length, "__tsan_", strlen("__tsan_")) && !is_harmless(line)) {
        work->result->why_not = "pointers to hooks";
    }
    vec_push(work->arena, &work->before, line);
    str_printf(work->out, "%.*s\n", (int)line.length, line.text);
}

static bool is_of_fortran(const char *text)
{
    const char *name = strstr(text, "\t.file\t\""), *end = name ? strchr(name, '\n') : NULL,
               *dot = end ? memrchr(name, '.', (size_t)(end - name)) : NULL;
    return dot && (dot[1] == 'f' || dot[1] == 'F');
}

void hooks_turn(struct arena *arena, struct select *select, const char *text, const char *directory, uint64_t stamp, struct str *out,
                struct hooks_result *result)
{
    struct work work = { .arena = arena, .select = select, .directory = directory, .out = out, .result = result };
    struct slice line;
    work.headers = arena_printf(arena, "%s/", install_include_directory(arena));
    *result = (struct hooks_result){ .source = directory };
    work.is_fortran = is_of_fortran(text);
    find_functions(&work, text);
    hooks_flow_find(arena, text, &work.flow);
    for (const char *at = text; line_take(&at, &line);)
        turn_line(&work, line);
    hooks_add_doors(out, &work.doors);
    for (size_t i = 0; i < work.atomics.count; i++)
        hooks_add_atomic(out, work.atomics.items[i]);
    if (work.blocks.count == 0)
        return;
    add_table(&work);
    hooks_add_unit(out, stamp);
}
