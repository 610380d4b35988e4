/* Threads open and close libraries while calls are switched off and on by a signal, which they get wherever
 * they are. The arguments: seconds, and two copies of library.c. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "switching.h"

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
        turn(control, turns & 1 || turns & 2, turns & 1 ? "" : "ch");
        pthread_kill(threads[turns / 4 % 2], (int)control->signal);
        usleep(100);
    }
    is_over = true;
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    for (unsigned i = 0; i < 4; i++) { /* what is said now holds for libraries to come, and for those that are there */
        void *library = dlopen(argv[2], RTLD_NOW);
        int (*h)(int);
        *(void **)&h = dlsym(library, "weft_test_h");
        turn(control, true, "");
        raise((int)control->signal);
        h(1);
        turn(control, i & 1, i & 1 ? "ch" : "");
        raise((int)control->signal);
        h(1);
        dlclose(library);
    }
    printf("%s %s\ndone\n", turns > 100 ? "switched" : "hardly switched", n_opened > 100 ? "opened" : "hardly opened");
    return 0;
}
