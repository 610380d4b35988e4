/* A function of the user's that starts threads: the entry says which operands are start routine and argument. */
int spawn(const char *name, void *(*start)(void *), void *argument, int flags);
int spawn2(int (*start)(void *), void *argument);
void *work(void *);
int work2(void *);
void *get(void);

int caller(void *data)
{
    return spawn("a", work, data, 1) + spawn("b", work, get(), 2) + spawn2(work2, data);
}
