/* The program weft-compile, which the shims of a wrapped build lead to, and the exec hook: weft cc without what only
 * reads traces and serves pages, whose libraries take longer to load than many a unit to compile. */
#define _GNU_SOURCE 1
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>

#include "fs.h"
#include "hooks_assembler.h"
#include "language.h"
#include "program_names.h"
#include "weft_compile.h"

/* What compilers' drivers compile. */
extern const struct language language_c, language_cxx;
const struct language *const languages[] = { &language_c, &language_cxx, NULL };

/* argv[0] may be any name, so the name of the executed file (the link) is used if it is a compiler's name. */
int main(int argc, char **argv)
{
    const char *file = (const char *)getauxval(AT_EXECFN);
    if (file && strcmp(fs_name_of(file), HOOKS_ASSEMBLER) == 0)
        return hooks_assemble(argv);
    if (file && wrapped_name_is(program_name(file)))
        return weft_compile_as(file, argv + 1);
    if (argc > 0 && wrapped_name_is(program_name(argv[0])))
        return weft_compile_as(argv[0], argv + 1);
    if (argc > 1 && argv[1][0] != '-')
        return weft_compile(argv + 1);
    fputs("usage: weft-compile COMPILER ARGS...\nOne compiler call with its sources rewritten. `weft cc` does the same, `weft build` calls this.\n",
          stderr);
    return 2;
}
