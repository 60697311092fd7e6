// task: 1
// fails: freeIsRightForEverySet
// hint says: Nine of them are digits
// Bits beyond the digits are on.
/** Whether the digit is in the set; bit 0 stands for digit 1. */
boolean isIn(int set, int digit) {
    boolean found = false;
    found = (set & 1 << digit - 1) != 0;
    return found;
}

/** The set with the digit. */
int with(int set, int digit) {
    int result = 0;
    result = set | 1 << digit - 1;
    return result;
}

/** The set without the digit. */
int without(int set, int digit) {
    int result = 0;
    result = set & ~(1 << digit - 1);
    return result;
}

/** The digits from 1 to 9 that are not in this set. */
int notIn(int used) {
    int result = 0;
    result = ~used;
    return result;
}
