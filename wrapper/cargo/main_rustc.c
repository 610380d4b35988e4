/* weft-rustc and, as a link of that name, weft-rustdoc: what cargo calls for every crate. A program of its own, without libclang: that takes longer
 * to load than many a crate to compile. */
#include <string.h>

#include "fs.h"
#include "language.h"
#include "weft_rustc.h"

/* The only one that cargo compiles. */
extern const struct language language_rust;
const struct language *const languages[] = { &language_rust, NULL };

int main(int argc, char **argv)
{
    if (argc > 0 && strcmp(fs_name_of(argv[0]), "weft-rustdoc") == 0)
        return weft_rustdoc(argc, argv);
    return weft_rustc(argc, argv);
}
