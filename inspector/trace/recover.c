#define _GNU_SOURCE 1 /* memmem */
#include "recover.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fs.h"
#include "str.h"
#include "buffer.h"

/* True if the process is still running and has this file mapped. It is looked up by PID, so processes in other PID
 * namespaces and those of other users are not found. */
static bool is_mapped(struct arena *arena, uint32_t pid, const char *path)
{
    char *line = NULL, *real = realpath(path, NULL);
    size_t capacity = 0;
    bool found = false;
    FILE *maps = fopen(arena_printf(arena, "/proc/%" PRIu32 "/maps", pid), "re");
    while (maps && real && !found && getline(&line, &capacity, maps) > 0)
        found = strstr(line, real) != NULL;
    if (maps)
        fclose(maps);
    free(line);
    free(real);
    return found;
}

static void write_u32(uint8_t *bytes, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(value >> 8 * i);
}

static void write_u64(uint8_t *bytes, uint64_t value)
{
    write_u32(bytes, (uint32_t)value);
    write_u32(bytes + 4, (uint32_t)(value >> 32));
}

/* Finds the end of the last whole packet of the file, and the sequence number of the packet after it. Returns -1 with
 * errno set. */
static int find_end(const struct trace_thread *thread, uint64_t *end, uint64_t *sequence)
{
    struct window window;
    struct packet packet;
    const char *why;
    if (window_open(&window, thread->path) != 0)
        return -1;
    *end = *sequence = 0;
    while (packet_read(&packet, &window, *end, thread->source->uuid, STREAM_EVENTS, &why) == PACKET_READ && packet.end <= window.size) {
        *end = packet.end;
        *sequence = packet.sequence + 1;
    }
    window_close(&window);
    return 0;
}

/* The bytes of a packet as they are to be in the file: closed after its last event. malloc'ed; NULL with errno set. */
static uint8_t *close_packet(struct buffer *buffer, const struct buffer_packet *found, size_t *size)
{
    const struct packet *packet = &found->packet;
    struct packet_event event;
    uint64_t at = packet->events, time = packet->time_begin;
    bool is_event = true;
    while (packet->is_open && is_event && at < packet->content_end) {
        enum packet_event_result result = packet_event(&event, &buffer->window, packet, at, time);
        is_event = packet_event_has_size(result);
        if (is_event) {
            at += event.size;
            time = event.time;
        }
    }
    *size = (packet->is_open ? at : packet->end) - found->offset;
    const uint8_t *bytes = window_at(&buffer->window, found->offset, *size);
    uint8_t *copy = bytes ? malloc(*size) : NULL;
    if (!copy) {
        errno = bytes ? ENOMEM : EIO;
        return NULL;
    }
    memcpy(copy, bytes, *size);
    if (packet->is_open) {
        write_u64(copy + PACKET_AT_TIME_END, time);
        write_u64(copy + PACKET_AT_CONTENT_SIZE, 8 * (uint64_t)*size);
        write_u64(copy + PACKET_AT_PACKET_SIZE, 8 * (uint64_t)*size);
        write_u64(copy + PACKET_AT_LOST, buffer->lost);
        write_u32(copy + PACKET_AT_FLAGS, 0);
    }
    return copy;
}

/* Appends the packets that are in the buffer and not in the file after the file's last whole packet. Returns -1 with
 * errno set. */
static int append_packets(const struct trace_thread *thread, struct buffer *buffer, struct recovered *recovered)
{
    uint64_t end, sequence;
    if (find_end(thread, &end, &sequence) != 0)
        return -1;
    int file = open(thread->path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW), result = 0;
    if (file < 0)
        return -1;
    if (ftruncate(file, (off_t)end) != 0 || lseek(file, (off_t)end, SEEK_SET) < 0)
        result = -1;
    for (size_t i = buffer_find(buffer, sequence); i < buffer->n_packets && result == 0; i++) {
        size_t size;
        uint8_t *bytes = close_packet(buffer, &buffer->packets[i], &size);
        result = bytes ? fs_write_all(file, (const char *)bytes, size) : -1;
        free(bytes);
        recovered->n_packets += result == 0;
        end += result == 0 ? size : 0;
    }
    int error = errno;
    if (result != 0 && ftruncate(file, (off_t)end) != 0) /* out of room: no half of a packet; the buffer still has it */
        error = errno;
    if (close(file) != 0 && result == 0)
        return -1;
    errno = error;
    return result;
}

