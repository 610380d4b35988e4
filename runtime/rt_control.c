#define _GNU_SOURCE 1
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt_control.h"

#include "rt_definitions.h"
#include "rt_limit.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_switch.h"

static struct weft_control *control; /* the file, mapped; NULL: there is none */
static uint32_t seen;                /* generation that has been applied */
static char names[WEFT_CONTROL_SIZE];
static uint32_t names_length;

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

static bool is_named(const struct weft_site *site)
{
    char sort = site->kind == WEFT_KIND_FUNCTION ? WEFT_CONTROL_BODY : WEFT_CONTROL_CALL;
    for (const char *name = names; name < names + names_length; name += strlen(name) + 1)
        if (*name == sort && strcmp(name + 1, site->callee) == 0)
            return true;
    return false;
}

static void switch_by_name(const struct weft_site *site, uint32_t number)
{
    bool is_off = names_length && !rt_switch_is_scope(site) && is_named(site);
    if (!rt_switch_is_final(rt_switch_of(number)))
        rt_switch_set(number, is_off ? RT_OFF_BY_NAME : RT_ON);
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
static bool read_control(uint32_t *generation, bool *is_off)
{
    *generation = __atomic_load_n(&control->generation, __ATOMIC_ACQUIRE);
    if (*generation & 1)
        return false;
    *is_off = control->is_off;
    names_length = control->length <= sizeof control->names ? control->length : 0;
    memcpy(names, control->names, names_length);
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    if (names_length && names[names_length - 1])
        names_length = 0;
    return __atomic_load_n(&control->generation, __ATOMIC_RELAXED) == *generation;
}

static void apply(void)
{
    uint32_t generation;
    bool is_off;
    if (!control || __atomic_load_n(&control->generation, __ATOMIC_RELAXED) == seen || !read_control(&generation, &is_off))
        return;
    switch_all();
    rt_limit_pause(is_off);
    (void)rt_definitions_switch();
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
    .process_opened = open_control,
    .unit_registered = switch_unit,
    .poll = poll_control,
    .process_forked = forget_control,
    .process_ended = remove_control,
};
