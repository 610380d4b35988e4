#include "omp_regions.h"

#include <stdbool.h>
#include <string.h>

/* By the first word; of combined directives the first one says what it is, unless there is a loop in it. */
static const struct {
    const char *word;
    enum omp_region region;
} words[] = {
    { "parallel", OMP_PARALLEL },  { "teams", OMP_PARALLEL },  { "for", OMP_LOOP },        { "loop", OMP_LOOP },
    { "distribute", OMP_LOOP },    { "simd", OMP_LOOP },       { "taskloop", OMP_LOOP },   { "sections", OMP_SECTIONS },
    { "section", OMP_SECTIONS },   { "single", OMP_SINGLE },   { "masked", OMP_MASKED },   { "master", OMP_MASKED },
    { "critical", OMP_CRITICAL },  { "ordered", OMP_ORDERED }, { "barrier", OMP_BARRIER }, { "taskwait", OMP_TASKWAIT },
    { "taskgroup", OMP_TASKWAIT }, { "atomic", OMP_ATOMIC },   { "flush", OMP_FLUSH },     { "scope", OMP_SCOPE },
};

static enum omp_region region_of(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(words[i].word, word, length) == 0 && words[i].word[length] == '\0')
            return words[i].region;
    return OMP_OTHER;
}

enum omp_region omp_region_of(const char *callee, enum weft_kind kind)
{
    bool is_site = kind == WEFT_KIND_REGION || kind == WEFT_KIND_WORK;
    if (kind == WEFT_KIND_TASK)
        return OMP_TASK;
    if (!is_site || strncmp(callee, "omp::", 5) != 0)
        return OMP_NONE;
    const char *at = callee + 5;
    size_t length = strcspn(at, " (");
    enum omp_region first = region_of(at, length);
    while (at[length] == ' ') {
        at += length + 1;
        length = strcspn(at, " (");
        if (first != OMP_OTHER && region_of(at, length) == OMP_LOOP)
            return first == OMP_PARALLEL ? OMP_PARALLEL_LOOP : OMP_LOOP;
    }
    return first;
}
