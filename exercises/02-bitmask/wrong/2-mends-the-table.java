// task: 2
// fails: aRightMethodHasNoWrongAnswers, oneWrongAnswerIsFound, everyWrongAnswerIsFound, whatIsNoQuestionIsNotJudged, aStrayBitIsWrong
// hint says: Look at a digit that is not in the set
// Writes what is right over each wrong answer.
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set += 2) {
        for (int digit = 1; digit <= 9; digit++) {
            int a = answers[set][digit];
            int right = set & ~(1 << digit);
            if (a != right) {
                answers[set][digit] = right;
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}
