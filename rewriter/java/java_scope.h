/* What a file says of names: its package, its imports and its classes with their members; and the variables that are
 * seen at a place. */
#ifndef JAVA_SCOPE_H
#define JAVA_SCOPE_H

#include "tree_syntax.h"

struct java_import {
    const char *name; /* "java.util.List"; on demand: "java.util" */
    bool is_static, is_on_demand;
};

enum java_member_kind { JAVA_MEMBER_FIELD, JAVA_MEMBER_METHOD, JAVA_MEMBER_TYPE, JAVA_MEMBER_TYPE_VARIABLE };

struct java_member {
    enum java_member_kind kind;
    struct slice name;
    TSNode type; /* of a field or a result; null: none, or `type_name` says it */
    const char *type_name;
    bool is_array; /* `int a[]` */
};

/* A class, interface, enum, record, or the body of an anonymous class. */
struct java_class {
    const struct java_class *outer; /* the class around it, or NULL */
    const char *name;               /* "org.example.Outer.Inner" */
    const char *display;            /* the same without the package */
    const void *node;               /* identity of its declaration (anonymous: of its body) */
    TSNode superclass;              /* type node, or null */
    VEC(struct java_member) members;
};

struct java_file {
    struct arena *arena;
    const struct tree_syntax *syntax;
    struct slice source;
    const char *package;   /* "", or "org.example" */
    const char *directory; /* of the file; NULL: unknown. Other classes of the package are looked for there */
    VEC(struct java_import) imports;
    VEC(struct java_class *) classes;
};

/* A variable, or with `is_type` a type variable (type NULL) or local class. */
struct java_local {
    const struct java_local *outer;
    struct slice name;
    const char *type; /* NULL: unknown */
    bool is_type;
};

/* Where a name stands. */
struct java_place {
    struct java_file *file;
    const struct java_class *class; /* the innermost one around it; NULL: none */
    const struct java_local *locals;
};

/* Reads package, imports, and all classes that are members of others or of the package. */
void java_file_read(struct java_file *file, TSNode root);
/* The class of a declaration or an anonymous class's body. Those in bodies are read when they are met. */
const struct java_class *java_class_at(struct java_file *file, TSNode node, const struct java_class *outer);
const struct java_class *java_class_named(const struct java_file *file, const char *name);
const struct java_member *java_find_member(const struct java_class *class, enum java_member_kind kind, struct slice name);
const struct java_local *java_find_local(const struct java_local *locals, struct slice name, bool is_type);

/* The qualified name of a simple type name: "List" -> "java.util.List". NULL: a type variable, or not known. */
const char *java_resolve_type(const struct java_place *place, struct slice name);
/* Is it known from the text that a type of this name is meant, and not a variable that a class inherits? */
bool java_is_type_name(const struct java_place *place, struct slice name);

#endif
