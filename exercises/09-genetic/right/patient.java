// The first worse child may be bad luck: the rate falls at the second, by as much as two would have let it fall.

// task: 2
int[] parents(int[] errors, int spin) {
    Integer[] worstFirst = IntStream.range(0, errors.length).boxed().toArray(Integer[]::new);
    Arrays.sort(worstFirst, Comparator.comparing(board -> -errors[board]));
    return IntStream.iterate(spin, field -> field + errors.length + 1).limit(errors.length)
            .map(field -> worstFirst[(int) ((Math.sqrt(4.0 * field + 1) - 1) / 2)]).toArray();
}

// task: 3
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = father.clone();
    for (int[] box : boxes) {
        int[] first = IntStream.range(0, box.length).toArray();   // the first place of each place's circle
        for (int one = 0; one < box.length; one++) {
            for (int other = 0; other < box.length; other++) {
                if (mother[box[one]] == father[box[other]]) {
                    int from = Math.max(first[one], first[other]);
                    int to = Math.min(first[one], first[other]);
                    Arrays.setAll(first, place -> first[place] == from ? to : first[place]);
                }
            }
        }
        int[] circles = IntStream.of(first).distinct().sorted().toArray();
        for (int place = 0; place < box.length; place++) {
            if (Arrays.binarySearch(circles, first[place]) % 2 == 0) {
                child[box[place]] = mother[box[place]];
            }
        }
        Arrays.fill(box, -1);
    }
    return child;
}

// task: 4
boolean warned;

double nextRate(double rate, int before, int after) {
    if (after > before) {
        warned = !warned;
        return warned ? rate : 0.36 * rate;
    }
    return after == before ? Math.min(1, 1.03 * rate) : rate;
}
