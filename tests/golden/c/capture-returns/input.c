/* What a body returns: into a variable of the function's type. A return that a macro writes comes out of the macro; a braced block inside is the body's, too. */
#define GIVE(x) return (x)
enum answer { NO, YES };
extern int f(int n);

enum answer ask(int n)
{
    if (n > 1)
        return f(n) ? YES : NO;
    return (enum answer)__extension__({ if (n < 0) return NO; n; });
}

const char *name(int n)
{
    if (n) GIVE("name");
    return 0;
}

struct pair { int a, b; } both(int n)
{
    return (struct pair){ n, n };
}

void nothing(int n)
{
    if (n)
        return;
}
