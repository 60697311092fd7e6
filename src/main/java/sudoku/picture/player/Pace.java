package sudoku.picture.player;

import sudoku.search.Trace;

/**
 * How long a step of a film stays on the screen, compared with a naked single.
 *
 * <p>What is hard to follow stays longer: a strike the digit beside it explains is quick, a rule that
 * looks at a whole house is slower, and slowest are a guess, its dead end and its taking back. The
 * steps of a search that does not think are all alike.
 */
final class Pace {
    private Pace() {}

    static double of(Trace.Step step) {
        return switch (step.kind()) {
            case PLACED -> step.options() > 1 ? 4 : 1;
            case UNDONE, DEAD_END, NO_PLACE -> 4;
            case DEDUCED -> restsOnAHouse(step) ? 2 : 1;
            case ELIMINATED -> restsOnAHouse(step) ? 2 : 0.2;
            case SOLVED -> 1;
        };
    }

    private static boolean restsOnAHouse(Trace.Step step) {
        return step.reason().house() >= 0;
    }
}
