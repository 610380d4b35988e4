/* The file is written through mappings of one packet each: its pages are zero, so that the end of what was stored is
 * seen, and a slot that was not filled. The packets before the open one stay mapped for a while: signal handlers may go
 * on to the next packets while the record or the run that they have interrupted is not complete. A program whose timer
 * ticks as fast as its handler runs goes on by a few instructions a tick, and had filled two packets within one loop. A
 * packet with a run that is still open stays mapped until it is closed, however many follow, and where a handler may run,
 * others are not unmapped: they get a decoy. In ring mode the whole file is mapped, and its packets are used in turn, in a
 * handler at another address each time. So are packets that are compressed: each goes into another file when it is
 * its turn again, and a killed program leaves the last ones as they are.
 *
 * While the disk is full, or when the process has written as much as it may, records go into memory that nobody reads, and
 * are counted as lost. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_memory.h"

#include "rt_area.h"
#include "rt_clock.h"
#include "rt_decoy.h"
#include "rt_files.h"
#include "rt_late.h"
#include "rt_memory_pack.h"
#include "rt_packet.h"
#include "rt_quiet.h"
#include "rt_room.h"
#include "rt_say.h"
#include "rt_state.h"
#include "rt_text.h"

#include <weft/format.h>

enum {
    PACKET = WEFT_MEMORY_PACKET,
    PAGE = 64 << 10,   /* of any machine, at most */
    MARGIN = 16 << 10, /* bytes: the longest record or run, and those of handlers that came before it was taken */
    N_PREVIOUS = 16,   /* packets that stay mapped: 4 MiB of the file */
    N_PACKED = 18,     /* packets that are used in turn if they are compressed: as many as are mapped otherwise */
    N_KEPT = 64        /* with open runs: as deep as signal handlers interrupt each other */
};

struct recorder {
    struct recorder *next;                         /* in `recorders`, never removed */
    struct rt_decoys decoys;                       /* of packets, or of the ring; they stay for the next thread, as does this one: */
    void *spare;                                   /* while the disk is full: what packet points to */
    bool in_use;                                   /* from here on all is the thread's */
    bool is_late;                                  /* as in struct rt_thread */
    struct weft_memory_hot *hot;                   /* others ask hot_of */
    struct rt_packet_header *packet;               /* the open one; NULL: none */
    struct rt_packet_header *previous[N_PREVIOUS]; /* in full mode: those before, the last one first, still mapped */
    struct rt_packet_header *kept[N_KEPT];         /* those before with open runs, in any order */
    void *ring;                                    /* in ring mode, and if it is packed: all packets */
    struct rt_packet_header *chosen;               /* of the ring: whose turn is next, and which is empty; NULL: not chosen yet */
    pthread_mutex_t lock;                          /* of a packed one: its thread and that which ends the process pack. After the process's */
    struct rt_packer packer;
    uint64_t written;        /* bytes, of this thread */
    int error;               /* of a write, not told yet */
    bool is_packed, is_told; /* how packets are used whose turn it is again: they are compressed and written, or given to tools */
    uint64_t sequence, mapped, offset, lost, last_time; /* mapped: where the open packet is in the file; offset: the next */
    uint32_t tid, current;
    uint32_t turns; /* as in struct rt_thread */
    char path[PATH_MAX];
    char packed_path[PATH_MAX];
};

RT_VISIBLE __thread struct weft_memory_hot weft_memory_hot __attribute__((tls_model("initial-exec")));
static __thread struct recorder *self __attribute__((tls_model("initial-exec")));
static struct recorder *recorders;
void (*rt_memory_tell)(uint32_t tid, const void *bytes, size_t size);
static uint64_t n_written; /* bytes of all files; atomic */
static bool has_told;      /* that no more may be written; atomic */

/* NULL: the calling thread must not touch it. */
static struct weft_memory_hot *hot_of(const struct recorder *r)
{
    return r->is_late && r != self ? NULL : r->hot;
}

