/* The executable is PREFIX/bin/weft if installed, or SOURCE/build/VARIANT/weft in a source tree. */
#include "install.h"

#include "fs.h"

static bool has_probe_header(struct arena *arena, const char *directory)
{
    return fs_exists(fs_join(arena, directory, "weft/probe.h"));
}

char *install_above(struct arena *arena, unsigned levels, const char *relative)
{
    const char *self = fs_self(arena), *directory = self ? fs_directory_of(arena, self) : fs_absolute(arena, ".");
    while (levels-- > 0)
        directory = fs_directory_of(arena, directory);
    return fs_absolute(arena, fs_join(arena, directory, relative));
}

char *install_beside(struct arena *arena, const char *relative)
{
    return install_above(arena, 0, relative);
}

char *install_weft(struct arena *arena)
{
    return install_beside(arena, "weft");
}

char *install_compile_wrapper(struct arena *arena)
{
    return install_beside(arena, "weft-compile");
}

char *install_include_directory(struct arena *arena)
{
    char *built = install_above(arena, 2, "runtime/include");
    return has_probe_header(arena, built) ? built : install_above(arena, 1, "lib/weft/include");
}

char *install_library_directory(struct arena *arena)
{
    char *built = install_beside(arena, ".");
    return fs_exists(fs_join(arena, built, "libweft.so")) ? built : install_above(arena, 1, "lib/weft");
}

char *install_runtime_sources(struct arena *arena)
{
    char *source = install_above(arena, 2, "runtime");
    return fs_exists(fs_join(arena, source, "rt_start.c")) ? source : install_above(arena, 1, "share/weft/runtime");
}

bool install_has_runtime(struct arena *arena)
{
    return has_probe_header(arena, install_include_directory(arena)) && fs_exists(fs_join(arena, install_library_directory(arena), "libweft.so")) &&
           fs_exists(install_compile_wrapper(arena));
}

char *install_idle_library_directory(struct arena *arena)
{
    return fs_join(arena, install_library_directory(arena), "idle");
}
