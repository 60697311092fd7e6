// task: 1
// fails: freeIsRightForEverySet
// hint says: Nine of them are digits
// Bits beyond the digits are on.
/** The digits from 1 to 9 that are not in this set. */
int notIn(int used) {
    int result = 0;
    result = ~used;
    return result;
}
