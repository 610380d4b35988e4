#include "frames.h"

#include <dwarf.h>
#include <elfutils/libdwfl.h>
#include <inttypes.h>
#include <libiberty/demangle.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fs.h"
#include "text_format.h"
#include "values.h"

/* A mapped file, identified by path and build-id, and shared by its mappings at different addresses. */
struct image {
    struct image *next;
    const char *path, *build_id;
    Dwfl *dwfl;
    Dwfl_Module *module; /* NULL: the file can't be used */
};

/* An entry of the hash table of results. */
struct found {
    struct found *next;
    const void *space; /* the image; or the process, whose frames have numbers; NULL: nothing is known to be mapped there */
    uint64_t address;  /* in the image's own address space */
    struct frame_list frames;
};

struct frames {
    struct arena *arena;
    struct image *images;
    struct found **buckets; /* n_buckets, a power of two */
    size_t n_buckets, n_found;
};

struct frames *frames_open(struct arena *arena)
{
    struct frames *frames = arena_new(arena, struct frames);
    frames->arena = arena;
    return frames;
}

void frames_close(struct frames *frames)
{
    for (struct image *image = frames->images; image; image = image->next)
        dwfl_end(image->dwfl);
    frames->images = NULL;
}

/* ---- files ---- */

static bool is_built_alike(Dwfl_Module *module, const char *build_id)
{
    const unsigned char *bits;
    GElf_Addr address;
    int length = dwfl_module_build_id(module, &bits, &address);
    if (!*build_id || length <= 0)
        return true;
    if (strlen(build_id) != 2 * (size_t)length)
        return false;
    for (int i = 0; i < length; i++) {
        char digits[3];
        snprintf(digits, sizeof digits, "%02x", bits[i]);
        if (memcmp(digits, build_id + 2 * i, 2) != 0)
            return false;
    }
    return true;
}

static struct image *image_of(struct frames *frames, const struct trace_module *module)
{
    static const Dwfl_Callbacks callbacks = { .find_elf = dwfl_build_id_find_elf, .find_debuginfo = dwfl_standard_find_debuginfo };
    for (struct image *image = frames->images; image; image = image->next)
        if (strcmp(image->path, module->path) == 0 && strcmp(image->build_id, module->build_id) == 0)
            return image;
    struct image *image = arena_new(frames->arena, struct image);
    *image = (struct image){ .next = frames->images, .path = module->path, .build_id = module->build_id };
    frames->images = image;
    struct stat status; /* the path comes from the trace: it may name anything */
    if (stat(module->path, &status) != 0 || !S_ISREG(status.st_mode))
        return image;
    image->dwfl = dwfl_begin(&callbacks);
    if (!image->dwfl)
        return image;
    dwfl_report_begin(image->dwfl);
    image->module = dwfl_report_elf(image->dwfl, fs_name_of(module->path), module->path, -1, 0, true);
    dwfl_report_end(image->dwfl, NULL, NULL);
    if (image->module && !is_built_alike(image->module, module->build_id))
        image->module = NULL;
    return image;
}

/* Returns the newest mapping that contains the address. */
static const struct trace_module *module_of(const struct trace_process *process, uint64_t time, uint64_t address)
{
    for (size_t i = process->modules.count; i-- > 0;) {
        const struct trace_module *module = &process->modules.items[i];
        if (address >= module->begin && address < module->end && (int64_t)module->since + process->shift <= (int64_t)time)
            return module;
    }
    return NULL;
}

/* ---- names ---- */

static const char *demangled(struct arena *arena, const char *name)
{
    if (!name)
        return "";
    char *plain = cplus_demangle(name, DMGL_AUTO | DMGL_ANSI);
    /* without a version such as "@@GLIBC_2.34" */
    const char *kept = plain ? arena_strdup(arena, plain) : arena_strndup(arena, name, strcspn(name, "@"));
    free(plain);
    return kept;
}

static const char *name_of_entry(struct arena *arena, Dwarf_Die *entry)
{
    Dwarf_Attribute attribute;
    const char *linkage = dwarf_formstring(dwarf_attr_integrate(entry, DW_AT_linkage_name, &attribute));
    return demangled(arena, linkage ? linkage : dwarf_diename(entry));
}

/* Finds the file and line where the inlined function of `entry` is called. */
static void find_call(Dwarf_Die *unit, Dwarf_Die *entry, struct frame *frame)
{
    Dwarf_Attribute attribute;
    Dwarf_Word file, line;
    Dwarf_Files *files;
    size_t n_files;
    if (dwarf_formudata(dwarf_attr(entry, DW_AT_call_file, &attribute), &file) != 0 ||
        dwarf_formudata(dwarf_attr(entry, DW_AT_call_line, &attribute), &line) != 0 || dwarf_getsrcfiles(unit, &files, &n_files) != 0 ||
        file >= n_files)
        return;
    const char *path = dwarf_filesrc(files, file, NULL, NULL);
    frame->file = path ? path : "";
    frame->line = (uint32_t)line;
}

