/* libFuzzer: any bytes as an object file, archive or program. Invariants: what is found lies within the file, and the
 * run path stands where it is said to stand. */
#define _GNU_SOURCE 1
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "elf_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void look_at(struct slice contents, void *context)
{
    uint64_t *sum = context;
    for (size_t i = 0; i < contents.length; i++) /* the sanitizer sees what lies outside */
        *sum += (unsigned char)contents.text[i];
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct arena arena = { 0 };
    struct elf_dynamic dynamic;
    uint64_t sum = 0;
    char path[64];
    int file = memfd_create("elf", 0);
    if (file < 0 || write(file, bytes, size) != (ssize_t)size)
        abort();
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    elf_file_sections(path, (const char *const[]){ "weft_wrapped", "weft_link", NULL }, look_at, &sum);
    elf_file_sections(path, (const char *const[]){ "", NULL }, look_at, &sum);
    if (elf_file_dynamic(&arena, path, &dynamic) && dynamic.run_path && *dynamic.run_path &&
        (dynamic.run_path_at >= size || strcmp(dynamic.run_path, (const char *)bytes + dynamic.run_path_at) != 0))
        abort();
    __asm__ volatile("" : : "r"(sum));
    close(file);
    arena_release(&arena);
    return 0;
}
