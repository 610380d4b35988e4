package weft.rt;

import java.lang.reflect.Method;

/**
 * Each module of a program has a runtime of its own, whose set-up takes tens of milliseconds. The first one that records
 * sets up the others too, because no interval is open yet: theirs would stand inside the calls from module to module.
 */
final class Modules {
    private static final String PACKAGE = "weft.rt.";

    private Modules() {
    }

    /** By reflection: JDK 8 knows no modules. The caller has no lock: another thread may begin in another module. */
    static void begin() {
        try {
            Object own = Class.class.getMethod("getModule").invoke(Modules.class);
            Object layer = own.getClass().getMethod("getLayer").invoke(own);
            if (layer == null) // no named module
                return;
            Method packages = own.getClass().getMethod("getPackages"), loader = own.getClass().getMethod("getClassLoader");
            for (Object module : (Iterable<?>) layer.getClass().getMethod("modules").invoke(layer))
                for (Object name : (Iterable<?>) packages.invoke(module))
                    if (!module.equals(own) && ((String) name).startsWith(PACKAGE))
                        begin(name + ".Neighbour", (ClassLoader) loader.invoke(module));
        } catch (ReflectiveOperationException e) {
            // each runtime sets itself up when it is called
        }
    }

    /** An initialiser runs, though the package is closed to others. */
    private static void begin(String name, ClassLoader loader) {
        try {
            Class.forName(name, true, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            // not a runtime, or an older one
        }
    }
}
