/* longjmp leaves calls without a word to their probes. setjmp and its like are noted with their time; when one of them
 * is jumped to, an event says which: what began later and is open has been left.
 *
 * libweft.so comes before libc in the lookup order, so these are called instead of libc's. (Not in libweft.a: this
 * needs the dynamic linker.) */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <signal.h>
#include <string.h>

#include "rt_clock.h"
#include "rt_compiler.h"
#include "rt_record.h"
#include "rt_state.h"

#include <weft/format.h>

#if defined(__x86_64__) && defined(__GLIBC__)

/* A call of setjmp. Its function is still running as long as its frame is not below the stack pointer. */
struct mark {
    const void *environment; /* the jmp_buf */
    uintptr_t stack;         /* stack pointer behind the call */
    uint64_t time;           /* no event before the call has it */
};

/* The deepest last. Where setjmp is nested deeper, the outermost are forgotten. */
enum { MOST_MARKS = 32 };
static __thread struct mark marks[MOST_MARKS] __attribute__((tls_model("initial-exec")));
static __thread uint32_t n_marks __attribute__((tls_model("initial-exec")));
/* The program switches stacks by longjmp: no jump of this thread says that a call was left. */
static __thread bool has_stacks __attribute__((tls_model("initial-exec")));

/* Not empty: babeltrace2 shows in place of an empty string the one before. */
static const struct weft_site site = { .callee = "longjmp", .file = "(weft)", .function = "(weft)", .depth = 1, .kind = WEFT_KIND_CALL };
static struct weft_unit unit = { .sites = &site, .n_sites = 1, .version = WEFT_FORMAT_VERSION, .language = WEFT_LANGUAGE_C };

typedef void jump_function(void *environment, int value);

/* Libc's functions. */
__attribute__((visibility("hidden"), used)) void *rt_jump_setjmp, *rt_jump__setjmp, *rt_jump___sigsetjmp;
static jump_function *next_longjmp, *next__longjmp, *next_siglongjmp, *next___longjmp_chk;

__attribute__((constructor(101))) static void find_next(void)
{
    rt_jump_setjmp = dlsym(RTLD_NEXT, "setjmp");
    rt_jump__setjmp = dlsym(RTLD_NEXT, "_setjmp");
    rt_jump___sigsetjmp = dlsym(RTLD_NEXT, "__sigsetjmp");
    *(void **)&next_longjmp = dlsym(RTLD_NEXT, "longjmp");
    *(void **)&next__longjmp = dlsym(RTLD_NEXT, "_longjmp");
    *(void **)&next_siglongjmp = dlsym(RTLD_NEXT, "siglongjmp");
    *(void **)&next___longjmp_chk = dlsym(RTLD_NEXT, "__longjmp_chk");
}

/* Called by the functions below. A signal handler that comes in between leaves at worst a mark of a function that has
 * returned, or misses one. */
__attribute__((visibility("hidden"), used)) void rt_jump_mark(const void *environment, uintptr_t stack);
void rt_jump_mark(const void *environment, uintptr_t stack)
{
    uint32_t n = n_marks;
    if (!rt_jump_setjmp) /* a constructor that comes before ours */
        find_next();
    while (n > 0 && (marks[n - 1].stack < stack || marks[n - 1].environment == environment))
        n--;
    if (n == MOST_MARKS)
        memmove(marks, marks + 1, --n * sizeof *marks);
    uint64_t before = rt_clock_now(), now;
    do
        now = rt_clock_now();
    while (now == before);
    marks[n] = (struct mark){ environment, stack, now };
    n_marks = n + 1;
}

/* They return twice: so they jump to libc's, with everything as their caller left it. */
#define MARKED(name)                                                                                                                                 \
    __asm__(".pushsection .text\n"                                                                                                                   \
            ".globl " #name "\n"                                                                                                                     \
            ".type " #name ", @function\n" #name ":\n"                                                                                               \
            "\t.cfi_startproc\n"                                                                                                                     \
            "\tendbr64\n"                                                                                                                            \
            "\tpush %rdi\n"                                                                                                                          \
            "\t.cfi_adjust_cfa_offset 8\n"                                                                                                           \
            "\tpush %rsi\n"                                                                                                                          \
            "\t.cfi_adjust_cfa_offset 8\n"                                                                                                           \
            "\tsub $8, %rsp\n"                                                                                                                       \
            "\t.cfi_adjust_cfa_offset 8\n"                                                                                                           \
            "\tlea 32(%rsp), %rsi\n"                                                                                                                 \
            "\tcall rt_jump_mark\n"                                                                                                                  \
            "\tadd $8, %rsp\n"                                                                                                                       \
            "\t.cfi_adjust_cfa_offset -8\n"                                                                                                          \
            "\tpop %rsi\n"                                                                                                                           \
            "\t.cfi_adjust_cfa_offset -8\n"                                                                                                          \
            "\tpop %rdi\n"                                                                                                                           \
            "\t.cfi_adjust_cfa_offset -8\n"                                                                                                          \
            "\tjmp *rt_jump_" #name "(%rip)\n"                                                                                                       \
            "\t.cfi_endproc\n"                                                                                                                       \
            ".size " #name ", .-" #name "\n"                                                                                                         \
            ".popsection")

MARKED(setjmp);
MARKED(_setjmp);
MARKED(__sigsetjmp);

static const struct mark *find_mark(const void *environment)
{
    for (uint32_t i = n_marks; i-- > 0;)
        if (marks[i].environment == environment)
            return &marks[i];
    return NULL;
}

static bool is_on_alternate_stack(void)
{
    stack_t stack;
    return sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_ONSTACK);
}

/* A jump out of functions goes up the stack, or off the alternate one. Any other one goes to another stack: the calls
 * that are open here go on when somebody jumps back. */
static bool leaves_functions(const struct mark *mark)
{
    enum { LARGEST_STACK = 128 << 20 };
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if (has_stacks)
        return false;
    has_stacks = mark->stack - here > LARGEST_STACK && !is_on_alternate_stack(); /* or below */
    return !has_stacks;
}

static void write_time(uint64_t *slot, const void *mark)
{
    *slot = ((const struct mark *)mark)->time;
}

static void record_jump(const void *environment)
{
    const struct mark *mark = find_mark(environment);
    if (mark && rt_self && leaves_functions(mark))
        (void)rt_record_payload(&unit, 0, WEFT_EVENT_JUMP, write_time, mark, 1, NULL);
}

#define JUMP(name)                                                                                                                                   \
    RT_EXPORT _Noreturn void name(void *environment, int value);                                                                                     \
    void name(void *environment, int value)                                                                                                          \
    {                                                                                                                                                \
        record_jump(environment);                                                                                                                    \
        if (!next_##name)                                                                                                                            \
            find_next();                                                                                                                             \
        next_##name(environment, value);                                                                                                             \
        __builtin_unreachable();                                                                                                                     \
    }

JUMP(longjmp)
JUMP(_longjmp)
JUMP(siglongjmp)
JUMP(__longjmp_chk)

#endif
