package sudoku.kernel.stop;

/** Says that a cell's code did not stop although everything was tried. */
public final class Unstoppable extends RuntimeException {
    private final transient StackTraceElement[] place;

    Unstoppable(StackTraceElement[] place) {
        super("This code cannot be stopped: it is inside " + inside(place)
                + ", which never checks whether it should stop. It keeps running in the background; restart the kernel"
                + " to get rid of it.");
        this.place = place;
    }

    public StackTraceElement[] place() {
        return place;
    }

    private static String inside(StackTraceElement[] place) {
        return place.length == 0 ? "the virtual machine" : place[0].getClassName() + "." + place[0].getMethodName();
    }
}
