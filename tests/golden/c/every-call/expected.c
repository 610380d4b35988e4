#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* "**" selects all there is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); strcmp(*(char *const *)a, *(char *const *)b); });
}

int caller(int argc, char **argv)
{
    char *copy = argc > 1 ? __extension__({ WEFT_POINT(weft_p1, 1, 0); strdup(argv[1]); }) : NULL;
    __extension__({ WEFT_POINT(weft_p2, 2, 0); qsort(argv, (size_t)argc, sizeof *argv, compare); });
    for (int i = 0; i < argc; i++)
        __extension__({ WEFT_POINT(weft_p3, 3, 1); printf("%s %zu\n", argv[i], __extension__({ register __auto_type weft_v3_2 = (__extension__({ WEFT_POINT(weft_p4, 4, 0); strlen(argv[i]); })); weft_arm(&weft_p3); weft_v3_2; })); });
    __extension__({ WEFT_POINT(weft_p5, 5, 0); free(copy); });
    return __extension__({ WEFT_POINT(weft_p6, 6, 0); fflush(stdout); }) || __extension__({ WEFT_POINT(weft_p7, 7, 0); ferror(stdout); }) ? EXIT_FAILURE : EXIT_SUCCESS;
}
static const struct weft_site weft_sites[] = {
    { "strcmp", "input.c", "compare", 8, 8, 12, 4, 0, 0 },
    { "strdup", "input.c", "caller", 13, 13, 29, 6, 0, 0 },
    { "qsort", "input.c", "caller", 14, 14, 5, 3, 0, 0 },
    { "printf", "input.c", "caller", 16, 16, 9, 4, 0, 0 },
    { "strlen", "input.c", "caller", 16, 16, 37, 5, 0, 0 },
    { "free", "input.c", "caller", 17, 17, 5, 3, 0, 0 },
    { "fflush", "input.c", "caller", 18, 18, 12, 6, 0, 0 },
    { "ferror", "input.c", "caller", 18, 18, 30, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
