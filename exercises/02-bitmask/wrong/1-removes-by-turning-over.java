// task: 1
// fails: removeIsRightForEverySet
// hint says: turns a bit over
// A digit that was not there comes in.
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
    result = set ^ 1 << digit - 1;
    return result;
}

/** The digits from 1 to 9 that are not in this set. */
int notIn(int used) {
    int result = 0;
    result = ~used & 0b111111111;
    return result;
}
