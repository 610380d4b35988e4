/* tree-sitter's grammar of Java, as weft reads it. */
#ifndef JAVA_GRAMMAR_H
#define JAVA_GRAMMAR_H

#include "tree_grammar.h"

extern const struct tree_grammar java_grammar;

#endif