/* Are its packets used in turn? */
static bool has_ring(const struct recorder *r)
{
    return rt_process.is_ring || r->is_packed || r->is_told;
}

static uint32_t ring_packets(const struct recorder *r)
{
    if (r->is_packed || r->is_told)
        return N_PACKED;
    uint32_t n = (uint32_t)((uint64_t)rt_process.n_packets * RT_PACKET_SIZE / PACKET);
    return n < 2 ? 2 : n;
}

/* `at`: where, NULL: anywhere. The disk's blocks are reserved now: a full disk must be an error here, and not a SIGBUS in the program later. */
static void *map(const char *path, uint64_t offset, size_t size, void *at)
{
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0)
        return NULL;
    int error = posix_fallocate(file, (off_t)offset, (off_t)size);
    int flags = MAP_SHARED | MAP_POPULATE | (at ? MAP_FIXED : 0);
    void *bytes = error ? MAP_FAILED : mmap(at, size, PROT_READ | PROT_WRITE, flags, file, (off_t)offset);
    close(file);
    return bytes == MAP_FAILED ? NULL : bytes;
}

static void *map_memory(size_t size)
{
    void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return bytes == MAP_FAILED ? NULL : bytes;
}

static void open_packet(struct recorder *r, struct rt_packet_header *packet, uint64_t now)
{
    struct rt_packet_header new;
    if (now < r->last_time)
        now = r->last_time;
    rt_packet_header_init(&new, rt_process.uuid, WEFT_MEMORY_STREAM, r->tid, now);
    new.flags = RT_PACKET_OPEN;
    new.content_size = sizeof new * 8;
    new.packet_size = (uint64_t)PACKET * 8;
    new.packet_seq_num = r->sequence++;
    new.events_discarded = r->lost;
    *packet = new;
    r->packet = packet;
    r->hot->weft_time = now;
    __atomic_store_n(&r->hot->weft_position, (unsigned long long *)(packet + 1), __ATOMIC_RELAXED);
    __atomic_store_n(&r->hot->weft_limit, (unsigned long long *)((unsigned char *)packet + PACKET - MARGIN), __ATOMIC_RELAXED);
}

/* In slots: of a record, of a run with what is in it, or of what is not used. */
static size_t length_of(unsigned long long header)
{
    uint32_t number = (uint32_t)(header >> WEFT_MEMORY_BLOCK_SHIFT) & WEFT_MEMORY_BLOCK_MASK;
    return 1 +
           (number & WEFT_MEMORY_RUN ? number & ~(uint32_t)(WEFT_MEMORY_RUN | WEFT_MEMORY_RUN_OPEN) : (size_t)(header >> WEFT_MEMORY_SLOTS_SHIFT));
}

static uint64_t count_records(const unsigned long long *at, const unsigned long long *end)
{
    uint64_t n = 0;
    while (at < end) {
        uint32_t number = (uint32_t)(*at >> WEFT_MEMORY_BLOCK_SHIFT) & WEFT_MEMORY_BLOCK_MASK;
        bool is_run = number & WEFT_MEMORY_RUN;
        n += *at != 0 && !is_run && number != WEFT_MEMORY_UNUSED;
        at += is_run ? 1 : length_of(*at);
    }
    return n;
}

/* The first free place of the open packet. After a signal handler the position may be that of the handler's first record,
 * or a place in the packet before. */
static unsigned long long *find_end(const struct recorder *r)
{
    unsigned long long *begin = (unsigned long long *)(r->packet + 1), *end = (unsigned long long *)((unsigned char *)r->packet + PACKET);
    struct weft_memory_hot *hot = hot_of(r);
    unsigned long long *at = hot ? __atomic_load_n(&hot->weft_position, __ATOMIC_RELAXED) : NULL;
    if (at < begin || at > end)
        at = begin;
    while (at < end && *at && *at != UINT64_MAX)
        at += length_of(*at);
    return at < end ? at : end;
}

