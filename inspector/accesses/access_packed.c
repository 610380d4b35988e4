#include "access_packed.h"

#include <dlfcn.h>
#include <string.h>

#include "packet.h"

enum { HEAD = sizeof(struct weft_packed), AT_METHOD = 4, AT_SEQUENCE = 8, AT_SIZE = 16, AT_PACKED = 20, AT_LOST = 24 };

bool access_packed_head(struct window *window, uint64_t offset, struct weft_packed *head, const char **why)
{
    const uint8_t *bytes = window_at(window, offset, HEAD);
    *why = NULL;
    if (!bytes) {
        *why = offset < window->size ? "cut short" : NULL;
        return false;
    }
    *head = (struct weft_packed){ .magic = read_u32(bytes),
                                  .method = read_u32(bytes + AT_METHOD),
                                  .sequence = read_u64(bytes + AT_SEQUENCE),
                                  .size = read_u32(bytes + AT_SIZE),
                                  .packed = read_u32(bytes + AT_PACKED),
                                  .lost = read_u64(bytes + AT_LOST) };
    if (head->magic != WEFT_PACKED_MAGIC)
        *why = "not a compressed packet";
    else if (head->method > WEFT_PACKED_LZ4)
        *why = "compressed in a way of a newer version";
    else if (head->size > WEFT_MEMORY_PACKET || head->packed > head->size || (head->method == WEFT_PACKED_PLAIN && head->packed != head->size))
        *why = "a compressed packet of an impossible size";
    else if (offset + HEAD + head->packed > window->size)
        *why = "cut short in a compressed packet";
    return *why == NULL;
}

/* Of liblz4.so.1, whose interface does not change; NULL: it is not to be had. */
typedef int decompress_function(const char *from, char *to, int size, int room);

static decompress_function *find_decompress(void)
{
    static decompress_function *found;
    static bool is_known;
    void *library = is_known ? NULL : dlopen("liblz4.so.1", RTLD_NOW | RTLD_LOCAL);
    is_known = true;
    if (library)
        *(void **)&found = dlsym(library, "LZ4_decompress_safe");
    return found;
}

bool access_packed_read(struct window *window, uint64_t offset, uint8_t *packet, const char **why)
{
    struct weft_packed head;
    if (!access_packed_head(window, offset, &head, why))
        return false;
    const uint8_t *bytes = window_at(window, offset + HEAD, head.packed);
    decompress_function *decompress = head.method == WEFT_PACKED_LZ4 ? find_decompress() : NULL;
    if (!bytes) {
        *why = "cannot be read";
    } else if (head.method == WEFT_PACKED_PLAIN) {
        memcpy(packet, bytes, head.size);
    } else if (!decompress) {
        *why = "compressed by LZ4, whose library (liblz4.so.1) is not to be had";
    } else if (decompress((const char *)bytes, (char *)packet, (int)head.packed, WEFT_MEMORY_PACKET) != (int)head.size) {
        *why = "damaged in a compressed packet";
    }
    if (!*why)
        memset(packet + head.size, 0, WEFT_MEMORY_PACKET - head.size);
    return *why == NULL;
}
