/* Is what follows the word `template` a template with calls in it? Told byte by byte, before there are tokens: a guess, for
 * choosing what is likely to take less time. */
#ifndef TEMPLATE_GUESS_H
#define TEMPLATE_GUESS_H

#include <stdbool.h>

/* `at` is behind the word. Specialisations (`template <>`) and instantiations are no templates. */
bool template_guess_calls(const char *at, const char *end);

#endif