static void close_packet(struct recorder *r)
{
    struct rt_packet_header *packet = r->packet;
    if (!packet)
        return;
    struct weft_memory_hot *hot = hot_of(r);
    if (hot)
        __atomic_store_n(&hot->weft_limit, NULL, __ATOMIC_RELAXED);
    unsigned long long *end = find_end(r);
    packet->content_size = (uint64_t)((unsigned char *)end - (unsigned char *)packet) * 8;
    if ((unsigned char *)end < (unsigned char *)packet + PACKET) /* a probe that was interrupted may be about to take this place */
        __atomic_store_n(end, UINT64_MAX, __ATOMIC_RELAXED);
    packet->timestamp_end = r->last_time = rt_clock_now_after_loads();
    if ((void *)packet == r->spare) {
        r->lost += count_records((unsigned long long *)(packet + 1), end);
        if (r->previous[0]) /* perhaps the last one that is ever written */
            r->previous[0]->events_discarded = r->lost;
    }
    __atomic_store_n(&packet->flags, 0, __ATOMIC_RELEASE);
    r->packet = NULL;
}

/* As a file's mapping is; not in the child of a fork, which must not write there. */
static void *map_shared(size_t size)
{
    void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (bytes == MAP_FAILED)
        return NULL;
    (void)madvise(bytes, size, MADV_DONTFORK);
    return bytes;
}

static struct rt_packet_header *spare(struct recorder *r)
{
    if (!r->spare)
        r->spare = map_memory(PACKET);
    if (r->spare)
        memset(r->spare, 0, PACKET);
    return r->spare;
}

/* Unless a handler runs, or one has left a run by a jump, there is none, and no packet is looked at. (One that a handler
 * has interrupted may have begun a run, and not have counted it yet, or be about to fill what it has not used: zeros.) */
static bool has_open_run(const struct recorder *r, const struct rt_packet_header *packet)
{
    struct weft_memory_hot *hot = hot_of(r);
    if (hot && __atomic_load_n(&hot->weft_runs, __ATOMIC_RELAXED) == 0 && !rt_quiet_interrupts())
        return false;
    const unsigned long long *at = (const unsigned long long *)(packet + 1);
    const unsigned long long *end =
        packet == r->packet ? find_end(r) : (const unsigned long long *)((const unsigned char *)packet + packet->content_size / 8);
    while (at < end && *at != UINT64_MAX) {
        uint32_t number = (uint32_t)(*at >> WEFT_MEMORY_BLOCK_SHIFT) & WEFT_MEMORY_BLOCK_MASK;
        bool is_unfinished = number & WEFT_MEMORY_RUN && number & WEFT_MEMORY_RUN_OPEN;
        if (is_unfinished || *at == 0)
            return true;
        at += length_of(*at);
    }
    return false;
}

static struct rt_packet_header *in_ring(void *ring, uint32_t i)
{
    return (struct rt_packet_header *)((unsigned char *)ring + (size_t)i * PACKET);
}

/* The ring gets another address. Its packets with open runs are still at the one that they had, too. */
static void move_ring(struct recorder *r)
{
    uint32_t n = ring_packets(r);
    void *home = rt_decoy_take(&r->decoys), *old = r->ring;
    void *moved = mremap(old, 0, (size_t)n * PACKET, MREMAP_MAYMOVE | (home ? MREMAP_FIXED : 0), home); /* another mapping of what is shared */
    if (moved == MAP_FAILED)
        return;
    if (!rt_decoy_lay(&r->decoys, old, (size_t)n * PACKET)) {
        munmap(moved, (size_t)n * PACKET);
        return;
    }
    r->ring = moved;
    if (r->packet && (void *)r->packet != r->spare) {
        r->packet = in_ring(moved, (uint32_t)(((unsigned char *)r->packet - (unsigned char *)old) / PACKET));
        __atomic_store_n(&r->hot->weft_position, find_end(r), __ATOMIC_RELAXED);
    }
    for (uint32_t i = 0; i < n; i++)
        if (has_open_run(r, in_ring(moved, i)))
            (void)mremap(in_ring(moved, i), 0, PACKET, MREMAP_MAYMOVE | MREMAP_FIXED, in_ring(old, i));
}

