/* C11 6.2.4/8: an array in a struct that a call returns lives until the end of the full expression; operands may point into it. */
/* std: gnu11 gnu17 gnu2x */
/* expect: make 10 */
#include "log.h"

struct text {
    char bytes[64];
    int numbers[8];
};
static struct text make(const char *s)
{
    struct text t = { "", { 1, 2, 3, 4, 5, 6, 7, 8 } };
    strcpy(t.bytes, s);
    return t;
}
static size_t length(const char *s)
{
    volatile char noise[256];
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (char)i;
    return strlen(s);
}
static const char *same(const char *s)
{
    return s;
}
static int both(const char *a, const char *b, const int *n)
{
    return printf("%s %s %d\n", a, b, n[2]);
}
static int at(int i)
{
    return i;
}

int main(void)
{
    printf("%zu\n", length(make("first").bytes));
    printf("%zu\n", length(make("second one").bytes + 2));
    printf("%zu\n", length(&make("the third").bytes[1]));
    printf("%zu\n", length(same(same(make("fourth in a row").bytes))));
    both(make("a").bytes, make("b").bytes, make("c").numbers);
    printf("%d\n", make("d").numbers[at(3)]);
    printf("%c\n", make("element")
                       .bytes[at(2)]);
    printf("%zu\n", length(at(1) ? make("chosen").bytes : "not"));
    return 0;
}
