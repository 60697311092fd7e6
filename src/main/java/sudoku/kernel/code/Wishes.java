package sudoku.kernel.code;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jdk.jshell.JShell;
import jdk.jshell.SnippetEvent;
import jdk.jshell.VarSnippet;

/**
 * Variables of the notebook that the debugger wants, with their values.
 *
 * <p><b>Idea.</b> While a cell stands still, JShell stands still in it and can declare nothing. So a wish waits here
 * until the cell is over; looked at it can be before that.
 */
public final class Wishes {
    /** A variable that is to be: its type as one would write it. */
    public record Wish(String name, String type, Object value) {}

    private final Map<String, Wish> byName = new LinkedHashMap<>();

    /** A later one of the same name replaces an earlier one. */
    public synchronized void add(Wish wish) {
        byName.put(wish.name(), wish);
    }

    public synchronized List<Wish> all() {
        return List.copyOf(byName.values());
    }

    /** Declares them; one whose name the notebook has given meanwhile, or that is not Java, is dropped. */
    void declare(JShell shell, Names names, Variables variables) {
        for (Wish wish : take()) {
            if (names.variables().stream().noneMatch(each -> each.name().equals(wish.name))) {
                List<SnippetEvent> events = shell.eval(wish.type + " " + wish.name + ";");
                names.note(events, shell.sourceCodeAnalysis());
                events.stream()
                        .map(SnippetEvent::snippet)
                        .filter(each ->
                                each instanceof VarSnippet && shell.status(each).isDefined())
                        .forEach(each -> variables.compiled((VarSnippet) each));
                variables.put(wish.name, wish.value);
            }
        }
    }

    private synchronized List<Wish> take() {
        List<Wish> taken = new ArrayList<>(byName.values());
        byName.clear();
        return taken;
    }
}
