// task: 4
// fails: whereNothingGoesThereIsNoMove, nearlyWithoutADetour, hardPuzzlesAreSearched, otherHardPuzzlesAreSearched
// hint says: It says so of these boards alone
// Returns no move where each would leave a blank without a digit, and there is still one to be searched.
/** The digits for one blank, or the places for one digit in a house: each a cell and a digit. */
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
    best = Collections.min(questions, Comparator.comparing(List::size));
    List<int[]> live = best.stream().filter(move -> leavesAllADigit(board, move)).toList();
    return live.isEmpty() ? live : best;
}

boolean leavesAllADigit(int[] board, int[] move) {
    int[] after = board.clone();
    after[move[0]] = move[1];
    int[] seen = new int[256];
    for (int[] house : houses16()) {
        int inHouse = digitsIn(after, house);
        for (int cell : house) {
            seen[cell] |= inHouse;
        }
    }
    return IntStream.range(0, 256).allMatch(cell -> after[cell] != 0 || Integer.bitCount(seen[cell] >> 1) < 16);
}
