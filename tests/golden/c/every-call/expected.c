#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* "**" selects all there is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), strcmp(*(char *const *)a, *(char *const *)b))));
}

int caller(int argc, char **argv)
{
    char *copy = argc > 1 ? (WEFT_AS(char *)weft_value_pointer(WEFT_SITE(1), (WEFT_BEGIN(1), strdup(argv[1])))) : NULL;
    (WEFT_BEGIN(2), (void)qsort(argv, (size_t)argc, sizeof *argv, compare), WEFT_END(2));
    for (int i = 0; i < argc; i++)
        ((void)printf("%s %zu\n", argv[i], (WEFT_INTEGER(unsigned long)weft_ready_unsigned(WEFT_SITE(3), (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(4), (WEFT_BEGIN(4), strlen(argv[i]))))))), WEFT_END(3));
    (WEFT_BEGIN(5), (void)free(copy), WEFT_END(5));
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), fflush(stdout)))) || (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), ferror(stdout)))) ? EXIT_FAILURE : EXIT_SUCCESS;
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
