#define _GNU_SOURCE 1
#include <errno.h>
#include <string.h>
#include <sys/prctl.h>

#include "rt_definitions.h"

#include "rt_bytes.h"
#include "rt_clock.h"
#include "rt_files.h"
#include "rt_memory_tables.h"
#include "rt_metadata.h"
#include "rt_packet.h"
#include "rt_limit.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_text.h"

#include <weft/format.h>

/* Definitions as they stand in the file, like rt_process.sites: a forked child repeats them. */
static struct rt_bytes text_definitions, module_definitions, block_definitions;
static uint32_t n_blocks;

enum { BLOCK_SIZE = 22, ACCESS_SIZE = 36 }; /* bytes of their definitions, behind number and time */

static void add_event(struct rt_bytes *bytes, uint32_t event, uint64_t now)
{
    rt_bytes_add(bytes, &event, 4);
    rt_bytes_add(bytes, &now, 8);
}

static void add_string(struct rt_bytes *bytes, const char *string)
{
    rt_bytes_add(bytes, string, strlen(string) + 1);
}

static __attribute__((noinline)) void add_site(struct rt_bytes *bytes, const struct weft_site *site, uint8_t language, uint32_t number, uint64_t now)
{
    uint8_t flags = (uint8_t)((site->flags & ~(WEFT_SITE_LABELLED | WEFT_SITE_ALONE | WEFT_SITE_MARKED)) | language << WEFT_SITE_LANGUAGE_SHIFT);
    add_event(bytes, WEFT_DEFINITION_SITE, now);
    rt_bytes_add(bytes, &number, 4);
    rt_bytes_add(bytes, &site->line_begin, 4);
    rt_bytes_add(bytes, &site->line_end, 4);
    rt_bytes_add(bytes, &site->column, 4);
    rt_bytes_add(bytes, &site->depth, 2);
    rt_bytes_add(bytes, &site->kind, 1);
    rt_bytes_add(bytes, &flags, 1);
    add_string(bytes, site->callee);
    add_string(bytes, site->file);
    add_string(bytes, site->function);
}

enum { SITE_STRINGS = 32 /* where they begin in a site's definition */ };

/* Behind the site's strings. */
static size_t skip_site(size_t at)
{
    at += SITE_STRINGS;
    for (int i = 0; i < 3; i++)
        at += strlen((const char *)rt_process.sites.bytes + at) + 1;
    return at;
}

bool rt_definitions_next(size_t *at, struct weft_site *site, uint32_t *number)
{
    const unsigned char *bytes = rt_process.sites.bytes + *at;
    if (*at >= rt_process.sites.length)
        return false;
    memcpy(number, bytes + 12, 4);
    memcpy(&site->line_begin, bytes + 16, 4);
    memcpy(&site->line_end, bytes + 20, 4);
    memcpy(&site->column, bytes + 24, 4);
    memcpy(&site->depth, bytes + 28, 2);
    site->kind = bytes[30];
    site->flags = (uint8_t)(bytes[31] & ~(WEFT_SITE_LANGUAGE_MASK << WEFT_SITE_LANGUAGE_SHIFT));
    site->callee = (const char *)bytes + SITE_STRINGS;
    site->file = site->callee + strlen(site->callee) + 1;
    site->function = site->file + strlen(site->file) + 1;
    *at = skip_site(*at);
    return true;
}

bool rt_definitions_find(uint32_t number, struct weft_site *site)
{
    uint32_t found = 0;
    for (size_t at = 0; found != number && rt_definitions_next(&at, site, &found);)
        ;
    return found == number;
}

static void add_switch(struct rt_bytes *bytes, uint32_t site, bool is_on, uint64_t now)
{
    uint8_t on = is_on;
    add_event(bytes, WEFT_DEFINITION_SWITCH, now);
    rt_bytes_add(bytes, &site, 4);
    rt_bytes_add(bytes, &on, 1);
}

/* A child of fork is as its parent was; and a program may be switched off before it records anything. */
static void add_what_is_off(struct rt_bytes *bytes, uint64_t now)
{
    rt_switch_changes.length = 0;
    if (rt_is_paused())
        add_switch(bytes, 0, false, now);
    for (uint32_t site = 1; site <= rt_process.n_sites; site++)
        if (rt_switch_of(site) != RT_ON)
            add_switch(bytes, site, false, now);
}

