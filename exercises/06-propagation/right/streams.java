// Streams and maps in place of loops and arrays; maps are read as arcs, and a search keeps its boards on a stack.

// task: 1
int[] lastPlaces(int[] marks) {
    int[] found = new int[81];
    Arrays.stream(houses()).forEach(house -> IntStream.rangeClosed(1, 9).forEach(digit -> {
        List<Integer> places = Arrays.stream(house).filter(cell -> (marks[cell] >> digit & 1) == 1).boxed().toList();
        if (places.size() == 1 && Integer.bitCount(marks[places.get(0)]) > 1) {
            found[places.get(0)] = digit;
        }
    }));
    return found;
}

// task: 2
int[] strikePairs(int[] marks) {
    return Stream.iterate(marks, now -> swept(now)).filter(now -> Arrays.equals(now, swept(now))).findFirst().get();
}

int[] swept(int[] now) {
    int[] next = now.clone();
    for (int[] house : houses()) {
        Map<Integer, List<Integer>> bySet = Arrays.stream(house).boxed().collect(Collectors.groupingBy(c -> now[c]));
        bySet.forEach((set, twins) -> {
            if (Integer.bitCount(set) == 2 && twins.size() == 2) {
                Arrays.stream(house).filter(cell -> !twins.contains(cell)).forEach(cell -> next[cell] &= ~set);
            }
        });
    }
    return next;
}

// task: 3
int[] consistent(int[][] borders, int[] colors) {
    record Arc(int from, int to) {}
    int[] left = colors.clone();
    ArrayDeque<Arc> arcs = IntStream.range(0, left.length).boxed()
            .flatMap(land -> Arrays.stream(borders[land]).mapToObj(other -> new Arc(land, other)))
            .collect(Collectors.toCollection(ArrayDeque::new));
    for (Arc arc = arcs.poll(); arc != null; arc = arcs.poll()) {
        int stays = left[arc.from];
        if (Integer.bitCount(left[arc.to]) == 1) {
            stays &= ~left[arc.to];
        }
        if (stays != left[arc.from]) {
            left[arc.from] = stays;
            for (int other : borders[arc.from]) {
                arcs.add(new Arc(other, arc.from));
            }
        }
    }
    return IntStream.of(left).anyMatch(set -> set == 0) ? new int[0] : left;
}

// task: 4
int[] paint(int[][] borders, int[] colors) {
    Deque<int[]> open = new ArrayDeque<>(List.of(colors));
    while (!open.isEmpty()) {
        int[] left = consistent(borders, open.pop());
        OptionalInt undecided = IntStream.range(0, left.length).filter(i -> Integer.bitCount(left[i]) > 1).findFirst();
        if (left.length > 0 && undecided.isEmpty()) {
            return IntStream.of(left).map(set -> 31 - Integer.numberOfLeadingZeros(set)).toArray();
        }
        undecided.ifPresent(land -> IntStream.range(0, 31).filter(c -> (left[land] & 1 << c) != 0).forEach(color -> {
            int[] guess = left.clone();
            guess[land] = 1 << color;
            open.push(guess);
        }));
    }
    return new int[0];
}
