package weft.rt;

import java.io.IOException;

/**
 * Watches for pauses of garbage collectors. Threads that record look for them themselves, and notifications of the
 * platform tell of collections that stop the program; but what that takes is loaded in tens of milliseconds of a
 * processor's time, and the module java.management may be missing. So it is loaded when there has been a pause; until
 * then, and for collectors of whose pauses nobody tells, a thread looks every few milliseconds.
 */
final class Watcher extends Thread {
    private static final long LONGEST_WAIT = 500; // ms
    /** ms, and how often the first is waited: pauses come when a program fills its memory for the first time. */
    private static final int SHORT = 1, LONG = 5, OFTEN = 200;

    private static ThreadGroup group;
    private static Watcher loader; // with the lock of the class; null: there has been no pause
    private final Pauses pauses;
    private final boolean isLoader;

    private Watcher(Pauses pauses, boolean isLoader) {
        super(group, isLoader ? "weft-collections" : "weft-pauses");
        this.pauses = pauses;
        this.isLoader = isLoader;
        setDaemon(true);
        setContextClassLoader(null);
    }

    /** Threads of the system's group: the program's own group does not have them. */
    static void begin() {
        if (Trace.environment("WEFT_GC", "").equals("off"))
            return;
        group = Thread.currentThread().getThreadGroup();
        while (group != null && group.getParent() != null)
            group = group.getParent();
        try {
            Pauses pauses = new Pauses();
            Trace.watcher = pauses;
            new Watcher(pauses, false).start();
        } catch (IOException | RuntimeException e) { // no counters, another virtual machine: no pauses are recorded
            Trace.watcher = null;
        }
    }

    private static synchronized Watcher startLoader(Pauses pauses) {
        if (loader == null) {
            loader = new Watcher(pauses, true);
            loader.start();
        }
        return loader;
    }

    /** The program ends: what has been seen waits for the clock. The caller does not have the lock of Trace. */
    static void finish() {
        Runnable pauses = Trace.watcher;
        try {
            if (pauses == null || !((Pauses) pauses).isWaiting())
                return;
            startLoader((Pauses) pauses).join(LONGEST_WAIT);
            if (Trace.watcher != null)
                ((Pauses) pauses).lose();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** In a module: it need not require java.management, which is asked for by reflection because JDK 8 knows no modules. */
    private static void readManagement() throws ReflectiveOperationException {
        Object own, all, layer = null;
        try {
            own = Class.class.getMethod("getModule").invoke(Watcher.class);
        } catch (NoSuchMethodException e) {
            return;
        }
        layer = Class.forName("java.lang.ModuleLayer").getMethod("boot").invoke(null);
        all = layer.getClass().getMethod("findModule", String.class).invoke(layer, "java.management");
        Object management = all.getClass().getMethod("orElse", Object.class).invoke(all, (Object) null);
        if (management != null)
            own.getClass().getMethod("addReads", own.getClass()).invoke(own, management);
    }

    private void load() {
        try {
            readManagement();
            Notifications.listen(pauses);
        } catch (Exception | LinkageError e) { // no such module: no pauses are recorded
            Trace.watcher = null;
        }
    }

    private void watch() throws InterruptedException {
        Watcher started = null;
        for (int i = 0; (started == null || started.isAlive() || pauses.isConcurrent()) && Trace.watcher != null && !Trace.isOver; i++) {
            pauses.run();
            if (started == null && pauses.wantsClock())
                started = startLoader(pauses);
            Thread.sleep(i < OFTEN || started != null ? SHORT : LONG);
        }
    }

    @Override
    public void run() {
        if (isLoader)
            load();
        else
            try {
                watch();
            } catch (InterruptedException e) {
                return; // somebody ends all threads
            }
    }
}
