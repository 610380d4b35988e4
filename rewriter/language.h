/* Which language a source is in, by its file's name, as compilers have it. */
#ifndef LANGUAGE_H
#define LANGUAGE_H

/* "c", "c++", "rust", or NULL: none that weft knows. Headers are not sources. */
const char *language_by_name(const char *path);

#endif
