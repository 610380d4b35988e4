/* gcc's builtin `__integer_pack(n)...`, 0 to n-1 (gcc/cp/pt.cc), of which its library makes std::make_integer_sequence. clang has
 * __make_integer_seq instead, which the library takes where it is read by clang; a text that was preprocessed for gcc has taken the
 * other. */
#ifndef INTEGER_PACK_H
#define INTEGER_PACK_H

#include "arena.h"
#include "str.h"

/* If `text` has `S<T, __integer_pack(n)...>`, stores a text of the same length with `__make_integer_seq<S,T,n>` instead, and returns
 * true. */
bool integer_pack_replace(struct arena *arena, struct slice *text);

#endif
