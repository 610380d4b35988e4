#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* "**" selects all there is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), strcmp(*(char *const *)a, *(char *const *)b)); WEFT_END(0); weft_r0; });
}

int caller(int argc, char **argv)
{
    char *copy = argc > 1 ? __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), strdup(argv[1])); WEFT_END(1); weft_r1; }) : NULL;
    __extension__({ WEFT_BEGIN(2); qsort(argv, (size_t)argc, sizeof *argv, compare); WEFT_END(2); });
    for (int i = 0; i < argc; i++)
        ((void)printf("%s %zu\n", argv[i], (WEFT_INTEGER(unsigned long)weft_ready_unsigned(WEFT_SITE(3), __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), strlen(argv[i])); WEFT_END(4); weft_r4; })))), WEFT_END(3));
    __extension__({ WEFT_BEGIN(5); free(copy); WEFT_END(5); });
    return __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), fflush(stdout)); WEFT_END(6); weft_r6; }) || __extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), ferror(stdout)); WEFT_END(7); weft_r7; }) ? EXIT_FAILURE : EXIT_SUCCESS;
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
