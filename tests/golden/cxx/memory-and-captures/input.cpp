/* Accesses of a function in which calls have probes that record values: the headers of both, and both around one operand. */
int next(int of);

int follow(const int *list, int at)
{
    int &&first = next(list[at]);
    return next(list[first]) + list[0];
}
