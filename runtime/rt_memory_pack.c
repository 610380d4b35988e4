#define _GNU_SOURCE 1
#include <string.h>
#include <sys/mman.h>

#include "rt_memory_pack.h"

#include "rt_environment.h"
#include "rt_packet.h"
#include "rt_say.h"
#include "rt_state.h"
#include "rt_tool_open.h"

#include <weft/format.h>

enum {
    STATE = 32 << 10,                                           /* of LZ4: some 16 KiB */
    BOUND = WEFT_MEMORY_PACKET + WEFT_MEMORY_PACKET / 255 + 16, /* of LZ4: what no packet becomes more than */
    ROOM = STATE + BOUND
};

/* Of liblz4.so.1, whose interface does not change. */
static int (*compress)(void *state, const char *from, char *to, int size, int most, int acceleration);

bool rt_memory_pack_is_on(void)
{
    return compress != NULL;
}

void rt_memory_pack_load(void)
{
    const char *wish = rt_environment(WEFT_ENV_COMPRESS);
    if (!wish || !*wish || strcmp(wish, "none") == 0 || rt_process.state == RT_OFF)
        return;
    if (strcmp(wish, "lz4") != 0) {
        rt_process_doubt(WEFT_ENV_COMPRESS, wish, "accepted are lz4 and none; memory accesses are written as they are");
        return;
    }
    const char *problem;
    int (*size_of_state)(void) = NULL;
    if (rt_tool_open) { /* a program that has libweft.a in it cannot load libraries */
        *(void **)&size_of_state = rt_tool_open("liblz4.so.1", "LZ4_sizeofState", &problem);
        *(void **)&compress = rt_tool_open("liblz4.so.1", "LZ4_compress_fast_extState", &problem);
    }
    if (compress && size_of_state && size_of_state() <= STATE)
        return;
    compress = NULL;
    rt_say("weft: %s=%s has no effect: %s\n", WEFT_ENV_COMPRESS, wish,
           rt_tool_open ? "liblz4.so.1 cannot be loaded" : "a program that has libweft.a in it cannot load liblz4.so.1");
}

static bool make_room(struct rt_packer *packer)
{
    if (packer->room)
        return true;
    void *room = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    packer->room = room == MAP_FAILED ? NULL : room;
    return packer->room != NULL;
}

bool rt_memory_pack(struct rt_packer *packer, const struct rt_packet_header *packet, struct weft_packed *head, const void **data)
{
    if (!make_room(packer))
        return false;
    unsigned char *bytes = packer->room + STATE;
    uint32_t size = (uint32_t)(packet->content_size / 8);
    int packed = compress(packer->room, (const char *)packet, (char *)bytes, (int)size, BOUND, 1);
    bool is_smaller = packed > 0 && (uint32_t)packed < size;
    *head = (struct weft_packed){ .magic = WEFT_PACKED_MAGIC,
                                  .method = is_smaller ? WEFT_PACKED_LZ4 : WEFT_PACKED_PLAIN,
                                  .sequence = packet->packet_seq_num,
                                  .size = size,
                                  .packed = is_smaller ? (uint32_t)packed : size,
                                  .lost = packet->events_discarded };
    *data = is_smaller ? (const void *)bytes : packet;
    return true;
}

void rt_memory_pack_release(struct rt_packer *packer)
{
    if (packer->room)
        munmap(packer->room, ROOM);
    packer->room = NULL;
}
