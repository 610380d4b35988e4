#include "reader.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "fs.h"
#include "str.h"
#include "buffer.h"
#include "definitions.h"
#include "join.h"
#include "metadata.h"
#include "packet.h"
#include "window.h"

enum { METADATA_LIMIT = 1 << 28 }; /* bytes; it names each site */

static const struct weft_site unknown_site = { .callee = "(unknown)", .file = "", .function = "" };

const char *reader_value_names(const struct trace_process *process, uint32_t number)
{
    return number < process->n_named && process->value_names[number] ? process->value_names[number] : "";
}

uint32_t reader_every(const struct trace_process *process, uint32_t number)
{
    return number < process->every.count && process->every.items[number] ? process->every.items[number] : 1;
}

bool reader_may_have_backtraces(const struct trace *trace)
{
    for (size_t i = 0; i < trace->processes.count; i++)
        if (trace->processes.items[i]->modules.count > 0 || trace->processes.items[i]->frames.count > 0)
            return true;
    return false;
}

const char *reader_event_value_names(const struct trace_process *process, const struct trace_event *event)
{
    switch (event->type) {
    case WEFT_EVENT_MESSAGE_SEND:
    case WEFT_EVENT_MESSAGE_POST:
    case WEFT_EVENT_MESSAGE_RECEIVE:
    case WEFT_EVENT_MESSAGE_DONE:
        return "communicator rank tag bytes request";
    case WEFT_EVENT_COLLECTIVE:
        return "communicator root number bytes request";
    case WEFT_EVENT_COMMUNICATOR:
        return "communicator rank size origin ranks";
    case WEFT_EVENT_TASK_TRAITS:
        return "traits priority";
    case WEFT_EVENT_TASK_HANDLE:
        return "handle";
    case WEFT_EVENT_TASK_STACK:
        return "frame";
    default:
        return reader_value_names(process, event->site);
    }
}

const struct weft_site *reader_site(const struct trace_process *process, uint32_t number)
{
    return number < process->n_sites && process->sites[number].callee ? &process->sites[number] : &unknown_site;
}

/* ---- metadata ---- */

/* Metadata describes the clock twice: in CTF's terms for other readers, and exactly, in the environment, for weft. */
static bool read_clock(struct trace *trace, struct trace_process *process, const char *path, struct slice text)
{
    const int64_t billion = 1000000000;
    int64_t number, frequency = billion, tick = 0, nanos = 0;
    if (metadata_number(trace->arena, text, "offset", &number))
        process->clock_offset = number;
    if (metadata_number(trace->arena, text, "monotonic_offset", &number))
        process->clock_offset = number;
    (void)metadata_number(trace->arena, text, "freq", &frequency);
    bool is_known = metadata_number(trace->arena, text, "clock_tick", &tick) && metadata_number(trace->arena, text, "clock_nanoseconds", &nanos);
    process->clock = (struct trace_clock){ .frequency = (uint64_t)frequency };
    if (frequency == billion)
        return true;
    if (!is_known || frequency < 1000000 || frequency > INT64_C(1) << 40 || tick < 0 || nanos < 0 || nanos > INT64_MAX / 2) {
        trace_add_problem(trace, path, UINT64_MAX, "a clock that makes no sense");
        return false;
    }
    process->clock.tick = (uint64_t)tick;
    process->clock.nanos = (uint64_t)nanos;
    process->clock.scale = (uint64_t)(((unsigned __int128)billion << CLOCK_SCALE_BITS) / (unsigned __int128)frequency);
    return true;
}

/* Checks that the layout is one that this version knows, and reads the facts about the process. Returns false after a
 * problem. */
