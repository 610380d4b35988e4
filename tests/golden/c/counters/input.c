/* Counters are values behind the result's, in the order of their table. They take the room of arguments; the numbers of
 * those that are read are above the frames of the backtrace. */
void work(void);
int given(int n);
int many(int a, int b, int c);
int traced(int n);
int next(int n);

int body(int n)
{
    work();
    return given(next(n)) + many(1, 2, 3) + traced(n);
}
