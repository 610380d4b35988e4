/* What units refer to that weft compiled in a build (probe.h), as others refer to rt_link.c. The shared library does not
 * export it: weft gives linkers this file as an archive beside the library. So a plain link of such a unit is complete
 * where a shared library of the same build brings libweft with it: ld would look into that, and refuse to take a symbol
 * from a library that it was not given. */
extern const char weft_link_functions[] __asm__("__start_weft_link");
extern __attribute__((visibility("hidden"))) const char *const weft_wrapped_units __asm__("__start_weft_wrapped");

const char *const weft_wrapped_units = weft_link_functions;