static bool read_metadata(struct trace *trace, struct trace_process *process, const char *path)
{
    struct arena *arena = trace->arena;
    struct slice text;
    int64_t version, number;
    if (fs_read(arena, path, METADATA_LIMIT, &text) != 0) {
        trace_add_problem(trace, path, UINT64_MAX, "cannot be read: %s", strerror(errno));
        return false;
    }
    const char *tracer = metadata_text(arena, text, "tracer_name");
    if (text.length == 0 || !tracer) {
        trace_add_problem(trace, path, UINT64_MAX,
                          text.length == 0 ? "empty: the program was killed as it started" : "names no tracer: is it cut short?");
        return false;
    }
    if (strcmp(tracer, "weft") != 0) {
        trace_add_problem(trace, path, UINT64_MAX, "a trace of %s, not of weft", tracer);
        return false;
    }
    if (!metadata_number(arena, text, "tracer_version", &version) || version != WEFT_FORMAT_VERSION) {
        trace_add_problem(trace, path, UINT64_MAX, "format version %s; this weft reads version %d",
                          metadata_text(arena, text, "tracer_version") ? metadata_text(arena, text, "tracer_version") : "missing",
                          WEFT_FORMAT_VERSION);
        return false;
    }
    const char *uuid = metadata_text(arena, text, "uuid");
    if (!uuid || !metadata_parse_uuid(uuid, process->uuid)) {
        trace_add_problem(trace, path, UINT64_MAX, "no valid uuid: is it cut short?");
        return false;
    }
    const char *program = metadata_text(arena, text, "procname"), *machine = metadata_text(arena, text, "machine_id");
    process->program = program ? program : fs_name_of(process->path);
    process->machine_id = machine ? machine : "";
    const char *run = metadata_text(arena, text, "run");
    process->run = run ? run : "";
    const char *filter = metadata_text(arena, text, "filter");
    process->filter = filter ? filter : "";
    const char *executable = metadata_text(arena, text, "executable"), *path_of_program = metadata_text(arena, text, "program");
    process->is_virtual_machine = executable != NULL;
    process->executable = executable ? executable : path_of_program ? path_of_program : "";
    if (metadata_number(arena, text, "parent_pid", &number))
        process->starter_pid = (uint32_t)number;
    if (metadata_number(arena, text, "vpid", &number))
        process->pid = (uint32_t)number;
    if (metadata_number(arena, text, "start_time", &number))
        process->start_time = number;
    if (metadata_number(arena, text, "process_began", &number))
        process->began = (uint64_t)number;
    return read_clock(trace, process, path, text);
}

bool reader_facts(struct arena *arena, const char *metadata, struct trace_process *process)
{
    struct trace trace = { .arena = arena };
    *process = (struct trace_process){ .path = fs_directory_of(arena, metadata) };
    return read_metadata(&trace, process, metadata);
}

/* ---- directories ---- */

static int is_thread_name(const struct dirent *entry)
{
    return strncmp(entry->d_name, "thread-", 7) == 0 && entry->d_name[7] >= '0' && entry->d_name[7] <= '9';
}

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static void add_threads(struct trace *trace, struct trace_process *process)
{
    const char **names;
    int count = fs_list(trace->arena, process->path, is_thread_name, &names);
    if (count < 0)
        trace_add_problem(trace, process->path, UINT64_MAX, "cannot be listed: %s", strerror(errno));
    for (int i = 0; i < count; i++) {
        struct trace_thread *thread = arena_new(trace->arena, struct trace_thread);
        thread->process = process;
        thread->source = process;
        thread->path = fs_join(trace->arena, process->path, names[i]);
        thread->name = "";
        thread->tid = (uint32_t)strtoul(names[i] + 7, NULL, 10);
        vec_push(trace->arena, &process->threads, thread);
    }
}

static struct trace_thread *find_thread(const struct trace_process *process, const char *file)
{
    for (size_t i = 0; i < process->threads.count; i++)
        if (strcmp(fs_name_of(process->threads.items[i]->path), file) == 0)
            return process->threads.items[i];
    return NULL;
}

/* Adds the buffers that exist while the program runs or after it was killed. */
static void add_buffers(struct trace *trace, struct trace_process *process)
{
    const char **names;
    int count = buffer_list(trace->arena, process->path, &names);
    for (int i = 0; i < count; i++) {
        struct buffer buffer;
        const char *path = fs_join(trace->arena, process->path, names[i]);
        if (buffer_open(&buffer, path, process->uuid) != 0) {
            if (errno != ENOENT) /* removed in the meantime */
                trace_add_problem(trace, path, UINT64_MAX, "cannot be read: %s", errno == EINVAL ? "is no buffer of weft's" : strerror(errno));
            continue;
        }
        struct trace_thread *thread = find_thread(process, buffer.stream);
        if (thread && buffer.n_packets > 0)
            thread->buffer = path;
        buffer_close(&buffer);
    }
}

