/* Which words can the operator ## of macros make? (C17 6.10.3.3) An operand is a word of the macro's text or a parameter,
 * for which any word may stand, and any that another ## has made. */
#ifndef PASTE_H
#define PASTE_H

#include "spelled.h"

/* Can `name` be made? If it is only a beginning: can a word that begins so? */
bool paste_can_make(const struct spelled *spelled, struct slice name, bool is_beginning);

#endif
