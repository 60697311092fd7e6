// task: 1
// fails: removeIsRightForEverySet
// hint says: done before
// Smaller digits go out with the one that is removed.
/** The set without the digit. */
int without(int set, int digit) {
    int result = 0;
    result = set & ~1 << digit - 1;
    return result;
}
