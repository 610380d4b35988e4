/* libFuzzer: any bytes as a config.json. Invariants: a configuration or a message, never both or neither; what is
 * accepted can be looked up in. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "config_read.h"
#include "select.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct arena arena = { 0 };
    struct diags diags = { .arena = &arena };
    struct config *config = config_parse(&arena, "config.json", (const char *)bytes, size, &diags);
    if ((config != NULL) != (diags.list.count == 0))
        abort();
    if (config) {
        struct select *select = select_new(&arena, config);
        select_callee(select, "std::thread::spawn");
        select_callee(select, "device.read");
        select_entry(select);
        select_source(select, "src/a.c");
    }
    arena_release(&arena);
    return 0;
}
