// The work is done on threads of the answer's own, which end before the method does.
import java.util.concurrent.*;

// task: 1
int[] lackingByLine(int[] board) {
    int size = (int) Math.sqrt(board.length);
    int[] lacking = new int[2 * size];
    IntStream.range(0, 2 * size).parallel().forEach(line -> {
        BitSet there = new BitSet();
        for (int i = 0; i < size; i++) {
            there.set(line < size ? board[line * size + i] : board[i * size + line % size]);
        }
        lacking[line] = size - there.cardinality();
    });
    return lacking;
}

// task: 2
int[] parents(int[] errors, int spin) {
    return CompletableFuture.supplyAsync(() -> {
        long[] keys = new long[errors.length];
        for (int board = 0; board < keys.length; board++) {
            keys[board] = ((long) errors[board] << 32) + board;
        }
        Arrays.sort(keys);
        int[] chosen = new int[keys.length];
        for (int hand = 0; hand < keys.length; hand++) {
            int field = spin + hand * (keys.length + 1);
            int place = keys.length - 1;
            for (int fields = 2; field >= fields; fields += 2) {
                field -= fields;
                place--;
            }
            chosen[hand] = (int) keys[place];
        }
        return chosen;
    }).join();
}

// task: 3
int[] cross(int[] mother, int[] father, int[][] boxes) {
    int[] child = father.clone();
    Thread[] threads = new Thread[boxes.length];
    for (int i = 0; i < boxes.length; i++) {
        int[] box = boxes[i];
        threads[i] = new Thread(() -> crossBox(mother, father, box, child));
        threads[i].start();
    }
    for (Thread thread : threads) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
    return child;
}

void crossBox(int[] mother, int[] father, int[] box, int[] child) {
    Set<Integer> done = new HashSet<>();
    boolean mothers = true;
    for (int start : box) {
        if (done.contains(start)) {
            continue;
        }
        int cell = start;
        do {
            done.add(cell);
            child[cell] = mothers ? mother[cell] : father[cell];
            int wanted = father[cell];
            cell = IntStream.of(box).filter(each -> mother[each] == wanted).findFirst().getAsInt();
        } while (cell != start);
        mothers = !mothers;
    }
}

// task: 4
double nextRate(double rate, int before, int after) {
    return CompletableFuture.supplyAsync(() -> after > before ? rate * 0.6 : Math.min(1, rate * 1.03)).join();
}
