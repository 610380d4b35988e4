/* Values of arguments and results: each operand into a variable of its parameter's type, as the call would convert it, and from there into the point. */
#include <stdarg.h>
#include <stddef.h>

enum mode { READ, WRITE = 4 };
struct bits { int low : 3; unsigned high : 5; };
typedef struct { int x, y; } pair;

int open_file(const char *path, enum mode mode, size_t size);
const char *name_of(enum mode mode);
double scale(float factor, char c, _Bool flag, long double wide);
pair swap(pair p, int *place, void (*then)(void));
int log_it(const char *format, ...);
int vlog(const char *format, va_list arguments);
int old();

void nothing(void);

int caller(struct bits *bits, int values[3], const char *format, ...)
{
    va_list arguments;
    pair p = { 1, 2 };
    int n = open_file("a", WRITE, sizeof n) + open_file(NULL, READ, 0);
    n += log_it("%s %d\n", name_of(WRITE), n++) + old(n, 2.5f);
    n += (int)scale(bits->low, 'x', bits->high, 1);
    p = swap(p, values, nothing);
    va_start(arguments, format);
    n += vlog(format, arguments);
    va_end(arguments);
    nothing();
    return n + p.x;
}
