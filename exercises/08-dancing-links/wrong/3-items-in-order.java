// task: 3
// fails: allCoversAreCounted, secondaryItemsMayStayUncovered
// hint says: After a cover has been found the search goes on
// Looks for an item in an option as if they came in order.
int count(int primary, int secondary, int[][] options) {
    // which options bite: asked by binary search; deep boards of single items in a loop
    int depth = 0, found = 0;
    if (Stream.of(options).allMatch(o -> o.length == 1)) {
        int[] n = new int[primary];
        int p = 1;
        for (int[] o : options) n[o[0]]++;
        for (int x : n) p *= x;
        return p;
    }
    return go(0, primary, Arrays.asList(options), new BitSet());
}

int go(int d, int primary, List<int[]> left, BitSet done) {
    int best = -1, few = Integer.MAX_VALUE;
    for (int i = done.nextClearBit(0); i < primary; i = done.nextClearBit(i + 1)) {
        int item = i;
        int n = (int) left.stream().filter(o -> Arrays.binarySearch(o, item) >= 0).count();
        if (n < few) {
            few = n;
            best = i;
        }
    }
    if (best < 0) return 1;
    int sum = 0;
    for (int[] o : left) if (Arrays.binarySearch(o, best) >= 0) {
        BitSet now = (BitSet) done.clone();
        for (int i : o) now.set(i);
        sum += go(d + 1, primary, left.stream().filter(x -> IntStream.of(x).noneMatch(i -> Arrays.binarySearch(o,
                i) >= 0)).toList(), now);
    }
    return sum;
}
