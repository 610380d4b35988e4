/* libFuzzer: damaged sources for the front end of libclang, in C and C++. The first byte says the language, the second how. */
#include "language.h"
#include "source.h"

extern const struct language language_c, language_cxx;
const struct language *const languages[] = { &language_c, &language_cxx, NULL };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const char *const configs[] = {
        "{ \"probes\": [{ \"call\": \"main\", \"kind\": \"global\" }, { \"call\": \"pthread_create\", \"kind\": \"local\" }, { \"call\": \"**\" }] }",
        "{ \"probes\": [{ \"function\": \"**\" }, { \"call\": \"**\", \"capture\": [\"0\", \"return\"] }] }",
        "{ \"probes\": [{ \"region\": \"omp::**\" }, { \"memory\": \"**\" }] }",
    };
    if (size < 2)
        return 0;
    fuzz_source(bytes[0] % 2 ? "c++" : "c", configs, sizeof configs / sizeof *configs, bytes[1], (const char *)bytes + 2, size - 2);
    return 0;
}
