/* Slots of threads and the packets that they record into. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_internal.h"

static __thread unsigned destructor_rounds __attribute__((tls_model("initial-exec")));
static pthread_key_t key;
static bool has_key;

static void thread_path(const struct rt_thread *thread, char *path, size_t size, const char **name)
{
    int length = snprintf(path, size, "%s/", rt_process.directory);
    *name = path + length;
    snprintf(path + length, size - (size_t)length, thread->suffix > 1 ? "thread-%u-%u" : "thread-%u", thread->tid, thread->suffix);
}

/* Destructors of other keys may call instrumented code after ours: ours goes round as long as the library allows, and closes the last time. */
static void thread_end(void *self)
{
    struct rt_quiet quiet;
    if (++destructor_rounds < PTHREAD_DESTRUCTOR_ITERATIONS) {
        pthread_setspecific(key, self);
        return;
    }
    rt_quiet_enter(&quiet);
    rt_lock();
    struct rt_thread *thread = rt_self;
    if (thread) {
        rt_thread_close(thread, true, 0);
        if (thread->previous)
            munmap(thread->previous, RT_PACKET_SIZE);
        thread->previous = NULL;
        thread->hot = NULL;
        rt_self = NULL;
        thread->in_use = false;
    }
    rt_unlock();
    rt_quiet_leave(&quiet);
}

bool rt_thread_start_key(void)
{
    if (!has_key)
        has_key = pthread_key_create(&key, thread_end) == 0;
    return has_key;
}

static struct rt_thread *find_slot(void)
{
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next)
        if (!thread->in_use)
            return thread;
    struct rt_thread *slots = mmap(NULL, 64 << 10, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (slots == MAP_FAILED)
        return NULL;
    for (size_t i = 0; i < (64 << 10) / sizeof *slots; i++) {
        slots[i].next = rt_process.threads;
        rt_process.threads = &slots[i];
    }
    return rt_process.threads;
}

static struct rt_thread *take_slot(void)
{
    struct rt_thread *thread = find_slot();
    if (!thread)
        return NULL;
    struct rt_thread *next = thread->next;
    *thread = (struct rt_thread){ .next = next, .hot = &weft_hot, .in_use = true, .lost = rt_early_lost, .tid = (uint32_t)syscall(SYS_gettid) };
    rt_early_lost = 0;
    if (rt_thread_start_key())
        pthread_setspecific(key, thread);
    return thread;
}

/* Makes the file under a name that is not taken. -1 with errno set. */
static int create_file(struct rt_thread *thread, char *path, size_t size)
{
    const char *name;
    int file;
    do {
        thread->suffix++;
        thread_path(thread, path, size, &name);
        file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (file < 0 && errno == EEXIST);
    if (file >= 0 && !rt_definitions_thread(thread, name)) {
        int error = errno;
        close(file);
        errno = error;
        return -1;
    }
    thread->has_file = file >= 0;
    return file;
}

/* The limit may be lifted from elsewhere at any time. Without a counter that user code can read, and at the end of the process, every event takes the
 * long way. */
static void place(struct rt_thread *thread, uint64_t *position, uint64_t *end)
{
    bool is_hot = rt_process.clock.is_tsc && rt_process.state == RT_RECORDING;
    thread->end = end;
    __atomic_store_n(&thread->hot->weft_position, position, __ATOMIC_RELAXED);
    __atomic_store_n(&thread->hot->weft_limit, is_hot ? end : NULL, __ATOMIC_RELAXED);
}

/* The disk's blocks are reserved now: a full disk must be an error here and not a SIGBUS in the program later. */
static bool open_packet(struct rt_thread *thread, uint64_t now)
{
    char path[PATH_MAX + 48];
    const char *name;
    int file;
    if (thread->has_file) {
        thread_path(thread, path, sizeof path, &name);
        file = open(path, O_RDWR | O_CLOEXEC);
    } else {
        file = create_file(thread, path, sizeof path);
    }
    if (file < 0) {
        rt_process_stop(rt_process.trace, errno);
        return false;
    }
    int error = posix_fallocate(file, (off_t)thread->offset, RT_PACKET_SIZE);
    void *packet = error ? MAP_FAILED : mmap(NULL, RT_PACKET_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)thread->offset);
    if (!error && packet == MAP_FAILED)
        error = errno;
    if (error && ftruncate(file, (off_t)thread->offset) != 0)
        error = error == EFBIG ? error : errno;
    close(file);
    if (error) {
        rt_process_stop(rt_process.trace, error);
        return false;
    }
    struct rt_packet_header *header = packet;
    if (now < thread->last_time)
        now = thread->last_time;
    rt_packet_header_init(header, 0, now);
    header->tid = thread->tid;
    header->flags = RT_PACKET_OPEN;
    header->content_size = sizeof *header * 8;
    header->packet_size = (uint64_t)RT_PACKET_SIZE * 8;
    header->packet_seq_num = thread->sequence++;
    header->events_discarded = thread->lost;
    thread->packet = packet;
    thread->hot->weft_epoch = now;
    place(thread, (uint64_t *)(header + 1), (uint64_t *)((unsigned char *)packet + RT_PACKET_SIZE - RT_EVENT_MAX));
    return true;
}

