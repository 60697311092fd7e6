package sudoku.kernel;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.VarSnippet;

/**
 * Says what a changed definition takes with it.
 *
 * <p><b>Idea.</b> When a class changes, its old objects are objects of a class that no longer exists. JShell empties
 * the variables that hold them without a word, and a student looks for the mistake elsewhere.
 */
final class Redefinition {
    private Redefinition() {}

    /** One line for each consequence, nothing if there is none. */
    static String notice(List<SnippetEvent> events) {
        List<String> emptied = new ArrayList<>();
        List<String> dropped = new ArrayList<>();
        String changed = "";
        for (SnippetEvent event : events) {
            if (event.causeSnippet() instanceof DeclarationSnippet cause && event.previousStatus() == Status.VALID
                    && event.snippet() instanceof DeclarationSnippet affected) {
                if (event.status() == Status.VALID && affected instanceof VarSnippet && event.isSignatureChange()) {
                    emptied.add(affected.name());
                } else if (event.status() == Status.RECOVERABLE_NOT_DEFINED
                        || event.status() == Status.RECOVERABLE_DEFINED) {
                    dropped.add(affected.name());
                } else {
                    continue;
                }
                changed = changed.isEmpty() ? cause.name() : changed;
            }
        }
        return (emptied.isEmpty() ? "" : changed + " has changed. Emptied, because it held an object of the old one: "
                        + String.join(", ", emptied) + "\n")
                + (dropped.isEmpty() ? "" : changed + " has changed. Define again before use: "
                        + String.join(", ", dropped) + "\n");
    }
}
