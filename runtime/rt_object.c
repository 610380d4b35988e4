#define _GNU_SOURCE 1
#include <link.h>
#include <stdint.h>

#include "rt_object.h"

#include "rt_compiler.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_switch.h"

RT_EXPORT void weft_object_begins(const void *address);
RT_EXPORT void weft_object_ends(const void *address);

static struct rt_bytes objects; /* struct rt_object */

static struct rt_object *all(size_t *count)
{
    *count = objects.length / sizeof(struct rt_object);
    return (struct rt_object *)objects.bytes;
}

struct rt_object *rt_object_find(const void *address)
{
    size_t count;
    uintptr_t at = (uintptr_t)address;
    struct rt_object *object = all(&count);
    for (size_t i = 0; i < count; i++)
        if (at >= object[i].begin && at < object[i].end)
            return &object[i];
    return NULL;
}

struct rt_object *rt_object_next(struct rt_object *before)
{
    size_t count;
    struct rt_object *first = all(&count), *next = before ? before + 1 : first;
    return next < first + count ? next : NULL;
}

static void forget(struct rt_object *object, bool is_mapped)
{
    size_t count;
    struct rt_object *first = all(&count);
    rt_switch_forget(object->begin, object->end, is_mapped);
    rt_bytes_release(&object->places);
    *object = first[count - 1];
    objects.length -= sizeof *object;
}

/* What the table has at these addresses has been unmapped without a word. */
static void add(const struct rt_object *object)
{
    size_t count;
    struct rt_object *known = all(&count);
    while (count-- > 0)
        if (known[count].begin < object->end && object->begin < known[count].end)
            forget(&known[count], false);
    rt_bytes_add(&objects, object, sizeof *object);
}

struct search {
    uintptr_t at; /* 0: in the first one, which is the program */
    bool stays;
    struct rt_object object;
};

static int look_at(struct dl_phdr_info *info, size_t size, void *data)
{
    struct search *search = data;
    struct rt_object object = { .begin = UINTPTR_MAX, .stays = search->stays };
    unsigned n_codes = 0;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t begin = (uintptr_t)info->dlpi_addr + part->p_vaddr, end = begin + part->p_memsz;
        if (part->p_type != PT_LOAD)
            continue;
        object.begin = begin < object.begin ? begin : object.begin;
        object.end = end > object.end ? end : object.end;
        if (part->p_flags & PF_X) {
            bool is_usable = n_codes++ == 0 && part->p_flags == (PF_R | PF_X);
            object.code = is_usable ? begin : 0;
            object.code_end = is_usable ? end : 0;
        }
    }
    search->object = object;
    return search->at == 0 || (search->at >= object.begin && search->at < object.end);
}

static bool is_to_stay(const void *address)
{
    rt_lock();
    const struct rt_object *object = rt_object_find(address);
    bool stays = object && object->stays;
    rt_unlock();
    return stays;
}

static void begin(const void *address, bool stays)
{
    struct search search = { .at = (uintptr_t)address, .stays = stays };
    if (is_to_stay(address) || dl_iterate_phdr(look_at, &search) == 0)
        return;
    rt_lock();
    add(&search.object);
    rt_unlock();
}

void rt_object_start(void)
{
    if (is_to_stay(&objects)) /* the constructor of a dormant program has been here */
        return;
    begin(NULL, true);
    begin(&objects, true);
}

void rt_object_begin(const void *address)
{
    begin(address, false);
}

/* By a constructor of the object, once. */
void weft_object_begins(const void *address)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    begin(address, false);
    rt_quiet_leave(&quiet);
}

/* By its destructors, which may be many. */
void weft_object_ends(const void *address)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    struct rt_object *object = rt_object_find(address);
    if (object && !object->stays)
        forget(object, true);
    rt_unlock();
    rt_quiet_leave(&quiet);
}