/* A thread makes its file before its first packet: one that the end of its program met in between has recorded nothing.
 * Where that is so of all threads, there is nothing to read, which open_file says. */
static void leave_out_unbegun(struct trace_process *process)
{
    struct stat status;
    size_t n_left = 0;
    for (size_t i = 0; i < process->threads.count; i++) {
        struct trace_thread *thread = process->threads.items[i];
        bool is_unbegun = !thread->buffer && stat(thread->path, &status) == 0 && status.st_size == 0;
        if (!is_unbegun)
            process->threads.items[n_left++] = thread;
    }
    if (n_left > 0)
        process->threads.count = n_left;
}

/* Adds the process in the directory `path`. Its metadata must be good; anything wrong with the other files is reported
 * as a problem. */
static void add_process(struct trace *trace, const char *path)
{
    struct trace_process *process = arena_new(trace->arena, struct trace_process);
    process->path = path;
    if (!read_metadata(trace, process, fs_join(trace->arena, path, "metadata")))
        return;
    add_threads(trace, process);
    add_buffers(trace, process);
    leave_out_unbegun(process);
    definitions_read(trace, process, fs_join(trace->arena, path, "definitions"));
    vec_push(trace->arena, &trace->processes, process);
}

/* True if this looks like the directory of a process, intact or damaged. */
static bool is_process_directory(struct arena *arena, const char *path)
{
    static const char *const files[] = { "metadata", "definitions" };
    const char **names;
    for (size_t i = 0; i < 2; i++)
        if (fs_exists(fs_join(arena, path, files[i])))
            return true;
    return fs_list(arena, path, is_thread_name, &names) > 0;
}

static int compare_processes(const void *left, const void *right)
{
    const struct trace_process *a = *(struct trace_process *const *)left, *b = *(struct trace_process *const *)right;
    return a->start_time != b->start_time ? (a->start_time > b->start_time ? 1 : -1) : strcmp(a->path, b->path);
}

/* Adds the processes below a directory: directly, or (one level deeper) those of trace directories in it. Returns how
 * many directories look like processes. */
static size_t add_processes_of(struct trace *trace, const char *path, int levels);

static size_t add_processes(struct trace *trace, const char *directory, const char **names, int count, int levels)
{
    size_t found = 0;
    for (int i = 0; i < count; i++) {
        const char *below = fs_join(trace->arena, directory, names[i]);
        if (is_process_directory(trace->arena, below)) {
            found++;
            add_process(trace, below);
        } else if (levels > 0) {
            found += add_processes_of(trace, below, levels - 1);
        }
    }
    return found;
}

static size_t add_processes_of(struct trace *trace, const char *path, int levels)
{
    const char **names;
    int count = fs_list(trace->arena, path, is_visible, &names);
    return count > 0 ? add_processes(trace, path, names, count, levels) : 0;
}

/* Processes of one trace share a clock. Separate traces are aligned by the time of day: all times are converted to the
 * clock of the first process. */
static void share_clock(struct trace *trace)
{
    const struct trace_process *first = trace->processes.count ? trace->processes.items[0] : NULL;
    for (size_t i = 1; i < trace->processes.count; i++) {
        struct trace_process *process = trace->processes.items[i];
        process->shift = process->clock_offset - first->clock_offset;
        process->clock_offset = first->clock_offset;
        trace->has_machines |= strcmp(process->machine_id, first->machine_id) != 0;
    }
}

const char *reader_process_name(struct arena *arena, const struct trace *trace, const struct trace_process *process)
{
    return trace->has_machines ? arena_printf(arena, "%s %u on %s", process->program, process->pid, process->machine_id)
                               : arena_printf(arena, "%s %u", process->program, process->pid);
}

