/* The class that is added behind the classes of a source, with its table of sites. */
#ifndef JAVA_TABLE_H
#define JAVA_TABLE_H

#include "arena.h"

/* Its name behind "WEFT_U0", of the source's path: "src/my-file.java" -> "_my_file". */
char *java_table_of(struct arena *arena, const char *path);

#endif