/* ---- the names of sites in metadata, which may lag behind the definitions ---- */

static void add_quoted(struct str *text, const char *name)
{
    for (; *name; name++) {
        unsigned char c = (unsigned char)*name;
        if (c == '"' || c == '\\')
            str_add_char(text, '\\');
        str_add_char(text, c < 0x20 || c == 0x7f ? '?' : *name);
    }
}

/* Those of guests stand behind them. */
static uint32_t n_own_sites(const struct trace_process *process)
{
    return process->guests.count ? process->guests.items[0]->first_site : process->n_sites;
}

static int name_sites(struct trace *trace, const struct trace_process *process)
{
    static const char begin[] = WEFT_SITES_BEGIN, end[] = WEFT_SITES_END;
    const char *path = fs_join(trace->arena, process->path, "metadata");
    struct slice old;
    if (fs_read(trace->arena, path, 0, &old) != 0)
        return -1;
    const char *from = memmem(old.text, old.length, begin, strlen(begin));
    const char *to = from ? memmem(from, (size_t)(old.text + old.length - from), end, strlen(end)) : NULL;
    if (!to)
        return 0; /* another version's layout: the existing names stay valid */
    struct str text = { .arena = trace->arena };
    str_printf(&text, "%.*s%s    \"(none)\" = 0", (int)(from - old.text), old.text, begin);
    for (uint32_t i = 1; i < n_own_sites(process); i++) {
        const struct weft_site *site = &process->sites[i];
        if (!site->callee)
            continue;
        str_add(&text, ",\n    \"");
        add_quoted(&text, site->callee);
        str_printf(&text, "%s@", weft_site_suffix(site->kind));
        add_quoted(&text, fs_name_of(site->file));
        str_printf(&text, ":%" PRIu32 "\" = %" PRIu32, site->line_begin, i);
    }
    str_printf(&text, "%.*s", (int)(old.text + old.length - to), to);
    return fs_write_atomic(path, text.text, text.length);
}

/* ---- processes ---- */

static struct trace_thread *thread_of(const struct trace_process *process, const char *stream)
{
    for (size_t i = 0; i < process->threads.count; i++)
        if (process->threads.items[i]->source == process && strcmp(fs_name_of(process->threads.items[i]->path), stream) == 0)
            return process->threads.items[i];
    return NULL;
}

static void fail(struct trace *trace, struct recovered *recovered, const char *path)
{
    trace_add_problem(trace, path, UINT64_MAX, "cannot be recovered: %s", strerror(errno));
    recovered->failed = true;
}

static void recover_buffer(struct trace *trace, const struct trace_process *process, const char *path, struct recovered *recovered)
{
    struct buffer buffer;
    if (buffer_open(&buffer, path, process->uuid) != 0) {
        fail(trace, recovered, path);
        return;
    }
    struct trace_thread *thread = thread_of(process, buffer.stream);
    if (thread && append_packets(thread, &buffer, recovered) != 0)
        fail(trace, recovered, thread->path);
    else if (unlink(path) != 0)
        fail(trace, recovered, path);
    recovered->n_threads += thread != NULL;
    buffer_close(&buffer);
}

static void recover_process(struct trace *trace, const struct trace_process *process, struct recovered *recovered)
{
    const char **names;
    int count = buffer_list(trace->arena, process->path, &names);
    if (count <= 0)
        return;
    if (is_mapped(trace->arena, process->pid, fs_join(trace->arena, process->path, names[0]))) {
        recovered->n_running++;
        return;
    }
    for (int i = 0; i < count; i++)
        recover_buffer(trace, process, fs_join(trace->arena, process->path, names[i]), recovered);
    unlink(fs_join(trace->arena, process->path, WEFT_CONTROL_FILE));
    if (name_sites(trace, process) != 0)
        fail(trace, recovered, process->path);
}

struct recovered recover_trace(struct trace *trace)
{
    struct recovered recovered = { 0 };
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        recover_process(trace, process, &recovered);
        for (size_t j = 0; j < process->guests.count; j++)
            recover_process(trace, process->guests.items[j], &recovered);
    }
    return recovered;
}
