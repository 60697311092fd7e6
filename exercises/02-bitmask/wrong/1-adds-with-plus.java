// task: 1
// fails: addIsRightForEverySet
// hint says: a bit that is set already
// The plus carries when the digit is there already.
/** The set with the digit. */
int with(int set, int digit) {
    int result = 0;
    result = set + (1 << digit - 1);
    return result;
}
