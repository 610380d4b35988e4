#include "elf_file.h"

#include <ar.h>
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct elf {
    const unsigned char *bytes;
    size_t size;
    bool is_64, is_big;
};

static bool has(const struct elf *elf, uint64_t at, uint64_t size)
{
    return at <= elf->size && size <= elf->size - at;
}

/* An integer of the file; 0 behind its end. */
static uint64_t number(const struct elf *elf, uint64_t at, unsigned size)
{
    uint64_t value = 0;
    for (unsigned i = 0; has(elf, at, size) && i < size; i++)
        value |= (uint64_t)elf->bytes[at + i] << 8 * (elf->is_big ? size - 1 - i : i);
    return value;
}

/* A member of a structure that differs between 32 and 64 bits. */
#define MEMBER(elf, at, type, member)                                                                                                                \
    ((elf)->is_64 ? number((elf), (at) + offsetof(Elf64_##type, member), sizeof(((Elf64_##type *)0)->member))                                        \
                  : number((elf), (at) + offsetof(Elf32_##type, member), sizeof(((Elf32_##type *)0)->member)))
#define SIZE_OF(elf, type) ((elf)->is_64 ? sizeof(Elf64_##type) : sizeof(Elf32_##type))

static bool open_elf(struct elf *elf, const unsigned char *bytes, size_t size)
{
    *elf = (struct elf){ bytes, size, size > EI_DATA && bytes[EI_CLASS] == ELFCLASS64, size > EI_DATA && bytes[EI_DATA] == ELFDATA2MSB };
    return size > sizeof(Elf32_Ehdr) && memcmp(bytes, ELFMAG, SELFMAG) == 0;
}

/* The string at this place, if it ends within the file; else "". */
static const char *string_at(const struct elf *elf, uint64_t at)
{
    return at < elf->size && memchr(elf->bytes + at, 0, elf->size - at) ? (const char *)elf->bytes + at : "";
}

/* ---- sections ---- */

struct search {
    const char *const *names;
    void (*found)(struct slice contents, void *context);
    void *context;
};

static bool is_sought(const struct search *search, const char *name)
{
    for (const char *const *sought = search->names; *sought; sought++)
        if (strcmp(name, *sought) == 0)
            return true;
    return false;
}

static void search_object(const unsigned char *bytes, size_t size, const struct search *search)
{
    struct elf elf;
    if (!open_elf(&elf, bytes, size))
        return;
    uint64_t first = MEMBER(&elf, 0, Ehdr, e_shoff), step = SIZE_OF(&elf, Shdr), n = MEMBER(&elf, 0, Ehdr, e_shnum);
    uint64_t names = MEMBER(&elf, 0, Ehdr, e_shstrndx);
    if (first && n == 0) /* 65280 sections or more: the numbers are in the first one */
        n = MEMBER(&elf, first, Shdr, sh_size);
    if (names == SHN_XINDEX)
        names = MEMBER(&elf, first, Shdr, sh_link);
    if (!first || n > size / step || names >= n)
        return;
    uint64_t strings = MEMBER(&elf, first + names * step, Shdr, sh_offset);
    for (uint64_t i = 0; i < n; i++) {
        uint64_t at = first + i * step, offset = MEMBER(&elf, at, Shdr, sh_offset), length = MEMBER(&elf, at, Shdr, sh_size);
        if (MEMBER(&elf, at, Shdr, sh_type) == SHT_PROGBITS && has(&elf, offset, length) &&
            is_sought(search, string_at(&elf, strings + MEMBER(&elf, at, Shdr, sh_name))))
            search->found((struct slice){ (const char *)bytes + offset, length }, search->context);
    }
}

static void search_archive(const unsigned char *bytes, size_t size, const struct search *search)
{
    for (size_t at = SARMAG; at + sizeof(struct ar_hdr) <= size;) {
        const struct ar_hdr *header = (const struct ar_hdr *)(bytes + at);
        char digits[sizeof header->ar_size + 1] = "";
        memcpy(digits, header->ar_size, sizeof header->ar_size);
        at += sizeof *header;
        size_t length = strtoul(digits, NULL, 10);
        if (length > size - at)
            return;
        search_object(bytes + at, length, search);
        at += length + length % 2;
    }
}

static const unsigned char *map_file(const char *path, size_t *size)
{
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    void *bytes = MAP_FAILED;
    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
        *size = (size_t)status.st_size;
        bytes = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
    }
    if (file >= 0)
        close(file);
    return bytes == MAP_FAILED ? NULL : bytes;
}

void elf_file_sections(const char *path, const char *const *names, void (*found)(struct slice contents, void *context), void *context)
{
    struct search search = { names, found, context };
    size_t size;
    const unsigned char *bytes = map_file(path, &size);
    if (!bytes)
        return;
    if (size >= SARMAG && memcmp(bytes, ARMAG, SARMAG) == 0)
        search_archive(bytes, size, &search);
    else
        search_object(bytes, size, &search);
    munmap((void *)bytes, size);
}

/* ---- what the dynamic linker reads ---- */

/* The place in the file of an address in the program; the file's size if there is none. */
static uint64_t place_of(const struct elf *elf, uint64_t address)
{
    uint64_t first = MEMBER(elf, 0, Ehdr, e_phoff), n = MEMBER(elf, 0, Ehdr, e_phnum);
    for (uint64_t i = 0; i < n; i++) {
        uint64_t at = first + i * SIZE_OF(elf, Phdr), begin = MEMBER(elf, at, Phdr, p_vaddr);
        if (MEMBER(elf, at, Phdr, p_type) == PT_LOAD && address >= begin && address - begin < MEMBER(elf, at, Phdr, p_filesz))
            return MEMBER(elf, at, Phdr, p_offset) + (address - begin);
    }
    return elf->size;
}

static bool read_dynamic(struct arena *arena, const struct elf *elf, uint64_t table, uint64_t n, struct elf_dynamic *dynamic)
{
    uint64_t strings = elf->size, step = SIZE_OF(elf, Dyn);
    for (uint64_t i = 0; i < n; i++)
        if (MEMBER(elf, table + i * step, Dyn, d_tag) == DT_STRTAB)
            strings = place_of(elf, MEMBER(elf, table + i * step, Dyn, d_un.d_val));
    for (uint64_t i = 0; i < n; i++) {
        uint64_t tag = MEMBER(elf, table + i * step, Dyn, d_tag), at = strings + MEMBER(elf, table + i * step, Dyn, d_un.d_val);
        if (tag == DT_NULL)
            break;
        if (tag == DT_NEEDED)
            vec_push(arena, &dynamic->needed, arena_strdup(arena, string_at(elf, at)));
        if (tag == DT_RUNPATH || (tag == DT_RPATH && !dynamic->run_path)) {
            dynamic->run_path = arena_strdup(arena, string_at(elf, at));
            dynamic->run_path_at = at;
        }
    }
    return true;
}

bool elf_file_dynamic(struct arena *arena, const char *path, struct elf_dynamic *dynamic)
{
    struct elf elf;
    size_t size;
    bool is_dynamic = false;
    const unsigned char *bytes = map_file(path, &size);
    *dynamic = (struct elf_dynamic){ 0 };
    if (bytes && open_elf(&elf, bytes, size)) {
        uint64_t first = MEMBER(&elf, 0, Ehdr, e_phoff), n = MEMBER(&elf, 0, Ehdr, e_phnum);
        for (uint64_t i = 0; i < n && !is_dynamic; i++) {
            uint64_t at = first + i * SIZE_OF(&elf, Phdr), begin = MEMBER(&elf, at, Phdr, p_offset), length = MEMBER(&elf, at, Phdr, p_filesz);
            if (MEMBER(&elf, at, Phdr, p_type) == PT_DYNAMIC && has(&elf, begin, length))
                is_dynamic = read_dynamic(arena, &elf, begin, length / SIZE_OF(&elf, Dyn), dynamic);
        }
    }
    if (bytes)
        munmap((void *)bytes, size);
    return is_dynamic;
}
