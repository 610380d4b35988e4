// Where calls that start threads are of kind local, what threads are given and run() of classes that extend Thread are
// followed too, though neither is a point: which of them runs on a thread that such a call has started, the program tells.
class Main {
    static int n;
    static synchronized void f() { n++; }

    static class Worker extends Thread {
        Worker(String name) { super(name); } // a name passes
        @Override public void run() { if (n > 1000) return; super.run(); f(); }
        void run(int times) { f(); } // none that a thread runs
        void begin() { start(); }
        class Inside { void begin() { start(); } } // of the object around it
    }

    static class Deep extends Worker {
        Deep() { super("deep"); } // no constructor of Thread
        @Override public void run() { super.run(); }
        @Override public synchronized void start() { super.start(); }
    }

    static class Given extends Thread {
        Given(Runnable r) { super(null, r, "given", 0); }
    }

    static class Static {
        static void start() { f(); }
    }

    static class Other {
        public void run() { f(); }
        void start() { f(); }
    }

    static Thread make(Runnable r) { return new Thread(r); }

    public static void main(String[] args) throws Exception {
        Runnable r = () -> { f(); };
        Thread a = new Thread(null, r), b = new Thread() { @Override public void run() { f(); } }, c = new Thread(Main::f, args.length + "");
        Worker w = new Worker("w"), v = new Worker("v");
        Runnable later = () -> w.start();
        Thread[] all = { a, b, c, new Deep(), new Given(r), make(() -> f()) };
        for (Thread t : all) t.start();
        v.begin();
        later.run();
        new Other().start();
        Static.start();
        Thread last = new Worker("x");
        (last).start();
        for (Thread t : all) t.join();
        v.join(); w.join(); last.join();
        System.out.println(n);
    }
}
