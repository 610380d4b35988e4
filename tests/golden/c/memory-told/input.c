/* A caller that has just looked at the clock says so to a function of the unit, which then need not look when it begins. Nor
 * need the caller behind one that has looked itself since it called what is not known. */
int unknown(int);
static int numbers[8];

int looks_itself(int i)
{
    unknown(i);
    return numbers[i]++;
}

int leaves_it(int i)
{
    numbers[i]++;
    return unknown(i);
}

int leaves_it_once(int i)
{
    switch (i) {
    case 1:
        unknown(i);
        if (numbers[1])
            break;
        unknown(i);
        break;
    default:
        numbers[2] = 1;
    }
    return i;
}

int counts_down(int n)
{
    numbers[0]++;
    return n ? counts_down(n - 1) : 0;
}

__attribute((__weak__)) int is_replaced(int i)
{
    unknown(i);
    return numbers[i]++;
}

int passes_on(int i)
{
    return counts_down(i);
}

int is_not_told(int i)
{
    return numbers[i];
}

int work_called(int n)
{
    numbers[1]++;
    int sum = looks_itself(1); /* told */
    numbers[2]++;
    sum += leaves_it(2); /* told */
    numbers[3]++;        /* looks */
    sum += leaves_it(2);
    sum += looks_itself(3); /* not told */
    numbers[4]++;           /* does not know whether the call before looked later */
    sum += leaves_it_once(n);
    numbers[5]++; /* looks */
    sum += is_replaced(n);
    numbers[6]++; /* looks */
    sum += counts_down(n) + counts_down(n); /* which is first? */
    sum += passes_on(n);
    for (int i = 0; i < n; i++)
        sum += looks_itself(i); /* told, also the second time */
    unknown(n);
    return sum + is_not_told(n);
}
