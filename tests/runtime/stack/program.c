/* Runs one way through the runtime on a stack that is painted before, for tests/runtime/stack/run.
 *
 * usage: program PLACE:WAY FILE [BYTES_OF_STACK]
 * PLACE is context, thread, scope (a thread of an instrumented program), handler (on an alternate stack) or signal
 * (the runtime's own handler).
 * FILE is the stack, mapped, so that it can be looked at when the process is gone: a page with what is found out (struct
 * found), a page that nobody may touch, and the stack. With NOTHING defined there are no probes: what the program and
 * the C library need by themselves. */
#define _GNU_SOURCE 1
#ifndef NOTHING
#include <weft/format.h>
#undef WEFT_FORMAT_VERSION
#define weft_site weft_probe_site
#define weft_unit weft_probe_unit
#include <weft/task.h>
#include <weft/weft.h>
#include <weft/detail.h>
WEFT_UNIT_DECLARE;
#endif
#include <fcntl.h>
#include <glob.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum { PAGE = 4096, PAINT = 0xA5 };

/* Offsets in the file. */
static struct found {
    uint64_t reference; /* the frame of the function that took the way */
    uint64_t lowest;    /* 0: to be looked for by whoever reads the file */
} *found;
static unsigned char *stack;
static size_t stack_size = 64 << 10;
static volatile int sink;
static const char *place, *way;

static int is_way(const char *name)
{
    return strcmp(way, name) == 0;
}

static int is_place(const char *name)
{
    return strncmp(place, name, strlen(name)) == 0;
}

/* The stack must not be shared with a child. */
static void map_stack(const char *path)
{
    int file = open(path, O_RDWR | O_CREAT, 0666);
    if (file < 0 || ftruncate(file, 2 * PAGE + stack_size) != 0)
        abort();
    found = mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    unsigned char *bytes = mmap(NULL, PAGE + stack_size, PROT_READ | PROT_WRITE, is_way("fork") ? MAP_PRIVATE : MAP_SHARED, file, PAGE);
    if (found == MAP_FAILED || bytes == MAP_FAILED)
        abort();
    mprotect(bytes, PAGE, PROT_NONE);
    stack = bytes + PAGE;
    memset(stack, PAINT, stack_size);
    close(file);
}

static void look(void)
{
    uint64_t at = 0;
    while (at < stack_size && stack[at] == PAINT)
        at++;
    at += 2 * PAGE;
    if (found->lowest == 0 || at < found->lowest)
        found->lowest = at;
}

static __attribute__((always_inline)) inline void refer(void)
{
    found->reference = 2 * PAGE + (uint64_t)((unsigned char *)__builtin_frame_address(0) - stack);
}

#ifdef NOTHING
#define CALL(index) sink = (index)
#define KEPT() sink = 3
static void describe(int is_framed)
{
    sink = is_framed;
}
#define LATE() sink = 3
#define SCOPED(routine, argument) routine, argument
static void use_interface(void)
{
    sink = 4;
}
static void switch_sites(int is_off)
{
    sink = is_off;
}
#else
#define CALL(index) (weft_begin(WEFT_SITE(index)), sink = (index), weft_end(WEFT_SITE(index)))
#define SCOPED(routine, argument) weft_thread_main, weft_thread_pack(WEFT_SITE(0), routine, argument)
#define LATE() (weft_begin(&late_unit, 0), sink = 3, weft_end(&late_unit, 0))

static const struct weft_probe_site late_sites[] = { { "late", "/test/late.c", "caller", 1, 1, 1, 1, 0, 0 } };
static struct weft_probe_unit late_unit = { late_sites, 1, WEFT_FORMAT_VERSION, 0, 0 };
static char text[4096];
static struct weft_condition condition = { .weft_value = 0, .weft_test = WEFT_UNEQUAL, .weft_string = "no" };
static struct weft_detail plain = { .weft_names = "a b c", .weft_conditions = &condition, .weft_n_conditions = 1, .weft_n_arguments = 3 };
static struct weft_detail framed = { .weft_names = "a b c", .weft_n_arguments = 3, .weft_frames = 64 };

static struct weft_kept point;
#define KEPT() (weft_kept_begin(&point), sink = 3, weft_kept_end(&point))

static void describe(int is_framed)
{
    point.weft_unit = &weft_unit;
    point.weft_index = 2;
    point.weft_detail = is_framed ? &framed : &plain;
    for (int i = 0; i < 3; i++)
        point.weft_values[i] = (struct weft_value){ .weft_kind = WEFT_VALUE_STRING, .weft_limit = 255, .weft_is.weft_string = text };
    point.weft_values[3] = (struct weft_value){ .weft_kind = WEFT_VALUE_INT, .weft_is.weft_int = 1 };
}