/* One packet with these events, stamped from `begin` to `end`. */
static bool write_packet_of(const void *events, size_t length, uint64_t begin, uint64_t end)
{
    static struct rt_packet_header header; /* not on a stack that may be small: what counts the packets guards it, too */
    rt_packet_header_init(&header, rt_process.uuid, 1, (uint32_t)rt_process.pid, begin);
    header.timestamp_end = end;
    header.content_size = header.packet_size = (sizeof header + length) * 8;
    header.packet_seq_num = rt_process.n_definition_packets++;
    return rt_file_append(rt_path("definitions"), &header, sizeof header, events, length);
}

static bool write_packet(const void *events, size_t length, uint64_t now)
{
    return write_packet_of(events, length, now, now);
}

/* A forked child inherits the numbers of its parent's sites, and so repeats their definitions. Their time must not be
 * before the packet's. */
bool rt_definitions_open(void)
{
    struct rt_bytes events = { 0 };
    uint64_t now = rt_clock_now();
    rt_process.n_definition_packets = 0;
    if (rt_process.was_forked) {
        uint32_t pid = (uint32_t)rt_process.fork_pid, tid = (uint32_t)rt_process.fork_tid;
        add_event(&events, WEFT_DEFINITION_FORK, now);
        rt_bytes_add(&events, &pid, 4);
        rt_bytes_add(&events, &tid, 4);
        rt_bytes_add(&events, &rt_process.fork_site, 4);
        add_string(&events, rt_process.parent);
    }
    for (size_t at = 0; at < rt_process.sites.length; at = skip_site(at))
        memcpy(rt_process.sites.bytes + at + 4, &now, 8);
    if (rt_process.sites.length)
        rt_bytes_add(&events, rt_process.sites.bytes, rt_process.sites.length);
    for (size_t at = 0; at < text_definitions.length; at += 16 + strlen((const char *)text_definitions.bytes + at + 16) + 1)
        memcpy(text_definitions.bytes + at + 4, &now, 8);
    if (text_definitions.length)
        rt_bytes_add(&events, text_definitions.bytes, text_definitions.length);
    for (size_t at = 0; at < module_definitions.length;) {
        memcpy(module_definitions.bytes + at + 4, &now, 8);
        at += 36;
        for (int i = 0; i < 2; i++)
            at += strlen((const char *)module_definitions.bytes + at) + 1;
    }
    if (module_definitions.length)
        rt_bytes_add(&events, module_definitions.bytes, module_definitions.length);
    for (size_t at = 0; at < block_definitions.length;) {
        uint32_t id;
        memcpy(&id, block_definitions.bytes + at, 4);
        memcpy(block_definitions.bytes + at + 4, &now, 8);
        at += 12 + (id == WEFT_DEFINITION_BLOCK ? BLOCK_SIZE : ACCESS_SIZE);
    }
    if (block_definitions.length)
        rt_bytes_add(&events, block_definitions.bytes, block_definitions.length);
    add_what_is_off(&events, now);
    bool is_written = !events.failed && write_packet(events.bytes, events.length, now);
    rt_bytes_release(&events);
    return is_written;
}

bool rt_definitions_switch(void)
{
    size_t count = rt_switch_changes.length / sizeof(struct rt_change);
    const struct rt_change *changes = (const struct rt_change *)rt_switch_changes.bytes;
    static struct rt_bytes events; /* not on the stack */
    if (count == 0 || !rt_process.has_directory)
        return true;
    events.length = 0;
    for (size_t i = 0; i < count; i++)
        add_switch(&events, changes[i].site, changes[i].is_on, changes[i].time);
    bool is_written = !events.failed && write_packet_of(events.bytes, events.length, changes->time, changes[count - 1].time);
    if (is_written)
        rt_switch_changes.length = 0;
    return is_written;
}

/* A definition that gives a site a text. */
static void add_text(enum weft_definition definition, uint32_t site, const char *text, uint64_t now)
{
    add_event(&text_definitions, definition, now);
    rt_bytes_add(&text_definitions, &site, 4);
    add_string(&text_definitions, text);
}

static bool write_texts(size_t before, uint64_t now)
{
    if (!text_definitions.failed && write_packet(text_definitions.bytes + before, text_definitions.length - before, now))
        return true;
    text_definitions.length = before;
    return false;
}

