package weft.rt;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Backtraces: a place of a program has no address, so each gets a number, which is defined when it is first seen. */
final class Frames {
    private static final byte BACKTRACE = Format.VALUE_BACKTRACE;
    private static final Map<StackTraceElement, Integer> numbers = new HashMap<StackTraceElement, Integer>();

    private Frames() {
    }

    private static int number(StackTraceElement frame) {
        synchronized (Trace.class) {
            Integer known = numbers.get(frame);
            if (known != null)
                return known;
            try {
                int number = numbers.size() + 1;
                Trace.defineFrame(number, frame);
                numbers.put(frame, number);
                return number;
            } catch (IOException e) {
                return 0;
            }
        }
    }

    /** Puts at most `most` frames into the payload, the innermost first, and returns where they end. */
    static int add(byte[] payload, int at, int most) {
        StackTraceElement[] all = new Throwable().getStackTrace();
        int count = at + 1, n = 0;
        payload[at] = BACKTRACE;
        at += 2;
        for (int i = 0; i < all.length && n < most; i++) {
            if (all[i].getClassName().startsWith("weft.rt."))
                continue;
            int number = number(all[i]);
            for (int k = 0; k < 8; k++)
                payload[at++] = (byte) (k < 4 ? number >>> 8 * k : 0);
            n++;
        }
        payload[count] = (byte) n;
        return at;
    }
}
