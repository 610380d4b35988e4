/* The program weft-rustc, and weft-rustdoc as a link to it, which cargo calls for each crate. It is separate from weft
 * because loading libclang takes longer than compiling many a crate. */
#include <string.h>

#include "fs.h"
#include "language.h"
#include "weft_rustc.h"

/* The only language that cargo compiles. */
extern const struct language language_rust;
const struct language *const languages[] = { &language_rust, NULL };

int main(int argc, char **argv)
{
    if (argc > 0 && strcmp(fs_name_of(argv[0]), "weft-rustdoc") == 0)
        return weft_rustdoc(argc, argv);
    return weft_rustc(argc, argv);
}
