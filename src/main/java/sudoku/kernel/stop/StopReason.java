package sudoku.kernel.stop;

/** Why a cell was stopped. */
public sealed interface StopReason {
    /** What a cell says that is over already, when the threads it has left behind are stopped. */
    default String belated() {
        return "";
    }

    /** The person pressed the stop button; the place is where the cell's own thread was. */
    record Interrupt(StackTraceElement[] place) implements StopReason {}

    /** The notebook's code wanted to end the virtual machine. */
    record Exit(int status) implements StopReason {
        public String plainly() {
            return "System.exit(" + status + ") ends this cell, not the session. In a notebook there is no program to"
                    + " end.";
        }

        @Override
        public String belated() {
            return "In thread \"" + Thread.currentThread().getName() + "\": " + plainly() + "\n";
        }
    }

    /** The memory was nearly full. */
    record Full(StackTraceElement[] place) implements StopReason {
        @Override
        public String belated() {
            return "The memory was nearly full, so whatever this cell had left running has been stopped.\n";
        }
    }
}
