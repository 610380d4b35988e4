/* Which operand is the body is not said, or there is none of that number, or its argument is not said. */
void submit(void (*)(void *), void *);
void other(void (*)(void *), void *);
void third(void (*)(void *), void *);
void run(void *);

void caller(int *n)
{
    submit(run, n);
    other(run, n);
    third(run, n);
}
