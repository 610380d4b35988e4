/* Java, as the table of languages has it. */
#include "front_java.h"
#include "language.h"
#include "scheme_java.h"

static const char *const endings[] = { ".java", NULL };

/* As a user would try it. */
static const struct language_trial trials[] = {
    { "javac", NULL, "T.java",
      "class T {\n    static int work(int x) { return x + 1; }\n    public static void main(String[] a) { System.exit(work(1) - 2); }\n}\n",
      "javac -d classes T.java", "java -cp classes T" },
    { 0 },
};

extern const struct language language_java; /* the table's: languages.def */
const struct language language_java = {
    .name = "java",
    .title = "Java",
    .endings = endings,
    .name_prefix = "WEFT_",
    .name_letters = "UDT",
    .find_points = java_find_points,
    .schemes = &scheme_java,
    .trials = trials,
};
