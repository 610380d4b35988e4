/* Numbers as decimal digits, for those who write millions of them. */
#ifndef DIGITS_H
#define DIGITS_H

#include <stdint.h>
#include <string.h>

enum { MOST_DIGITS = 20 /* of 64 bits */ };

/* Numbers are made backwards, in the first part of an array of this size, and copied from where they begin: always
 * MOST_DIGITS bytes, whatever is behind the digits, because a copy of known size takes two instructions and no call. */
enum { DIGITS_ROOM = 2 * MOST_DIGITS };

/* Writes the digits of `number`, at least `least` of them, so that they end before `end`. Returns where they begin. */
static inline char *digits_before(char *end, uint64_t number, unsigned least)
{
    static const char pairs[] = "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849"
                                "5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899";
    char *begin = end;
    while (number >= 10000) { /* four at a time: a fourth of the divisions, one of which waits for another */
        uint32_t four = (uint32_t)(number % 10000);
        number /= 10000;
        begin -= 4;
        memcpy(begin, pairs + 2 * (four / 100), 2);
        memcpy(begin + 2, pairs + 2 * (four % 100), 2);
    }
    while (number >= 10) {
        begin -= 2;
        memcpy(begin, pairs + 2 * (number % 100), 2);
        number /= 100;
    }
    if (number > 0)
        *--begin = (char)('0' + number);
    while ((uint64_t)(end - begin) < least)
        *--begin = '0';
    return begin;
}

#endif
