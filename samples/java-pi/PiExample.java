/* Computes pi by the midpoint rule; each thread takes every n-th rectangle. usage: java PiExample [THREADS [RECTANGLES]] */
import java.util.ArrayList;
import java.util.List;

public class PiExample {
    private static double sum;

    static class PiTask extends Thread {
        private final int first, step;
        private final long rectangles;

        PiTask(int first, int step, long rectangles) {
            super("pi-" + first);
            this.first = first;
            this.step = step;
            this.rectangles = rectangles;
        }

        double area(long from, long to) {
            double width = 1.0 / rectangles, height = 0;
            for (long i = from; i < to; i += step) {
                double x = (i + 0.5) * width;
                height += 4 / (1 + x * x);
            }
            return height * width;
        }

        @Override
        public void run() {
            long chunk = Math.max(step, rectangles / 16 / step * step);
            for (long from = first; from < rectangles; from += chunk)
                add(area(from, Math.min(from + chunk, rectangles)));
        }
    }

    static synchronized void add(double part) {
        sum += part;
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        long rectangles = args.length > 1 ? Long.parseLong(args[1]) : 20_000_000;
        List<PiTask> tasks = new ArrayList<>();
        for (int i = 0; i < threads; i++)
            tasks.add(new PiTask(i, threads, rectangles));
        for (PiTask task : tasks)
            task.start();
        for (PiTask task : tasks)
            task.join();
        System.out.printf("pi is about %.8f%n", sum);
    }
}
