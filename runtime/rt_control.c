#define _GNU_SOURCE 1
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt_control.h"

#include "rt_definitions.h"
#include "rt_dormant.h"
#include "rt_environment.h"
#include "rt_limit.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_wish.h"

static struct weft_control *control; /* the file, mapped; NULL: there is none */
static uint32_t seen;                /* generation that has been applied */

/* From the start on, as if weft off had been called before. */
static void read_environment(void)
{
    const char *start = rt_environment(WEFT_ENV_START);
    if (!start || !*start || strcmp(start, "on") == 0)
        return;
    if (strcmp(start, "off") != 0) {
        rt_process_doubt(WEFT_ENV_START, start, "accepted are on and off; recording from the start on");
        return;
    }
    rt_wish.is_off = true;
    rt_limit_pause(true);
}

static void open_control(void)
{
    const char *path = rt_path(WEFT_CONTROL_FILE);
    seen = 0;
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0)
        return;
    /* a full disk must be an error here, and not a SIGBUS later */
    void *bytes =
        posix_fallocate(file, 0, WEFT_CONTROL_SIZE) == 0 ? mmap(NULL, WEFT_CONTROL_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    close(file);
    if (bytes == MAP_FAILED) {
        unlink(path);
        return;
    }
    control = bytes;
    control->signal = (uint32_t)rt_process.signal;
    control->is_off = rt_wish.is_off;
    __atomic_store_n(&control->magic, WEFT_CONTROL_MAGIC, __ATOMIC_RELEASE);
}

/* The file goes, the mapping stays: other threads may be looking at it. */
static void remove_control(void)
{
    if (control)
        unlink(rt_path(WEFT_CONTROL_FILE));
}

static void forget_control(void)
{
    if (control)
        munmap(control, WEFT_CONTROL_SIZE);
    control = NULL;
}

static void switch_by_name(const struct weft_site *site, uint32_t number)
{
    if (!rt_switch_is_final(rt_switch_of(number)))
        rt_switch_set(number, rt_wish_is_off(site) ? RT_OFF_BY_NAME : RT_ON);
}

static void switch_unit(struct weft_unit *unit, uint32_t number)
{
    for (uint32_t i = 0; i < unit->n_sites; i++)
        switch_by_name(&unit->sites[i], number + i);
}

/* By what the trace says of them: their units may be unmapped. */
static void switch_all(void)
{
    static struct weft_site site; /* not on the stack */
    uint32_t number;
    for (size_t at = 0; rt_definitions_next(&at, &site, &number);)
        if (!(rt_switch_look_up(number) & RT_SWITCH_GONE))
            switch_by_name(&site, number);
    rt_switch_each(NULL);
}

/* False: it is being written. */
static bool read_control(uint32_t *generation)
{
    static struct rt_wish wish;
    *generation = __atomic_load_n(&control->generation, __ATOMIC_ACQUIRE);
    if (*generation & 1)
        return false;
    wish.is_off = control->is_off;
    wish.length = control->length <= sizeof control->names ? control->length : 0;
    memcpy(wish.names, control->names, wish.length);
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    if (__atomic_load_n(&control->generation, __ATOMIC_RELAXED) != *generation)
        return false;
    if (wish.length && wish.names[wish.length - 1])
        wish.length = 0;
    rt_wish.is_off = wish.is_off;
    rt_wish.length = wish.length;
    memcpy(rt_wish.names, wish.names, wish.length);
    return true;
}

static void apply(void)
{
    uint32_t generation;
    if (!control || __atomic_load_n(&control->generation, __ATOMIC_RELAXED) == seen || !read_control(&generation))
        return;
    rt_dormant_wake();
    switch_all();
    rt_limit_pause(rt_wish.is_off);
    (void)rt_definitions_switch();
    rt_dormant_rest();
    __atomic_store_n(&seen, generation, __ATOMIC_RELAXED);
    __atomic_store_n(&control->applied, generation, __ATOMIC_RELEASE);
}

static bool poll_control(void)
{
    struct rt_quiet quiet;
    struct weft_control *page = __atomic_load_n(&control, __ATOMIC_RELAXED);
    if (!page || __atomic_load_n(&page->generation, __ATOMIC_RELAXED) == __atomic_load_n(&seen, __ATOMIC_RELAXED))
        return false;
    rt_quiet_enter(&quiet);
    rt_lock();
    apply();
    rt_unlock();
    rt_quiet_leave(&quiet);
    return true;
}

const struct rt_listener rt_control = {
    .process_started = read_environment,
    .process_opened = open_control,
    .unit_registered = switch_unit,
    .poll = poll_control,
    .process_forked = forget_control,
    .process_ended = remove_control,
};
