package sudoku.kernel;

/** A right answer to task 1 of set 1, as a student writes and checks it in a notebook. */
final class ConflictsAnswer {
    static final String METHOD =
            """
            List<int[]> conflicts(int[] board, int[][] houses) {
                List<int[]> found = new ArrayList<>();
                for (int house = 0; house < houses.length; house++) {
                    for (int digit = 1; digit * digit <= board.length; digit++) {
                        int times = 0;
                        for (int cell : houses[house]) {
                            times += board[cell] == digit ? 1 : 0;
                        }
                        if (times > 1) {
                            found.add(new int[] {house, digit});
                        }
                    }
                }
                return found;
            }""";
    static final String CHECK = "sudoku.exercise.Check.answer(sudoku.exercise.api.backtracking.Conflicts.class, task1)";
    static final String TASK = "sudoku.exercise.api.backtracking.Conflicts task1 = null;";
    static final String NAMED = "task1 = (board, houses) -> conflicts(board, houses);";

    private ConflictsAnswer() {}
}
