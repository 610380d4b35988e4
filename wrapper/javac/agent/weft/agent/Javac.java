package weft.agent;

import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.tools.FileObject;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * What wrapped methods of javac call. Before javac begins, `weft javac` tries the same compilation in a process of its own, and
 * answers with rewritten texts that the compiler accepts. These are then what javac reads here. Whatever goes wrong,
 * javac compiles what it would have compiled.
 */
public final class Javac {
    private static final Map<String, Source> sources = new ConcurrentHashMap<String, Source>();

    private Javac() {
    }

    /** A daemon of a build tool's may take the environment of each build. */
    static boolean isWanted() {
        return System.getenv("WEFT_COMMAND") != null && System.getenv("WEFT_STATE") != null;
    }

    static void tell(String what) {
        if (System.getenv("WEFT_VERBOSE") != null)
            System.err.println("weft: " + what);
    }

    /* ---- before: what is compiled, and how ---- */

    /** The command line of the compiler, and what stands in its place. */
    public static String[] arguments(String[] arguments) {
        List<String> words = Arrays.asList(arguments);
        List<String> more = prepare(words, words);
        String[] all = Arrays.copyOf(arguments, arguments.length + more.size());
        for (int i = 0; i < more.size(); i++)
            all[arguments.length + i] = more.get(i);
        return all;
    }

    /** The options of a compilation task, and what stands in their place. */
    public static Iterable<String> options(Iterable<String> options, Iterable<?> units, Object manager) {
        List<String> words = new ArrayList<String>(), trial = new ArrayList<String>();
        if (options != null)
            for (String option : options)
                words.add(option);
        try {
            trial.addAll(words);
            addLocations(trial, manager);
            if (isWanted() && manager != null && !(manager instanceof StandardJavaFileManager) && !trial.contains("-d")) {
                trial.add("-d"); // the classes stay in memory
                trial.add(Files.createDirectories(Paths.get(System.getenv("WEFT_STATE"), "in-memory")).toString());
            }
            if (!addPaths(trial, units))
                return options;
            List<String> all = new ArrayList<String>(words);
            all.addAll(prepare(trial, words));
            return all;
        } catch (IOException | RuntimeException e) {
            tell("javac: " + e);
            return options;
        }
    }

    /** What a file manager has been told without options. */
    private static void addLocations(List<String> words, Object manager) {
        if (!(manager instanceof StandardJavaFileManager))
            return;
        StandardJavaFileManager files = (StandardJavaFileManager) manager;
        addLocation(words, "-d", null, files.getLocation(StandardLocation.CLASS_OUTPUT));
        addLocation(words, "-classpath", "-cp", files.getLocation(StandardLocation.CLASS_PATH));
        addLocation(words, "-sourcepath", "--source-path", files.getLocation(StandardLocation.SOURCE_PATH));
        addLocation(words, "-processorpath", "--processor-path", files.getLocation(StandardLocation.ANNOTATION_PROCESSOR_PATH));
    }

    private static void addLocation(List<String> words, String option, String other, Iterable<? extends File> files) {
        StringBuilder path = new StringBuilder();
        if (files == null || words.contains(option) || words.contains(other) || words.contains("--class-path") && option.equals("-classpath"))
            return;
        for (File file : files)
            path.append(path.length() == 0 ? "" : File.pathSeparator).append(file);
        if (path.length() == 0)
            return;
        words.add(option);
        words.add(path.toString());
    }

    /** Units that are no files are not known to weft: then all are compiled as they are. */
    private static boolean addPaths(List<String> words, Iterable<?> units) {
        boolean any = false;
        if (units != null)
            for (Object unit : units) {
                String path = pathOf(unit);
                if (path == null)
                    return false;
                words.add(path);
                any = true;
            }
        return any;
    }

    /** Null: it is no file. */
    private static String pathOf(Object file) {
        URI uri = file instanceof FileObject ? ((FileObject) file).toUri() : null;
        boolean isSource = !(file instanceof JavaFileObject) || ((JavaFileObject) file).getKind() == JavaFileObject.Kind.SOURCE;
        return uri != null && isSource && "file".equals(uri.getScheme()) ? new File(uri).getAbsoluteFile().toPath().normalize().toString() : null;
    }

    private static String last(List<String> words, String option) {
        int at = words.lastIndexOf(option);
        return at < 0 || at + 1 == words.size() ? null : words.get(at + 1);
    }

    private static Charset encoding(List<String> words) {
        String name = last(words, "-encoding");
        return name == null ? Charset.defaultCharset() : Charset.forName(name);
    }

    /* ---- the trial ---- */

    /** Returns the options that are added. */
    private static List<String> prepare(List<String> trial, List<String> words) {
        List<String> more = new ArrayList<String>();
        Path answer = null, file = null;
        if (!isWanted())
            return more;
        try {
            Charset encoding = encoding(words);
            for (String word : trial)
                if (word.endsWith(".java"))
                    sources.remove(new File(word).getAbsoluteFile().toPath().normalize().toString());
            answer = Files.createTempFile("weft", ".answer");
            file = Files.createTempFile("weft", ".words");
            if (!run(command(trial, file), answer))
                return more;
            List<String> lines = Files.readAllLines(answer, StandardCharsets.UTF_8);
            for (int i = 1; i + 1 < lines.size(); i += 2)
                if (lines.get(i + 1).isEmpty())
                    sources.remove(lines.get(i));
                else
                    sources.put(lines.get(i), new Source(new File(lines.get(i + 1)), encoding));
            if (lines.size() > 1) {
                more.add("-classpath"); // of an option that is given twice the last one counts
                more.add(lines.get(0));
            }
        } catch (IOException | RuntimeException e) {
            tell("javac: " + e);
        } finally {
            if (answer != null)
                answer.toFile().delete();
            if (file != null)
                file.toFile().delete();
        }
        return more;
    }

