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

    /**
     * The counters count from the moment from which the uptime is counted. It is told in whole ms: of two readings that
     * differ the earlier says what that moment is behind, the later what it is not behind, also where the thread stood
     * still in between. What several of them allow is what they have in common.
     */
    private static long findZero(RuntimeMXBean runtime) {
        long earliest = Long.MIN_VALUE, latest = Long.MAX_VALUE;
        for (int i = 0; i < 10 && (i == 0 || latest - earliest > 1000); i++) {
            long before = System.nanoTime(), earlier, uptime, now = runtime.getUptime();
            do {
                earlier = before;
                uptime = now;
                before = System.nanoTime();
                now = runtime.getUptime();
            } while (now == uptime);
            earliest = Math.max(earliest, earlier - (uptime + 1) * 1000000);
            latest = Math.min(latest, System.nanoTime() - now * 1000000);
        }
        return earliest;
    }
}
