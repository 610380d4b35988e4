/* "**" selects all there is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

int caller(int argc, char **argv)
{
    char *copy = argc > 1 ? strdup(argv[1]) : NULL;
    qsort(argv, (size_t)argc, sizeof *argv, compare);
    for (int i = 0; i < argc; i++)
        printf("%s %zu\n", argv[i], strlen(argv[i]));
    free(copy);
    return fflush(stdout) || ferror(stdout) ? EXIT_FAILURE : EXIT_SUCCESS;
}