/* In turn, but those that a loop still writes to. If all are, the handler that fills them is worth more. */
static struct rt_packet_header *turn_ring(struct recorder *r)
{
    struct rt_packet_header *packet;
    uint32_t n = ring_packets(r), left = n;
    do {
        if (!rt_quiet_interrupts())
            r->turns = 0;
        else if (++r->turns % n == 0 && r->current >= n)
            move_ring(r);
        packet = in_ring(r->ring, r->current++ % n);
    } while (r->current > n && --left > 0 && has_open_run(r, packet));
    return packet;
}

static bool may_write(const struct recorder *r, uint64_t size)
{
    if (__atomic_load_n(&n_written, __ATOMIC_RELAXED) + size <= rt_process.memory_most && r->written + size <= rt_process.memory_most_of_thread)
        return true;
    if (!__atomic_exchange_n(&has_told, true, __ATOMIC_RELAXED))
        rt_say_line("weft: " WEFT_ENV_MEMORY ": so much was written of memory accesses; the program runs on, and those that follow are lost\n");
    return false;
}

static void count_written(struct recorder *r, uint64_t size)
{
    r->written += size;
    (void)__atomic_add_fetch(&n_written, size, __ATOMIC_RELAXED);
}

/* Readers pass over the others. */
static bool is_used(const struct rt_packet_header *packet)
{
    return packet->magic != 0;
}

/* What is not written is lost. With the recorder's lock. */
static void write_packed(struct recorder *r, struct rt_packet_header *packet)
{
    const unsigned long long *records = (const unsigned long long *)(packet + 1);
    struct weft_packed head = { 0 };
    const void *data;
    bool is_packed = rt_memory_pack(&r->packer, packet, &head, &data), may = is_packed && may_write(r, sizeof head + head.packed);
    bool is_written = may && rt_room_take(sizeof head + head.packed) && rt_file_append(r->packed_path, &head, sizeof head, data, head.packed);
    if (is_written)
        count_written(r, sizeof head + head.packed);
    else
        r->lost += count_records(records, (const unsigned long long *)((const unsigned char *)packet + packet->content_size / 8));
    if (!is_written && (may || !is_packed))
        r->error = errno;
    packet->magic = 0;
}

/* In a process that writes none. */
static void tell(struct recorder *r, struct rt_packet_header *packet)
{
    if (rt_memory_tell)
        rt_memory_tell(r->tid, packet, packet->content_size / 8);
    packet->magic = 0;
}

/* With the recorder's lock. */
static void use_packet(struct recorder *r, struct rt_packet_header *packet)
{
    if (r->is_packed)
        write_packed(r, packet);
    else
        tell(r, packet);
}

/* Empties the packet whose turn it is. Of a packed one without the process's lock: what takes long is done by each thread
 * for itself. */
static void choose_packet(struct recorder *r)
{
    struct rt_packet_header *packet = turn_ring(r);
    if (r->is_packed || r->is_told) {
        rt_hold(&r->lock);
        if (is_used(packet))
            use_packet(r, packet);
        rt_release(&r->lock);
    }
    memset(packet, 0, PACKET); /* also brings it into the cache */
    r->chosen = packet;
}

/* Where the stack is not deep: a message takes much of it. */
static void tell_error(struct recorder *r)
{
    if (r->error)
        rt_process_fail(r->error);
    r->error = 0;
}

static struct rt_packet_header *next_in_ring(struct recorder *r)
{
    if (rt_process.state == RT_FINISHED) { /* the file is in order, and another one than the ring */
        rt_process_fail(ENOSPC);
        return NULL;
    }
    if (!r->ring)
        r->ring = r->is_told ? map_shared((size_t)N_PACKED * PACKET) : map(r->path, 0, (size_t)ring_packets(r) * PACKET, NULL);
    if (!r->ring) {
        rt_process_fail(errno);
        return NULL;
    }
    if (!r->chosen)
        choose_packet(r);
    struct rt_packet_header *packet = r->chosen;
    r->chosen = NULL;
    tell_error(r);
    return packet;
}

