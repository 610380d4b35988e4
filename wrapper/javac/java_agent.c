#include "java_agent.h"

#include <sys/stat.h>

#include "fs.h"
#include "install.h"

/* Without a javac the build makes an empty file. */
const char *java_agent(struct arena *arena)
{
    const char *jar = fs_join(arena, install_library_directory(arena), "weft-agent.jar");
    struct stat info;
    return stat(jar, &info) == 0 && info.st_size > 0 ? jar : NULL;
}
