// task: 1
// fails: choicesStandInTheirOrder, whatIsTakenBackNoLongerStands, theSearchMayJumpAbout
// hint says: The oldest choice comes first
// Pushes at the front of the list.
/** The choices that were made and not taken back, the oldest first. */
List<int[]> standing(List<int[]> steps) {
    List<int[]> stack = new ArrayList<>();
    for (int[] step : steps) {
        if (step[1] == 0) {
            stack.remove(0);
        } else {
            stack.add(0, step);
        }
    }
    return stack;
}
