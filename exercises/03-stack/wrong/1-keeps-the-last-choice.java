// task: 1
// fails: whatIsTakenBackNoLongerStands
// hint says: A step with digit 0 is no choice
// Takes back everything but the first choice.
List<int[]> standing(List<int[]> steps) {
    List<int[]> stack = new ArrayList<>();
    for (int[] s : steps) {
        if (s[1] == 0) {
            if (stack.size() > 1) stack.remove(stack.size() - 1);
        } else stack.add(s);
    }
    return stack;
}
