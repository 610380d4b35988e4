package weft.rt;

import java.io.File;
import java.io.IOException;

/**
 * The last of the disk is left to others: a trace that grows without end must not take what else runs on the machine with
 * it. The same as in libweft's rt_room.c.
 */
final class Room {
    private static final long DEFAULT = 1024, MEBIBYTE = 1 << 20, LOOK = 64 * MEBIBYTE;
    private static final int SHARE = 16;

    private static long reserve, allowed; // bytes: that stay free; that may be written before the disk is looked at again

    private Room() {
    }

    /** Of a small disk a part stays free, and where others have taken what would, half of the rest. */
    static synchronized void find(File directory) {
        long size = directory.getTotalSpace(), left = directory.getUsableSpace();
        reserve = Math.min(Trace.number("WEFT_RESERVE", 0, 1 << 30, DEFAULT, "accepted are 0 to 1073741824 (MiB); 1024 MiB of the disk stay free") * MEBIBYTE, size / SHARE);
        if (reserve > left)
            reserve = left / 2;
    }

    static synchronized void take(File directory, long length) throws IOException {
        allowed -= length;
        if (reserve == 0 || allowed >= 0)
            return;
        long left = directory.getUsableSpace() - reserve - length;
        allowed = Math.min(LOOK, Math.max(left / 2, 0)); // others write as well
        if (left < 0)
            throw new IOException("what is left of the disk is for others (WEFT_RESERVE)");
    }
}
