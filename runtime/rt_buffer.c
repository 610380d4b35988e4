/* The memory stays warm: in full mode a packet that is full is appended to the thread's file by one write, which
 * costs the kernel a fraction of what faults on fresh pages of a mapped file cost, and is used again. In ring mode
 * the packets are used in turn, and written when the thread ends. Slots are made zero a chunk ahead, which also
 * brings them into the cache.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt_buffer.h"

#include "rt_clock.h"
#include "rt_event.h"
#include "rt_files.h"
#include "rt_limit.h"
#include "rt_listeners.h"
#include "rt_quiet.h"
#include "rt_room.h"
#include "rt_text.h"

enum { CHUNK = 32 << 10 };

/* With the process's lock held. */
static const char *buffer_path(uint32_t number)
{
    rt_text_print(rt_process.path, sizeof rt_process.path, "%s/.buffer-%u", rt_process.directory, number);
    return rt_process.path;
}

/* The disk's blocks are reserved now: a full disk must be an error here, and not a SIGBUS in the program later. */
static void *map_file(struct rt_thread *thread)
{
    static _Atomic uint32_t last;
    uint32_t number = ++last;
    const char *path = buffer_path(number);
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0)
        return MAP_FAILED;
    int error = posix_fallocate(file, 0, (off_t)rt_buffer_size());
    void *bytes = error ? MAP_FAILED : mmap(NULL, rt_buffer_size(), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (!error && bytes == MAP_FAILED)
        error = errno;
    close(file);
    if (error) {
        unlink(path);
        errno = error;
        return MAP_FAILED;
    }
    thread->buffer_number = number;
    return bytes;
}

/* Without room for the file, packets are appended to the thread's file as far as that has some. What is left in them
 * at the end, or after a kill, is lost then. */
