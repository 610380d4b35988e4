/* "capture", "when": which operands of a call, or parameters of a body, can tell their values. */
#ifndef JAVA_VALUES_H
#define JAVA_VALUES_H

#include "java_visit.h"

/* Sets the operands and the result of the point that `call` is, and chooses what is captured. Types are unknown:
 * everything but functions and null may turn out to be a number or a string. Returns the reason why the point has to be
 * left alone, or REASON_NONE. */
enum reason java_choose_values(const struct java_visit *visit, TSNode call, struct point *point);
/* The same for the body of the method or constructor, whose result cannot be captured. */
enum reason java_choose_parameters(const struct java_visit *visit, TSNode method, struct point *point);

#endif
