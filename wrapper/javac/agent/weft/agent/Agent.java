package weft.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/**
 * Comes into every virtual machine of a wrapped build (the exec hook adds -javaagent), and does nothing until javac's
 * classes are loaded there. Then some of them get wrappers around the methods through which options, texts, places of
 * messages and calls go: Javac.java has what is done there.
 *
 * <p>`weft javac` brings it into javac with the argument "lines". With any other it comes into a program that `weft run` runs, and puts probes into classes of dependencies.
 */
public final class Agent implements ClassFileTransformer {
    private static boolean isHere;

    private final boolean isWhole; // else what is about calls alone: `weft javac` does the rest before javac begins

    private Agent(boolean isWhole) {
        this.isWhole = isWhole;
    }

    /** Called by the virtual machine. An agent that is named twice is called twice. */
    public static void premain(String arguments, Instrumentation instrumentation) {
        if ("lines".equals(arguments))
            instrumentation.addTransformer(new Agent(false));
        else if (arguments != null && !arguments.isEmpty())
            instrumentation.addTransformer(new Dependencies(arguments));
        else if (!isHere && Javac.isWanted())
            instrumentation.addTransformer(new Agent(true));
        isHere = true;
    }

    /** Can classes of this loader call Javac? Otherwise they stay as they are. */
    private static boolean reaches(ClassLoader loader) {
        try {
            return Class.forName(Javac.class.getName(), false, loader) == Javac.class;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    @Override
    public byte[] transform(ClassLoader loader, String name, Class<?> old, ProtectionDomain domain, byte[] bytes) {
        if (name == null || !name.startsWith("com/sun/tools/javac/") && !name.startsWith("com/sun/source/util/"))
            return null;
        try {
            Wrappers wrappers = Wrappers.of(name, isWhole);
            return wrappers == null || !reaches(loader) ? null : wrappers.into(bytes);
        } catch (RuntimeException e) {
            Javac.tell("javac of this virtual machine is not wrapped: " + e);
            return null;
        }
    }
}
