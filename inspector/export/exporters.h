/* The table of exporters, generated from exporters.def. */
#ifndef EXPORTERS_H
#define EXPORTERS_H

#include "exporter.h"

#define EXPORTER(name) extern const struct exporter export_##name;
#include "exporters.def"
#undef EXPORTER

/* NULL at the end. */
extern const struct exporter *const exporters[];

#endif
