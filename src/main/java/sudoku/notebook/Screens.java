package sudoku.notebook;

/** Where this program's output appears. */
final class Screens {
    private Screens() {}

    /** The notebook this code runs in, or standard output when it runs in none. */
    static Screen current() {
        Screen kernel = KernelScreen.find();
        return kernel == null || Silence.reigns() ? new TextScreen() : kernel;
    }
}