enum reader_status reader_open(struct trace *trace, struct arena *arena, const char *path)
{
    struct stat status;
    const char **names = NULL;
    *trace = (struct trace){ .arena = arena, .path = path };
    if (stat(path, &status) != 0) {
        trace_add_problem(trace, path, UINT64_MAX, "%s", strerror(errno));
        return READER_NO_TRACE;
    }
    if (!S_ISDIR(status.st_mode)) {
        trace_add_problem(trace, path, UINT64_MAX, "is no directory; a weft trace is the directory that weft run names");
        return READER_NO_TRACE;
    }
    int count = fs_list(arena, path, is_visible, &names);
    if (count < 0) {
        trace_add_problem(trace, path, UINT64_MAX, "cannot be listed: %s", strerror(errno));
        return READER_NO_TRACE;
    }
    size_t n_directories = 0;
    if (is_process_directory(arena, path)) {
        n_directories++;
        add_process(trace, path);
    } else {
        n_directories = add_processes(trace, path, names, count, 1);
    }
    if (n_directories == 0) {
        trace_add_problem(trace, path, UINT64_MAX,
                          count == 0 ? "is empty: nothing was recorded" : "is no weft trace: it holds no directory with metadata");
        return READER_NO_TRACE;
    }
    if (trace->processes.count > 1)
        qsort(trace->processes.items, trace->processes.count, sizeof *trace->processes.items, compare_processes);
    share_clock(trace);
    join_processes(trace);
    for (size_t i = 0; i < trace->processes.count; i++)
        trace->processes.items[i]->index = (uint32_t)i;
    return trace->processes.count > 0 ? READER_DONE : READER_BROKEN;
}

/* ---- events ---- */

void reader_open_many(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return;
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
}

struct trace_cursor {
    struct trace *trace;
    struct trace_thread *thread;
    struct window window;
    struct buffer buffer; /* of the thread, after the end of the file; then `window` is its window */
    bool in_buffer;
    size_t n_buffered; /* packets of the buffer entered so far */
    uint64_t sequence; /* the least sequence number that the next packet may have */
    struct packet packet;
    uint64_t at;        /* offset of the next event */
    uint64_t time;      /* on the process's clock, at the last event */
    size_t next_switch; /* of the process: those before it have been handed out */
    uint64_t switch_at; /* time stamp of that one; UINT64_MAX: there is none */
    uint64_t n_events, n_unknown, first_time;
    bool is_over;
    bool has_others; /* its file is another process's, so that numbers and times are to be converted; or it has a guest */
    /* Of a thread with a guest: the guest's cursor, and the next event of both, as far as they are read. */
    struct trace_cursor *guest;
    struct trace_event own_event, guest_event;
    struct cursor_spot own_spot; /* before them */
    struct cursor_place guest_place;
    bool has_own, has_guest, is_merged;
};

/* To be called whenever next_switch has changed. */
static void look_at_switch(struct trace_cursor *cursor)
{
    const struct switches *switches = &cursor->thread->source->switches;
    cursor->switch_at = cursor->next_switch < switches->items.count ? switches->items.items[cursor->next_switch].stamp : UINT64_MAX;
}

static struct trace_cursor *open_file(struct trace *trace, struct trace_thread *thread)
{
    struct trace_cursor *cursor = calloc(1, sizeof *cursor);
    if (!cursor || window_open(&cursor->window, thread->path) != 0) {
        trace_add_problem(trace, thread->path, UINT64_MAX, "cannot be read: %s", strerror(errno));
        thread->is_broken = true;
        free(cursor);
        return NULL;
    }
    cursor->trace = trace;
    cursor->thread = thread;
    cursor->has_others = thread->source != thread->process || thread->guest;
    cursor->buffer.window.file = -1;
    look_at_switch(cursor);
    if (cursor->window.size == 0 && !thread->buffer)
        trace_add_problem(trace, thread->path, UINT64_MAX, "empty: the program was killed as the thread started");
    return cursor;
}

struct trace_cursor *cursor_open(struct trace *trace, struct trace_thread *thread)
{
    struct trace_cursor *cursor = open_file(trace, thread);
    if (cursor && thread->guest)
        cursor->guest = cursor_open(trace, thread->guest);
    return cursor;
}

