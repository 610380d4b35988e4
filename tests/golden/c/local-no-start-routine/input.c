/* kind local on a function that weft does not know and the entry does not explain. */
int spawn(void *(*start)(void *), void *argument);
void *work(void *);

int caller(void *data)
{
    return spawn(work, data);
}
