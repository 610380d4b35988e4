/* A processor with counters, for machines without: perf_event_open succeeds for two of its events, and rdpmc, which
 * the machine refuses, gives numbers that are known: each reading is 1000 more than the one before. The register has
 * 40 bits, and its first number is just below their end, so that it goes on at zero. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

struct event {
    uint32_t type, size;
    uint64_t config, period, sample_type, read_format, flags;
};

static uint64_t counted[2];

static void on_refused(int signal, siginfo_t *about, void *context)
{
    greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    const unsigned char *at = (const unsigned char *)registers[REG_RIP];
    (void)about;
    if (at[0] != 0x0f || at[1] != 0x33 || registers[REG_RCX] > 1) {
        struct sigaction usual = { .sa_handler = SIG_DFL };
        sigaction(signal, &usual, NULL);
        return;
    }
    uint64_t number = __atomic_fetch_add(&counted[registers[REG_RCX]], 1000, __ATOMIC_RELAXED) + 0xfffffff000u;
    registers[REG_RAX] = number & 0xffffffffu;
    registers[REG_RDX] = number >> 32 & 0xff;
    registers[REG_RIP] += 2;
}

static int open_event(const struct event *event)
{
    static int n_opened;
    const char *refused = getenv("REFUSED");
    if (event->size != 64 || event->flags != 100) /* for this thread alone, in user mode, pinned */
        return errno = EINVAL, -1;
    if (event->config != 1 && event->config != 3)
        return errno = refused && *refused == 'a' ? EACCES : ENOENT, -1;
    struct {
        uint32_t version, compatible, lock, index;
        int64_t offset;
        uint64_t enabled, running, capabilities;
        uint16_t width;
    } page = { .index = event->config == 1 ? 1 : 2, .offset = 1 << 20, .capabilities = 4, .width = 40 };
    if (refused && *refused == 'r')
        page.capabilities = 0;
    if (refused && *refused == 'f' && event->config == 3)
        page.index = 0;
    int file = memfd_create("event", MFD_CLOEXEC);
    if (ftruncate(file, 4096) || write(file, &page, sizeof page) < 0)
        return -1;
    n_opened++;
    return file;
}

long syscall(long number, ...)
{
    static long (*real)(long, ...);
    va_list list;
    long arguments[6];
    va_start(list, number);
    for (int i = 0; i < 6; i++)
        arguments[i] = va_arg(list, long);
    va_end(list);
    if (number == SYS_perf_event_open)
        return open_event((const struct event *)arguments[0]);
    if (!real)
        real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    return real(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

__attribute__((constructor)) static void start(void)
{
    struct sigaction action = { .sa_sigaction = on_refused, .sa_flags = SA_SIGINFO };
    sigaction(SIGSEGV, &action, NULL);
}
