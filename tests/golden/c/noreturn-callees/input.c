/* Functions that do not return, of a type that a wrapper has to spell: with "..." or behind a pointer. */
void die(const char *format, ...) __attribute__((noreturn));
void leave(int status) __attribute__((noreturn));
static void (*last)(const char *format, ...) __attribute__((noreturn)) = die;
static void (*end)(int status) __attribute__((noreturn)) = leave;
typedef void (*ender)(void (*)(int) __attribute__((noreturn)), int);
int number(int n);
int f(int n, ender e)
{
    switch (n) {
    case 0:
        die("zero");
    case 1:
        die("%d %s", number(n), "one");
    case 2:
        last("%d", number(n));
    case 3:
        end(number(n));
    case 4:
        e(leave, number(n));
    case 5:
        (number(5), die)("%d", number(n));
    case 6:
        (number(6), e)(leave, number(n));
    }
    return number(n);
}
void enter(void *state);
#define WITH_STATE(function) (enter(state), function)
#define fail WITH_STATE(die)
int m(void *state);
int h(void *state, int n)
{
    if (m(state))
        fail("no way");
    return n;
}
