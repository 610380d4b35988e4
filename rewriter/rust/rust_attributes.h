/* Attributes of items: an attribute macro is given the item's tokens, and may do with them what it likes (Reference,
 * "Procedural Macros", "Attribute macros"). */
#ifndef RUST_ATTRIBUTES_H
#define RUST_ATTRIBUTES_H

#include "rust_visit.h"

/* Does the attribute, `#[..]`, leave the bodies in the item behind it as they are? Those of the language and of tools
 * do, the macros of rust_attributes.def, and those that the configuration names. */
bool rust_attribute_keeps_bodies(const struct rust_visit *visit, TSNode attribute);

#endif
