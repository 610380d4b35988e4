package weft.rt;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * The file .control of the process's directory, into which `weft on` and `weft off` write (struct weft_control of
 * weft/format.h). There is no signal: threads look from time to time.
 */
final class Control {
    private static File file;
    private static volatile ByteBuffer map; // null: there is none
    private static volatile int seen; // the generation that has been applied

    private Control() {
    }

    static void open() throws IOException {
        file = new File(Trace.directory, ".control");
        RandomAccessFile made = new RandomAccessFile(file, "rw");
        try {
            made.write(new byte[Format.CONTROL_SIZE]); // a full disk is an error here: later, a store would be one
            ByteBuffer all = made.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, Format.CONTROL_SIZE).order(ByteOrder.LITTLE_ENDIAN);
            if ("off".equals(System.getenv("WEFT_START"))) {
                all.putInt(Format.CONTROL_AT_OFF, 1);
                Switches.apply(true, new HashSet<String>());
            }
            all.putInt(0, Format.CONTROL_MAGIC);
            map = all;
        } finally {
            made.close();
        }
    }

    static void remove() {
        if (file != null)
            file.delete();
    }

    /** Without a lock, as long as nothing has changed. */
    static void poll() {
        ByteBuffer all = map;
        if (all != null && all.getInt(Format.CONTROL_AT_GENERATION) != seen)
            synchronized (Trace.class) {
                apply(all);
            }
    }

    private static void apply(ByteBuffer all) {
        int generation = all.getInt(Format.CONTROL_AT_GENERATION);
        if (generation == seen || (generation & 1) != 0) // odd: it is being written
            return;
        boolean isOff = all.getInt(Format.CONTROL_AT_OFF) != 0;
        int length = all.getInt(Format.CONTROL_AT_LENGTH);
        byte[] names = new byte[length >= 0 && length <= Format.CONTROL_SIZE - Format.CONTROL_AT_NAMES ? length : 0];
        for (int i = 0; i < names.length; i++)
            names[i] = all.get(Format.CONTROL_AT_NAMES + i);
        if (map.getInt(Format.CONTROL_AT_GENERATION) != generation) // a volatile read: what was read before is not read again
            return;
        Set<String> off = new HashSet<String>();
        for (String name : new String(names, StandardCharsets.UTF_8).split("\0"))
            off.add(name);
        Switches.apply(isOff, off);
        seen = generation;
        all.putInt(Format.CONTROL_AT_APPLIED, generation);
    }
}
