/* Java, as the table of languages has it. */
#include "front_java.h"
#include "language.h"
#include "scheme_java.h"

static const char *const endings[] = { ".java", NULL };

extern const struct language language_java; /* the table's: languages.def */
const struct language language_java = {
    .name = "java",
    .title = "Java",
    .endings = endings,
    .name_prefix = "WEFT_",
    .name_letters = "UDT",
    .find_points = java_find_points,
    .schemes = &scheme_java,
};
