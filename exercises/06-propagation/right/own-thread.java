// The work is done on threads of the answer's own, which end before the method does.
import java.util.concurrent.*;

// task: 1
int[] lastPlaces(int[] marks) {
    Map<Integer, Integer> found = new ConcurrentHashMap<>();
    Arrays.stream(houses()).parallel().forEach(house -> {
        for (int digit = 1; digit <= 9; digit++) {
            List<Integer> places = new ArrayList<>();
            for (int cell : house) {
                if ((marks[cell] & 1 << digit) > 0) {
                    places.add(cell);
                }
            }
            if (places.size() == 1 && marks[places.get(0)] != 1 << digit) {
                found.put(places.get(0), digit);
            }
        }
    });
    return IntStream.range(0, 81).map(cell -> found.getOrDefault(cell, 0)).toArray();
}

// task: 2
int[] strikePairs(int[] marks) {
    Thread worker = new Thread(() -> {
        for (int quiet = 0; quiet < 27;) {
            quiet = 0;
            for (int[] house : houses()) {
                quiet += strikesIn(marks, house) ? 0 : 1;
            }
        }
    });
    worker.start();
    try {
        worker.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return marks;
}

boolean strikesIn(int[] left, int[] house) {
    boolean struck = false;
    for (int a : house) {
        for (int b : house) {
            for (int c : house) {
                if (a != b && b != c && c != a && left[a] == left[b] && Integer.bitCount(left[a]) == 2
                        && (left[c] & left[a]) != 0) {
                    left[c] &= ~left[a];
                    struck = true;
                }
            }
        }
    }
    return struck;
}

// task: 3
int[] consistent(int[][] borders, int[] colours) {
    return CompletableFuture.supplyAsync(() -> {
        int[] waiting = new int[colours.length];
        int count = 0;
        for (int land = 0; land < colours.length; land++) {
            if (Integer.bitCount(colours[land]) == 1) {
                waiting[count++] = land;
            }
        }
        while (count > 0) {
            int land = waiting[--count];
            for (int other : borders[land]) {
                int before = colours[other];
                colours[other] &= ~colours[land];
                if (colours[other] == 0) {
                    return new int[0];
                }
                if (before != colours[other] && Integer.bitCount(colours[other]) == 1) {
                    waiting[count++] = other;
                }
            }
        }
        return IntStream.of(colours).anyMatch(set -> set == 0) ? new int[0] : colours;
    }).join();
}

// task: 4
int[] painted(int[][] borders, int[] left) {
    for (int land = 0; land < left.length; land++) {
        while (Integer.bitCount(left[land]) > 1) {
            int[] guess = left.clone();
            guess[land] = Integer.highestOneBit(left[land]);
            int[] end = painted(borders, consistent(borders, guess));
            if (end.length > 0) {
                return end;
            }
            left[land] -= Integer.highestOneBit(left[land]);
            left = consistent(borders, left);
            if (left.length == 0) {
                return left;
            }
        }
    }
    return Arrays.stream(left).map(Integer::numberOfTrailingZeros).toArray();
}

int[] paint(int[][] borders, int[] colours) {
    return CompletableFuture.supplyAsync(() -> painted(borders, consistent(borders, colours))).join();
}
