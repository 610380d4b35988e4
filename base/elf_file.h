/* Reads what linking leaves in ELF files: sections of objects, also inside archives, and the libraries that programs
 * need. 32 and 64 bits, either byte order. Files are foreign bytes: every offset is checked. */
#ifndef ELF_FILE_H
#define ELF_FILE_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "str.h"
#include "vec.h"

/* Calls `found` with the contents of each section of one of these names (the last one is NULL) in the object file at `path`, or
 * in each object of an archive. Everything else has no sections. */
void elf_file_sections(const char *path, const char *const *names, void (*found)(struct slice contents, void *context), void *context);

/* What the dynamic linker reads. */
struct elf_dynamic {
    VEC(const char *) needed;
    const char *run_path; /* DT_RUNPATH or else DT_RPATH; NULL: none */
    size_t run_path_at;   /* its place in the file */
};

/* Returns false if it is no program or library with a dynamic section. The strings live in `arena`. */
bool elf_file_dynamic(struct arena *arena, const char *path, struct elf_dynamic *dynamic);

#endif
