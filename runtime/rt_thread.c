/* Slots of threads and the packets that they record into. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_internal.h"

__thread struct rt_thread *rt_self;
__thread uint32_t rt_busy;
__thread uint64_t rt_early_lost;

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
    rt_busy++;
    rt_quiet_enter(&quiet);
    rt_lock();
    struct rt_thread *thread = rt_self;
    if (thread) {
        rt_thread_close(thread, true);
        rt_self = NULL;
        thread->in_use = false;
    }
    rt_unlock();
    rt_quiet_leave(&quiet);
    rt_busy--;
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
    *thread = (struct rt_thread){ .next = next, .in_use = true, .lost = rt_early_lost, .tid = (uint32_t)syscall(SYS_gettid) };
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

/* The disk's blocks are reserved now: a full disk must be an error here and not a SIGBUS in the program later. */
static bool open_packet(struct rt_thread *thread)
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
    uint64_t now = rt_clock_now();
    if (now < thread->last_time)
        now = thread->last_time;
    rt_packet_header_init(header, 0, now);
    header->tid = thread->tid;
    header->flags = RT_PACKET_OPEN;
    header->content_size = sizeof *header * 8;
    header->packet_size = (uint64_t)RT_PACKET_SIZE * 8;
    header->packet_seq_num = thread->sequence++;
    header->events_discarded = thread->lost;
    thread->last_time = now;
    thread->packet = packet;
    __atomic_store_n(&thread->position, (unsigned char *)packet + sizeof *header, __ATOMIC_RELEASE);
    __atomic_store_n(&thread->end, (unsigned char *)packet + RT_PACKET_SIZE - RT_EVENT_MAX, __ATOMIC_RELEASE);
    return true;
}

static void finish_header(struct rt_thread *thread, uint64_t packet_size)
{
    struct rt_packet_header *header = (struct rt_packet_header *)thread->packet;
    unsigned char *position = __atomic_load_n(&thread->position, __ATOMIC_ACQUIRE);
    header->timestamp_end = __atomic_load_n(&thread->last_time, __ATOMIC_RELAXED);
    header->content_size = (uint64_t)(position - thread->packet) * 8;
    header->packet_size = packet_size * 8;
    header->events_discarded = thread->lost;
    header->flags = 0;
}

/* The packet of another thread may be written to in this very moment: its pages are exchanged for anonymous ones in place, so that a late event is
 * lost and not a SIGBUS. They are never unmapped. */
void rt_thread_close(struct rt_thread *thread, bool cut)
{
    if (!thread->packet)
        return;
    size_t page = (size_t)sysconf(_SC_PAGESIZE), size = RT_PACKET_SIZE;
    __atomic_store_n(&thread->end, NULL, __ATOMIC_RELEASE);
    if (cut)
        size = ((size_t)(__atomic_load_n(&thread->position, __ATOMIC_ACQUIRE) - thread->packet) + page - 1) / page * page;
    finish_header(thread, size);
    if (thread == rt_self)
        munmap(thread->packet, RT_PACKET_SIZE);
    else /* its thread may be storing there yet: into memory that nobody reads. A failure leaves the old mapping, which does no harm either. */
        /* NOLINTNEXTLINE(bugprone-unused-return-value,cert-err33-c) */
        (void)mmap(thread->packet, RT_PACKET_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
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
    finish_header(thread, RT_PACKET_SIZE);
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
    struct rt_thread *next = thread->next;
    *thread = (struct rt_thread){ .next = next };
}

bool rt_thread_prepare(struct weft_unit *unit)
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
        __atomic_store_n(&unit->first_id, first, __ATOMIC_RELEASE);
    }
    if (thread->packet && thread->position < thread->end)
        return true;
    if (thread->packet && rt_process.n_labelled != rt_process.n_sites)
        rt_metadata_write();
    rt_thread_close(thread, false);
    return open_packet(thread);
}
