/* A function that does not compile is not recorded: behind its call a record looks at the clock, and what it calls does so
 * when it begins. */
static int numbers[4];

static void work_called(void)
{
    numbers[0]++;
}

static void work_broken(void)
{
    work_called();
    numbers[1] = undeclared + 1 2;
}

void work(void)
{
    work_called();
    work_broken();
    numbers[2]++;
}