uint64_t cursor_offset(const struct trace_cursor *cursor)
{
    return cursor->at;
}

void cursor_close(struct trace_cursor *cursor)
{
    if (cursor->guest)
        cursor_close(cursor->guest);
    window_close(&cursor->window);
    buffer_close(&cursor->buffer);
    free(cursor);
}

/* The clock of a machine that was booted later starts at a later moment. Times before the zero of the first machine's
 * clock become 0. */
uint64_t reader_time(const struct trace_process *process, uint64_t stamp)
{
    int64_t time = (int64_t)clock_to_nanos(&process->clock, stamp);
    int64_t shifted;
    if (process->shift == 0)
        return (uint64_t)time;
    return !__builtin_add_overflow(time, process->shift, &shifted) && shifted > 0 ? (uint64_t)shifted : 0;
}

static inline uint64_t time_of(const struct trace_cursor *cursor, uint64_t stamp)
{
    return reader_time(cursor->thread->source, stamp);
}

static bool finish(struct trace_cursor *cursor)
{
    struct trace_thread *thread = cursor->thread;
    cursor->is_over = true;
    thread->n_events = cursor->n_events;
    thread->first_time = cursor->first_time;
    thread->last_time = cursor->n_events ? time_of(cursor, cursor->time) : cursor->first_time;
    thread->lost = cursor->in_buffer && cursor->buffer.lost > cursor->packet.lost ? cursor->buffer.lost : cursor->packet.lost;
    thread->is_read = true;
    if (cursor->n_unknown && !thread->unknown) /* a thread may be read several times; report it once */
        trace_add_problem(cursor->trace, thread->path, UINT64_MAX,
                          "%" PRIu64 " event%s of a kind that this version of weft does not know %s passed over", cursor->n_unknown,
                          cursor->n_unknown == 1 ? "" : "s", cursor->n_unknown == 1 ? "was" : "were");
    thread->unknown = cursor->n_unknown;
    if (cursor->window.error)
        trace_add_problem(cursor->trace, thread->path, cursor->at, "cannot be read: %s", strerror(cursor->window.error));
    return false;
}

/* A thread may be read several times; its problem is reported once. */
static bool fail(struct trace_cursor *cursor, uint64_t offset, const char *why)
{
    if (!cursor->thread->is_broken && !cursor->window.error)
        trace_add_problem(cursor->trace, cursor->thread->path, offset, "%s; what follows is left out", why);
    cursor->thread->is_broken = true;
    return finish(cursor);
}

/* Continues in the buffer after the end of the file. Returns false if there is no buffer. */
static bool enter_buffer(struct trace_cursor *cursor)
{
    struct trace_thread *thread = cursor->thread;
    if (cursor->in_buffer || !thread->buffer || buffer_open(&cursor->buffer, thread->buffer, thread->source->uuid) != 0)
        return false;
    cursor->in_buffer = true;
    cursor->n_buffered = buffer_find(&cursor->buffer, cursor->sequence);
    window_close(&cursor->window);
    cursor->window = cursor->buffer.window;
    cursor->buffer.window = (struct window){ .file = -1 };
    return true;
}

/* Reads the next packet of the file, or after its end, of the buffer. An incomplete packet in the file was being
 * written when the program was killed, and is also in the buffer. */
static enum packet_result next_packet(struct trace_cursor *cursor, struct packet *packet, uint64_t *offset, const char **why)
{
    *offset = cursor->packet.end;
    if (!cursor->in_buffer) {
        enum packet_result result = packet_read(packet, &cursor->window, *offset, cursor->thread->source->uuid, STREAM_EVENTS, why);
        bool is_whole = result == PACKET_READ && (packet->is_open || packet->end <= cursor->window.size);
        if (is_whole || !enter_buffer(cursor))
            return result;
    }
    if (cursor->n_buffered == cursor->buffer.n_packets)
        return PACKET_NONE;
    *packet = cursor->buffer.packets[cursor->n_buffered++].packet;
    return PACKET_READ;
}

