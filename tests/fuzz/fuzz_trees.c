/* libFuzzer: damaged sources for the front end of tree-sitter, in Rust and Java. The first byte says the language, the second how. */
#include "language.h"
#include "source.h"

extern const struct language language_rust, language_java;
const struct language *const languages[] = { &language_rust, &language_java, NULL };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const char *const configs[] = {
        "{ \"probes\": [{ \"call\": \"std::thread::spawn\", \"kind\": \"local\" }, { \"call\": \"**\" }] }",
        "{ \"probes\": [{ \"function\": \"**\" }, { \"call\": \"**\", \"capture\": [\"0\", \"return\"] }] }",
        "{ \"probes\": [{ \"call\": \"**\", \"backtrace\": 4, \"every\": 3 }] }",
    };
    if (size < 2)
        return 0;
    fuzz_source(bytes[0] % 2 ? "java" : "rust", configs, sizeof configs / sizeof *configs, bytes[1], (const char *)bytes + 2, size - 2);
    return 0;
}