/* What a handler has interrupted may be about to store there. */
static void unmap(struct recorder *r, void *at, size_t size)
{
    if (!(r == self && rt_quiet_interrupts() && rt_decoy_lay(&r->decoys, at, size)))
        munmap(at, size);
}

static void unmap_previous(struct recorder *r)
{
    for (uint32_t i = 0; i < N_PREVIOUS; i++) {
        if (r->previous[i])
            unmap(r, r->previous[i], PACKET);
        r->previous[i] = NULL;
    }
}

static void unmap_if_over(struct recorder *r, struct rt_packet_header *packet)
{
    uint32_t i = 0;
    bool is_open = has_open_run(r, packet);
    while (is_open && i < N_KEPT && r->kept[i])
        i++;
    if (is_open && i < N_KEPT)
        r->kept[i] = packet;
    else if (!is_open)
        unmap(r, packet, PACKET); /* (if there is no place for one that is open, it stays for good) */
}

static void unmap_kept(struct recorder *r, bool is_over)
{
    for (uint32_t i = 0; i < N_KEPT; i++) {
        struct rt_packet_header *packet = r->kept[i];
        r->kept[i] = NULL;
        if (packet && is_over)
            unmap(r, packet, PACKET);
        else if (packet)
            unmap_if_over(r, packet);
    }
}

static void keep_mapped(struct recorder *r, struct rt_packet_header *packet)
{
    unmap_kept(r, false);
    if (r->previous[N_PREVIOUS - 1])
        unmap_if_over(r, r->previous[N_PREVIOUS - 1]);
    for (uint32_t i = N_PREVIOUS - 1; i > 0; i--)
        r->previous[i] = r->previous[i - 1];
    r->previous[0] = packet;
}

static struct rt_packet_header *next_in_file(struct recorder *r, struct rt_packet_header *closed)
{
    struct rt_packet_header *packet = rt_room_take(PACKET) ? map(r->path, r->offset, PACKET, rt_decoy_take(&r->decoys)) : NULL;
    if (!packet) {
        rt_process_fail(errno);
        return NULL;
    }
    count_written(r, PACKET);
    r->mapped = r->offset;
    r->offset += PACKET;
    if (closed && (void *)closed != r->spare)
        keep_mapped(r, closed);
    return packet;
}

static bool next_packet(struct recorder *r, uint64_t now)
{
    struct rt_packet_header *closed = r->packet;
    close_packet(r);
    if (closed && (void *)closed != r->spare && !has_ring(r)) { /* it may be over before it is full: see is_late */
        closed->packet_size = (closed->content_size + PAGE * 8 - 1) / (PAGE * 8) * (PAGE * 8);
        count_written(r, closed->packet_size / 8 - PACKET);
        r->offset = r->mapped + closed->packet_size / 8;
    }
    struct rt_packet_header *packet = has_ring(r) ? next_in_ring(r) : may_write(r, PACKET) ? next_in_file(r, closed) : NULL;
    if (!packet) {
        if (closed && (void *)closed != r->spare && !has_ring(r))
            keep_mapped(r, closed);
        packet = spare(r);
    }
    if (!packet)
        return false;
    if ((void *)packet == r->spare)
        r->sequence--; /* it is in no file */
    open_packet(r, packet, now);
    return true;
}

/* The packet of the ring with the lowest number from `sequence` on; NULL: there is none. */
static struct rt_packet_header *next_in_order(const struct recorder *r, uint64_t sequence)
{
    uint32_t n = ring_packets(r), used = r->current < n ? r->current : n;
    struct rt_packet_header *found = NULL;
    for (uint32_t i = 0; i < used; i++) {
        struct rt_packet_header *packet = in_ring(r->ring, i);
        if (is_used(packet) && packet->packet_seq_num >= sequence && (!found || packet->packet_seq_num < found->packet_seq_num))
            found = packet;
    }
    return found;
}

