/* A server that answers lines, "fib 20" with 6765, and its clients, in one program. Each connection is a task of a pool
 * of four threads, or with `virtual` a virtual thread of its own (JDK 21).
 * usage: java Server [pool|virtual [CLIENTS [LINES]]] */
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Server {
    private final ServerSocket socket;
    private final ExecutorService workers;
    private final ConcurrentHashMap<Integer, Long> known = new ConcurrentHashMap<>();

    Server(ExecutorService workers) throws IOException {
        this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        this.workers = workers;
    }

    static long fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    /** What has been asked for before is known. */
    String answer(String line) {
        String[] words = line.split(" ");
        if (words.length != 2 || !words[0].equals("fib") || !words[1].matches("[0-9]|[1-3][0-9]"))
            return "what is " + line + "?";
        return Long.toString(known.computeIfAbsent(Integer.valueOf(words[1]), n -> compute(n)));
    }

    long compute(int n) {
        return fib(n);
    }

    void serve(Socket client) {
        try (Socket connection = client;
                BufferedReader in = new BufferedReader(new InputStreamReader(connection.getInputStream()));
                PrintWriter out = new PrintWriter(connection.getOutputStream(), true)) {
            for (String line; (line = in.readLine()) != null;)
                out.println(answer(line));
        } catch (IOException e) {
            System.err.println(e);
        }
    }

    void accept(int clients) {
        try {
            for (int i = 0; i < clients; i++) {
                Socket client = socket.accept();
                workers.execute(() -> serve(client));
            }
            socket.close();
        } catch (IOException e) {
            System.err.println(e);
        }
    }

    static long ask(InetAddress host, int port, int lines) throws IOException {
        long sum = 0;
        try (Socket connection = new Socket(host, port);
                BufferedReader in = new BufferedReader(new InputStreamReader(connection.getInputStream()));
                PrintWriter out = new PrintWriter(connection.getOutputStream(), true)) {
            for (int i = 0; i < lines; i++) {
                out.println("fib " + i % 30);
                sum += Long.parseLong(in.readLine());
            }
        }
        return sum;
    }

    /** By name: the program compiles with every JDK. */
    static ExecutorService makeWorkers(String how) throws ReflectiveOperationException {
        if (how.equals("virtual"))
            try {
                return (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
            } catch (NoSuchMethodException | InvocationTargetException e) {
                System.err.println("this JDK has no virtual threads: a pool answers");
            }
        return Executors.newFixedThreadPool(4);
    }

    public static void main(String[] args) throws Exception {
        ExecutorService workers = makeWorkers(args.length > 0 ? args[0] : "pool"), clients = Executors.newCachedThreadPool();
        int n = args.length > 1 ? Integer.parseInt(args[1]) : 8, lines = args.length > 2 ? Integer.parseInt(args[2]) : 100;
        Server server = new Server(workers);
        Thread acceptor = new Thread(() -> server.accept(n), "acceptor");
        acceptor.start();
        List<Future<Long>> sums = new ArrayList<>();
        for (int i = 0; i < n; i++)
            sums.add(clients.submit(() -> ask(server.socket.getInetAddress(), server.socket.getLocalPort(), lines)));
        long sum = 0;
        for (Future<Long> one : sums)
            sum += one.get();
        acceptor.join();
        workers.shutdown();
        clients.shutdown();
        System.out.println(n + " clients, sum " + sum);
    }
}
