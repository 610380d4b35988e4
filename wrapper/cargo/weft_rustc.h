/* weft-rustc and weft-rustdoc, which `weft cargo` sets as RUSTC_WRAPPER and RUSTDOC. */
#ifndef WEFT_RUSTC_H
#define WEFT_RUSTC_H

/* Return the exit status, unless the compiler takes the place of this process. */
int weft_rustc(int argc, char **argv);
int weft_rustdoc(int argc, char **argv);

#endif
