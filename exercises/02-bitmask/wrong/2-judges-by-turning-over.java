// task: 2
// fails: aRightMethodHasNoWrongAnswers, oneWrongAnswerIsFound, everyWrongAnswerIsFound, whatIsNoQuestionIsNotJudged, aStrayBitIsWrong
// hint says: not in the set
// The judge has the fault it should find.
/** The questions that were answered wrongly, each as a set and a digit. */
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set += 2) {
        for (int digit = 1; digit <= 9; digit++) {
            int right = set ^ 1 << digit;
            if (answers[set][digit] != right) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}
