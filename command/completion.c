#include "completion.h"

#include <string.h>

#include "completion_shells.h"

bool completion_add(struct str *out, const char *shell)
{
    static const struct {
        const char *shell;
        void (*add)(struct str *out);
    } shells[] = { { "bash", completion_add_bash }, { "zsh", completion_add_zsh }, { "fish", completion_add_fish } };
    for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
        if (strcmp(shell, shells[i].shell) == 0) {
            shells[i].add(out);
            return true;
        }
    return false;
}
