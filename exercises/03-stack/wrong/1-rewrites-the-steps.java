// task: 1
// fails: choicesStandInTheirOrder, whatIsTakenBackNoLongerStands, theSearchMayJumpAbout
// hint says: The oldest choice comes first
// Writes zeros over what it was lent, and gives as many zeros as choices would stand.
/** The choices that were made and not taken back, the oldest first. */
List<int[]> standing(List<int[]> steps) {
    int standing = 0;
    for (int[] step : steps) {
        standing += step[1] != 0 ? 1 : -1;
        step[0] = 0;
        step[1] = 0;
    }
    List<int[]> zeros = new ArrayList<>();
    for (int i = 0; i < standing; i++) {
        zeros.add(new int[] {0, 0});
    }
    return zeros;
}
