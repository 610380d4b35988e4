/* A macro of the compiler's own headers makes something that libclang does not know: it stays, and other macros are expanded. */
#include <xmmintrin.h>
int g(int);
#define TWICE(x) g(g(x))
int f(__m128 *rows)
{
    _MM_TRANSPOSE4_PS(rows[0], rows[1], rows[2], rows[3]);
    return TWICE(g(1));
}
