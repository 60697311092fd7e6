// task: 4
// fails: nothingIsLeftOut, whereNothingGoesThereIsNoMove, nearlyWithoutADetour, hardPuzzlesAreSearched, otherHardPuzzlesAreSearched
// hint says: What you leave out is never searched
// Says which digit to try first, and nothing of the others.
/** All digits for one blank, or all places for one digit in one house: each move a cell and a digit. */
List<int[]> moves(int[] board) {
    List<int[]> best = new ArrayList<>();
    int[][] houses = houses16();
    int[] seen = new int[256];
    for (int[] house : houses) {
        int inHouse = digitsIn(board, house);
        for (int cell : house) {
            seen[cell] |= inHouse;
        }
    }
    List<List<int[]>> questions = new ArrayList<>();
    for (int cell = 0; cell < 256; cell++) {
        List<int[]> answers = new ArrayList<>();
        for (int digit = 1; digit <= 16; digit++) {
            if (board[cell] == 0 && (seen[cell] & 1 << digit) == 0) {
                answers.add(new int[] {cell, digit});
            }
        }
        if (board[cell] == 0) {
            questions.add(answers);
        }
    }
    for (int[] house : houses) {
        for (int digit = 1; digit <= 16; digit++) {
            List<int[]> answers = new ArrayList<>();
            for (int cell : house) {
                if (board[cell] == 0 && (seen[cell] & 1 << digit) == 0) {
                    answers.add(new int[] {cell, digit});
                }
            }
            if ((digitsIn(board, house) & 1 << digit) == 0) {
                questions.add(answers);
            }
        }
    }
    best = Collections.min(questions, Comparator.comparing(List::size)).subList(0, 1);
    return best;
}
