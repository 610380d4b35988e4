/* What weft off and weft on do (command/cmd_switch.c), from inside the program. */
#include <fcntl.h>
#include <glob.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include <weft/format.h>

static struct weft_control *control_of(const char *pattern)
{
    glob_t found;
    int file = glob(pattern, 0, NULL, &found) == 0 ? open(found.gl_pathv[0], O_RDWR) : -1;
    void *control = file < 0 ? MAP_FAILED : mmap(NULL, WEFT_CONTROL_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (control == MAP_FAILED)
        abort();
    return control;
}

/* `name`: one entry of the list, "": none. */
static void turn(struct weft_control *control, bool is_on, const char *name)
{
    uint32_t generation = control->generation + 1;
    __atomic_store_n(&control->generation, generation, __ATOMIC_RELAXED);
    __atomic_thread_fence(__ATOMIC_RELEASE);
    control->is_off = !is_on;
    control->length = *name ? (uint32_t)strlen(name) + 1 : 0;
    strcpy(control->names, name);
    __atomic_store_n(&control->generation, generation + 1, __ATOMIC_RELEASE);
}
