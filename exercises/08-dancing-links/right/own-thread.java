// The work is done on threads of the answer's own, which end before the method does.
import java.util.concurrent.*;

// task: 1
void coverItem(int[][] links, int head) {
    CompletableFuture.runAsync(() -> {
        for (int row = links[U][head]; row != head; row = links[U][row]) {
            for (int node = links[L][row]; node != row; node = links[L][node]) {
                links[D][links[U][node]] = links[D][node];
                links[U][links[D][node]] = links[U][node];
                links[SIZE][links[HEAD][node]] -= 1;
            }
        }
        links[R][links[L][head]] = links[R][head];
        links[L][links[R][head]] = links[L][head];
    }).join();
}

void uncoverItem(int[][] links, int head) {
    CompletableFuture.runAsync(() -> {
        links[L][links[R][head]] = head;
        links[R][links[L][head]] = head;
        for (int row = links[D][head]; row != head; row = links[D][row]) {
            for (int node = links[R][row]; node != row; node = links[R][node]) {
                links[U][links[D][node]] = node;
                links[D][links[U][node]] = node;
                links[SIZE][links[HEAD][node]] += 1;
            }
        }
    }).join();
}

// task: 2
int[][] queens(int side) {
    int[][] options = new int[side * side][];
    IntStream.range(0, side * side).parallel().forEach(square -> options[square] = new int[] {square / side,
            side + square % side, 2 * side + square / side + square % side,
            5 * side - 2 + square / side - square % side});
    return options;
}

// task: 3
int count(int primary, int secondary, int[][] options) {
    int[] found = new int[1];
    Thread search = new Thread(() -> found[0] = counted(build(primary, secondary, options), primary));
    search.start();
    try {
        search.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return found[0];
}

int counted(int[][] links, int primary) {
    int[] nodes = new int[primary + 1];
    int found = 0;
    int depth = 0;
    nodes[0] = fewest(links);
    coverItem2(links, nodes[0]);
    while (depth >= 0) {
        int node = nodes[depth];
        for (int other = links[L][node]; !isHead(links, node) && other != node; other = links[L][other]) {
            uncoverItem2(links, links[HEAD][other]);
        }
        node = links[D][node];
        nodes[depth] = node;
        if (isHead(links, node)) {
            uncoverItem2(links, node);
            depth--;
        } else {
            for (int other = links[R][node]; other != node; other = links[R][other]) {
                coverItem2(links, links[HEAD][other]);
            }
            int head = fewest(links);
            if (head == 0) {
                found++;
            } else {
                coverItem2(links, head);
                nodes[++depth] = head;
            }
        }
    }
    return found;
}

void coverItem2(int[][] links, int head) {
    links[R][links[L][head]] = links[R][head];
    links[L][links[R][head]] = links[L][head];
    for (int row = links[D][head]; row != head; row = links[D][row]) {
        for (int node = links[R][row]; node != row; node = links[R][node]) {
            links[D][links[U][node]] = links[D][node];
            links[U][links[D][node]] = links[U][node];
            links[SIZE][links[HEAD][node]]--;
        }
    }
}

void uncoverItem2(int[][] links, int head) {
    for (int row = links[U][head]; row != head; row = links[U][row]) {
        for (int node = links[L][row]; node != row; node = links[L][node]) {
            links[SIZE][links[HEAD][node]]++;
            links[D][links[U][node]] = node;
            links[U][links[D][node]] = node;
        }
    }
    links[R][links[L][head]] = head;
    links[L][links[R][head]] = head;
}
