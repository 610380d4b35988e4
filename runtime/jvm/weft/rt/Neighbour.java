package weft.rt;

/** What another module's runtime initialises to have this one set up (Modules). */
final class Neighbour {
    /** Loaded now, because a call into the module would wait for them. */
    static final Class<?>[] NEEDED = {Probes.class, Switches.class, Format.class};

    static {
        if (Trace.ON) {
            Recorder.mine();
            Trace.register(Format.VERSION, "", new String[0]);
        }
    }

    private Neighbour() {
    }
}
