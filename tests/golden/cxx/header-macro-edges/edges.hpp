#define LOG() sink = stream()
#define SUM() number(1) + number(2)
#define CHECK(x) if (x) {} else stream()
#define MEMBER value.plus
#define MORE 1 + value.plus
inline int calculate(stream &sink)
{
    LOG() << 1 << g(2) << 3;
    CHECK(g(1)) << 2;
    return (SUM() * number(g(5)) - number(1) * SUM()).v;
}
inline int methods(number value)
{
    return MEMBER(1) + 2 * MORE(2);
}
inline int cannot_be_expanded(number value)
{
    return (PICK(
#if 1
        number(1)
#endif
    ) * number(g(3))).v;
}
struct saver { saver(); };
struct holder { holder(saver *s, int); };
struct test { holder h; test(); };
#define SAVER saver
inline test::test() : h(new SAVER, g(1)) {}
