/* Ports of TCP, as users write them. */
#ifndef PORT_H
#define PORT_H

#include <stdbool.h>

/* Whether `text` is a port in decimal digits, 0 (any that is free) to 65535. The resolver cuts greater numbers to 16 bits and
 * says nothing. Sets *port. */
bool port_parse(const char *text, unsigned *port);

#endif
