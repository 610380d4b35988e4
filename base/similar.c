#include "similar.h"

#include <stdint.h>
#include <string.h>

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

size_t similar_distance(const char *from, const char *to)
{
    enum { LONGEST = 64 };
    size_t rows[3][LONGEST + 1], n = strlen(from), m = strlen(to);
    if (n > LONGEST || m > LONGEST)
        return SIZE_MAX;
    for (size_t j = 0; j <= m; j++)
        rows[0][j] = j;
    for (size_t i = 1; i <= n; i++) {
        size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *two_above = rows[(i + 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= m; j++) {
            row[j] = smaller(smaller(row[j - 1], above[j]) + 1, above[j - 1] + ((from[i - 1] | 0x20) != (to[j - 1] | 0x20)));
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = smaller(row[j], two_above[j - 2] + 1);
        }
    }
    return rows[n % 3][m];
}

size_t similar_limit(const char *word)
{
    return strlen(word) / 3 + 2;
}
