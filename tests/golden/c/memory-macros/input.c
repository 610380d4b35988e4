/* What a macro makes is recorded in its place, and so is what is inside of calls that are probed. */
#define CELL(i, j) cells[(i) * 8 + (j)]
#define LARGER(x, y) ((x) > (y) ? (x) : (y))
extern int cells[64];
int g(int);
int f(int i);

int f(int i)
{
    CELL(i, 2) = LARGER(CELL(i, 1), 3);
    return g(CELL(0, i)) + 1;
}
