/* The metadata file: CTF's description of the layout, written anew as a whole. docs/trace-format.md says what readers
 * may rely on. */
#ifndef RT_METADATA_H
#define RT_METADATA_H

#include <stdbool.h>

bool rt_metadata_write(void); /* with rt_process.lock held; false with errno */

#endif
