// task: 2
// fails: whatIsNoQuestionIsNotJudged
// hint says: an odd number is no set
// Every row of the table is taken for a set.
/** The questions that were answered wrongly, each as a set and a digit. */
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set++) {
        for (int digit = 1; digit <= 9; digit++) {
            int right = set & ~(1 << digit);
            if (set < answers.length && answers[set][digit] != right) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}