/* Advances to the first event of the next packet. */
static bool enter_packet(struct trace_cursor *cursor)
{
    const char *why;
    struct packet packet;
    uint64_t offset;
    switch (next_packet(cursor, &packet, &offset, &why)) {
    case PACKET_NONE:
        return finish(cursor);
    case PACKET_BROKEN:
        return fail(cursor, offset, why);
    case PACKET_READ:
        break;
    }
    cursor->packet = packet;
    cursor->sequence = packet.sequence + 1;
    cursor->at = packet.events;
    if (cursor->time < packet.time_begin)
        cursor->time = packet.time_begin;
    return true;
}

/* Hands out what was switched before the time stamp of the next event. */
static bool take_switch(struct trace_cursor *cursor, uint64_t stamp, struct trace_event *event)
{
    if (cursor->switch_at > stamp)
        return false;
    const struct trace_switch *next = &cursor->thread->source->switches.items.items[cursor->next_switch++];
    look_at_switch(cursor);
    *event = (struct trace_event){
        .time = time_of(cursor, next->stamp), .stamp = next->stamp, .site = next->site, .type = next->is_on ? WEFT_EVENT_ON : WEFT_EVENT_OFF
    };
    return true;
}

/* The next event, if it is a plain one whose bytes are at hand. next_of_file would say the same of it, at several times
 * the cost; it sees to everything else. */
static inline bool take_plain(struct trace_cursor *cursor, struct trace_event *event)
{
    const uint8_t *bytes = window_ready(&cursor->window, cursor->at, PACKET_SLOT);
    if (!bytes || cursor->packet.content_end < cursor->at + PACKET_SLOT)
        return false;
    uint64_t slot = read_u64(bytes), time = packet_time(cursor->time, slot);
    if (!packet_is_plain(slot) || time > INT64_MAX || time >= cursor->switch_at)
        return false;
    cursor->at += PACKET_SLOT;
    cursor->time = time;
    uint64_t nanos = time_of(cursor, time);
    if (cursor->n_events++ == 0)
        cursor->first_time = nanos;
    event->time = nanos; /* (one by one: an initialiser makes the whole on the stack first, and copies it) */
    event->stamp = time;
    event->site = (uint32_t)(slot >> WEFT_SITE_SHIFT);
    event->type = (enum weft_event)(slot & 31);
    event->values = (struct trace_values){ 0 };
    event->size = PACKET_SLOT;
    event->number = 0;
    return true;
}

/* As it stands in the thread's file. */
static bool next_of_file(struct trace_cursor *cursor, struct trace_event *event)
{
    while (!cursor->is_over) {
        if (cursor->at >= cursor->packet.content_end) {
            enter_packet(cursor);
            continue;
        }
        struct packet_event read;
        enum packet_event_result result = packet_event(&read, &cursor->window, &cursor->packet, cursor->at, cursor->time);
        switch (result) {
        case EVENT_READ:
        case EVENT_UNKNOWN:
            break;
        case EVENT_FILLER:
            cursor->at += read.size;
            cursor->time = read.time;
            continue;
        case EVENT_NONE:
            cursor->at = cursor->packet.content_end;
            continue;
        case EVENT_CUT:
            return fail(cursor, cursor->at, "cut short in an event");
        case EVENT_BROKEN:
            return fail(cursor, cursor->at, "no event of weft");
        }
        if (take_switch(cursor, read.time, event)) /* the event comes again */
            return true;
        cursor->at += read.size;
        cursor->time = read.time;
        uint64_t nanos = time_of(cursor, read.time);
        cursor->n_unknown += result == EVENT_UNKNOWN;
        if (cursor->n_events++ == 0)
            cursor->first_time = nanos;
        event->time = nanos;
        event->stamp = read.time;
        event->site = read.site;
        event->type = (enum weft_event)read.id;
        event->values = read.values;
        event->size = (uint32_t)read.size;
        event->number = read.number;
        return true;
    }
    return false;
}

/* ---- guests ---- */

