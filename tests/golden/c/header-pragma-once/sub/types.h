#ifndef TYPES_H
#define TYPES_H
typedef int number;
#endif
