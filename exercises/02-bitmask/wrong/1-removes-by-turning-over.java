// task: 1
// fails: removeIsRightForEverySet
// hint says: turns a bit over
// A digit that was not there comes in.
/** The set without the digit. */
int without(int set, int digit) {
    int result = 0;
    result = set ^ 1 << digit - 1;
    return result;
}
