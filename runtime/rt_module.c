#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "rt_module.h"

#include "rt_definitions.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_text.h"

/* glibc has it since 2.35: elsewhere no file is defined. */
#ifdef DLFO_STRUCT_HAS_EH_DBASE

/* (A static program has it, because the unwinder needs it.) */
#pragma weak _dl_find_object

/* A mapped object. After dlclose the dynamic linker may map another one at the same address, and describe it in the
 * same memory: they differ in their headers and build-ids, which lie in the first page. Entries are appended with the
 * lock held and read without; one that was replaced gets an empty range. */
struct known_module {
    uintptr_t begin, end;
    const void *map, *frames; /* of the linker; its table of frames */
    uint64_t sections;        /* of its header: where they begin */
    const void *id;           /* first bytes of the build-id; NULL: it has none, or not in the first page */
    uint64_t id_bits;
};
enum { MOST_MODULES = 1024, PAGE = 4096 };
static struct known_module modules[MOST_MODULES];
static uint32_t n_modules;

static uint64_t read_bits(const void *at)
{
    uint64_t bits;
    memcpy(&bits, at, sizeof bits);
    return bits;
}

static uint64_t sections_of(const struct dl_find_object *object)
{
    return read_bits((const char *)object->dlfo_map_start + offsetof(ElfW(Ehdr), e_shoff));
}

static bool is_known(const struct dl_find_object *object)
{
    for (uint32_t i = __atomic_load_n(&n_modules, __ATOMIC_ACQUIRE); i-- > 0;) {
        const struct known_module *known = &modules[i];
        if (__atomic_load_n(&known->begin, __ATOMIC_RELAXED) == (uintptr_t)object->dlfo_map_start && known->end == (uintptr_t)object->dlfo_map_end &&
            known->map == object->dlfo_link_map && known->frames == object->dlfo_eh_frame)
            return known->sections == sections_of(object) && (!known->id || read_bits(known->id) == known->id_bits);
    }
    return false;
}

/* The build-id in the notes from `at` to `end`; NULL if it is not there. */
static const uint8_t *find_note(uintptr_t at, uintptr_t end, uint32_t *length)
{
    enum { NOTE_BUILD_ID = 3 };
    while (at < end && end - at >= sizeof(ElfW(Nhdr))) {
        const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)at;
        uintptr_t name = at + sizeof *note, id = name + ((note->n_namesz + 3ul) & ~3ul);
        if (id > end || note->n_descsz > end - id)
            break;
        if (note->n_type == NOTE_BUILD_ID && note->n_namesz == 4 && memcmp((const void *)name, "GNU", 4) == 0) {
            *length = note->n_descsz;
            return (const uint8_t *)id;
        }
        at = id + ((note->n_descsz + 3ul) & ~3ul);
    }
    return NULL;
}

static const uint8_t *find_build_id(const struct dl_find_object *object, uint32_t *length)
{
    uintptr_t begin = (uintptr_t)object->dlfo_map_start, end = (uintptr_t)object->dlfo_map_end;
    const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)begin;
    const uint8_t *id = NULL;
    if (memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_phoff + header->e_phnum * sizeof(ElfW(Phdr)) > PAGE)
        return NULL;
    const ElfW(Phdr) *parts = (const ElfW(Phdr) *)(begin + header->e_phoff);
    for (int i = 0; i < header->e_phnum && !id; i++) {
        uintptr_t at = object->dlfo_link_map->l_addr + parts[i].p_vaddr, behind = at + parts[i].p_filesz;
        if (parts[i].p_type == PT_NOTE && at >= begin && behind <= end && behind >= at)
            id = find_note(at, behind, length);
    }
    return id;
}

/* By the kernel: realpath takes several KiB of stack. With the lock held; the result stands in rt_process. */
static const char *make_absolute(const char *path)
{
    char link[32];
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0)
        return path;
    rt_text_print(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, rt_process.other_path, PATH_MAX - 1);
    close(file);
    if (length <= 0)
        return path;
    rt_process.other_path[length] = 0;
    return rt_process.other_path;
}

/* With the lock held. The linker has no name for the program itself. */
static void define_module(const struct dl_find_object *object)
{
    enum { LONGEST_ID = 64 };
    static const char hexadecimal[] = "0123456789abcdef";
    static char digits[2 * LONGEST_ID + 1]; /* not on the stack */
    const char *path = object->dlfo_link_map->l_name;
    uintptr_t begin = (uintptr_t)object->dlfo_map_start, end = (uintptr_t)object->dlfo_map_end;
    uint32_t length = 0;
    if (n_modules == MOST_MODULES || is_known(object))
        return;
    if (!path || !*path)
        path = rt_process.program;
    else if (strchr(path, '/') && *path != '/')
        path = make_absolute(path);
    const uint8_t *id = find_build_id(object, &length);
    if (length > LONGEST_ID)
        length = 0;
    for (uint32_t i = 0; i < length; i++) {
        digits[2 * i] = hexadecimal[id[i] >> 4];
        digits[2 * i + 1] = hexadecimal[id[i] & 15];
    }
    digits[2 * length] = 0;
    if (!rt_definitions_module(begin, end, object->dlfo_link_map->l_addr, path, digits))
        return;
    for (uint32_t i = 0; i < n_modules; i++)
        if (modules[i].begin < end && begin < modules[i].end)
            __atomic_store_n(&modules[i].begin, modules[i].end, __ATOMIC_RELAXED);
    bool has_id = length >= sizeof(uint64_t) && (uintptr_t)id + sizeof(uint64_t) <= begin + PAGE;
    modules[n_modules] = (struct known_module){ .begin = begin,
                                                .end = end,
                                                .map = object->dlfo_link_map,
                                                .frames = object->dlfo_eh_frame,
                                                .sections = sections_of(object),
                                                .id = has_id ? id : NULL,
                                                .id_bits = has_id ? read_bits(id) : 0 };
    __atomic_store_n(&n_modules, n_modules + 1, __ATOMIC_RELEASE);
}

void rt_module_define(uint64_t address)
{
    struct dl_find_object object;
    struct rt_quiet quiet;
    if (!_dl_find_object || _dl_find_object((void *)(uintptr_t)address, &object) != 0 || is_known(&object))
        return;
    rt_quiet_enter(&quiet);
    rt_lock();
    if (rt_process.has_directory && !rt_is_over()) /* the thread has begun */
        define_module(&object);
    rt_unlock();
    rt_quiet_leave(&quiet);
}

#else

void rt_module_define(uint64_t address)
{
    (void)address;
}

#endif