    /** The words stand in a file, for there may be many; but not those that name such files themselves. */
    private static List<String> command(List<String> words, Path file) throws IOException {
        List<String> command = new ArrayList<String>(Arrays.asList(System.getenv("WEFT_COMMAND"), "javac"));
        for (String word : words)
            if (word.startsWith("@")) {
                command.addAll(words);
                return command;
            }
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            for (String word : words)
                out.write('"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n");
        }
        command.add("@" + file);
        return command;
    }

    private static String compiler() {
        File home = new File(System.getProperty("java.home")), here = new File(home, "bin/javac");
        return (here.exists() ? here : new File(home.getParentFile(), "bin/javac")).getPath(); // up to JDK 8 home is the JRE
    }

    private static boolean run(List<String> command, Path answer) throws IOException {
        ProcessBuilder weft = new ProcessBuilder(command);
        boolean isVerbose = System.getenv("WEFT_VERBOSE") != null, wasInterrupted = Thread.interrupted();
        weft.environment().put("WEFT_REAL", compiler());
        weft.environment().put("WEFT_JAVAC_ANSWER", answer.toString());
        weft.environment().put("WEFT_STATE", System.getenv("WEFT_STATE"));
        weft.directory(new File(System.getProperty("user.dir")));
        weft.redirectInput(new File("/dev/null")).redirectOutput(new File("/dev/null"));
        weft.redirectError(isVerbose ? ProcessBuilder.Redirect.INHERIT : ProcessBuilder.Redirect.to(new File("/dev/null")));
        Process process = weft.start();
        try {
            return process.waitFor() == 0;
        } catch (InterruptedException e) {
            process.destroy();
            wasInterrupted = true;
            return false;
        } finally {
            if (wasInterrupted)
                Thread.currentThread().interrupt();
        }
    }

    /* ---- what javac reads, says and writes ---- */

    private static Source find(Object file) {
        if (sources.isEmpty())
            return null;
        String path = pathOf(file);
        return path == null ? null : sources.get(path);
    }

    /** The text that is compiled in place of this one. */
    public static CharSequence text(CharSequence text, Object file) {
        try {
            Source source = find(file);
            return source == null || text == null ? text : source.rewritten();
        } catch (IOException | RuntimeException e) {
            tell("javac: " + e);
            return text;
        }
    }

    private static boolean hasProbes(Object owner) {
        return String.valueOf(owner).startsWith("weft.rt.");
    }

    /** Where the method of this class is called, for the line: -1 (Position.NOPOS), nowhere, if it is a probe. */
    public static int place(Object owner, int position) {
        return hasProbes(owner) ? -1 : position;
    }

    private static final List<String> PASSING = Arrays.asList("begin", "beginAny", "beginBox", "end", "endAny", "endBox");
    private static final List<String> KEEPING = Arrays.asList("keep", "keepAny", "keepBox");

    /** Is it a probe that gives back what it was given last, and which of their sorts? As they are called in the text: WEFT_U0_Main.end. */
    public static boolean passes(Object owner, Object name) {
        return Identities.areKnown() && String.valueOf(owner).startsWith("WEFT_U") && PASSING.contains(String.valueOf(name));
    }

    public static boolean keeps(Object owner, Object name) {
        return Identities.areKnown() && String.valueOf(owner).startsWith("WEFT_U") && KEEPING.contains(String.valueOf(name));
    }

    /** Its name without what tells how the compiler would have to choose among overloads. */
    public static String base(Object name) {
        String text = String.valueOf(name);
        return text.startsWith("begin") ? "begin" : text.startsWith("end") ? "end" : "keep";
    }

    /** Has this method been chosen for an object, as Identities does it? */
    public static boolean passesObject(Object owner, Object type) {
        return hasProbes(owner) && String.valueOf(type).equals("(int,java.lang.Object)java.lang.Object");
    }

    public static boolean keepsObject(Object owner, Object type) {
        return hasProbes(owner) && String.valueOf(type).equals("(int,int,java.lang.Object)java.lang.Object");
    }

    /** The same for a call without a value. */
    public static boolean passesNothing(Object owner, Object type) {
        return hasProbes(owner) && String.valueOf(type).equals("(int,none)void");
    }

    public static boolean keepsNothing(Object owner, Object type) {
        return hasProbes(owner) && String.valueOf(type).equals("(int,int,none)void");
    }

    public static boolean isVoid(Object type) {
        return String.valueOf(type).equals("void");
    }

    /** Is this the variable of a block that weft has made of an expression? */
    public static boolean isExpression(Object name) {
        return Identities.areKnown() && String.valueOf(name).startsWith("WEFT_E");
    }

    /** The probe without a value that is called while the object stays where it is. */
    public static String twin(Object name) {
        String text = String.valueOf(name);
        return text.equals("begin") ? "begun" : text.equals("end") ? "end" : "kept";
    }

    /** The type of a method of this class that is called: the erased one if it is a probe. */
    public static Object type(Object owner, Object type, Object erased) {
        return hasProbes(owner) ? erased : type;
    }

    /** The place in the user's text for one in the text that is compiled. */
    public static int position(Object file, int position) {
        try {
            Source source = position < 0 ? null : find(file);
            return source == null ? position : source.own(((FileObject) file).getCharContent(true).toString(), position);
        } catch (IOException | RuntimeException e) {
            tell("javac: " + e);
            return position;
        }
    }
}
