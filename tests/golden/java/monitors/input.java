/* The wait for a monitor: behind what the monitor costs, before the block; the block's ways out; a null monitor. */
import java.util.*;
class Main {
    static final Object LOCK = new Object();
    static final List<Object> list = new ArrayList<>(Arrays.asList("a", 1));
    static StringBuilder log = new StringBuilder();
    static Object lock(int n) { log.append(n); return n < 0 ? null : LOCK; }
    static void v(int n) { log.append(n); }
    static synchronized int whole(int n) { return n; }
    final int field;
    Main(int n) { synchronized (this) { field = n; } }
    static int returns(int n) {
        synchronized (lock(n)) {v(1); if (n > 5) return n; }
        synchronized (/* the class */ Main.class) { }
        final int m;
        synchronized (((Object) list.get(n & 1))) { m = n + 1; }
        for (int i = 0; ; i++) synchronized (LOCK) { if (i > 2) break; else continue; }
        synchronized (LOCK) { synchronized (lock(2)) { throw new IllegalStateException("m" + m); } }
    }
    public static void main(String[] args) {
        Runnable r = () -> { synchronized (LOCK) { v(7); } };
        r.run();
        try { returns(lock(3) == LOCK ? 1 : 2); } catch (IllegalStateException e) { log.append(e.getMessage()); }
        try { synchronized (lock(-1)) { v(9); } } catch (NullPointerException e) { v(8); }
        System.out.println(log + " " + returns(6) + whole(new Main(4).field));
    }
}