/* Without them the sites are of the classes that their names tell. */
static void define_labels(const struct weft_unit *unit, uint32_t first, uint64_t now)
{
    size_t before = text_definitions.length;
    for (uint32_t i = 0; i < unit->n_sites; i++)
        if (unit->sites[i].flags & WEFT_SITE_LABELLED)
            add_text(WEFT_DEFINITION_LABEL, first + i, weft_site_label(&unit->sites[i]), now);
    if (text_definitions.length > before)
        write_texts(before, now);
}

uint32_t rt_definitions_register(struct weft_unit *unit)
{
    size_t before = rt_process.sites.length;
    uint64_t now = rt_clock_now();
    uint32_t first = rt_process.n_sites + 1;
    if (unit->n_sites >= (1u << WEFT_SITE_BITS) - first) {
        errno = EOVERFLOW;
        return 0;
    }
    for (uint32_t i = 0; i < unit->n_sites; i++)
        add_site(&rt_process.sites, &unit->sites[i], unit->language, first + i, now);
    if (rt_process.sites.failed || !write_packet(rt_process.sites.bytes + before, rt_process.sites.length - before, now)) {
        rt_process.sites.length = before;
        return 0;
    }
    rt_process.n_sites += unit->n_sites;
    define_labels(unit, first, now);
    /* Metadata is rewritten as a whole: at each doubling, so that the total stays linear. The rest is named when the
     * frequency of the clock is measured again, or when the process is closed. */
    if (rt_process.n_sites >= 2 * rt_process.n_labelled)
        rt_metadata_write();
    return first;
}

static void add_access(const struct weft_access *access, uint32_t block, uint64_t now)
{
    struct rt_bytes *bytes = &block_definitions;
    add_event(bytes, WEFT_DEFINITION_ACCESS, now);
    rt_bytes_add(bytes, &block, 4);
    rt_bytes_add(bytes, &access->weft_line, 4);
    rt_bytes_add(bytes, &access->weft_column, 4);
    rt_bytes_add(bytes, &access->weft_size, 4);
    rt_bytes_add(bytes, &access->weft_kind, 1);
    rt_bytes_add(bytes, &access->weft_part, 1);
    rt_bytes_add(bytes, &access->weft_slot_index, 1);
    rt_bytes_add(bytes, &access->weft_stride_slot, 1);
    rt_bytes_add(bytes, &access->weft_offset, 8);
    rt_bytes_add(bytes, &access->weft_stride, 8);
}

static void add_block(const struct weft_memory *memory, uint32_t index, uint32_t first, uint32_t first_site, uint64_t now)
{
    struct rt_bytes *bytes = &block_definitions;
    const struct weft_block *block = &memory->weft_blocks[index];
    uint32_t number = first + index, site = first_site + block->weft_site_index, loop = block->weft_loop ? first + block->weft_loop - 1 : 0;
    add_event(bytes, WEFT_DEFINITION_BLOCK, now);
    rt_bytes_add(bytes, &number, 4);
    rt_bytes_add(bytes, &site, 4);
    rt_bytes_add(bytes, &loop, 4);
    rt_bytes_add(bytes, &block->weft_line_begin, 4);
    rt_bytes_add(bytes, &block->weft_line_end, 4);
    rt_bytes_add(bytes, &block->weft_kind, 1);
    rt_bytes_add(bytes, &block->weft_slots, 1);
    for (uint32_t i = 0; i < block->weft_count; i++)
        add_access(&memory->weft_accesses[block->weft_first + i], number, now);
}

uint32_t rt_definitions_blocks(const struct weft_memory *memory, uint32_t first_site)
{
    size_t before = block_definitions.length;
    uint64_t now = rt_clock_now();
    uint32_t first = n_blocks + 1;
    if (memory->weft_n_blocks > WEFT_MEMORY_UNUSED - first) {
        errno = EOVERFLOW;
        return 0;
    }
    for (uint32_t i = 0; i < memory->weft_n_blocks; i++)
        add_block(memory, i, first, first_site, now);
    if (block_definitions.failed || !write_packet(block_definitions.bytes + before, block_definitions.length - before, now)) {
        block_definitions.length = before;
        return 0;
    }
    n_blocks += memory->weft_n_blocks;
    return first;
}

bool rt_definitions_values(uint32_t site, const char *names)
{
    size_t before = text_definitions.length;
    uint64_t now = rt_clock_now();
    add_text(WEFT_DEFINITION_VALUES, site, names, now);
    return write_texts(before, now);
}

