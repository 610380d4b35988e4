/* Functions of included files are recorded, too; lines and columns are those of the files, before macros are expanded. */
#include "table.h"
int a[9];
int f(void);

int f(void)
{
    a[1] = 3; a[2] = PICK(2); a[3] = 1;
    return get(2) - 1;
}
