package weft.agent;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.HashSet;
import java.util.Set;
import weft.rt.Probes;

/** Puts probes into classes of dependencies as they are loaded. What has been rewritten as a source stays as it is. */
final class Dependencies implements ClassFileTransformer {
    private final Selection selection;
    private final Set<String> packages = new HashSet<String>(); // of named modules, which do not read the runtime

    Dependencies(String lines) {
        selection = new Selection(lines);
        try {
            Class<?> layer = Class.forName("java.lang.ModuleLayer"), module = Class.forName("java.lang.Module");
            for (Object each : (Iterable<?>) layer.getMethod("modules").invoke(layer.getMethod("boot").invoke(null)))
                for (Object name : (Iterable<?>) module.getMethod("getPackages").invoke(each))
                    packages.add((String) name);
        } catch (ReflectiveOperationException e) {
            // JDK 8 knows no modules
        }
    }

    private boolean isInModule(ClassLoader loader, String name) {
        int end = name.lastIndexOf('/');
        return packages.contains(name.substring(0, Math.max(end, 0)).replace('/', '.')) || loader.getClass().getName().equals("jdk.internal.loader.Loader");
    }

    /** Not every loader finds the runtime. Those that have one of their own have the program's classes, too. */
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
        if (isInModule(loader, name))
            return null;
        try {
            return reaches(loader) ? new CallProbes(bytes, selection).rewritten() : null;
        } catch (RuntimeException | LinkageError e) {
            System.err.println("weft: " + CallProbes.dotted(name) + " is not recorded: " + e);
            return null;
        }
    }
}
