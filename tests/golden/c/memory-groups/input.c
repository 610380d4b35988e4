/* Braces that only group, and `do` loops that are none: their accesses are in the record of the statements around them. */
int a[16], b[16], n;

#define SWAP(x, y)      \
    do {                \
        int swapped = x; \
        x = y;          \
        y = swapped;    \
    } while (0)

void release(int *lock);

int straight(int i)
{
    int t = i;
    n = 1;
    {
        int t = i + 1; /* another t */
        a[t] = 2;
    }
    a[t] = 3;
    do {
        b[i] = a[i];
        b[i + 1]++;
    } while (0);
    return a[i + 1] + b[i];
}

/* Opened in front of the braces, behind a label too; what is opened within ends with them. */
int labels(int i)
{
    switch (i) {
    case 1: {
        int k = 2;
        a[k] = n;
    }
        b[i] = 1;
        break;
    default:
        {
            int k = 3;
            if (a[i])
                b[k] = 1;
            b[i] = 2;
        }
        a[i] = 4;
    }
    return 0;
}

/* A loop after all, a function that runs at the closing brace, and loops that hold a group. */
int others(int i)
{
    do {
        if (a[i])
            break;
        b[i] = 1;
    } while (0);
    {
        __attribute__((cleanup(release))) int lock = a[i];
        b[i] = 2;
    }
    a[i] = 5;
    for (int k = 0; k < 8; k++) {
        do {
            a[k] = b[k];
        } while (0);
    }
    for (int k = 0; k < 8; k++)
        if (a[k])
            SWAP(a[k], b[k]);
    return 0;
}