/* From the numbers and the clock of a guest to those of the process. */
static void adopt(const struct trace_cursor *cursor, struct trace_event *event)
{
    const struct trace_process *source = cursor->thread->source;
    if (source == cursor->thread->process)
        return;
    event->stamp = clock_to_nanos(&source->clock, event->stamp);
    if (weft_event_role(event->type) == WEFT_ROLE_JUMP)
        event->number = clock_to_nanos(&source->clock, event->number);
    if (event->site)
        event->site += source->first_site;
    if (source->frames.count)
        event->values.first_frame = source->first_frame;
}

static bool next_adopted(struct trace_cursor *cursor, struct trace_event *event)
{
    if (!next_of_file(cursor, event))
        return false;
    adopt(cursor, event);
    return true;
}

/* A thread may be read several times: its own part has set its totals anew. */
static bool finish_merged(struct trace_cursor *cursor)
{
    struct trace_thread *own = cursor->thread;
    const struct trace_thread *guest = cursor->guest->thread;
    if (cursor->is_merged)
        return false;
    cursor->is_merged = true;
    if (guest->n_events && (own->n_events == 0 || guest->first_time < own->first_time))
        own->first_time = guest->first_time;
    if (guest->n_events && guest->last_time > own->last_time)
        own->last_time = guest->last_time;
    own->n_events += guest->n_events;
    own->lost += guest->lost;
    own->unknown += guest->unknown;
    own->is_broken |= guest->is_broken;
    return false;
}

static struct cursor_spot spot_of(const struct trace_cursor *cursor)
{
    struct cursor_spot spot = { .at = cursor->packet.events ? cursor->at : 0,
                                .time = cursor->time,
                                .n_events = cursor->n_events,
                                .first_time = cursor->first_time,
                                .next_switch = (uint32_t)cursor->next_switch,
                                .in_buffer = cursor->in_buffer };
    if (spot.at)
        spot.packet = cursor->in_buffer ? cursor->packet.sequence : cursor->packet.events - PACKET_HEADER_SIZE;
    return spot;
}

/* Of what is merged, events may have been read that were not handed out yet. */
static void find_place(const struct trace_cursor *cursor, struct cursor_place *place)
{
    struct cursor_spot own = cursor->has_own ? cursor->own_spot : spot_of(cursor);
    place->n = 0;
    if (cursor->has_guest)
        *place = cursor->guest_place;
    else if (cursor->guest)
        find_place(cursor->guest, place);
    if (place->n < CURSOR_MOST_SPOTS)
        place->spots[place->n] = own;
    place->n++;
}

/* What a library records lies inside of what called it: of events at the same time its begins come last, its ends
 * first. */
static bool next_merged(struct trace_cursor *cursor, struct trace_event *event)
{
    if (!cursor->has_own) {
        cursor->own_spot = spot_of(cursor);
        cursor->has_own = next_adopted(cursor, &cursor->own_event);
    }
    if (!cursor->has_guest) {
        find_place(cursor->guest, &cursor->guest_place);
        cursor->has_guest = cursor_next(cursor->guest, &cursor->guest_event);
    }
    if (!cursor->has_own && !cursor->has_guest)
        return finish_merged(cursor);
    uint64_t own = cursor->own_event.time, guest = cursor->guest_event.time;
    bool is_begin = weft_event_role(cursor->guest_event.type) == WEFT_ROLE_BEGIN;
    bool takes_guest = cursor->has_guest && (!cursor->has_own || guest < own || (guest == own && !is_begin));
    *event = takes_guest ? cursor->guest_event : cursor->own_event;
    *(takes_guest ? &cursor->has_guest : &cursor->has_own) = false;
    return true;
}

/* (not inlined: it has a frame that plain events need not pay for) */
static __attribute__((noinline)) bool next_of_any(struct trace_cursor *cursor, struct trace_event *event)
{
    return cursor->guest ? next_merged(cursor, event) : next_adopted(cursor, event);
}

bool cursor_next(struct trace_cursor *cursor, struct trace_event *event)
{
    return (!cursor->has_others && take_plain(cursor, event)) || next_of_any(cursor, event);
}

struct cursor_place cursor_place(const struct trace_cursor *cursor)
{
    struct cursor_place place = { 0 };
    find_place(cursor, &place);
    return place;
}

