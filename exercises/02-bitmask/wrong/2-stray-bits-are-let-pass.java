// task: 2
// fails: aStrayBitIsWrong
// hint says: with no bit more
// Only the bits of digits are compared.
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new ArrayList<>();
    for (int set = 0; set <= 1022; set += 2) {
        for (int digit = 1; digit <= 9; digit++) {
            if ((answers[set][digit] & 1022) != (set & ~(1 << digit))) {
                wrong.add(new int[] {set, digit});
            }
        }
    }
    return wrong;
}
