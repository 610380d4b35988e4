/* Exit statuses of the weft command. Functions that decide how it ends return one of them. */
#ifndef STATUS_H
#define STATUS_H

enum { STATUS_DONE = 0, STATUS_FAILURE = 1, STATUS_USAGE = 2 };

#endif
