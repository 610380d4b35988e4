/* The packets that a thread records into: a file .buffer-N in the directory of the process, mapped as a whole, so that what was stored is there
 * whatever becomes of the process.
 *
 * The memory stays warm: in full mode a packet that is full is appended to the thread's file by one write, which costs the kernel a fraction of what
 * faults on fresh pages of a mapped file cost, and is used again. In ring mode the packets go round, and are written when the thread ends. Slots are
 * made zero a chunk ahead, which at the same time brings them into the cache.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt_internal.h"

enum { CHUNK = 32 << 10 };

static void buffer_path(uint32_t number, char *path, size_t size)
{
    snprintf(path, size, "%s/.buffer-%u", rt_process.directory, number);
}

size_t rt_buffer_size(void)
{
    return sizeof(struct rt_buffer) + (size_t)rt_process.n_packets * RT_PACKET_SIZE;
}

/* The disk's blocks are reserved now: a full disk must be an error here and not a SIGBUS in the program later. */
bool rt_buffer_make(struct rt_thread *thread)
{
    static _Atomic uint32_t last;
    char path[PATH_MAX + 32];
    uint32_t number = ++last;
    buffer_path(number, path, sizeof path);
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0)
        return false;
    int error = posix_fallocate(file, 0, (off_t)rt_buffer_size());
    void *bytes = error ? MAP_FAILED : mmap(NULL, rt_buffer_size(), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (!error && bytes == MAP_FAILED)
        error = errno;
    close(file);
    if (error) {
        unlink(path);
        errno = error;
        return false;
    }
    thread->buffer = bytes;
    thread->buffer_number = number;
    *thread->buffer = (struct rt_buffer){ .magic = RT_BUFFER_MAGIC, .n_packets = rt_process.n_packets, .packet_size = RT_PACKET_SIZE };
    return true;
}

void rt_buffer_unlink(struct rt_thread *thread)
{
    char path[PATH_MAX + 32];
    if (!thread->buffer)
        return;
    buffer_path(thread->buffer_number, path, sizeof path);
    unlink(path);
}

void rt_buffer_forget(struct rt_thread *thread)
{
    if (thread->buffer)
        munmap(thread->buffer, rt_buffer_size());
    thread->buffer = NULL;
}

void rt_buffer_begin(struct rt_thread *thread, const char *stream)
{
    thread->current = 0;
    for (uint32_t i = 0; i < rt_process.n_packets; i++)
        rt_buffer_packet(thread, i)->magic = 0;
    snprintf(thread->buffer->stream, sizeof thread->buffer->stream, "%s", stream);
}

/* Without a counter that user code can read, and at the end of the process, every event takes the long way; anybody who holds the thread's lock may
 * lift the limit at any time. */
static void set_end(struct rt_thread *thread, uint64_t *end)
{
    bool is_hot = rt_process.clock.is_tsc && rt_process.state == RT_RECORDING && !rt_is_paused;
    thread->end = end;
    __atomic_store_n(&thread->hot->weft_limit, is_hot ? end : NULL, __ATOMIC_RELAXED);
}

void rt_buffer_reopen(struct rt_thread *thread)
{
    if (thread->packet)
        set_end(thread, thread->end);
}

/* Makes another chunk usable. Zero reaches one event beyond it, so that behind the last event there is always a zero to be found. */
static void extend(struct rt_thread *thread)
{
    uint64_t *end = thread->end + CHUNK / sizeof *end;
    uint64_t *zero = end + RT_EVENT_SLOTS + 1;
    if (zero > thread->packet_end) {
        zero = thread->packet_end;
        end = zero - RT_EVENT_SLOTS;
    }
    memset(thread->zero, 0, (size_t)(zero - thread->zero) * sizeof *zero);
    thread->zero = zero;
    set_end(thread, end);
}

/* The first free slot, or the end of those that are zero. Behind a signal handler the position has stayed at the handler's first event. A handler
 * that has come between a probe's slot and its position, and has turned to the next packet, leaves a position in the packet before:
 * then the events of this one are gone through from its beginning. (thread->packet itself may go at any moment, as the process ends.) */
uint64_t *rt_buffer_end(const struct rt_thread *thread)
{
    uint64_t *at = __atomic_load_n(&thread->hot->weft_position, __ATOMIC_RELAXED);
    uint64_t *begin = thread->packet_end - (RT_PACKET_SIZE - sizeof *thread->packet) / sizeof *at;
    return rt_record_end(at < begin || at > thread->zero ? begin : at, thread->zero);
}

