package io.github.spencerpark.ijava;

import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import java.util.ArrayList;
import java.util.List;

/** Takes the place of IJava's class of this name, and remembers what it is given to display. */
public final class IJava {
    private static IJava running;

    public final List<DisplayData> shown = new ArrayList<>();
    public final List<DisplayData> updates = new ArrayList<>();
    private final Io io = new Io(updates);

    private IJava() {}

    public static IJava start() {
        running = new IJava();
        return running;
    }

    public static void stop() {
        running = null;
    }

    public static IJava getKernelInstance() {
        return running;
    }

    public void display(DisplayData data) {
        shown.add(data);
    }

    public Io getIO() {
        return io;
    }

    /** Has a public field, as the real one. */
    public static final class Io {
        public final Stream display;

        Io(List<DisplayData> updates) {
            display = new Stream(updates);
        }
    }

    public static final class Stream {
        private final List<DisplayData> updates;

        Stream(List<DisplayData> updates) {
            this.updates = updates;
        }

        public void updateDisplay(String id, DisplayData data) {
            data.setDisplayId(id);
            updates.add(data);
        }
    }
}
