/* A call of rustc that cargo does not make: a makefile, Meson, a person. What cargo would say on the command line stands in
 * the root file, or follows from its name. */
#ifndef RUSTC_ALONE_H
#define RUSTC_ALONE_H

#include "rustc_call.h"

/* Sets args.crate_name and args.crates where the command line does not say them: by the attributes at the top of the root file (The rustc book,
 * "--crate-name"; Reference, "Linkage"), or rustc's defaults. */
void rustc_alone_complete(struct rustc_call *call);

#endif
