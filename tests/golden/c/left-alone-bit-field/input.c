/* A bit-field has no address. */
struct s {
    unsigned flag : 3;
    int plain;
};
void f(struct s *p);

void f(struct s *p)
{
    p->flag = 2;
    p->plain = 3;
}
