/* Several calls of a macro's body stand at one place, the invocation. Each is listed, though none may be touched. */
struct s {
    int v;
};
int f(int);
struct s *g(struct s *);
extern struct s s0;
#define NESTED f(f(2))
#define CHOSEN g(f(3) ? &s0 : (struct s *)0)

int caller(void)
{
    return (int)(sizeof(NESTED) + sizeof(char[NESTED]) + sizeof(char[CHOSEN->v]));
}
