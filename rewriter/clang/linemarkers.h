/* Texts that a preprocessor has made before the compiler is called with them, as nvcc does: headers stand in them, between linemarkers
 * (`# 1 "main.cu"`; The C Preprocessor, "Preprocessor Output"). */
#ifndef LINEMARKERS_H
#define LINEMARKERS_H

#include "point.h"
#include "request.h"

/* Has a preprocessor made this text? It begins with a linemarker then. */
bool linemarkers_begin(struct slice text);

/* Applies to the files that such a text consists of what holds for sources and headers (select.h): the file that it was made of decides
 * whether the unit is excluded, and calls in headers which are not the project's are left alone. Other texts are left as they are. */
void linemarkers_select(struct unit *unit, const struct rewrite_request *request);

#endif