static bool find_packet(struct trace_cursor *cursor, const struct cursor_spot *spot)
{
    const char *why;
    if (!spot->in_buffer)
        return packet_read(&cursor->packet, &cursor->window, spot->packet, cursor->thread->source->uuid, STREAM_EVENTS, &why) == PACKET_READ;
    if (!enter_buffer(cursor))
        return false;
    size_t index = buffer_find(&cursor->buffer, spot->packet);
    if (index == cursor->buffer.n_packets || cursor->buffer.packets[index].packet.sequence != spot->packet)
        return false;
    cursor->packet = cursor->buffer.packets[index].packet;
    cursor->n_buffered = index + 1;
    return true;
}

static bool go(struct trace_cursor *cursor, const struct cursor_spot *spot)
{
    if (spot->next_switch > cursor->thread->source->switches.items.count)
        return false;
    cursor->time = spot->time;
    cursor->n_events = spot->n_events;
    cursor->first_time = spot->first_time;
    cursor->next_switch = spot->next_switch;
    look_at_switch(cursor);
    if (spot->at == 0)
        return true;
    if (!find_packet(cursor, spot) || spot->at < cursor->packet.events || spot->at > cursor->packet.content_end)
        return false;
    cursor->sequence = cursor->packet.sequence + 1;
    cursor->at = spot->at;
    return true;
}

bool cursor_go(struct trace_cursor *cursor, const struct cursor_place *place)
{
    uint32_t n = place->n <= CURSOR_MOST_SPOTS ? place->n : 0;
    while (cursor && n > 0 && go(cursor, &place->spots[n - 1])) {
        cursor = cursor->guest;
        n--;
    }
    return !cursor && n == 0 && place->n > 0;
}

/* The next event that is in the file. */
static bool next_recorded(struct trace_cursor *cursor, struct trace_event *event)
{
    bool is_read;
    do
        is_read = cursor_next(cursor, event);
    while (is_read && event->size == 0);
    return is_read;
}

static uint64_t clamp(uint64_t time, uint64_t from, uint64_t to)
{
    return time < from ? from : time > to ? to : time;
}

uint64_t reader_off_time(const struct trace_process *process, uint64_t from, uint64_t to)
{
    uint64_t off = 0, since = from;
    bool is_off = false;
    for (size_t i = 0; i < process->switches.items.count; i++) {
        const struct trace_switch *next = &process->switches.items.items[i];
        uint64_t time = clamp(reader_time(process, next->stamp), from, to);
        if (next->site != 0)
            continue;
        if (is_off)
            off += time - since;
        is_off = !next->is_on;
        since = time;
    }
    return off + (is_off ? to - since : 0);
}

uint64_t reader_start(struct trace *trace)
{
    uint64_t start = UINT64_MAX;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            struct trace_event event = { .time = UINT64_MAX };
            struct trace_cursor *cursor = cursor_open(trace, process->threads.items[j]);
            if (cursor && next_recorded(cursor, &event) && event.time < start)
                start = event.time;
            if (cursor)
                cursor_close(cursor);
        }
    }
    return start == UINT64_MAX ? 0 : start;
}

const char *reader_thread_name(const struct trace_thread *thread)
{
    return *thread->name ? thread->name : thread->process->program;
}

/* Did a process before this one leave out the same? */
static bool is_known_filter(const struct trace *trace, size_t end, const char *filter)
{
    for (size_t i = 0; i < end; i++)
        if (strcmp(trace->processes.items[i]->filter, filter) == 0)
            return true;
    return false;
}

const char *reader_filter(struct arena *arena, const struct trace *trace)
{
    struct str text = { .arena = arena };
    const struct trace_process *first = trace->processes.count ? trace->processes.items[0] : NULL;
    size_t n_different = 0;
    for (size_t i = 0; i < trace->processes.count; i++)
        n_different += !is_known_filter(trace, i, trace->processes.items[i]->filter);
    if (n_different <= 1)
        return first && *first->filter ? first->filter : NULL;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        if (!is_known_filter(trace, i, process->filter))
            str_printf(&text, "%s%s: %s", text.length ? " | " : "", reader_process_name(arena, trace, process),
                       *process->filter ? process->filter : "everything");
    }
    return text.text;
}
