/* weft-rustc and weft-rustdoc, which cargo calls as RUSTC_WRAPPER and RUSTDOC. */
#ifndef WEFT_RUSTC_H
#define WEFT_RUSTC_H

/* Return the exit status; may replace the process. */
int weft_rustc(int argc, char **argv);
int weft_rustdoc(int argc, char **argv);

#endif
