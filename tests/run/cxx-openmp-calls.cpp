/* Calls in regions, some with default(none): each thread has its own points. */
/* flags: -fopenmp -L/usr/lib/llvm-19/lib */
/* expect: twice 720 */
/* expect: count 100 */
/* expect: length 200 */
/* expect: text 400 */
#include <cstdio>
#include <string>

template <class T> static T twice(T x)
{
    return 2 * x;
}

static std::string text(int n)
{
    return std::string(n, 'x');
}

static unsigned long length(const std::string &s)
{
    return s.size();
}

static void count(int *n)
{
#pragma omp atomic
    ++*n;
}

int main(void)
{
    int sum = 0, n = 0, tasks = 0;
#pragma omp parallel default(none) shared(n) reduction(+ : sum) num_threads(4)
    {
        int i;
        for (i = 0; i < 10; i++) {
            sum += twice(twice(i));
            count(&n);
        }
#pragma omp for schedule(dynamic)
        for (i = 0; i < 60; i++)
            count(&n);
    }
#pragma omp parallel for default(none) reduction(+ : sum) collapse(2) num_threads(4)
    for (int i = 0; i < 20; i++)
        for (int j = 0; j < 20; j++)
            sum += i % 2 ? twice(j) : twice(i);
#pragma omp parallel default(none) shared(tasks) num_threads(4)
#pragma omp single
    for (int i = 0; i < 120; i++)
#pragma omp task default(none) shared(tasks) firstprivate(i)
#pragma omp critical
        tasks += twice(i);
#pragma omp parallel sections default(none) reduction(+ : sum)
    {
#pragma omp section
        sum += twice(twice(1));
#pragma omp section
        for (int i = 0; i < 59; i++)
            sum += twice(twice(i));
    }
    unsigned long letters = 0;
#pragma omp parallel for default(none) reduction(+ : letters) num_threads(4)
    for (int i = 0; i < 200; i++)
        letters += length(text(i % 7) + text(1));
    std::printf("%lu\n", letters);
    std::printf("%d %d %d\n", sum, n, tasks);
    return 0;
}