static size_t used(const struct rt_thread *thread)
{
    uint64_t *position = __atomic_load_n(&thread->hot->weft_position, __ATOMIC_RELAXED);
    return (size_t)((unsigned char *)rt_record_end(position, thread->end) - thread->packet);
}

/* Of a packet of `content` bytes. `end` is not before its last event; 0: the present. */
static void finish_header(struct rt_thread *thread, size_t content, uint64_t packet_size, uint64_t end)
{
    struct rt_packet_header *header = (struct rt_packet_header *)thread->packet;
    header->timestamp_end = thread->last_time = end ? end : rt_clock_now();
    header->content_size = content * 8;
    header->packet_size = packet_size * 8;
    header->events_discarded = __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    header->flags = 0;
}

/* Probes may be on the way to a slot of the packet yet: another thread's, or one that this signal handler has interrupted. In a packet that goes on they
 * find their slot taken; the pages of one that is cut, or of another thread, are exchanged for anonymous ones, so that a late event is lost and not a
 * SIGBUS. */
void rt_thread_close(struct rt_thread *thread, bool cut, uint64_t end)
{
    if (!thread->packet)
        return;
    size_t page = (size_t)sysconf(_SC_PAGESIZE), size = RT_PACKET_SIZE;
    __atomic_store_n(&thread->hot->weft_limit, NULL, __ATOMIC_RELAXED);
    size_t content = used(thread);
    if (cut)
        size = (content + page - 1) / page * page;
    finish_header(thread, content, size, end);
    if (thread == rt_self && !cut) {
        if (content < size)
            *(uint64_t *)(thread->packet + content) = UINT64_MAX;
    } else { /* A failure leaves the old mapping, which does no harm either. */
        /* NOLINTNEXTLINE(bugprone-unused-return-value,cert-err33-c) */
        (void)mmap(thread->packet, RT_PACKET_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    }
    if (thread->previous && thread == rt_self)
        munmap(thread->previous, RT_PACKET_SIZE);
    thread->previous = thread->packet;
    thread->packet = NULL;
    thread->offset += size;
    if (cut) {
        char path[PATH_MAX + 48];
        const char *name;
        thread_path(thread, path, sizeof path, &name);
        if (truncate(path, (off_t)thread->offset) != 0)
            return; /* the rest is zero, which readers take for the end */
    }
}

void rt_thread_seal(struct rt_thread *thread, bool is_sealed)
{
    if (!thread->packet)
        return;
    struct rt_packet_header *header = (struct rt_packet_header *)thread->packet;
    finish_header(thread, used(thread), RT_PACKET_SIZE, 0);
    if (!is_sealed) {
        header->timestamp_end = header->timestamp_begin;
        header->content_size = sizeof *header * 8;
        header->flags = RT_PACKET_OPEN;
    }
}

void rt_thread_drop(struct rt_thread *thread)
{
    if (thread->packet)
        munmap(thread->packet, RT_PACKET_SIZE);
    if (thread->previous)
        munmap(thread->previous, RT_PACKET_SIZE);
    struct rt_thread *next = thread->next;
    *thread = (struct rt_thread){ .next = next };
}

bool rt_thread_prepare(struct weft_unit *unit, uint64_t now)
{
    if (!rt_process_open())
        return false;
    if (!rt_self)
        rt_self = take_slot();
    struct rt_thread *thread = rt_self;
    if (!thread || (rt_process.state == RT_FINISHED && thread != rt_process.exiting && rt_process.exiting))
        return false;
    if (__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) == 0) {
        uint32_t first = unit->version == WEFT_FORMAT_VERSION ? rt_definitions_register(unit) : 0;
        if (!first)
            return false;
        __atomic_store_n(&unit->first_id, first, __ATOMIC_RELAXED);
    }
    if (thread->packet && (uint64_t *)(thread->packet + used(thread)) < thread->end)
        return true;
    if (thread->packet && rt_process.n_labelled != rt_process.n_sites)
        rt_metadata_write();
    rt_thread_close(thread, false, now);
    return open_packet(thread, now);
}
