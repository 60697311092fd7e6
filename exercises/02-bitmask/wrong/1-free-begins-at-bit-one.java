// task: 1
// fails: freeIsRightForEverySet
// hint says: said by the convention
// The digits of the lesson, in the code of somebody else.
/** The digits from 1 to 9 that are not in this set. */
int notIn(int used) {
    int result = 0;
    result = ~used & 0b1111111110;
    return result;
}
