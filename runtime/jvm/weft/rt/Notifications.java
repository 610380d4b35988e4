package weft.rt;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;

/** What java.management knows of collections of garbage: that there was one, and what the clock of the counters began at. */
final class Notifications implements NotificationListener {
    private final Pauses pauses;

    private Notifications(Pauses pauses) {
        this.pauses = pauses;
    }

    static void listen(Pauses pauses) {
        Notifications listener = new Notifications(pauses);
        pauses.start(findZero(ManagementFactory.getRuntimeMXBean()));
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans())
            if (bean instanceof NotificationEmitter)
                ((NotificationEmitter) bean).addNotificationListener(listener, null, null);
    }

    @Override
    public void handleNotification(Notification notification, Object handback) {
        pauses.run();
    }

    /** The counters count from the moment from which the uptime is counted. It is told in ms: the moment is when it changes. */
    private static long findZero(RuntimeMXBean runtime) {
        long zero = 0, best = Long.MAX_VALUE;
        for (int i = 0; i < 10 && best > 1000; i++) {
            long before, after, uptime, now = runtime.getUptime();
            do {
                uptime = now;
                before = System.nanoTime();
                now = runtime.getUptime();
                after = System.nanoTime();
            } while (now == uptime);
            if (now == uptime + 1 && after - before < best) {
                best = after - before;
                zero = before - now * 1000000;
            }
        }
        return zero;
    }
}
