package sudoku.exercise.small;

/** Boards of 9×9 that the tests of several sets ask about, each in a dress of its own. */
public final class KnownBoards {
    /** A full board that keeps the rules. */
    public static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    public static final String ONE_SOLUTION =
            "42.7.168..5..3.921.....2.5.3...8..9........1..72..954.6.45......976....5.8..2..6.";
    public static final String TWELVE_SOLUTIONS =
            "42.7.168..5..3.921.....2.5.3......9........1..72..954.6.45......976....5.8..2..6.";
    public static final String THIRTY_THREE_SOLUTIONS =
            "42.7.168..5..3.9.1.....2.5.3......9........1...2..954.6.4.......976....5.8..2..6.";
    public static final String NO_SOLUTION =
            "42.7.168..5..3.921.....2.5.3.5.8..9........1..72..954.6.45......976....5.8..2..6.";

    private KnownBoards() {}
}