/* Readers of CTF want the packets of a file in the order of time, and nothing behind them. */
static void put_ring_in_order(const struct recorder *r)
{
    const char *path = rt_path(".memory");
    unlink(path);
    bool is_written = true;
    for (const struct rt_packet_header *packet = next_in_order(r, 0); packet && is_written; packet = next_in_order(r, packet->packet_seq_num + 1))
        is_written = rt_file_append(path, NULL, 0, packet, PACKET);
    if (!is_written || rename(path, r->path) != 0)
        unlink(path); /* what is there is complete, if not in order */
}

/* What has not been its turn again. Records that follow are lost. */
static void use_rest(struct recorder *r)
{
    rt_hold(&r->lock);
    for (struct rt_packet_header *packet = next_in_order(r, 0); packet; packet = next_in_order(r, packet->packet_seq_num + 1))
        use_packet(r, packet);
    struct weft_packed head = { .magic = WEFT_PACKED_MAGIC, .sequence = r->sequence, .lost = r->lost };
    if (r->lost && r->is_packed) /* no packet may have told it */
        (void)rt_file_append(r->packed_path, &head, sizeof head, NULL, 0);
    if (r->is_packed)
        (void)unlink(r->path);
    rt_release(&r->lock);
}

/* Gives the last packet the length of what is in it. */
static void shorten(const struct recorder *r, struct rt_packet_header *packet)
{
    packet->packet_size = packet->content_size;
    if (!has_ring(r) && (void *)packet != r->spare)
        (void)!truncate(r->path, (off_t)(r->mapped + packet->content_size / 8));
}

static void release(struct recorder *r, bool is_over)
{
    struct rt_packet_header *packet = r->packet;
    close_packet(r);
    if (packet && is_over && (void *)packet != r->spare && !has_ring(r))
        shorten(r, packet);
    if (r->ring && (r->is_packed || r->is_told))
        use_rest(r);
    else if (r->ring)
        put_ring_in_order(r);
    if (is_over)
        rt_memory_pack_release(&r->packer);
    if (r->ring && is_over)
        unmap(r, r->ring, (size_t)ring_packets(r) * PACKET);
    else if (!r->ring && packet && is_over && (void *)packet != r->spare)
        unmap(r, packet, PACKET);
    if (is_over) {
        unmap_previous(r);
        unmap_kept(r, true);
        rt_process.lost += r->lost;
    }
}

static void forget(struct recorder *r)
{
    r->packet = NULL;
    memset(r->previous, 0, sizeof r->previous);
    r->ring = NULL;
    r->chosen = NULL;
    struct weft_memory_hot *hot = hot_of(r);
    if (hot)
        *hot = (struct weft_memory_hot){ 0 };
    r->hot = NULL;
    r->in_use = r->is_late = false;
}

