#include "clang_files.h"

#include <string.h>

static size_t slot_of(struct clang_files *files, CXFile file)
{
    size_t slot = (size_t)(((uintptr_t)file >> 3) * UINT64_C(0x9E3779B97F4A7C15) >> 54);
    if (files->slots[slot].file != file) {
        memset(&files->slots[slot], 0, sizeof files->slots[slot]);
        files->slots[slot].file = file;
    }
    return slot;
}

struct slice clang_text_of(struct clang_files *files, CXFile file)
{
    if (!file)
        return (struct slice){ NULL, 0 };
    size_t slot = slot_of(files, file);
    if (!files->slots[slot].has_text) {
        struct slice *text = &files->slots[slot].text;
        text->text = clang_getFileContents(files->tu, file, &text->length);
        files->slots[slot].has_text = true;
    }
    return files->slots[slot].text;
}

size_t *clang_included_slot(struct clang_files *files, CXFile file)
{
    return &files->slots[slot_of(files, file)].included;
}
