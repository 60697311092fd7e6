package sudoku.kernel.code;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;

/**
 * Says what a changed definition takes with it.
 *
 * <p><b>Idea.</b> Where only code within methods changes everything is kept (see {@link sudoku.kernel.swap}). But the
 * old objects of a class that has gained a field are objects of a class that no longer exists: JShell empties the
 * variables for them without a word, and a student looks for the mistake elsewhere.
 */
final class Redefinition {
    private static final Set<Status> BROKEN = EnumSet.of(Status.RECOVERABLE_NOT_DEFINED, Status.RECOVERABLE_DEFINED);

    private Redefinition() {}

    /** One line for each consequence of a statement, nothing if there is none. */
    static String notice(List<SnippetEvent> events, List<String> emptied) {
        Optional<SnippetEvent> cause =
                events.stream().filter(event -> event.causeSnippet() == null).findFirst();
        if (cause.isEmpty()) {
            return "";
        }
        boolean failed = cause.get().status() == Status.REJECTED;
        List<String> unusable = events.stream()
                .filter(event -> event.causeSnippet() != null && event.previousStatus() == Status.VALID)
                .filter(event -> BROKEN.contains(event.status()) || failed && event.status() == Status.OVERWRITTEN)
                .map(SnippetEvent::snippet)
                .flatMap(snippet -> snippet instanceof DeclarationSnippet it ? Stream.of(it.name()) : Stream.empty())
                // What a library declares here for itself, which no student has seen.
                .filter(name -> !name.startsWith("$"))
                .toList();
        return emptied(cause.get().snippet(), emptied) + unusable(cause.get(), unusable);
    }

    private static String emptied(Snippet cause, List<String> names) {
        return names.isEmpty()
                ? ""
                : nameOf(cause) + " has changed, which emptied " + String.join(", ", names)
                        + ": run the cells that fill " + (names.size() == 1 ? "it" : "them") + " again.\n";
    }

    private static String unusable(SnippetEvent cause, List<String> names) {
        if (names.isEmpty()) {
            return "";
        }
        return cause.status() == Status.VALID
                ? nameOf(cause.snippet()) + " has changed. Define again before use: " + String.join(", ", names) + "\n"
                : "Cannot be used until this is fixed: " + String.join(", ", names) + "\n";
    }

    private static String nameOf(Snippet cause) {
        return cause instanceof DeclarationSnippet declared
                ? declared.name()
                : cause.source().strip();
    }
}
