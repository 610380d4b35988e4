package org.example;

import java.util.ArrayList;
import java.util.List;

/** Smooths a row of numbers, a share of it in each thread; the work is done in C. usage: java org.example.Smooth [THREADS [STEPS]] */
public class Smooth {
    static {
        System.loadLibrary("smooth");
    }

    /** Replaces values from `from` to `to` by means of three, `steps` times. Tells the listener after each. */
    static native double smooth(double[] values, int from, int to, int steps, Listener listener);

    interface Listener {
        void step(int number, double change);
    }

    static void report(int number, double change) {
        if (change > 1e6)
            throw new IllegalStateException("step " + number + " has gone astray");
    }

    static void share(double[] values, int first, int n, int steps) {
        int length = values.length / n;
        smooth(values, first * length, (first + 1) * length, steps, (number, change) -> report(number, change));
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2, steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] values = new double[threads * 100_000];
        for (int i = 0; i < values.length; i++)
            values[i] = i % 100;
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int first = i;
            all.add(new Thread(() -> share(values, first, threads, steps), "smooth-" + i));
        }
        for (Thread thread : all)
            thread.start();
        for (Thread thread : all)
            thread.join();
        double sum = 0;
        for (double value : values)
            sum += value;
        System.out.printf("sum %.3f%n", sum);
    }
}