/* The table of address ranges (.debug_aranges) is fast, but returns the nearest unit if none contains the address, and
 * clang doesn't write the table. */
static Dwarf_Die *find_unit(Dwfl_Module *module, Dwarf_Addr address, Dwarf_Addr *bias)
{
    Dwarf_Die *unit = dwfl_module_addrdie(module, address, bias);
    if (unit && dwarf_haspc(unit, address - *bias) > 0)
        return unit;
    for (unit = dwfl_module_nextcu(module, NULL, bias); unit; unit = dwfl_module_nextcu(module, unit, bias))
        if (dwarf_haspc(unit, address - *bias) > 0)
            return unit;
    return NULL;
}

static void find_line(struct arena *arena, Dwarf_Die *unit, Dwarf_Addr address, struct frame *frame)
{
    int number = 0;
    Dwarf_Line *line = dwarf_getsrc_die(unit, address);
    const char *path = line ? dwarf_linesrc(line, NULL, NULL) : NULL;
    if (!path || dwarf_lineno(line, &number) != 0)
        return;
    frame->file = arena_strdup(arena, path);
    frame->line = (uint32_t)number;
}

enum { DEEPEST = 64 }; /* functions inlined into each other */

/* Finds the function that contains the address, at any depth: functions of local classes and lambdas are children of
 * functions that don't contain their code. */
static bool find_function(Dwarf_Die *around, Dwarf_Addr address, Dwarf_Die *function)
{
    Dwarf_Die entry;
    if (dwarf_child(around, &entry) != 0)
        return false;
    do {
        if (dwarf_tag(&entry) == DW_TAG_subprogram && dwarf_haspc(&entry, address) > 0) {
            *function = entry;
            return true;
        }
        if (find_function(&entry, address, function))
            return true;
    } while (dwarf_siblingof(&entry, &entry) == 0);
    return false;
}

/* Finds the direct child, a block or an inlined function, that contains the address. */
static bool find_inside(Dwarf_Die *around, Dwarf_Addr address, Dwarf_Die *inside)
{
    Dwarf_Die entry;
    if (dwarf_child(around, &entry) != 0)
        return false;
    do {
        int tag = dwarf_tag(&entry);
        if ((tag == DW_TAG_inlined_subroutine || tag == DW_TAG_lexical_block) && dwarf_haspc(&entry, address) > 0) {
            *inside = entry;
            return true;
        }
    } while (dwarf_siblingof(&entry, &entry) == 0);
    return false;
}

/* Finds the functions inlined at the address, from `function` inwards. Fills `calls` from its end, so that the
 * innermost comes first, and returns their number. */
static int find_calls(Dwarf_Die function, Dwarf_Addr address, Dwarf_Die calls[DEEPEST])
{
    Dwarf_Die at = function, inside;
    int n = 0;
    for (; n < DEEPEST && find_inside(&at, address, &inside); at = inside)
        if (dwarf_tag(&inside) == DW_TAG_inlined_subroutine)
            calls[DEEPEST - ++n] = inside;
    return n;
}

/* libdw finds functions at file scope fast, but doesn't search functions that don't contain the address. */
static bool find_scope(Dwarf_Die *unit, Dwarf_Addr address, Dwarf_Die *function)
{
    Dwarf_Die *scopes, *around;
    int n = dwarf_getscopes(unit, address, &scopes), n_around = n > 0 ? dwarf_getscopes_die(scopes, &around) : 0;
    bool is_found = false;
    for (int i = 0; i < n_around && !is_found; i++)
        if (dwarf_tag(&around[i]) == DW_TAG_subprogram) {
            *function = around[i];
            is_found = true;
        }
    if (n_around > 0)
        free(around);
    if (n > 0)
        free(scopes);
    return is_found || find_function(unit, address, function);
}

/* Functions of weft, between a call and the function that contains it. */
static bool is_ours(const char *function)
{
    return strncmp(function, "weft_", 5) == 0 || strncmp(function, "weft::", 6) == 0 || strstr(function, "weft_probe::") != NULL;
}

static void find_names(struct frames *frames, const struct image *image, struct found *found)
{
    struct frame list[DEEPEST + 1], *at = list;
    struct arena *arena = frames->arena;
    GElf_Off offset;
    GElf_Sym symbol;
    Dwarf_Addr bias;
    Dwarf_Die function, calls[DEEPEST];
    const char *name = dwfl_module_addrinfo(image->module, found->address, &offset, &symbol, NULL, NULL, NULL);
    Dwarf_Die *unit = find_unit(image->module, found->address, &bias);
    bool is_found = unit && find_scope(unit, found->address - bias, &function);
    int n_calls = is_found ? find_calls(function, found->address - bias, calls) : 0;
    *at = (struct frame){ .function = "", .file = "", .module = image->path, .offset = found->address };
    if (unit)
        find_line(arena, unit, found->address - bias, at);
    for (int i = DEEPEST - n_calls; i < DEEPEST; i++) {
        at->function = name_of_entry(arena, &calls[i]);
        at->is_inlined = true;
        *++at = (struct frame){ .function = "", .file = "", .module = image->path, .offset = found->address };
        find_call(unit, &calls[i], at);
        at->file = arena_strdup(arena, at->file);
    }
    if (name)
        at->function = demangled(arena, name);
    else if (is_found)
        at->function = name_of_entry(arena, &function);
    struct frame *kept = arena_array(arena, struct frame, (size_t)(at - list) + 1);
    for (const struct frame *frame = list; frame <= at; frame++)
        if (!is_ours(frame->function))
            kept[found->frames.count++] = *frame;
    found->frames.items = kept;
}

