// task: 1
// fails: whatIsTakenBackNoLongerStands, theSearchMayJumpAbout
// hint says: digit 0 is no choice
// The step of taking back stays on the stack.
/** The choices that were made and not taken back, the oldest first. */
List<int[]> standing(List<int[]> steps) {
    List<int[]> stack = new ArrayList<>();
    for (int[] step : steps) {
        if (step[1] == 0) {
            stack.set(stack.size() - 1, step);
        } else {
            stack.add(step);
        }
    }
    return stack;
}
