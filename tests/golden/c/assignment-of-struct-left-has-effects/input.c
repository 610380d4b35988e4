/* A struct result assigned through a pointer that moves. */
struct s {
    int a[8];
};
struct s f(int);

struct s *caller(struct s *p)
{
    *p++ = f(1);
    *p++ = f(2);
    return p;
}