bool rt_buffer_make(struct rt_thread *thread)
{
    void *bytes = map_file(thread);
    thread->has_buffer_file = bytes != MAP_FAILED;
    if (bytes == MAP_FAILED)
        bytes = mmap(NULL, rt_buffer_size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (bytes == MAP_FAILED)
        return false;
    thread->buffer = bytes;
    *thread->buffer = (struct rt_buffer){ .magic = RT_BUFFER_MAGIC, .n_packets = rt_process.n_packets, .packet_size = RT_PACKET_SIZE };
    return true;
}

void rt_buffer_unlink(struct rt_thread *thread)
{
    if (thread->buffer && thread->has_buffer_file)
        unlink(buffer_path(thread->buffer_number));
}

/* (The child of a fork in a signal handler goes on with what the handler has interrupted.) */
void rt_buffer_forget(struct rt_thread *thread)
{
    bool is_needed = thread == rt_self && rt_quiet_interrupts();
    if (thread->buffer && !(is_needed && rt_decoy_lay(&thread->decoys, thread->buffer, rt_buffer_size())))
        munmap(thread->buffer, rt_buffer_size());
    thread->buffer = NULL;
}

void rt_buffer_begin(struct rt_thread *thread, const char *stream)
{
    thread->current = 0;
    for (uint32_t i = 0; i < rt_process.n_packets; i++)
        rt_buffer_packet(thread, i)->magic = 0;
    rt_text_print(thread->buffer->stream, sizeof thread->buffer->stream, "%s", stream);
}

/* Makes another chunk usable. Zero reaches one event beyond it, so that there is always a zero behind the last event.
 */
static void add_chunk(struct rt_thread *thread)
{
    uint64_t *end = thread->end + CHUNK / sizeof *end;
    uint64_t *zero = end + RT_EVENT_SLOTS + 1;
    if (zero > thread->packet_end) {
        zero = thread->packet_end;
        end = zero - RT_EVENT_SLOTS;
    }
    memset(thread->zero, 0, (size_t)(zero - thread->zero) * sizeof *zero);
    thread->zero = zero;
    thread->end = end;
    rt_limit_set(thread);
}

/* The first free slot, or the end of those that are zero. After a signal handler the position may still be that of the
 * handler's first event. A handler that has come between a probe's taking a slot and moving the position, and has gone
 * on to the next packet, leaves a position in the packet before: then the events of this one are walked from its
 * beginning. (It is found from packet_end: thread->packet may become NULL at any moment, when the process ends.) */
uint64_t *rt_buffer_end(const struct rt_thread *thread)
{
    struct weft_hot *hot = rt_hot_of(thread);
    uint64_t *at = hot ? __atomic_load_n(&hot->weft_position, __ATOMIC_RELAXED) : NULL;
    uint64_t *begin = thread->packet_end - (RT_PACKET_SIZE - sizeof *thread->packet) / sizeof *at;
    return rt_event_end(at < begin || at > thread->zero ? begin : at, thread->zero);
}

bool rt_buffer_has_room(struct rt_thread *thread, size_t slots)
{
    if (!thread->packet)
        return false;
    uint64_t *at = rt_buffer_end(thread);
    while ((at >= thread->end || at + slots >= thread->zero) && thread->zero < thread->packet_end)
        add_chunk(thread);
    return at < thread->end && at + slots < thread->zero;
}

static void lose(struct rt_thread *thread, uint64_t n)
{
    __atomic_store_n(&thread->buffer->lost, __atomic_add_fetch(&thread->lost, n, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
}

void rt_buffer_close_packet(struct rt_thread *thread, uint64_t end)
{
    struct rt_packet_header *header = thread->packet;
    if (!header)
        return;
    struct weft_hot *hot = rt_hot_of(thread);
    if (hot)
        rt_limit_store(hot, NULL);
    uint64_t *content_end = rt_buffer_end(thread);
    bool is_spare = header == thread->spare;
    header->timestamp_end = thread->last_time = end ? end : rt_clock_now_after_loads();
    header->packet_size = header->content_size = (uint64_t)((unsigned char *)content_end - (unsigned char *)header) * 8;
    if (is_spare)
        lose(thread, rt_event_count((uint64_t *)(header + 1), content_end));
    header->events_discarded = __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    __atomic_store_n(&header->flags, 0, __ATOMIC_RELEASE);
    if (content_end < thread->zero) /* a probe that was interrupted may be about to take this slot */
        __atomic_store_n(content_end, UINT64_MAX, __ATOMIC_RELAXED);
    __atomic_store_n(&thread->packet, NULL, __ATOMIC_RELAXED);
    if (!is_spare)
        RT_TELL(packet_closed, thread, header);
}

static bool is_closed(const struct rt_packet_header *header)
{
    return header->magic != 0 && !(header->flags & RT_PACKET_OPEN);
}

/* Packets are used in turn, but which one is the oldest depends on what could be written before. */
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

/* The packets that a file begins with have no events. In the last one of all stands how many were lost, and these are
 * all as long as there is no room for others. Two, because readers of CTF count what was lost from the first packet
 * on. `number`: of the packet behind them. False with errno. */
static __attribute__((noinline)) bool write_first_packets(struct rt_thread *thread, uint64_t number, uint64_t now)
{
    struct rt_packet_header headers[RT_FIRST_PACKETS];
    for (uint64_t i = 0; i < RT_FIRST_PACKETS; i++) {
        rt_packet_header_init(&headers[i], rt_process.uuid, 0, thread->tid, now);
        headers[i].content_size = headers[i].packet_size = sizeof headers[i] * 8;
        headers[i].packet_seq_num = number - RT_FIRST_PACKETS + i;
    }
    if (!rt_file_write(thread->path, headers, sizeof headers, 0))
        return false;
    thread->offset = sizeof headers;
    thread->last_packet = sizeof headers - sizeof *headers;
    return true;
}

bool rt_buffer_begin_file(struct rt_thread *thread, uint64_t now)
{
    thread->sequence = RT_FIRST_PACKETS;
    return rt_process.is_ring || write_first_packets(thread, thread->sequence, now);
}

/* Oldest first: a reader takes no packet from the buffer if the file has a later one. What could not be written
 * stays. */
bool rt_buffer_flush(struct rt_thread *thread)
{
    for (uint32_t i = 0, oldest = find_oldest(thread); i < rt_process.n_packets; i++) {
        struct rt_packet_header *header = rt_buffer_packet(thread, (oldest + i) % rt_process.n_packets);
        if (!is_closed(header))
            continue;
        size_t size = header->packet_size / 8;
        bool has_first = thread->offset > 0 || write_first_packets(thread, header->packet_seq_num, header->timestamp_begin);
        if (!has_first || !rt_file_write(thread->path, header, size, thread->offset)) {
            int error = errno;
            thread->retry_time = rt_process_fail(error);
            errno = error;
            return false;
        }
        thread->last_packet = thread->offset;
        thread->lost_said = header->events_discarded;
        thread->offset += size;
        __atomic_store_n(&header->magic, 0, __ATOMIC_RELEASE);
    }
    return true;
}

/* In place, where the file has the number already: so it finds room on a disk that is full, at any moment. */
void rt_buffer_say_lost(struct rt_thread *thread)
{
    uint64_t lost = __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    if (!*thread->path || thread->lost_said == lost || (thread->offset == 0 && !write_first_packets(thread, thread->sequence, rt_clock_now())))
        return;
    if (rt_file_write(thread->path, &lost, sizeof lost, thread->last_packet + offsetof(struct rt_packet_header, events_discarded)))
        thread->lost_said = lost;
}

static void lose_packets(struct rt_thread *thread)
{
    for (uint32_t i = 0; i < rt_process.n_packets; i++) {
        struct rt_packet_header *header = rt_buffer_packet(thread, i);
        if (is_closed(header))
            lose(thread, rt_event_count((uint64_t *)(header + 1), (uint64_t *)((unsigned char *)header + header->content_size / 8)));
        header->magic = 0;
    }
}

/* Other threads may still store an event there: the memory is replaced at once, under the same address. */
static bool move_to_memory(struct rt_thread *thread)
{
    size_t size = rt_buffer_size();
    void *copy = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (copy == MAP_FAILED)
        return false;
    memcpy(copy, thread->buffer, size);
    if (unlink(buffer_path(thread->buffer_number)) == 0 && mremap(copy, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, thread->buffer) != MAP_FAILED) {
        thread->has_buffer_file = false;
        return true;
    }
    munmap(copy, size);
    return false;
}

/* Packets that come behind one in which the number stands must not say less: all of them say how many were lost by
 * now. */
static void mark_lost(struct rt_thread *thread)
{
    for (uint32_t i = 0; i < rt_process.n_packets; i++) {
        struct rt_packet_header *header = rt_buffer_packet(thread, i);
        if (is_closed(header))
            header->events_discarded = __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    }
}

bool rt_buffer_flush_last(struct rt_thread *thread)
{
    mark_lost(thread);
    bool is_flushed = rt_buffer_flush(thread);
    bool is_full = !is_flushed && (errno == ENOSPC || errno == EDQUOT);
    if (is_full && thread->has_buffer_file && move_to_memory(thread))
        is_flushed = rt_buffer_flush(thread);
    if (!is_flushed && !thread->has_buffer_file)
        lose_packets(thread);
    return is_flushed || !thread->has_buffer_file;
}

/* `header`: a packet of the buffer, or the spare one. */
static void open_packet(struct rt_thread *thread, struct rt_packet_header *header, uint64_t now)
{
    __atomic_store_n(&header->magic, 0, __ATOMIC_RELEASE);
    if (now < thread->last_time)
        now = thread->last_time;
    __atomic_store_n(&thread->packet, header, __ATOMIC_RELAXED);
    thread->packet_end = (uint64_t *)((unsigned char *)header + RT_PACKET_SIZE);
    thread->zero = thread->end = thread->counted = (uint64_t *)(header + 1);
    thread->hot->weft_epoch = now;
    __atomic_store_n(&thread->hot->weft_position, thread->end, __ATOMIC_RELAXED);
    add_chunk(thread);
    thread->opened++;
    if (header == thread->spare)
        return;
    struct rt_packet_header new;
    rt_packet_header_init(&new, rt_process.uuid, 0, thread->tid, now);
    new.magic = 0;
    new.flags = RT_PACKET_OPEN;
    new.content_size = sizeof new * 8;
    new.packet_size = (uint64_t)RT_PACKET_SIZE * 8;
    new.packet_seq_num = thread->sequence++;
    new.events_discarded = __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    *header = new;
    __atomic_store_n(&header->magic, WEFT_CTF_MAGIC, __ATOMIC_RELEASE);
}

static bool open_spare(struct rt_thread *thread, uint64_t now)
{
    if (!thread->spare) {
        void *memory = mmap(NULL, RT_PACKET_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED)
            return false;
        thread->spare = memory;
    }
    open_packet(thread, thread->spare, now);
    return true;
}

/* While others need what is left of the disk it is as if it were full. */
static bool may_flush(struct rt_thread *thread)
{
    bool may = rt_room_take(RT_PACKET_SIZE);
    if (!may)
        thread->retry_time = rt_process_fail(errno);
    return may;
}

/* The buffer gets another address before a packet is used again that a handler may have interrupted. With none open. */
static void move_away(struct rt_thread *thread)
{
    size_t size = rt_buffer_size();
    void *home = rt_decoy_take(&thread->decoys), *moved;
    if (thread->has_buffer_file) {
        moved = mremap(thread->buffer, 0, size, MREMAP_MAYMOVE | (home ? MREMAP_FIXED : 0), home); /* another mapping of what is shared */
    } else {
        moved = mmap(home, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | (home ? MAP_FIXED : 0), -1, 0);
        if (moved != MAP_FAILED)
            memcpy(moved, thread->buffer, size);
    }
    if (moved == MAP_FAILED)
        return;
    if (rt_decoy_lay(&thread->decoys, thread->buffer, size))
        thread->buffer = moved;
    else
        munmap(moved, size);
}

bool rt_buffer_next_packet(struct rt_thread *thread, uint64_t now)
{
    bool is_spare = thread->packet && thread->packet == thread->spare;
    if (thread->packet) {
        rt_buffer_close_packet(thread, now);
        thread->current = (thread->current + !is_spare) % rt_process.n_packets;
        if (!rt_quiet_interrupts())
            thread->turns = 0;
        else if (!is_spare && ++thread->turns % rt_process.n_packets == 0)
            move_away(thread);
    }
    struct rt_packet_header *next = rt_buffer_packet(thread, thread->current);
    if (rt_process.is_ring) {
        open_packet(thread, next, now);
        return true;
    }
    if (is_closed(next)) { /* the disk was full, or a handler has filled all */
        if (rt_clock_monotonic() < thread->retry_time || !may_flush(thread) || !rt_buffer_flush(thread))
            return open_spare(thread, now);
        open_packet(thread, next, now);
        return true;
    }
    open_packet(thread, next, now);
    if (!rt_quiet_interrupts() && may_flush(thread)) /* an event that a handler has interrupted may not have all its slots yet */
        rt_buffer_flush(thread);                     /* what fails now is tried again when this one is full */
    return true;
}
