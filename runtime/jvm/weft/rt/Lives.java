package weft.rt;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/**
 * Threads that a recorded call is about to start. Each is claimed by itself when its recorder is opened, which is when
 * what it runs begins, if the rewritten text knows that, or else at its first event.
 */
final class Lives extends WeakReference<Thread> {
    private static final Map<Lives, Lives> all = new HashMap<Lives, Lives>();
    private static final ReferenceQueue<Thread> gone = new ReferenceQueue<Thread>(); // threads that have recorded nothing
    private final int hash; // of the object: a class that extends Thread may have an equals of its own
    final int site;
    final Recorder parent;
    final long created;

    private Lives(Thread thread, int site, Recorder parent, long created) {
        super(thread, gone);
        this.hash = System.identityHashCode(thread);
        this.site = site;
        this.parent = parent;
        this.created = created;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        Thread thread = get();
        return this == other || thread != null && other instanceof Lives && ((Lives) other).get() == thread;
    }

    static void starts(int site, Thread thread) {
        Lives life = new Lives(thread, site, Recorder.mine(), System.nanoTime());
        synchronized (all) {
            for (Reference<? extends Thread> over; (over = gone.poll()) != null;)
                all.remove(over);
            all.remove(life); // of a call that has not started it
            all.put(life, life);
        }
    }

    static boolean isStarted(Thread thread) {
        Lives sought = new Lives(thread, 0, null, 0);
        synchronized (all) {
            return all.containsKey(sought);
        }
    }

    /** null: no recorded call has started it. */
    static Lives claim(Thread thread) {
        Lives sought = new Lives(thread, 0, null, 0);
        synchronized (all) {
            return all.remove(sought);
        }
    }
}
