#ifndef PRIMES_H
#define PRIMES_H

/* Number of primes p with begin <= p < end. */
unsigned count_primes(unsigned begin, unsigned end);

#endif
