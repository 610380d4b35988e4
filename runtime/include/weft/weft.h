/* For programs that control their recording: off and on, names of threads, regions of their own. C and C++.
 *
 * The program may be built without weft: the functions are weak references, and each use costs a test. With
 * WEFT_DISABLE defined nothing of it is compiled. `weft build` and the other wrappers find this header; elsewhere it
 * has to be on the include path. All functions are safe in any thread, and in signal handlers that do not interrupt
 * one of them; they keep errno, and never fail.
 */
#ifndef WEFT_H
#define WEFT_H

#include <weft/probe.h>

#ifndef WEFT_DISABLE

#ifdef __cplusplus
extern "C" {
#endif

/* 0: no thread records a call, a body or a region until recording is on again. An interval that is open then stays
 * open in the trace, and ends with the interval around it; ends of intervals that began meanwhile are ignored. Scopes
 * of threads and of the program are recorded in any case. On at the start. */
__attribute__((__weak__)) void weft_switch(int weft_on);
/* 1 if recording is on and the process writes a trace. */
__attribute__((__weak__)) int weft_is_on(void);
/* The calling thread's name in the trace (UTF-8, up to 63 bytes). By default it is the system's name for the thread
 * at the time of its first event. */
__attribute__((__weak__)) void weft_name_thread(const char *weft_name);
/* For the macros below. */
__attribute__((__weak__)) void weft_region_begin(struct weft_unit *weft_u);
__attribute__((__weak__)) void weft_region_end(struct weft_unit *weft_u);

#ifdef __cplusplus
}
#endif

static __inline __attribute__((__unused__)) struct weft_unit *weft_region_enter(struct weft_unit *weft_u)
{
    if (weft_region_begin)
        weft_region_begin(weft_u);
    return weft_u;
}

static __inline __attribute__((__unused__)) void weft_region_leave(struct weft_unit **weft_u)
{
    if (weft_region_end)
        weft_region_end(*weft_u);
}

#define WEFT_REGION_NAME(name, line) name##line
#define WEFT_REGION_SITE(name, line)                                                                                                                 \
    static const struct weft_site WEFT_REGION_NAME(weft_site_, line) = { name, __FILE__, __func__, line, line, 1, 0, 0, 0 };                         \
    static struct weft_unit WEFT_REGION_NAME(weft_unit_, line) = WEFT_UNIT_OF(&WEFT_REGION_NAME(weft_site_, line), 1)
#define WEFT_REGION_AT(name, line)                                                                                                                   \
    WEFT_REGION_SITE(name, line);                                                                                                                    \
    __attribute__((__cleanup__(weft_region_leave), __unused__)) struct weft_unit *WEFT_REGION_NAME(weft_region_, line) =                             \
        weft_region_enter(&WEFT_REGION_NAME(weft_unit_, line))
#define WEFT_EVENT_AT(name, line)                                                                                                                    \
    do {                                                                                                                                             \
        WEFT_REGION_SITE(name, line);                                                                                                                \
        struct weft_unit *weft_u = weft_region_enter(&WEFT_REGION_NAME(weft_unit_, line));                                                           \
        weft_region_leave(&weft_u);                                                                                                                  \
    } while (0)

/* From here to the end of the block, whichever way it is left (in C by an exception only with -fexceptions, by
 * longjmp never), is an interval of this name, a string literal. One a line. */
#define WEFT_REGION(name) WEFT_REGION_AT(name, __LINE__)
/* Something happened: an interval without length. */
#define WEFT_EVENT(name) WEFT_EVENT_AT(name, __LINE__)

#define WEFT_SWITCH(on) (weft_switch ? weft_switch(on) : (void)0)
#define WEFT_IS_ON() (weft_is_on ? weft_is_on() : 0)
#define WEFT_NAME_THREAD(name) (weft_name_thread ? weft_name_thread(name) : (void)0)

#else

#define WEFT_SWITCH(on) ((void)0)
#define WEFT_IS_ON() 0
#define WEFT_REGION(name) ((void)0)
#define WEFT_EVENT(name) ((void)0)
#define WEFT_NAME_THREAD(name) ((void)0)

#endif
#endif
