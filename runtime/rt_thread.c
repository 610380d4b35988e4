/* Slots of threads and the packets that they record into. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_internal.h"

static __thread unsigned destructor_rounds __attribute__((tls_model("initial-exec")));
static pthread_key_t key;
static bool has_key;

void rt_thread_path(const struct rt_thread *thread, char *path, size_t size)
{
    snprintf(path, size, thread->suffix > 1 ? "%s/thread-%u-%u" : "%s/thread-%u", rt_process.directory, thread->tid, thread->suffix);
}

/* A buffer whose packets could not be written stays where it is, for whoever reads the trace. */
void rt_thread_leave(void)
{
    struct rt_thread *thread = rt_self;
    if (!thread)
        return;
    rt_thread_close(thread);
    pthread_mutex_lock(&thread->lock);
    if (thread->buffer && *thread->buffer->stream)
        rt_buffer_forget(thread);
    thread->hot = NULL;
    rt_process.lost += __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&thread->lock);
    weft_hot = (struct weft_hot){ 0 };
    rt_self = NULL;
    thread->in_use = false;
}

/* ThreadSanitizer takes its own leave in the last round. */
#ifdef __SANITIZE_THREAD__
enum { DESTRUCTOR_ROUNDS = PTHREAD_DESTRUCTOR_ITERATIONS - 1 };
#else
enum { DESTRUCTOR_ROUNDS = PTHREAD_DESTRUCTOR_ITERATIONS };
#endif

/* Destructors of other keys may call instrumented code after ours: ours goes round as long as the library allows, and closes the last time. */
static void thread_end(void *self)
{
    struct rt_quiet quiet;
    if (++destructor_rounds < DESTRUCTOR_ROUNDS) {
        pthread_setspecific(key, self);
        return;
    }
    rt_quiet_enter(&quiet);
    rt_lock();
    rt_thread_leave();
    rt_unlock();
    rt_quiet_leave(&quiet);
}

bool rt_thread_start_key(void)
{
    if (!has_key)
        has_key = pthread_key_create(&key, thread_end) == 0;
    return has_key;
}

/* A slot that has a buffer is the best. */
static struct rt_thread *find_slot(void)
{
    struct rt_thread *found = NULL;
    for (struct rt_thread *thread = rt_process.threads; thread && !(found && found->buffer); thread = thread->next)
        if (!thread->in_use && (thread->buffer || !found))
            found = thread;
    if (found)
        return found;
    struct rt_thread *slots = mmap(NULL, 64 << 10, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (slots == MAP_FAILED)
        return NULL;
    for (size_t i = 0; i < (64 << 10) / sizeof *slots; i++) {
        pthread_mutex_init(&slots[i].lock, NULL);
        slots[i].next = rt_process.threads;
        rt_process.threads = &slots[i];
    }
    return rt_process.threads;
}

__thread char rt_thread_name[64];

void rt_thread_rename(void)
{
    if (rt_self && rt_self->buffer && *rt_self->buffer->stream)
        rt_definitions_thread(rt_self, rt_self->buffer->stream);
}

/* Makes the thread's file under a name that is not taken, defines the thread, and gives it a buffer. False with errno. */
static bool begin_stream(struct rt_thread *thread)
{
    char path[PATH_MAX + 48];
    int file;
    do {
        thread->suffix++;
        rt_thread_path(thread, path, sizeof path);
        file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (file < 0 && errno == EEXIST);
    if (file < 0)
        return false;
    close(file);
    const char *name = strrchr(path, '/') + 1;
    if ((!thread->buffer && !rt_buffer_make(thread)) || !rt_definitions_thread(thread, name)) {
        int error = errno;
        unlink(path);
        errno = error;
        return false;
    }
    rt_buffer_begin(thread, name);
    return true;
}

static bool take_slot(void)
{
    struct rt_thread *thread = find_slot();
    if (!thread)
        return false;
    pthread_mutex_lock(&thread->lock);
    thread->hot = &weft_hot;
    thread->packet = NULL;
    thread->last_time = thread->retry_time = thread->offset = thread->sequence = 0;
    thread->lost = 0;
    thread->tid = (uint32_t)syscall(SYS_gettid);
    thread->suffix = 0;
    bool is_begun = begin_stream(thread);
    pthread_mutex_unlock(&thread->lock);
    if (!is_begun)
        return false;
    thread->in_use = true;
    rt_self = thread;
    if (rt_thread_start_key())
        pthread_setspecific(key, thread);
    return true;
}

/* A thread that has recorded nothing leaves no file. */
void rt_thread_close(struct rt_thread *thread)
{
    char path[PATH_MAX + 48];
    pthread_mutex_lock(&thread->lock);
    rt_buffer_close_packet(thread, 0);
    if (thread->buffer && rt_buffer_flush(thread))
        *thread->buffer->stream = 0;
    if (thread->buffer && thread->sequence == 0) {
        rt_thread_path(thread, path, sizeof path);
        unlink(path);
    }
    pthread_mutex_unlock(&thread->lock);
}

void rt_thread_drop(struct rt_thread *thread)
{
    rt_buffer_forget(thread);
    pthread_mutex_init(&thread->lock, NULL);
    thread->packet = NULL;
    thread->in_use = false;
}

/* What is the process's business: once for each thread and unit, and from time to time for what metadata lacks. */
static bool prepare_process(struct weft_unit *unit, uint64_t now)
{
    if (!rt_process_open() || (rt_process.retry_time && rt_clock_monotonic() < rt_process.retry_time))
        return false;
    if (rt_clock_is_stale(now))
        rt_metadata_write();
    errno = ENOMEM;
    uint32_t first = __atomic_load_n(&unit->number, __ATOMIC_RELAXED);
    if (first == 0 && unit->version == WEFT_FORMAT_VERSION) {
        first = rt_definitions_register(unit);
        if (first)
            rt_switch_register(unit, first);
    } else if (first == 0) {
        return false;
    }
    bool is_prepared = first != 0 && (rt_self || take_slot());
    rt_process.retry_time = is_prepared ? 0 : rt_process_fail(errno);
    return is_prepared;
}

static bool may_record(void)
{
    return (rt_process.state == RT_RECORDING || rt_process.state == RT_FINISHED) && !rt_is_over();
}

/* The stream of a thread that was closed goes on, at the end of the process. */
static bool prepare_thread(struct rt_thread *thread, uint64_t now, size_t slots)
{
    bool is_ready = false;
    pthread_mutex_lock(&thread->lock);
    if (may_record())
        is_ready = rt_buffer_has_room(thread, slots) || (rt_buffer_next_packet(thread, now) && rt_buffer_has_room(thread, slots));
    if (!is_ready)
        pthread_mutex_unlock(&thread->lock);
    return is_ready;
}

bool rt_thread_extend(struct rt_thread *thread)
{
    pthread_mutex_lock(&thread->lock);
    bool has_room = may_record() && rt_buffer_has_room(thread, 1);
    pthread_mutex_unlock(&thread->lock);
    return has_room;
}

void rt_thread_done(void)
{
    pthread_mutex_unlock(&rt_self->lock);
}

bool rt_thread_prepare(struct weft_unit *unit, uint64_t now, size_t slots)
{
    if (!rt_self || __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE) == 0 || rt_clock_is_stale(now)) {
        rt_lock();
        bool is_prepared = prepare_process(unit, now);
        rt_unlock();
        if (!is_prepared)
            return false;
    }
    return prepare_thread(rt_self, now, slots);
}
