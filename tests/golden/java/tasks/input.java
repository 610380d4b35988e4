// Functions that a thread or a pool runs go through a probe that knows which interfaces the method takes; the begin comes
// behind it. A task is named after the function that it is. A call without a function is left alone.
import java.util.concurrent.*;
import java.util.stream.Stream;
class Main {
    static int f(int n) { return n; }
    static void v() { }
    static void run(String name, Runnable body) { body.run(); }
    static void none() { }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Runnable r = () -> v();
        int n = pool.submit(() -> f(1)).get();
        pool.submit(r).get();
        pool.submit(Main::v, "done").get();
        pool.submit(new Runnable() { public void run() { v(); } }).get();
        pool.submit((() -> { v(); return f(2); })).get();
        n += CompletableFuture.supplyAsync(() -> f(3), pool).thenApply(x -> x + 1).join();
        n += Stream.of("a", "bc").map(String::length).reduce(0, Integer::sum);
        run("named", r);
        none();
        Thread t = new Thread(Main::v, "thread"), u = new Thread(null, r, args.length + "", 0);
        t.start();
        t.join();
        pool.shutdown();
        System.out.println(n + u.getName());
    }
}
