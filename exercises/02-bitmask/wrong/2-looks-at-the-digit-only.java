// task: 2
// fails: oneWrongAnswerIsFound, everyWrongAnswerIsFound, aStrayBitIsWrong
// hint says: the other digits
// The digit is gone, so all is well: the other digits are not looked at.
/** The questions that were answered wrongly, each as a set and a digit. */
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set += 2) {
        for (int digit = 1; digit <= 9; digit++) {
            if ((answers[set][digit] & 1 << digit) != 0) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}
