#define _GNU_SOURCE 1
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_place.h"

#include "rt_object.h"
#include "rt_state.h"

#include <weft/format.h>

enum { JUMP = 0xe9, TEST = 0xa9, LENGTH = 5 };

/* membarrier(2): MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE and its registration. musl has no <linux/membarrier.h>. */
enum { SYNC_CORE = 1 << 5, REGISTER_SYNC_CORE = 1 << 6 };

/* Not in the code of this library, which may be a part of the program. */
static const volatile uint32_t mark_inverted = ~WEFT_MARK_OF_PLACE;

static uint8_t *code_of(const struct weft_place *place)
{
    return (uint8_t *)(uintptr_t)&place->code + place->code;
}

static struct weft_unit *unit_of(const struct weft_place *place)
{
    return (struct weft_unit *)((uintptr_t)&place->unit + (uintptr_t)(intptr_t)place->unit);
}

static bool is_place(const struct rt_object *object, const struct weft_place *place)
{
    uintptr_t code = (uintptr_t)code_of(place), unit = (uintptr_t)unit_of(place);
    return code >= object->code && code + LENGTH <= object->code_end && (*code_of(place) == JUMP || *code_of(place) == TEST) &&
           unit % _Alignof(struct weft_unit) == 0 && unit >= object->begin && unit + sizeof(struct weft_unit) <= object->end &&
           unit_of(place)->version == WEFT_FORMAT_VERSION && (place->index == WEFT_ANY_INDEX || place->index < unit_of(place)->n_sites);
}

static void search(struct rt_object *object)
{
    const uint32_t mark = ~mark_inverted;
    object->is_searched = true;
    for (uintptr_t at = (object->code + 7) & ~(uintptr_t)7; at + sizeof(struct weft_place) <= object->code_end; at += 8) {
        const struct weft_place *place = (const struct weft_place *)at;
        if (place->mark == mark && is_place(object, place))
            rt_bytes_add(&object->places, &place, sizeof place);
    }
}

/* The pages of the code from `first` to `last` can be written to. */
static bool allow(struct rt_object *object, uintptr_t first, uintptr_t last, bool is_allowed)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), begin = first & ~(page - 1), end = (last + page) & ~(page - 1);
    if (mprotect((void *)begin, end - begin, PROT_READ | PROT_EXEC | (is_allowed ? PROT_WRITE : 0)) == 0)
        return true;
    object->is_refused = is_allowed;
    return false;
}

bool rt_place_can_be_changed(struct rt_object *object)
{
    return object->code && allow(object, object->code, object->code, true) && allow(object, object->code, object->code, false);
}

/* Each thread fetches its instructions anew. Where there is no such system call (before Linux 4.16) what does it is the
 * interrupt by which mprotect takes back the permission to write. */
static void synchronise(void)
{
    static bool is_registered;
    if (!is_registered)
        is_registered = syscall(SYS_membarrier, REGISTER_SYNC_CORE, 0) == 0;
    if (is_registered)
        (void)syscall(SYS_membarrier, SYNC_CORE, 0);
}

static bool change_object(struct rt_object *object, rt_place_is_wanted *is_wanted, bool wakes)
{
    const struct weft_place *const *places;
    uint8_t from = wakes ? TEST : JUMP, to = wakes ? JUMP : TEST;
    uintptr_t first = UINTPTR_MAX, last = 0;
    if (!object->is_searched)
        search(object);
    places = (const struct weft_place *const *)object->places.bytes;
    size_t count = object->places.length / sizeof *places;
    for (size_t i = 0; i < count; i++) {
        uintptr_t at = (uintptr_t)code_of(places[i]);
        if (*code_of(places[i]) != from || is_wanted(unit_of(places[i]), places[i]->index) != wakes)
            continue;
        first = at < first ? at : first;
        last = at > last ? at : last;
    }
    if (last == 0 || !allow(object, first, last, true))
        return false;
    for (size_t i = 0; i < count; i++) {
        uint8_t *code = code_of(places[i]);
        if (*code == from && is_wanted(unit_of(places[i]), places[i]->index) == wakes)
            __atomic_store_n(code, to, __ATOMIC_RELAXED);
    }
    (void)allow(object, first, last, false);
    return true;
}

static void change(rt_place_is_wanted *is_wanted, bool wakes)
{
    bool is_changed = false;
    for (struct rt_object *object = NULL; (object = rt_object_next(object));)
        if (object->is_dormant && object->code && !object->is_refused)
            is_changed |= change_object(object, is_wanted, wakes);
    if (is_changed)
        synchronise();
}

void rt_place_wake(rt_place_is_wanted *is_wanted)
{
    change(is_wanted, true);
}

void rt_place_rest(rt_place_is_wanted *is_wanted)
{
    change(is_wanted, false);
}
