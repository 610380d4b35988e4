/* What a call expression calls, and with which types. */
#ifndef CXX_CALLEE_H
#define CXX_CALLEE_H

#include "clang_walk.h"

/* A function definition or declaration of any sort, or a template of one. */
bool cxx_is_function_like(enum CXCursorKind kind);
/* The function, or the variable or member that points to one, whose name the call expression calls by; a null cursor
 * where it calls what an expression gives. libclang says that f(1)(2) calls f twice. */
CXCursor cxx_called(CXCursor call);
/* Is it a copy that is not made before C++17 either ([class.copy.elision]), because the object is constructed in its
 * place? */
bool cxx_is_elided(CXCursor call);
/* What is written in an expression, below elided copies. */
CXCursor cxx_strip_elided(CXCursor expression);
/* The type of the function that is called; kind CXType_Invalid if it is not known. */
CXType cxx_function_type(CXCursor call);
/* The type of parameter i of the call, counting the object of a member operator, for which *is_object is set. Kind
 * CXType_Invalid: it is not known, or i is in the variadic part. */
CXType cxx_parameter_type(CXCursor call, int i, bool *is_object);
/* In a template: does the expression name functions, or what a class that depends on its parameters has, as T::f does? The
 * & before it makes a pointer and calls nothing ([over.over], [expr.unary.op]/3). */
bool cxx_names_function(CXCursor expression);
/* Is the argument passed as a pointer or a reference to a function, which no object can be? */
bool cxx_takes_function(CXCursor call, int i);

#endif
