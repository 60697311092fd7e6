// The work is done on threads of the answer's own, which end before the method does.
import java.util.concurrent.*;

// task: 1
int quantile(int[] runs, int percent) {
    return CompletableFuture.supplyAsync(() -> {
        Integer[] boxed = IntStream.of(runs).boxed().toArray(Integer[]::new);
        Arrays.parallelSort(boxed, Comparator.comparing(run -> Integer.toUnsignedLong(run)));
        int rank = percent * boxed.length / 100 + (percent * boxed.length % 100 == 0 ? 0 : 1);
        return boxed[rank - 1];
    }).join();
}

// task: 2
int patienceOf(int round) {
    for (int power = 1;; power *= 2) {
        if (round == 2 * power - 1) {
            return power;
        }
        if (round < 2 * power - 1) {
            return patienceOf(round - power + 1);
        }
    }
}

long stepsWithRestarts(int[] runs, int unit) {
    long[] vain = {0};
    int[] done = {-1};
    Thread thread = new Thread(() -> {
        for (int i = 0; i < runs.length && done[0] < 0; i++) {
            long most = Math.multiplyFull(unit, patienceOf(i + 1));
            done[0] = most >= runs[i] ? runs[i] : -1;
            vain[0] += done[0] < 0 ? most : 0;
        }
    });
    thread.start();
    try {
        thread.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return done[0] < 0 ? -1 : vain[0] + done[0];
}

// task: 3
List<int[]> parts(int[] board, int wanted) {
    if (tightestBlank(board) == DEAD) {
        return List.of();
    }
    Map<String, int[]> open = new ConcurrentHashMap<>(Map.of(Arrays.toString(board), board));
    while (open.size() < wanted && open.values().stream().anyMatch(part -> tightestBlank(part) != FULL)) {
        int[] part = open.values().stream().filter(each -> tightestBlank(each) != FULL).findAny().get();
        open.remove(Arrays.toString(part));
        int cell = tightestBlank(part);
        digitsFor(part, cell).parallelStream().forEach(digit -> {
            int[] smaller = part.clone();
            smaller[cell] = digit;
            if (tightestBlank(smaller) != DEAD) {
                open.put(Arrays.toString(smaller), smaller);
            }
        });
    }
    return new ArrayList<>(open.values());
}

// task: 4
List<int[]> moves(int[] board) {
    int[] seen = new int[256];
    for (int[] house : houses16()) {
        for (int cell : house) {
            seen[cell] |= digitsIn(board, house);
        }
    }
    Queue<List<int[]>> questions = new ConcurrentLinkedQueue<>();
    Arrays.stream(houses16()).parallel().forEach(house -> {
        for (int digit = 1; digit <= 16; digit++) {
            List<int[]> answers = new ArrayList<>();
            for (int cell : house) {
                if (board[cell] == 0 && (seen[cell] & 1 << digit) == 0) {
                    answers.add(new int[] {cell, digit});
                }
            }
            if ((digitsIn(board, house) & 1 << digit) == 0) {
                questions.add(answers);
            }
        }
    });
    for (int cell = 0; cell < 256; cell++) {
        if (board[cell] == 0) {
            List<int[]> answers = new ArrayList<>();
            for (int digit = 16; digit > 0; digit--) {
                if ((seen[cell] & 1 << digit) == 0) {
                    answers.add(new int[] {cell, digit});
                }
            }
            questions.add(answers);
        }
    }
    return Collections.min(questions, Comparator.comparing(List::size));
}
