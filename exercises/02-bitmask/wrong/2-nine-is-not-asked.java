// task: 2
// fails: oneWrongAnswerIsFound, everyWrongAnswerIsFound, aStrayBitIsWrong
// hint says: digits from 1 to 9
// The loop ends one early.
/** The questions that were answered wrongly, each as a set and a digit. */
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set += 2) {
        for (int digit = 1; digit < 9; digit++) {
            int right = set & ~(1 << digit);
            if (answers[set][digit] != right) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}
