#include "port.h"

#include <stddef.h>
#include <string.h>

enum { MOST = 65535 };

bool port_parse(const char *text, unsigned *port)
{
    size_t length = strlen(text);
    unsigned number = 0;
    if (length == 0 || strspn(text, "0123456789") != length)
        return false;
    for (; *text; text++)
        if ((number = 10 * number + (unsigned)(*text - '0')) > MOST)
            return false;
    *port = number;
    return true;
}
