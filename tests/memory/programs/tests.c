/* Loops whose condition accesses memory: before each iteration, and once more at the end. */
#include "truth.h"
static int row[9] = {0, 2, 2, 5, 6, 6, 9, 10, 12}, col[12] = {3,1,2,0,4,5,6,7,1,0,2,3}, lim = 3;
static double val[12], p[8], q[8];
static void mul(void)
{
    int j, k;
    for (j = 0; j < 8; j++) {
        double s = 0;
        for (k = row[j];
             k < row[j + 1];
             k++)
            s += val[k] * p[col[k]];
        q[j] = s;
    }
    for (j = 0;
         j < lim;
         j++)
        if (p[j] > 0)
            break;
    for (j = 0;
         j < lim;
         j++) {
        if (p[j] > 3)
            continue;
        q[col[j]]++;
    }
    for (j = 4;
         j < lim;
         j++)
        q[col[j]] = p[j];
}
int main(void) { NOTE(row), NOTE(col), NOTE(lim), NOTE(val), NOTE(p), NOTE(q); p[1] = 2; mul(); return 0; }
