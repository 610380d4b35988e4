#define _GNU_SOURCE 1
#include <link.h>
#include <stdint.h>

#include "rt_object.h"

#include "rt_bytes.h"
#include "rt_compiler.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_switch.h"

RT_EXPORT void weft_object_begins(const void *address);
RT_EXPORT void weft_object_ends(const void *address);

struct object {
    uintptr_t begin, end;
    bool stays; /* whatever its destructors say */
};
static struct rt_bytes objects; /* struct object */

static struct object *all(size_t *count)
{
    *count = objects.length / sizeof(struct object);
    return (struct object *)objects.bytes;
}

static struct object *find(uintptr_t at)
{
    size_t count;
    struct object *object = all(&count);
    for (size_t i = 0; i < count; i++)
        if (at >= object[i].begin && at < object[i].end)
            return &object[i];
    return NULL;
}

bool rt_object_has(const void *address)
{
    return find((uintptr_t)address) != NULL;
}

static void forget(struct object *object, bool is_mapped)
{
    size_t count;
    struct object *first = all(&count);
    rt_switch_forget(object->begin, object->end, is_mapped);
    *object = first[count - 1];
    objects.length -= sizeof *object;
}

/* What the table has at these addresses has been unmapped without a word. */
static void add(const struct object *object)
{
    size_t count;
    struct object *known = all(&count);
    while (count-- > 0)
        if (known[count].begin < object->end && object->begin < known[count].end)
            forget(&known[count], false);
    rt_bytes_add(&objects, object, sizeof *object);
}

struct search {
    uintptr_t at; /* 0: in the first one, which is the program */
    bool stays;
    struct object object;
};

static int look_at(struct dl_phdr_info *info, size_t size, void *data)
{
    struct search *search = data;
    struct object object = { .begin = UINTPTR_MAX, .end = 0, .stays = search->stays };
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t begin = (uintptr_t)info->dlpi_addr + part->p_vaddr;
        if (part->p_type != PT_LOAD)
            continue;
        if (begin < object.begin)
            object.begin = begin;
        if (begin + part->p_memsz > object.end)
            object.end = begin + part->p_memsz;
    }
    search->object = object;
    return search->at == 0 || (search->at >= object.begin && search->at < object.end);
}

static bool is_to_stay(const void *address)
{
    rt_lock();
    const struct object *object = find((uintptr_t)address);
    bool stays = object && object->stays;
    rt_unlock();
    return stays;
}

static void begin_object(const void *address, bool stays)
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
    begin_object(NULL, true);
    begin_object(&objects, true);
}

/* By a constructor of the object, once. */
void weft_object_begins(const void *address)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    begin_object(address, false);
    rt_quiet_leave(&quiet);
}

/* By its destructors, which may be many. */
void weft_object_ends(const void *address)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    struct object *object = find((uintptr_t)address);
    if (object && !object->stays)
        forget(object, true);
    rt_unlock();
    rt_quiet_leave(&quiet);
}
