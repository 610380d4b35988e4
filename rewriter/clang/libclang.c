#include "libclang.h"

#include <clang-c/Index.h>
#include <dlfcn.h>
#include <stddef.h>

/* Where the jumps lead; hidden, so that these can reach them without a table. */
#define LIBCLANG(name) __attribute__((visibility("hidden"))) void *libclang_##name;
#include "libclang.def"
#undef LIBCLANG

#if defined __x86_64__
#define JUMP(name) "jmp *libclang_" name "(%rip)\n"
#elif defined __aarch64__
#define JUMP(name) "adrp x16, libclang_" name "\nldr x16, [x16, :lo12:libclang_" name "]\nbr x16\n"
#elif defined __riscv
#define JUMP(name) "ld t1, libclang_" name "\njr t1\n"
#else
#error "how does this processor jump to where a variable points, with all arguments in place?"
#endif
#define LIBCLANG(name)                                                                                                                               \
    __asm__(".text\n.globl clang_" #name "\n.type clang_" #name ", %function\nclang_" #name ":\n" JUMP(#name) ".size clang_" #name                   \
                                                                                                              ", . - clang_" #name "\n");
#include "libclang.def"
#undef LIBCLANG

/* Of the version whose headers were compiled against; it is looked for where weft was linked to look. */
#define NAME "libclang-19.so.19"

static void *library;

const char *libclang_load(void)
{
    static const struct {
        const char *name;
        void **function;
    } functions[] = {
#define LIBCLANG(name) { "clang_" #name, &libclang_##name },
#include "libclang.def"
#undef LIBCLANG
    };
    if (library)
        return NULL;
    void *opened = dlopen(NAME, RTLD_LAZY | RTLD_LOCAL);
    for (size_t i = 0; opened && i < sizeof functions / sizeof *functions; i++) {
        *functions[i].function = dlsym(opened, functions[i].name);
        if (!*functions[i].function)
            return dlerror();
    }
    library = opened;
    return opened ? NULL : dlerror();
}

void libclang_warm_up(void)
{
    struct CXUnsavedFile empty = { .Filename = "empty.c", .Contents = "", .Length = 0 };
    if (library || libclang_load() != NULL)
        return;
    CXIndex index = clang_createIndex(0, 0);
    CXTranslationUnit unit = NULL;
    if (clang_parseTranslationUnit2(index, empty.Filename, NULL, 0, &empty, 1, CXTranslationUnit_None, &unit) == CXError_Success)
        clang_disposeTranslationUnit(unit);
    clang_disposeIndex(index);
}

const char *libclang_file(void)
{
    Dl_info info;
    return library && dladdr(libclang_createIndex, &info) ? info.dli_fname : NULL;
}
