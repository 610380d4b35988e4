/* Variadic macros hand their operands on. */
int logf1(const char *, ...) __attribute__((format(printf, 1, 2)));
int g(void);
#define LOG(...) logf1(__VA_ARGS__)
#define LOG2(fmt, ...) logf1(fmt "\n", ##__VA_ARGS__)

int caller(void)
{
    return LOG("%d", g()) + LOG2("x") + LOG2("%d", g());
}
