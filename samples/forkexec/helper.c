/* usage: helper BEGIN END: prints the number of primes in the range. */
#include <stdio.h>
#include <stdlib.h>

#include "primes.h"

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    printf("%u\n", count_primes((unsigned)strtoul(argv[1], NULL, 10), (unsigned)strtoul(argv[2], NULL, 10)));
    return 0;
}
