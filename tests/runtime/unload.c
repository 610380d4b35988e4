/* Threads open and close libraries while calls are switched off and on by the signal of WEFT_SIGNAL, which they get
 * wherever they are. The arguments: seconds, and two copies of library.c. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <fcntl.h>
#include <glob.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <weft/format.h>

static atomic_bool is_over;
static atomic_ulong n_opened;

static void call(const char *path)
{
    void *library = dlopen(path, RTLD_NOW);
    int (*h)(int);
    *(void **)&h = library ? dlsym(library, "weft_test_h") : NULL;
    if (!h || h(1) != 2)
        abort();
    dlclose(library);
    n_opened++;
}

static void *open_and_close(void *path)
{
    while (!is_over)
        call(path);
    return NULL;
}

/* As weft off and weft on do (command/cmd_switch.c). */
static void turn(struct weft_control *control, bool is_on, bool is_by_name)
{
    uint32_t generation = control->generation + 1;
    __atomic_store_n(&control->generation, generation, __ATOMIC_RELAXED);
    __atomic_thread_fence(__ATOMIC_RELEASE);
    control->is_off = !is_on && !is_by_name;
    control->length = !is_on && is_by_name ? sizeof "ch" : 0;
    memcpy(control->names, "ch", sizeof "ch");
    __atomic_store_n(&control->generation, generation + 1, __ATOMIC_RELEASE);
}

static struct weft_control *control_of(const char *pattern)
{
    glob_t found;
    int file = glob(pattern, 0, NULL, &found) == 0 ? open(found.gl_pathv[0], O_RDWR) : -1;
    void *control = file < 0 ? MAP_FAILED : mmap(NULL, WEFT_CONTROL_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (control == MAP_FAILED)
        abort();
    return control;
}

int main(int argc, char **argv)
{
    pthread_t threads[2];
    if (argc < 4)
        return 99;
    call(argv[2]); /* makes the control file */
    struct weft_control *control = control_of("trace/*/.control");
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, open_and_close, argv[2 + i]);
    time_t end = time(NULL) + atoi(argv[1]);
    unsigned turns = 0;
    for (; time(NULL) < end; turns++) {
        turn(control, turns & 1, turns & 2);
        pthread_kill(threads[turns / 4 % 2], SIGUSR1);
        usleep(100);
    }
    is_over = true;
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    for (unsigned i = 0; i < 4; i++) { /* what is said now holds for libraries to come, and for those that are there */
        void *library = dlopen(argv[2], RTLD_NOW);
        int (*h)(int);
        *(void **)&h = dlsym(library, "weft_test_h");
        turn(control, true, true);
        raise(SIGUSR1);
        h(1);
        turn(control, false, i & 1);
        raise(SIGUSR1);
        h(1);
        dlclose(library);
    }
    printf("%s %s\ndone\n", turns > 100 ? "switched" : "hardly switched", n_opened > 100 ? "opened" : "hardly opened");
    return 0;
}
