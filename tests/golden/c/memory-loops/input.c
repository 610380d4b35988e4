/* Loops: one record of bases and of the number of iterations, or of bases alone where an iteration has records of its
 * own. Small loops of a known number of turns are a part of what is around them. */
extern double a[20][20], b[20], sum;
extern int index_of[20], n;
int g(int);
void f(int columns);
void f_nested(double (*u)[5]);
void f_called(void);

void f(int columns)
{
    int i;
    for (i = 0; i < columns; i++)
        b[i] = a[i][2] + a[i][3];
    for (int j = 0; j < n; j += 2)
        sum += b[j];
    for (i = 0; i < columns; i++)
        if (index_of[i] > 2)
            b[index_of[i]]++;
}

void f_nested(double (*u)[5])
{
    for (int i = 0; i < 20; i++)
        for (int m = 0; m < 5; m++)
            u[i][m] *= 2;
}

void f_called(void)
{
    for (int i = 0; i < 20; i++)
        index_of[i] = g(i);
    while (index_of[2] < 3)
        index_of[2]++;
}
