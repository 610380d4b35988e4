package weft.agent;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import weft.rt.Probes;

/** Puts probes into classes of dependencies as they are loaded. What has been rewritten as a source stays as it is. */
final class Dependencies implements ClassFileTransformer {
    private final Selection selection;

    Dependencies(String lines) {
        selection = new Selection(lines);
    }

    /**
     * Classes of named modules do not read the runtime, and those of some loaders do not find it. Loaders that have a
     * runtime of their own have the program's classes, too.
     */
    private static boolean reaches(ClassLoader loader) {
        try {
            return Class.forName(Probes.class.getName(), false, loader) == Probes.class;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    @Override
    public byte[] transform(ClassLoader loader, String name, Class<?> old, ProtectionDomain domain, byte[] bytes) {
        if (name == null || loader == null || old != null || name.startsWith("weft/") || !selection.isDependency(CallProbes.dotted(name)))
            return null;
        try {
            return reaches(loader) ? new CallProbes(bytes, selection).rewritten() : null;
        } catch (RuntimeException | LinkageError e) {
            System.err.println("weft: " + CallProbes.dotted(name) + " is not recorded: " + e);
            return null;
        }
    }
}
