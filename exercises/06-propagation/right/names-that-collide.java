// Classes and methods named as the course names its own.

// task: 1
class Expect {
    private final int[] seen = new int[10];
    private final int[] last = new int[10];

    void on(int cell, int marks) {
        for (int digit = 1; digit < 10; digit++) {
            if ((marks & 1 << digit) != 0) {
                seen[digit]++;
                last[digit] = cell;
            }
        }
    }

    void tell(int[] found, int[] marks) {
        for (int digit = 1; digit < 10; digit++) {
            if (seen[digit] == 1 && (marks[last[digit]] & marks[last[digit]] - 1) != 0) {
                found[last[digit]] = digit;
            }
        }
    }
}

int[] lastPlaces(int[] marks) {
    int[] found = new int[marks.length];
    for (int[] house : houses()) {
        Expect expect = new Expect();
        for (int cell : house) {
            expect.on(cell, marks[cell]);
        }
        expect.tell(found, marks);
    }
    return found;
}

// task: 2
class Task {
    final int[] left;
    final Deque<Integer> worker = new ArrayDeque<>();

    Task(int[] marks) {
        left = marks.clone();
        IntStream.range(0, 81).filter(cell -> Integer.bitCount(left[cell]) == 2).forEach(worker::add);
    }

    int[] answer() {
        while (!worker.isEmpty()) {
            int cell = worker.poll();
            for (int[] house : houses()) {
                int pair = left[cell];
                int twin = IntStream.of(house).filter(other -> other != cell && left[other] == pair)
                        .findAny().orElse(-1);
                if (twin < 0 || Integer.bitCount(pair) != 2 || IntStream.of(house).noneMatch(each -> each == cell)) {
                    continue;
                }
                for (int other : house) {
                    if (other != cell && other != twin && (left[other] & pair) != 0) {
                        left[other] &= ~pair;
                        worker.add(other);
                    }
                }
            }
        }
        return left;
    }
}

int[] strikePairs(int[] marks) {
    return new Task(marks).answer();
}

// task: 3
class Lent {
    int[] back;
    BitSet worker = new BitSet();

    Lent(int[] colours) {
        back = colours;
        worker.set(0, back.length);
    }
}

int[] consistent(int[][] borders, int[] colours) {
    Lent lent = new Lent(colours.clone());
    Deque<Integer> todo = new LinkedList<>(IntStream.range(0, colours.length).boxed().toList());
    while (!todo.isEmpty()) {
        int land = todo.removeLast();
        lent.worker.clear(land);
        int set = lent.back[land];
        if (set == 0) {
            return new int[] {};
        }
        for (int other : borders[land]) {
            if (Integer.bitCount(set) == 1 && (lent.back[other] & set) == set) {
                lent.back[other] ^= set;
                if (!lent.worker.get(other)) {
                    lent.worker.set(other);
                    todo.addLast(other);
                }
            }
        }
    }
    return lent.back;
}

// task: 4
class Answer {
    int[] paint(int[][] borders, int[] left, int land) {
        if (left.length == 0 || land == left.length) {
            return left;
        }
        for (int colour = 30; colour >= 0; colour--) {
            if ((left[land] >> colour & 1) == 1) {
                int[] guess = left.clone();
                guess[land] = 1 << colour;
                int[] end = paint(borders, consistent(borders, guess), land + 1);
                if (end.length > 0) {
                    return end;
                }
            }
        }
        return new int[0];
    }
}

int[] paint(int[][] borders, int[] colours) {
    int[] ends = new Answer().paint(borders, consistent(borders, colours), 0);
    for (int land = 0; land < ends.length; land++) {
        ends[land] = Integer.numberOfTrailingZeros(ends[land]);
    }
    return ends;
}
