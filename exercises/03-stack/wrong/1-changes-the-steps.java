// task: 1
// fails: whatIsTakenBackNoLongerStands, theSearchMayJumpAbout
// hint says: A step with digit 0 is no choice
// Marks in the lent steps what was taken back.
List<int[]> standing(List<int[]> steps) {
    List<int[]> stack = new ArrayList<>();
    for (int i = steps.size() - 1; i >= 0; i--) {
        int[] s = steps.get(i);
        if (s[1] == 0) {
            for (int j = i - 1; j >= 0; j--) if (steps.get(j)[0] == s[0] && steps.get(j)[1] > 0) {
                steps.get(j)[1] = -steps.get(j)[1];
                break;
            }
        } else if (s[1] > 0) stack.add(0, s);
    }
    return stack;
}
