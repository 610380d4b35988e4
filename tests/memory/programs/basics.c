/* Expressions one by one: which operands are memory, and which are not evaluated at all. */
#include <stddef.h>
#include "truth.h"

struct point {
    int x, y;
};
struct node {
    struct point at;
    double weight;
    struct node *next;
    char name[8];
};
union either {
    int i;
    float f;
};

static int a[32], n = 3;
static double d[16];
static struct node nodes[4], *head;
static union either u;
static int matrix[4][5];
static char text[] = "weft";
static volatile int v;
static int *pointers[4];
static unsigned short s16[8];
static signed char s8[8];
static long long s64;

static int zero(void)
{
    return 0;
}
static int take(int x, int y)
{
    return x + y;
}

static int operators(int i, int j)
{
    int local = 1;
    a[0] = a[1] + a[2] * a[i];
    a[j] += a[i];
    a[i]++;
    --a[j];
    local += a[3]++ + --a[4]; /* hooks(gcc): the value of -- is loaded once more */
    a[5] = a[6] = a[7];       /* hooks(gcc): the value of the inner = is loaded */
    local = (a[8], a[9]);     /* hooks(clang): loads what is dropped */
    a[10] = -a[11] + !a[12] + ~a[13];
    local += a[a[14]];
    a[i + j] = a[i + j + 1] - a[i * 2];
    local += sizeof a[i] + sizeof(nodes[i].at);
    s16[i] += s8[j];
    s64 = s16[1] + s8[2];
    s64 <<= 2;
    (void)local;
    return local;
}

static int conditions(int i, int *p)
{
    int local = 0;
    if (a[0] && a[1])
        local = 1;
    if (a[2] == 77 || a[3])
        local = 2;
    local += p ? *p : a[4];
    local += i > 2 && p[1] > 2 ? p[2] : i > 2 ? p[3] : a[17];
    a[5] = i ? a[6] : a[7];
    a[i ? 8 : 9] += i ? a[10] : 0;
    if (!p || !*p)
        return a[11];
    else if (a[12])
        local++;
    else
        a[13] = 1;
    return local ? a[14] : a[15];
}

static double members(struct node *q, int i)
{
    double sum = 0;
    q->at.x = q->at.y + 1;
    q->weight = nodes[i].weight;
    nodes[i].at = q->at;
    nodes[i + 1] = *q;
    q->name[i] = q->name[0];
    sum += q->next->weight + q->next->next->at.x;
    (*q).at.y++;
    head = q->next;
    head->at.x = n;
    (&nodes[2])->at.y = 4;
    u.i = 3;
    u.f += 1;
    return sum;
}

static int pointing(int *p, int **pp)
{
    int local = 0;
    *p = 1;
    *p++ = 2;
    *++p = n + 1;
    p[2] = p[-1];
    2 [p] = 4;
    **pp = 3;
    local += *pp[1];
    *(p + 3) = *&a[3];
    pointers[2] = &a[3];
    *pointers[2] = 5;
    local += (&a[4])[1] + *(a + 6) + matrix[1][2] + *matrix[2] + (*matrix)[3];
    matrix[local & 3][n] = text[1];
    return local + (p - a);
}

static int calls(int i)
{
    int local = take(a[0], a[1]);
    a[2] = take(a[i], 3);
    local += take(take(a[3], 1), 2);
    a[zero()] = 2;
    local += a[4] + take(1, 2);
    return take(a[5], local);
}

static int special(int i)
{
    int local = v;
    v = i;
    v += 2;
    static int counter;
    NOTE(counter);
    counter++;
    switch (a[i]) {
    case 0:
        a[1] = 1;
        /* fall through */
    case 1:
        a[2] = 2;
        break;
    default:
        a[3] = 3;
    }
again:
    if (local++ < 3)
        goto again;
    do
        a[4]++;
    while (a[4] < 3);
    while (a[5] < 4)
        a[5] += 2;
    for (i = 0; i < 3; i++) {
        if (i == 1)
            continue;
        if (a[6] > 100)
            break;
        a[7 + i] = i;
    }
    return local + offsetof(struct node, next);
}

static int escapes(int i)
{
    int seen[4], hidden[4], one = 5, other = 6;
    struct point p, q;
    NOTE(seen), NOTE(hidden), NOTE(one), NOTE(p);
    seen[i] = 1;                /* hooks(clang): forgets elements and members of local objects */
    hidden[i] = 2;              /* hooks(clang): the same */
    one += seen[i] + hidden[i]; /* hooks(clang): the same */
    other += one;
    p.x = other; /* hooks(clang): the same */
    q.x = p.x;   /* hooks(clang): the same */
    p = q;       /* hooks(clang): copies by a call, also from what is no memory */
    return q.x;
}

int main(void)
{
    NOTE(a), NOTE(n), NOTE(d), NOTE(nodes), NOTE(head), NOTE(u), NOTE(matrix), NOTE(text), NOTE(v), NOTE(pointers), NOTE(s16), NOTE(s8), NOTE(s64);
    static int *two[2];
    NOTE(two);
    two[0] = &a[20];
    two[1] = &a[21];
    for (int i = 0; i < 4; i++)
        nodes[i].next = &nodes[(i + 1) % 4];
    operators(2, 5);
    conditions(0, 0);
    conditions(3, &a[16]);
    a[0] = 1;
    a[1] = 1;
    a[16] = 1;
    conditions(3, &a[16]);
    members(&nodes[0], 1);
    pointing(&a[16], two);
    calls(3);
    for (int i = 0; i < 3; i++)
        special(i);
    escapes(2);
    d[1] += n;
    return 0;
}
