// Where calls that start threads are of kind local, what threads are given and run() of classes that extend Thread are
// followed too, though neither is a point: which of them runs on a thread that such a call has started, the program tells.
class Main {
    static int n;
    static synchronized void f() { n++; }

    static class Worker extends Thread {
        Worker(String name) { super(WEFT_U0_input.lived(name)); } // a name passes
        @Override public void run() { final boolean WEFT_L1 = WEFT_U0_input.beginLife(); try { if (n > 1000) return; super.run(); f(); } finally { WEFT_U0_input.endLife(WEFT_L1); }}
        void run(int times) { f(); } // none that a thread runs
        void begin() { final int WEFT_D4 = WEFT_U0_input.mark(); try { { WEFT_U0_input.starts(WEFT_U0_input.S + 0, this); WEFT_U0_input.begin(WEFT_U0_input.S + 0); start(); WEFT_U0_input.end(WEFT_U0_input.S + 0); } } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}
        class Inside { void begin() { final int WEFT_D5 = WEFT_U0_input.mark(); try { { WEFT_U0_input.starts(WEFT_U0_input.S + 1, Worker.this); WEFT_U0_input.begin(WEFT_U0_input.S + 1); start(); WEFT_U0_input.end(WEFT_U0_input.S + 1); } } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }} } // of the object around it
    }

    static class Deep extends Worker {
        Deep() { super("deep"); } // no constructor of Thread
        @Override public void run() { final boolean WEFT_L2 = WEFT_U0_input.beginLife(); try { super.run(); } finally { WEFT_U0_input.endLife(WEFT_L2); }}
        @Override public synchronized void start() { final int WEFT_D8 = WEFT_U0_input.mark(); try { { WEFT_U0_input.starts(WEFT_U0_input.S + 2, this); WEFT_U0_input.begin(WEFT_U0_input.S + 2); super.start(); WEFT_U0_input.end(WEFT_U0_input.S + 2); } } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8); throw WEFT_T8; }}
    }

    static class Given extends Thread {
        Given(Runnable r) { super(null, WEFT_U0_input.lived(r), "given", 0); }
    }

    static class Static {
        static void start() { f(); }
    }

    static class Other {
        public void run() { f(); }
        void start() { f(); }
    }

    static Thread make(Runnable r) { return new Thread(WEFT_U0_input.lived(r)); }

    public static void main(String[] args) throws Exception { final int WEFT_D14 = WEFT_U0_input.mark(); try {
        Runnable r = () -> { f(); };
        Thread a = new Thread(null, WEFT_U0_input.lived(r)), b = new Thread() { @Override public void run() { final boolean WEFT_L6 = WEFT_U0_input.beginLife(); try { f(); } finally { WEFT_U0_input.endLife(WEFT_L6); }} }, c = new Thread(WEFT_U0_input.lived(Main::f), WEFT_U0_input.lived(args.length + ""));
        Worker w = new Worker("w"), v = new Worker("v");
        Runnable later = () -> WEFT_U0_input.over(WEFT_U0_input.S + 3, () -> WEFT_U0_input.starts(WEFT_U0_input.S + 3, w).start());
        Thread[] all = { a, b, c, new Deep(), new Given(r), make(() -> f()) };
        for (Thread t : all) { WEFT_U0_input.begin(WEFT_U0_input.S + 4); WEFT_U0_input.starts(WEFT_U0_input.S + 4, t).start(); WEFT_U0_input.end(WEFT_U0_input.S + 4); }
        v.begin();
        later.run();
        { WEFT_U0_input.begin(WEFT_U0_input.S + 5, WEFT_U0_input.starts(WEFT_U0_input.S + 5, new Other())).start(); WEFT_U0_input.end(WEFT_U0_input.S + 5); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 6); Static.start(); WEFT_U0_input.end(WEFT_U0_input.S + 6); }
        Thread last = new Worker("x");
        { WEFT_U0_input.begin(WEFT_U0_input.S + 7); WEFT_U0_input.starts(WEFT_U0_input.S + 7, (last)).start(); WEFT_U0_input.end(WEFT_U0_input.S + 7); }
        for (Thread t : all) t.join();
        v.join(); w.join(); last.join();
        System.out.println(n);
    } catch (final Throwable WEFT_T14) { WEFT_U0_input.left(WEFT_D14); throw WEFT_T14; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "11 11 24 4 1 0 java.lang.Thread.start Main.Worker.begin\n" + "12 12 39 4 1 0 java.lang.Thread.start Main.Worker.Inside.begin\n" + "18 18 54 4 1 0 Main.Worker.start Main.Deep.start\n" + "40 40 32 6 1 0 Main.Worker.start Main.main\n" + "42 42 30 5 1 0 java.lang.Thread.start Main.main\n" + "45 45 9 4 1 0 Main.Other.start Main.main\n" + "46 46 9 4 1 0 Main.Static.start Main.main\n" + "48 48 9 4 1 0 java.lang.Thread.start Main.main\n"); }