static struct recorder *find_unused(void)
{
    for (struct recorder *r = recorders; r; r = r->next) {
        if (r->in_use && r->is_late && rt_late_is_gone(r->tid)) {
            release(r, true);
            tell_error(r);
            forget(r);
        }
        if (!r->in_use)
            return r;
    }
    struct recorder *r = mmap(NULL, sizeof *r, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (r == MAP_FAILED)
        return NULL;
    r->next = recorders;
    recorders = r;
    return r;
}

bool rt_memory_has_begun(void)
{
    return self != NULL;
}

/* A packed one's: the file of packets as they are; the other one ends in ".lz4". Readers of CTF pass over both. */
static bool make_file(struct recorder *r)
{
    int file;
    uint32_t suffix = 0;
    const char *dot = r->is_packed ? "." : "";
    do {
        suffix++;
        rt_text_print(r->path, sizeof r->path, suffix > 1 ? "%s/%smemory-%u-%u" : "%s/%smemory-%u", rt_process.directory, dot, r->tid, suffix);
        rt_text_print(r->packed_path, sizeof r->packed_path, "%s.lz4", r->path);
        file = open(r->is_packed ? r->packed_path : r->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (file < 0 && errno == EEXIST);
    if (file >= 0)
        close(file);
    return file >= 0;
}

bool rt_memory_begin(uint64_t now)
{
    rt_lock();
    struct recorder *r = find_unused();
    if (r) {
        memset(&r->in_use, 0, sizeof *r - offsetof(struct recorder, in_use));
        r->hot = &weft_memory_hot;
        r->tid = (uint32_t)syscall(SYS_gettid);
        r->is_told = rt_process.memory_most == 0 && !rt_process.is_ring;
        r->is_packed = rt_memory_pack_is_on() && !rt_process.is_ring && !r->is_told;
        pthread_mutex_init(&r->lock, NULL);
        if (r->is_packed)
            count_written(r, sizeof(struct weft_packed)); /* of what tells at its end how many are lost */
        r->in_use = (r->is_told || make_file(r)) && next_packet(r, now);
        if (r->in_use && !r->is_told)
            rt_area_define(strrchr(r->path, '/') + 1);
    }
    self = r && r->in_use ? r : NULL;
    if (self)
        self->is_late = rt_late_is();
    rt_unlock();
    return self != NULL;
}

bool rt_memory_make_room(uint64_t now)
{
    bool is_ready = true, is_late = now > weft_memory_hot.weft_time && (now - weft_memory_hot.weft_time) >> 31 != 0;
    unsigned char *packet = (unsigned char *)self->packet;
    if (packet)
        weft_memory_hot.weft_position = find_end(self);
    if (packet && !is_late && (unsigned char *)weft_memory_hot.weft_position < packet + PACKET - MARGIN) {
        if (rt_process.state == RT_RECORDING) { /* also behind an exec that has failed, which closes the packet */
            self->packet->magic = WEFT_CTF_MAGIC;
            __atomic_store_n(&self->packet->flags, RT_PACKET_OPEN, __ATOMIC_RELEASE);
            weft_memory_hot.weft_limit = (unsigned long long *)(packet + PACKET - MARGIN);
        }
    } else {
        if ((self->is_packed || self->is_told) && self->ring && !self->chosen && rt_process.state == RT_RECORDING)
            choose_packet(self);
        rt_lock();
        is_ready = next_packet(self, now);
        rt_unlock();
    }
    return is_ready;
}

void rt_memory_finish_record(void)
{
    if (rt_process.state == RT_RECORDING || !self || !self->packet)
        return;
    self->hot->weft_limit = NULL;
    self->packet->content_size = (uint64_t)((unsigned char *)weft_memory_hot.weft_position - (unsigned char *)self->packet) * 8;
    self->packet->timestamp_end = self->last_time = rt_clock_now();
}

static void thread_ends(void)
{
    if (!self)
        return;
    rt_lock();
    release(self, true);
    tell_error(self);
    forget(self);
    self = NULL;
    rt_unlock();
}

/* The mappings stay: other threads may be in the middle of a record. */
static void process_ended(void)
{
    for (struct recorder *r = recorders; r; r = r->next)
        if (r->in_use && r->packet) {
            struct rt_packet_header *packet = r->packet;
            release(r, false);
            tell_error(r);
            if (r == self)
                r->packet = packet; /* goes on, each record for itself: rt_memory_finish_record */
            rt_process.lost += r->lost;
            r->lost = 0;
        }
}

static void process_forked(void)
{
    for (struct recorder *r = recorders; r; r = r->next) {
        if (!r->in_use)
            continue;
        rt_memory_pack_release(&r->packer);
        if (r->ring)
            unmap(r, r->ring, (size_t)ring_packets(r) * PACKET);
        else if (r->packet && (void *)r->packet != r->spare)
            unmap(r, r->packet, PACKET);
        unmap_previous(r);
        unmap_kept(r, true);
        if (r != self)
            r->hot = NULL; /* its thread is not in this process */
        forget(r);
    }
    self = NULL;
    n_written = 0;
    has_told = false;
}

const struct rt_listener rt_memory = {
    .thread_ends = thread_ends,
    .process_forked = process_forked,
    .process_ended = process_ended,
};
