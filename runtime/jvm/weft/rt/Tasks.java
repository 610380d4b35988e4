package weft.rt;

import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Functions that a call hands to a thread or a pool: what stands in their place runs them, and tells when. Those whose
 * own methods the receiver may ask for (a queue compares them, a pool knows them as futures) stay as they are, and are
 * no tasks.
 */
class Tasks {
    /** In place of a number: each run is a task of its own. */
    private static final long EACH_RUN = -1;

    private static boolean isLeft(int site, Object function) {
        return !Trace.ON || site <= 0 || function == null || function instanceof Comparable || function instanceof Delayed || function instanceof Future
                || function instanceof Thread;
    }

    private static long create(int site) {
        Recorder recorder = Recorder.mine();
        long number = recorder.newNumber();
        recorder.createTask(site, number);
        return number;
    }

    /** One run of a body. Returns what end() takes. */
    private static int begin(int site, long number) {
        Recorder recorder = Recorder.mine();
        return recorder.beginTask(site, number == EACH_RUN ? recorder.newNumber() | Format.TASK_UNCREATED : number);
    }

    /** What a thread runs from its first to its last event. */
    public static Runnable thread(final int site, final Runnable body) {
        if (isLeft(site, body))
            return body;
        final Recorder parent = Recorder.mine();
        final long created = System.nanoTime();
        return () -> {
            boolean isLife = beginLife(); // the call that has started it tells more
            Recorder recorder = Recorder.mine();
            if (isLife) {
                run(recorder, body);
                return;
            }
            Trace.defineStart(recorder, parent, created);
            int mark = recorder.mark();
            recorder.put(Format.LOCAL_BEGIN, site);
            try {
                body.run();
            } catch (final Throwable e) {
                recorder.left(mark);
                throw e;
            } finally {
                recorder.put(Format.LOCAL_END, site);
            }
        };
    }

    /** The body of a thread whose life has begun. */
    private static void run(Recorder recorder, Runnable body) {
        int mark = recorder.mark();
        try {
            body.run();
        } catch (final Throwable e) {
            recorder.left(mark);
            throw e;
        } finally {
            recorder.endLife();
        }
    }

    /** What is about to be started: what it runs is its life. */
    public static <T> T starts(int site, T thread) {
        if (Trace.ON && site > 0 && thread instanceof Thread)
            Lives.starts(site, (Thread) thread);
        return thread;
    }

    /** What a thread is given to run, perhaps one that such a call starts. */
    public static Runnable lived(final Runnable body) {
        if (!Trace.ON || body == null)
            return body;
        return () -> {
            if (beginLife())
                run(Recorder.mine(), body);
            else
                body.run();
        };
    }

    public static <T> T lived(T other) {
        return other;
    }

    /** In run() of a thread. Returns whether such a call has started this one, and this is what it runs. */
    public static boolean beginLife() {
        return Trace.ON && Lives.isStarted(Thread.currentThread()) && Recorder.mine().hasLife();
    }

    public static void endLife(boolean isLife) {
        if (isLife)
            Recorder.mine().endLife();
    }

    /** An argument that is no function, such as the name of a thread. */
    public static <T> T thread(int site, T other) {
        return other;
    }

    public static Runnable task(int site, Runnable body) {
        return isLeft(site, body) ? body : task(site, create(site), body);
    }

    public static Runnable taskOften(int site, Runnable body) {
        return isLeft(site, body) ? body : task(site, EACH_RUN, body);
    }

    private static Runnable task(final int site, final long number, final Runnable body) {
        return () -> {
            int mark = begin(site, number);
            try {
                body.run();
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        };
    }

    public static <V> Callable<V> task(int site, Callable<V> body) {
        return isLeft(site, body) ? body : task(site, create(site), body);
    }

    public static <V> Callable<V> taskOften(int site, Callable<V> body) {
        return isLeft(site, body) ? body : task(site, EACH_RUN, body);
    }

    private static <V> Callable<V> task(final int site, final long number, final Callable<V> body) {
        return () -> {
            int mark = begin(site, number);
            try {
                return body.call();
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        };
    }

    public static <T> Supplier<T> supplied(int site, Supplier<T> body) {
        return isLeft(site, body) ? body : supplied(site, create(site), body);
    }

    public static <T> Supplier<T> suppliedOften(int site, Supplier<T> body) {
        return isLeft(site, body) ? body : supplied(site, EACH_RUN, body);
    }

    private static <T> Supplier<T> supplied(final int site, final long number, final Supplier<T> body) {
        return () -> {
            int mark = begin(site, number);
            try {
                return body.get();
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        };
    }

    public static <A, B> Function<A, B> applied(int site, Function<A, B> body) {
        return isLeft(site, body) ? body : applied(site, create(site), body);
    }

    public static <A, B> Function<A, B> appliedOften(int site, Function<A, B> body) {
        return isLeft(site, body) ? body : applied(site, EACH_RUN, body);
    }

    private static <A, B> Function<A, B> applied(final int site, final long number, final Function<A, B> body) {
        return (a) -> {
            int mark = begin(site, number);
            try {
                return body.apply(a);
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        };
    }

    public static <A> Consumer<A> accepted(int site, Consumer<A> body) {
        return isLeft(site, body) ? body : accepted(site, create(site), body);
    }

    public static <A> Consumer<A> acceptedOften(int site, Consumer<A> body) {
        return isLeft(site, body) ? body : accepted(site, EACH_RUN, body);
    }

    private static <A> Consumer<A> accepted(final int site, final long number, final Consumer<A> body) {
        return (a) -> {
            int mark = begin(site, number);
            try {
                body.accept(a);
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        };
    }

    public static <A, B, C> BiFunction<A, B, C> combined(int site, BiFunction<A, B, C> body) {
        return isLeft(site, body) ? body : combined(site, create(site), body);
    }

    public static <A, B, C> BiFunction<A, B, C> combinedOften(int site, BiFunction<A, B, C> body) {
        return isLeft(site, body) ? body : combined(site, EACH_RUN, body);
    }

    private static <A, B, C> BiFunction<A, B, C> combined(final int site, final long number, final BiFunction<A, B, C> body) {
        return (a, b) -> {
            int mark = begin(site, number);
            try {
                return body.apply(a, b);
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        };
    }

    public static <A> Predicate<A> tested(int site, Predicate<A> body) {
        return isLeft(site, body) ? body : tested(site, create(site), body);
    }

    public static <A> Predicate<A> testedOften(int site, Predicate<A> body) {
        return isLeft(site, body) ? body : tested(site, EACH_RUN, body);
    }

    private static <A> Predicate<A> tested(final int site, final long number, final Predicate<A> body) {
        return (a) -> {
            int mark = begin(site, number);
            try {
                return body.test(a);
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        };
    }

    /** A function of any interface, the program's own for instance. */
    public static <T> T run(int site, T body) {
        return isLeft(site, body) ? body : Interfaces.stand(body, site, false);
    }

    public static <T> T runOften(int site, T body) {
        return isLeft(site, body) ? body : Interfaces.stand(body, site, true);
    }

    /** What the stand-in of a function does for it. */
    static final class Body {
        private final int site;
        private final long number;

        Body(int site, boolean isOften) {
            this.site = site;
            this.number = isOften ? EACH_RUN : create(site);
        }

        Object run(Object function, java.lang.reflect.Method method, Object[] arguments) throws Throwable {
            int mark = begin(site, number);
            try {
                return Interfaces.call(function, method, arguments);
            } catch (final Throwable e) {
                Recorder.mine().left(mark);
                throw e;
            } finally {
                Recorder.mine().endTask(site, mark);
            }
        }
    }
}
