package sudoku.course.jupyter;

import java.util.List;

/** Why no private Jupyter could be made here, and which Debian packages would cure it. */
final class NoEnvironment extends Exception {
    private final List<String> debianPackages;

    NoEnvironment(String sentence, List<String> debianPackages) {
        super(sentence);
        this.debianPackages = debianPackages;
    }

    List<String> debianPackages() {
        return debianPackages;
    }
}
