/* Recordings of one process made one: a virtual machine records its own calls, and libweft, in a library that it has
 * loaded, those of the library. A native call of a thread is then nested in the call that made it. Each module of a
 * program in Java, and each of its class loaders, may have a recording of its own, too. */
#ifndef JOIN_H
#define JOIN_H

#include "trace.h"

/* Joins all of these: the library's recording becomes a guest of the virtual machine's process, which gets its sites,
 * with numbers behind its own, and its threads. A thread that several have recorded is one, with the second as its
 * guest, the third as that one's, and so on; the reader's cursors merge them by time. Threads of a tid that was used
 * several times remain apart. */
void join_processes(struct trace *trace);

#endif
