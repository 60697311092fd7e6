// task: 1
// fails: whatIsTakenBackNoLongerStands, theSearchMayJumpAbout
// hint says: the choice made last
// A queue instead of a stack.
/** The choices that were made and not taken back, the oldest first. */
List<int[]> standing(List<int[]> steps) {
    List<int[]> stack = new ArrayList<>();
    for (int[] step : steps) {
        if (step[1] == 0) {
            stack.remove(0);
        } else {
            stack.add(step);
        }
    }
    return stack;
}
