/* The mapped files that addresses of code lie in. No lock is held. */
#ifndef RT_MODULE_H
#define RT_MODULE_H

#include <stdint.h>

/* Defines the file that the address lies in, if it can be found. The thread has begun, and signals are blocked. */
void rt_module_define(uint64_t address);

#endif
