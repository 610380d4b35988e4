/* Exit statuses of the weft command and of everything that ends it. */
#ifndef STATUS_H
#define STATUS_H

enum { STATUS_DONE = 0, STATUS_FAILURE = 1, STATUS_USAGE = 2 };

#endif