static void name_nothing(struct frames *frames, const char *module, struct found *found)
{
    struct frame *frame = arena_new(frames->arena, struct frame);
    *frame = (struct frame){ .function = "", .file = "", .module = module, .offset = found->address };
    found->frames = (struct frame_list){ frame, 1 };
}

/* ---- results ---- */

static size_t hash_of(const void *space, uint64_t address)
{
    const uint64_t key[2] = { (uintptr_t)space, address };
    return (size_t)hash_bytes(HASH_START, key, sizeof key);
}

static void rehash(struct frames *frames)
{
    size_t n_buckets = frames->n_buckets ? 4 * frames->n_buckets : 256;
    struct found **buckets = arena_array(frames->arena, struct found *, n_buckets);
    for (size_t i = 0; i < frames->n_buckets; i++)
        for (struct found *found = frames->buckets[i], *next; found; found = next) {
            struct found **bucket = &buckets[hash_of(found->space, found->address) & (n_buckets - 1)];
            next = found->next;
            found->next = *bucket;
            *bucket = found;
        }
    frames->buckets = buckets;
    frames->n_buckets = n_buckets;
}

static void name_numbered(struct frames *frames, const struct trace_frame *numbered, struct found *found)
{
    struct frame *frame = arena_new(frames->arena, struct frame);
    *frame = (struct frame){ .function = numbered->function, .file = numbered->file, .module = "", .offset = found->address, .line = numbered->line };
    found->frames = (struct frame_list){ frame, 1 };
}

struct frame_list frames_of(struct frames *frames, const struct trace_process *process, uint64_t time, uint64_t address)
{
    bool is_number = address - 1 < process->frames.count; /* no code is mapped there */
    const struct trace_module *module = is_number ? NULL : module_of(process, time, address);
    struct image *image = module ? image_of(frames, module) : NULL;
    const void *space = is_number ? (const void *)process : image;
    uint64_t own = module ? address - module->base : address;
    if (frames->n_found >= frames->n_buckets)
        rehash(frames);
    struct found **bucket = &frames->buckets[hash_of(space, own) & (frames->n_buckets - 1)];
    for (struct found *found = *bucket; found; found = found->next)
        if (found->space == space && found->address == own)
            return found->frames;
    struct found *found = arena_new(frames->arena, struct found);
    *found = (struct found){ .next = *bucket, .space = space, .address = own };
    *bucket = found;
    frames->n_found++;
    if (is_number)
        name_numbered(frames, &process->frames.items[address - 1], found);
    else if (image && image->module)
        find_names(frames, image, found);
    else
        name_nothing(frames, image ? image->path : "", found);
    return found->frames;
}

struct frame_list frames_of_values(struct frames *frames, struct arena *arena, const struct trace_process *process, uint64_t time,
                                   const struct trace_values *values)
{
    uint64_t addresses[WEFT_MOST_FRAMES];
    VEC(struct frame) all = { 0 };
    unsigned n = values_frames(values, addresses);
    for (unsigned i = 0; i < n; i++) {
        struct frame_list list = frames_of(frames, process, time, addresses[i]);
        for (size_t k = 0; k < list.count; k++)
            vec_push(arena, &all, list.items[k]);
    }
    return (struct frame_list){ all.items, all.count };
}

const char *frames_function(struct frames *frames, const struct trace_process *process, uint64_t time, uint64_t address)
{
    const struct trace_module *module = module_of(process, time, address);
    struct image *image = module ? image_of(frames, module) : NULL;
    GElf_Off offset;
    GElf_Sym symbol;
    if (!image || !image->module)
        return "";
    const char *name = dwfl_module_addrinfo(image->module, address - module->base, &offset, &symbol, NULL, NULL, NULL);
    return name && offset == 0 ? demangled(frames->arena, name) : "";
}

void frame_print(struct str *out, const struct frame *frame)
{
    const char *function = text_printable(out->arena, frame->function);
    str_add(out, function);
    if (*frame->file)
        str_printf(out, "%s%s:%u", *function ? "  " : "", text_path(out->arena, frame->file), frame->line);
    else if (*frame->module)
        str_printf(out, "%s%s+0x%" PRIx64, *function ? "  in " : "", text_printable(out->arena, fs_name_of(frame->module)), frame->offset);
    else
        str_printf(out, "%s0x%" PRIx64, *function ? "  " : "", frame->offset);
}
