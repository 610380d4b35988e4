#include "primes.h"

static int is_prime(unsigned number)
{
    for (unsigned divisor = 2; divisor <= number / divisor; divisor++)
        if (number % divisor == 0)
            return 0;
    return number > 1;
}

unsigned count_primes(unsigned begin, unsigned end)
{
    unsigned count = 0;
    for (unsigned number = begin; number < end; number++)
        count += (unsigned)is_prime(number);
    return count;
}