static void use_interface(void)
{
    uint32_t futures[2];
    weft_name_thread("a name");
    for (int i = 0; i < 2; i++)
        futures[i] = weft_future_begin(WEFT_SITE(1));
    weft_switch(0);
    CALL(1);
    weft_switch(1);
    for (int i = 0; i < 2; i++)
        weft_future_end(WEFT_SITE(1), futures[i]);
    weft_unwind(WEFT_SITE(1));
}

/* As weft off and on do. */
static void switch_sites(int is_off)
{
    glob_t names;
    if (glob("trace/*/.control", 0, NULL, &names) != 0)
        abort();
    int file = open(names.gl_pathv[0], O_RDWR);
    struct weft_control *control = mmap(NULL, WEFT_CONTROL_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    globfree(&names);
    control->length = is_off ? 3 : 0;
    memcpy(control->names, "cf", 3);
    __atomic_fetch_add(&control->generation, 2, __ATOMIC_RELEASE);
}
#endif

static __attribute__((noinline)) void capture(int depth)
{
    for (int i = 0; depth == 0 && i < 10000; i++)
        KEPT();
    if (depth > 0)
        capture(depth - 1);
    sink = depth;
}

static void many(void)
{
    for (int i = 0; i < 40000; i++)
        CALL(1);
}

/* What happens on the painted stack. */
static __attribute__((noinline)) void go(void)
{
    static char *const nothing[] = { NULL };
    refer();
    if (is_way("first"))
        CALL(1);
    else if (is_way("full"))
        many();
    else if (is_way("late"))
        LATE();
    else if (is_way("values") || is_way("backtrace"))
        capture(is_way("backtrace") ? 3 : 0);
    else if (is_way("interface"))
        use_interface();
    else if (is_way("switched"))
        many();
    else if (is_way("exec"))
        sink = execv("/nowhere/at-all", nothing);
    else if (is_way("_exit"))
        _exit(0);
    else if (is_way("exit"))
        exit(0);
    else if (is_way("quick_exit"))
        quick_exit(0);
    else if (is_way("fork")) {
        pid_t child = fork();
        CALL(1);
        if (child)
            waitpid(child, NULL, 0);
        look();
        if (!child)
            _exit(0);
    }
}

static void *go_thread(void *argument)
{
    go();
    return argument;
}

static void go_handler(int number)
{
    sink = number;
    go();
}

static void no_handler(int number)
{
    sink = number;
}

static void in_thread(void)
{
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstack(&attributes, stack, stack_size);
    if (is_place("thread") ? pthread_create(&thread, &attributes, go_thread, NULL) : pthread_create(&thread, &attributes, SCOPED(go_thread, NULL)))
        abort();
    pthread_join(thread, NULL);
}

/* The runtime's own handler of WEFT_SIGNAL cannot say where it begins: it counts from the stack's end. */
static void in_handler(int is_own)
{
    struct sigaction action = { .sa_handler = is_own ? go_handler : no_handler, .sa_flags = SA_ONSTACK };
    stack_t alternate = { .ss_sp = stack, .ss_size = stack_size };
    sigaltstack(&alternate, NULL);
    found->reference = 2 * PAGE + stack_size;
#ifndef NOTHING
    if (is_own)
#endif
        sigaction(SIGUSR1, &action, NULL);
    raise(SIGUSR1);
}

static void in_context(void)
{
    static ucontext_t here, there;
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = stack_size;
    there.uc_link = &here;
    makecontext(&there, go, 0);
    swapcontext(&here, &there);
}

int main(int argc, char **argv)
{
    if (argc < 3 || !strchr(argv[1], ':'))
        return 2;
    place = argv[1];
    way = strchr(argv[1], ':') + 1;
    if (argc > 3)
        stack_size = strtoul(argv[3], NULL, 10);
#ifndef NOTHING
    memset(text, 'x', sizeof text - 1);
#endif
    map_stack(argv[2]);
    if (getenv("SMALL_FILES"))
        setrlimit(RLIMIT_FSIZE, &(struct rlimit){ 100000, 100000 });
    if (!is_way("first"))
        CALL(1);
    describe(is_way("backtrace"));
    if (is_way("switched")) {
        CALL(2);
        switch_sites(1);
    }
    if (is_place("thread") || is_place("scope"))
        in_thread();
    else if (is_place("handler") || is_place("signal"))
        in_handler(is_place("handler"));
    else
        in_context();
    return 0;
}

#ifndef NOTHING
static const struct weft_probe_site weft_sites[] = {
    { "pthread_create", "/test/program.c", "main", 1, 1, 1, 1, 1, 0 },
    { "f", "/test/program.c", "caller", 10, 10, 5, 4, 0, 0 },
    { "g", "/test/program.c", "caller", 11, 12, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
#endif
