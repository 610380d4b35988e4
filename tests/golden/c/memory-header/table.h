/* A function of a header: its lines are those of the header. */
extern int a[9];
#define PICK(i) a[(i) + 1]

static inline int get(int i)
{
    return a[i] + 1;
}
