package sudoku.explain.ask;

import java.util.List;

/** The ways to ask that there are. */
public final class Kinds {
    private Kinds() {}

    public static List<Kind> all() {
        return List.of(
                new RunsOfLine(),
                new ValuesOfVariable(),
                new RolesOfVariables(),
                new NeededLines(),
                new Results(),
                new WaitingCalls());
    }
}