bool rt_buffer_has_room(struct rt_thread *thread, size_t slots)
{
    if (!thread->packet)
        return false;
    uint64_t *at = rt_buffer_end(thread);
    while ((at >= thread->end || at + slots >= thread->zero) && thread->zero < thread->packet_end)
        extend(thread);
    return at < thread->end && at + slots < thread->zero;
}

void rt_buffer_close_packet(struct rt_thread *thread, uint64_t end)
{
    struct rt_packet_header *header = thread->packet;
    if (!header)
        return;
    __atomic_store_n(&thread->hot->weft_limit, NULL, __ATOMIC_RELAXED);
    uint64_t *content_end = rt_buffer_end(thread);
    header->timestamp_end = thread->last_time = end ? end : rt_clock_now_after_loads();
    header->packet_size = header->content_size = (uint64_t)((unsigned char *)content_end - (unsigned char *)header) * 8;
    header->events_discarded = __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    __atomic_store_n(&header->flags, 0, __ATOMIC_RELEASE);
    if (content_end < thread->zero) /* A probe below this signal handler may be on its way to this slot: it must find it taken. */
        __atomic_store_n(content_end, UINT64_MAX, __ATOMIC_RELAXED);
    __atomic_store_n(&thread->packet, NULL, __ATOMIC_RELAXED);
}

static bool is_closed(const struct rt_packet_header *header)
{
    return header->magic != 0 && !(header->flags & RT_PACKET_OPEN);
}

/* They are used in turn, but which one comes next depends on what could be written before. */
static uint32_t find_oldest(const struct rt_thread *thread)
{
    uint32_t oldest = 0;
    uint64_t number = UINT64_MAX;
    for (uint32_t i = 0; i < rt_process.n_packets; i++) {
        const struct rt_packet_header *header = rt_buffer_packet(thread, i);
        if (is_closed(header) && header->packet_seq_num < number) {
            oldest = i;
            number = header->packet_seq_num;
        }
    }
    return oldest;
}

/* The packets that are closed, oldest first: a reader takes no packet from the buffer of which the file has a later one. What could not be written
 * stays. */
bool rt_buffer_flush(struct rt_thread *thread)
{
    char path[PATH_MAX + 48];
    rt_thread_path(thread, path, sizeof path);
    for (uint32_t i = 0, oldest = find_oldest(thread); i < rt_process.n_packets; i++) {
        struct rt_packet_header *header = rt_buffer_packet(thread, (oldest + i) % rt_process.n_packets);
        if (!is_closed(header))
            continue;
        size_t size = header->packet_size / 8;
        if (!rt_file_write(path, header, size, thread->offset)) {
            thread->retry_time = rt_process_fail(errno);
            return false;
        }
        thread->offset += size;
        __atomic_store_n(&header->magic, 0, __ATOMIC_RELEASE);
    }
    return true;
}

static void open_packet(struct rt_thread *thread, uint64_t now)
{
    struct rt_packet_header *header = rt_buffer_packet(thread, thread->current);
    __atomic_store_n(&header->magic, 0, __ATOMIC_RELEASE);
    if (now < thread->last_time)
        now = thread->last_time;
    __atomic_store_n(&thread->packet, header, __ATOMIC_RELAXED);
    thread->packet_end = (uint64_t *)((unsigned char *)header + RT_PACKET_SIZE);
    thread->zero = thread->end = thread->counted = (uint64_t *)(header + 1);
    thread->hot->weft_epoch = now;
    __atomic_store_n(&thread->hot->weft_position, thread->end, __ATOMIC_RELAXED);
    extend(thread);
    struct rt_packet_header new;
    rt_packet_header_init(&new, 0, now);
    new.magic = 0;
    new.tid = thread->tid;
    new.flags = RT_PACKET_OPEN;
    new.content_size = sizeof new * 8;
    new.packet_size = (uint64_t)RT_PACKET_SIZE * 8;
    new.packet_seq_num = thread->sequence++;
    new.events_discarded = __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    *header = new;
    __atomic_store_n(&header->magic, WEFT_CTF_MAGIC, __ATOMIC_RELEASE);
}

bool rt_buffer_next_packet(struct rt_thread *thread, uint64_t now)
{
    uint32_t next = (thread->current + 1) % rt_process.n_packets;
    if (thread->packet) {
        rt_buffer_close_packet(thread, now);
        thread->current = next;
    }
    if (rt_process.is_ring) {
        open_packet(thread, now);
        return true;
    }
    if (is_closed(rt_buffer_packet(thread, thread->current))) { /* the disk was full */
        if (rt_clock_monotonic() < thread->retry_time || !rt_buffer_flush(thread))
            return false;
        open_packet(thread, now);
        return true;
    }
    open_packet(thread, now);
    rt_buffer_flush(thread); /* what fails now is tried again when this one is full */
    return true;
}
