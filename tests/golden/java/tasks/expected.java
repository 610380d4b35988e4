// Functions that a thread or a pool runs go through a probe that knows which interfaces the method takes; the begin comes
// behind it. A task is named after the function that it is. A call without a function is left alone.
import java.util.concurrent.*;
import java.util.stream.Stream;
class Main {
    static int f(int n) { return n; }
    static void v() { }
    static void run(String name, Runnable body) { body.run(); }
    static void none() { }

    public static void main(String[] args) throws Exception { final int WEFT_D4 = WEFT_U0_input.mark(); try {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Runnable r = () -> v();
        int n = WEFT_U0_input.end(WEFT_U0_input.S + 0, pool.submit(WEFT_U0_input.beginBox(WEFT_U0_input.S + 0, WEFT_U0_input.task(WEFT_U0_input.S + 1, () -> f(1))))).get();
        WEFT_U0_input.end(WEFT_U0_input.S + 2, pool.submit(WEFT_U0_input.beginBox(WEFT_U0_input.S + 2, WEFT_U0_input.task(WEFT_U0_input.S + 3, r)))).get();
        WEFT_U0_input.end(WEFT_U0_input.S + 4, pool.submit(WEFT_U0_input.beginBox(WEFT_U0_input.S + 4, WEFT_U0_input.task(WEFT_U0_input.S + 5, Main::v)), "done")).get();
        WEFT_U0_input.end(WEFT_U0_input.S + 6, pool.submit(WEFT_U0_input.beginBox(WEFT_U0_input.S + 6, WEFT_U0_input.task(WEFT_U0_input.S + 7, new Runnable() { public void run() { v(); } })))).get();
        WEFT_U0_input.end(WEFT_U0_input.S + 8, pool.submit(WEFT_U0_input.beginBox(WEFT_U0_input.S + 8, WEFT_U0_input.task(WEFT_U0_input.S + 9, (() -> { v(); return f(2); }))))).get();
        n += WEFT_U0_input.end(WEFT_U0_input.S + 10, WEFT_U0_input.end(WEFT_U0_input.S + 12, CompletableFuture.supplyAsync(WEFT_U0_input.beginBox(WEFT_U0_input.S + 12, WEFT_U0_input.supplied(WEFT_U0_input.S + 13, () -> f(3))), pool)).thenApply(WEFT_U0_input.beginBox(WEFT_U0_input.S + 10, WEFT_U0_input.applied(WEFT_U0_input.S + 11, x -> x + 1)))).join();
        n += WEFT_U0_input.end(WEFT_U0_input.S + 14, Stream.of("a", "bc").map(WEFT_U0_input.beginBox(WEFT_U0_input.S + 14, WEFT_U0_input.appliedOften(WEFT_U0_input.S + 15, String::length)))).reduce(0, Integer::sum);
        { run("named", WEFT_U0_input.beginBox(WEFT_U0_input.S + 16, WEFT_U0_input.taskOften(WEFT_U0_input.S + 17, r))); WEFT_U0_input.end(WEFT_U0_input.S + 16); }
        none();
        Thread t = WEFT_U0_input.end(WEFT_U0_input.S + 18, new Thread(WEFT_U0_input.beginBox(WEFT_U0_input.S + 18, WEFT_U0_input.thread(WEFT_U0_input.S + 18, Main::v)), "thread")), u = WEFT_U0_input.end(WEFT_U0_input.S + 19, new Thread(null, WEFT_U0_input.thread(WEFT_U0_input.S + 19, r), WEFT_U0_input.beginBox(WEFT_U0_input.S + 19, args.length + ""), 0));
        t.start();
        t.join();
        pool.shutdown();
        System.out.println(n + u.getName());
    } catch (final Throwable WEFT_T4) { WEFT_U0_input.left(WEFT_D4); throw WEFT_T4; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "14 14 17 6 0 0 java.util.concurrent.ExecutorService.submit Main.main\n" + "14 14 17 6 6 0 java.util.concurrent.ExecutorService.submit\001f Main.main\n" + "15 15 9 5 0 0 java.util.concurrent.ExecutorService.submit Main.main\n" + "15 15 9 5 6 0 java.util.concurrent.ExecutorService.submit\001(task) Main.main\n" + "16 16 9 5 0 0 java.util.concurrent.ExecutorService.submit Main.main\n" + "16 16 9 5 6 0 java.util.concurrent.ExecutorService.submit\001v Main.main\n" + "17 17 9 5 0 0 java.util.concurrent.ExecutorService.submit Main.main\n" + "17 17 9 5 6 0 java.util.concurrent.ExecutorService.submit\001(task) Main.main\n" + "18 18 9 5 0 0 java.util.concurrent.ExecutorService.submit Main.main\n" + "18 18 9 5 6 0 java.util.concurrent.ExecutorService.submit\001(task) Main.main\n" + "19 19 14 6 0 4 thenApply Main.main\n" + "19 19 14 6 6 0 thenApply\001(task) Main.main\n" + "19 19 14 7 0 0 java.util.concurrent.CompletableFuture.supplyAsync Main.main\n" + "19 19 14 7 6 0 java.util.concurrent.CompletableFuture.supplyAsync\001f Main.main\n" + "20 20 14 6 0 4 map Main.main\n" + "20 20 14 6 6 0 map\001length Main.main\n" + "21 21 9 4 0 0 Main.run Main.main\n" + "21 21 9 4 6 0 Main.run\001(task) Main.main\n" + "23 23 20 5 1 0 java.lang.Thread.new Main.main\n" + "23 23 55 5 1 0 java.lang.Thread.new Main.main\n"); }
