#include "cargo_parts.h"

#include "fs.h"
#include "install.h"

char *install_rust_directory(struct arena *arena)
{
    char *built = install_above(arena, 2, "runtime/rust");
    return fs_exists(built) ? built : install_above(arena, 1, "share/weft/rust");
}

char *install_rustc_wrapper(struct arena *arena)
{
    return install_beside(arena, "weft-rustc");
}
