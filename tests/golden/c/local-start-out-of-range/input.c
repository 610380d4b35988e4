/* The entry names operands that the call does not have. */
int spawn(void *(*start)(void *), void *argument);
void *work(void *);

int caller(void *data)
{
    return spawn(work, data);
}
