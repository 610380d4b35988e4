/* Places that want a constant and get one from a call the compiler folds away. */
unsigned long strlen(const char *);
static unsigned long size = __builtin_strlen("four");

int caller(int x)
{
    static unsigned long inner = __builtin_strlen("static");
    switch (x) {
    case __builtin_constant_p(3):
        return (int)strlen("six");
    }
    return (int)(size + inner);
}
