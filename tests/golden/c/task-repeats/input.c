/* A body that the pool runs any number of times: each run is a task of its own. */
void parallel(int n, void (*body)(void *), void *argument);
void step(void *);

void caller(int n, int *data)
{
    parallel(n, step, data);
}
