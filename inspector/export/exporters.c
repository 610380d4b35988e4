#include "exporters.h"

const struct exporter *const exporters[] = {
#define EXPORTER(name) &export_##name,
#include "exporters.def"
#undef EXPORTER
    NULL,
};
