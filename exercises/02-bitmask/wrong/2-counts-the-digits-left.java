// task: 2
// fails: oneWrongAnswerIsFound
// hint says: Ask all questions
// Asks whether the digit is gone and how many are left, and not which.
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set += 2) {
        for (int digit = 1; digit <= 9; digit++) {
            int a = answers[set][digit];
            int right = set & ~(1 << digit);
            if ((a & 1 << digit) != 0 || Integer.bitCount(a) != Integer.bitCount(right)) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}
