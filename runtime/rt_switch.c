/* Switching while the program runs: the file .control of the process's directory, into which `weft on` and `weft off` write, and what it says of the
 * sites. Nobody waits for it on the hot path: it is looked at when a thread's next chunk is made ready, when a probe comes to the library anyway, and
 * by the handler of the signal that WEFT_SIGNAL names.
 *
 * A unit of which some sites are off has 0 as its first_id: its probes come to the library, which knows the numbers by `number` and asks for each
 * site. Where they all are off, and a signal can tell of the next change, it has WEFT_UNIT_OFF, and its probes cost a branch. All other units stay as
 * hot as they were.
 */
#define _GNU_SOURCE 1
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt_internal.h"

enum { SITES_IN_PAGE = 4096, MOST_PAGES = 4096 };

/* A unit that has been registered. It may have been unmapped since (dlclose). */
struct known_unit {
    struct weft_unit *unit;
    const struct weft_site *sites;
    uint32_t n_sites, number;
};

static struct rt_bytes units;
static uint8_t *pages[MOST_PAGES]; /* a byte for each site: enum rt_switched. Never moved, as they are read without the lock */
static struct weft_control *control;
static uint32_t seen; /* generation that has been applied */
static char names[WEFT_CONTROL_SIZE];
static uint32_t names_length;

static void control_path(char *path, size_t size)
{
    snprintf(path, size, "%s/" WEFT_CONTROL_FILE, rt_process.directory);
}

void rt_switch_open(void)
{
    char path[PATH_MAX + 16];
    control_path(path, sizeof path);
    seen = 0;
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0)
        return;
    /* a disk that is full must be an error here and no SIGBUS later */
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

/* The file goes, the mapping stays: others may be looking at it. */
void rt_switch_close(void)
{
    char path[PATH_MAX + 16];
    if (!control)
        return;
    control_path(path, sizeof path);
    unlink(path);
}

void rt_switch_drop(void)
{
    if (control)
        munmap(control, WEFT_CONTROL_SIZE);
    control = NULL;
}

enum rt_switched rt_switch_of(uint32_t site)
{
    const uint8_t *page = site / SITES_IN_PAGE < MOST_PAGES ? __atomic_load_n(&pages[site / SITES_IN_PAGE], __ATOMIC_ACQUIRE) : NULL;
    return page ? (enum rt_switched)__atomic_load_n(&page[site % SITES_IN_PAGE], __ATOMIC_RELAXED) : RT_ON;
}

static void set(uint32_t site, enum rt_switched switched)
{
    if (site / SITES_IN_PAGE >= MOST_PAGES)
        return;
    uint8_t *page = pages[site / SITES_IN_PAGE];
    if (!page && switched != RT_ON) {
        page = mmap(NULL, SITES_IN_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (page == MAP_FAILED)
            return;
        __atomic_store_n(&pages[site / SITES_IN_PAGE], page, __ATOMIC_RELEASE);
    }
    if (page)
        __atomic_store_n(&page[site % SITES_IN_PAGE], (uint8_t)switched, __ATOMIC_RELAXED);
}

static bool is_named(const struct weft_site *site)
{
    char sort = site->kind == WEFT_KIND_FUNCTION ? WEFT_CONTROL_BODY : WEFT_CONTROL_CALL;
    for (const char *name = names; name < names + names_length; name += strlen(name) + 1)
        if (*name == sort && strcmp(name + 1, site->callee) == 0)
            return true;
    return false;
}

/* Scopes of threads and of the program are recorded in any case. */
static bool is_scope(const struct weft_site *site)
{
    return site->kind == WEFT_KIND_LOCAL || site->kind == WEFT_KIND_GLOBAL;
}

static void switch_unit(struct weft_unit *unit, uint32_t number)
{
    uint32_t n_off = 0, n_throttled = 0;
    for (uint32_t i = 0; i < unit->n_sites; i++) {
        bool off = names_length && !is_scope(&unit->sites[i]) && is_named(&unit->sites[i]);
        if (rt_switch_of(number + i) == RT_THROTTLED) /* for good: what it does not record is to be counted */
            n_throttled++;
        else
            set(number + i, off ? RT_OFF_BY_NAME : RT_ON);
        n_off += off;
    }
    bool has_other_eyes = rt_process.signal != 0; /* else somebody has to come and see that it is on again */
    uint32_t first = n_off + n_throttled == 0 ? number : n_off == unit->n_sites && n_throttled == 0 && has_other_eyes ? WEFT_UNIT_OFF : 0;
    __atomic_store_n(&unit->first_id, first, __ATOMIC_RELAXED);
}

struct search {
    const void *address;
    bool is_found;
};

static int look_at_object(struct dl_phdr_info *info, size_t size, void *data)
{
    struct search *search = data;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t begin = (uintptr_t)info->dlpi_addr + part->p_vaddr, at = (uintptr_t)search->address;
        if (part->p_type == PT_LOAD && (part->p_flags & PF_W) && at >= begin && at + sizeof(struct weft_unit) <= begin + part->p_memsz)
            search->is_found = true;
    }
    return search->is_found;
}

/* Is it there, and still the same one? */
static bool is_alive(const struct known_unit *known)
{
    struct search search = { known->unit, false };
    dl_iterate_phdr(look_at_object, &search);
    return search.is_found && known->unit->sites == known->sites && known->unit->n_sites == known->n_sites && known->unit->number == known->number;
}

void rt_switch_register(struct weft_unit *unit, uint32_t number)
{
    struct known_unit known = { unit, unit->sites, unit->n_sites, number };
    __atomic_store_n(&unit->number, number, __ATOMIC_RELEASE);
    rt_bytes_add(&units, &known, sizeof known);
    switch_unit(unit, number);
}

void rt_switch_throttle(uint32_t site)
{
    const struct known_unit *known = (const struct known_unit *)units.bytes;
    for (size_t i = 0; i < units.length / sizeof *known; i++) {
        const struct known_unit *k = &known[i];
        if (site < k->number || site - k->number >= k->n_sites || !is_alive(k) || is_scope(&k->sites[site - k->number]) ||
            rt_switch_of(site) != RT_ON)
            continue;
        const struct weft_site *what = &k->sites[site - k->number];
        rt_say("weft: %s at %s:%u is called too often and does too little: it is recorded no more\n", what->callee, what->file, what->line_begin);
        set(site, RT_THROTTLED);
        switch_unit(k->unit, k->number);
    }
}

/* False: it is being written. */
static bool read_control(uint32_t *generation, bool *is_off)
{
    *generation = __atomic_load_n(&control->generation, __ATOMIC_ACQUIRE);
    if (*generation & 1)
        return false;
    *is_off = control->is_off;
    names_length = control->length < sizeof control->names ? control->length : 0;
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
    const struct known_unit *known = (const struct known_unit *)units.bytes;
    for (size_t i = 0; i < units.length / sizeof *known; i++)
        if (is_alive(&known[i]))
            switch_unit(known[i].unit, known[i].number);
    rt_switch_pause(is_off);
    __atomic_store_n(&seen, generation, __ATOMIC_RELAXED);
    __atomic_store_n(&control->applied, generation, __ATOMIC_RELEASE);
}

bool rt_switch_poll(void)
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