bool rt_definitions_every(uint32_t site, uint32_t every)
{
    size_t before = text_definitions.length;
    uint64_t now = rt_clock_now();
    add_event(&text_definitions, WEFT_DEFINITION_EVERY, now);
    rt_bytes_add(&text_definitions, &site, 4);
    rt_bytes_add(&text_definitions, &every, 4);
    return write_texts(before, now);
}

bool rt_definitions_module(uint64_t begin, uint64_t end, uint64_t base, const char *path, const char *build_id)
{
    size_t before = module_definitions.length;
    uint64_t now = rt_clock_now();
    add_event(&module_definitions, WEFT_DEFINITION_MODULE, now);
    rt_bytes_add(&module_definitions, &begin, 8);
    rt_bytes_add(&module_definitions, &end, 8);
    rt_bytes_add(&module_definitions, &base, 8);
    add_string(&module_definitions, path);
    add_string(&module_definitions, build_id);
    if (!module_definitions.failed && write_packet(module_definitions.bytes + before, module_definitions.length - before, now))
        return true;
    module_definitions.length = before;
    return false;
}

static void add_thread(struct rt_bytes *events, const struct rt_thread *thread, const char *file, const char *name, uint64_t now)
{
    add_event(events, WEFT_DEFINITION_THREAD, now);
    rt_bytes_add(events, &thread->tid, 4);
    add_string(events, name);
    add_string(events, file);
}

static bool define_thread(const struct rt_thread *thread, const char *file, const char *name)
{
    static struct rt_bytes events; /* not on the stack */
    uint64_t now = rt_clock_now();
    events.length = 0;
    add_thread(&events, thread, file, name, now);
    return !events.failed && write_packet(events.bytes, events.length, now);
}

bool rt_definitions_name(struct rt_thread *thread, const char *file, const char *name)
{
    rt_text_print(thread->name, sizeof thread->name, "%s", name);
    return define_thread(thread, file, name);
}

bool rt_definitions_thread(struct rt_thread *thread, const char *file)
{
    char name[RT_THREAD_NAME] = "";
    thread->is_named = *rt_thread_name;
    if (thread->is_named)
        return define_thread(thread, file, rt_thread_name);
    prctl(PR_GET_NAME, name);
    return rt_definitions_name(thread, file, name);
}

static void add_file_of(struct rt_bytes *bytes, uint32_t tid, uint32_t suffix)
{
    char name[40] = "";
    if (suffix)
        rt_text_print(name, sizeof name, suffix > 1 ? "thread-%u-%u" : "thread-%u", tid, suffix);
    add_string(bytes, name);
}

bool rt_definitions_routine(const struct rt_thread *thread, uint64_t routine)
{
    static struct rt_bytes events; /* not on the stack */
    uint64_t now = rt_clock_now();
    events.length = 0;
    add_event(&events, WEFT_DEFINITION_ROUTINE, now);
    rt_bytes_add(&events, &thread->tid, 4);
    rt_bytes_add(&events, &routine, 8);
    add_file_of(&events, thread->tid, thread->suffix);
    return !events.failed && write_packet(events.bytes, events.length, now);
}

bool rt_definitions_area(uint32_t tid, uint64_t begin, uint64_t end, const char *file)
{
    static struct rt_bytes events; /* not on the stack */
    uint64_t now = rt_clock_now();
    events.length = 0;
    add_event(&events, WEFT_DEFINITION_AREA, now);
    rt_bytes_add(&events, &tid, 4);
    rt_bytes_add(&events, &begin, 8);
    rt_bytes_add(&events, &end, 8);
    add_string(&events, file);
    return !events.failed && write_packet(events.bytes, events.length, now);
}

bool rt_definitions_start(const struct rt_thread *thread, const struct rt_creation *creation, uint64_t handle)
{
    static struct rt_bytes events; /* not on the stack */
    uint64_t now = rt_clock_now();
    events.length = 0;
    add_event(&events, WEFT_DEFINITION_START, now);
    rt_bytes_add(&events, &thread->tid, 4);
    rt_bytes_add(&events, &creation->tid, 4);
    rt_bytes_add(&events, &creation->time, 8);
    rt_bytes_add(&events, &handle, 8);
    add_file_of(&events, thread->tid, thread->suffix);
    add_file_of(&events, creation->tid, creation->suffix);
    return !events.failed && write_packet(events.bytes, events.length, now);
}
