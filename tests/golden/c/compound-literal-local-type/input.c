/* The literal's type is local to the function; the callee's parameter is void *. */
void *keep(const void *);

int caller(void)
{
    struct local {
        int x;
    };
    struct local *p = keep(&(struct local){ 5 });
    return p->x;
}
