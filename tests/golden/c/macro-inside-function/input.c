/* A callee that a macro names which is defined in the function has another name in front of it, where the call may be wrapped. */
struct s {
    int q;
};
struct s real_one(int);
int real_two(int);
int f(int a)
{
    int r = 0;
#define LATER real_one
#define TWO real_two
    r += LATER(a).q;
    r += TWO(a + 1);
    return r;
}
int count(const char *, int);
int g(char *p)
{
#define COUNT count
    return COUNT(p, COUNT("a", f(1))) + COUNT(p, f(2));
#undef COUNT
}
