// In threads of its own, and by tables made beforehand.
import java.util.concurrent.*;
import java.util.stream.*;

// task: 1
<T> T elsewhere(Callable<T> question) {
    FutureTask<T> task = new FutureTask<>(question);
    new Thread(task).start();
    try {
        return task.get();
    } catch (InterruptedException | ExecutionException failed) {
        throw new IllegalStateException(failed);
    }
}

/** The digits of every set, as a word. */
String[] words = new String[512];

String word(int set) {
    if (words[set] == null) {
        StringBuilder word = new StringBuilder();
        for (int digit = 1, rest = set; rest > 0; digit++, rest /= 2) {
            word.append(rest % 2 == 1 ? "" + digit : "");
        }
        words[set] = word.toString();
    }
    return words[set];
}

int setOf(String word) {
    int set = 0;
    for (char digit : word.toCharArray()) {
        set += (int) Math.pow(2, digit - '1');
    }
    return set;
}

boolean isIn(int set, int digit) {
    return word(set).indexOf('0' + digit) >= 0;
}

int with(int set, int digit) {
    return isIn(set, digit) ? set : setOf(word(set) + digit);
}

int without(int set, int digit) {
    return setOf(word(set).replace("" + digit, ""));
}

int notIn(int used) {
    return elsewhere(() -> 511 - used);
}

// task: 2
List<int[]> wrongAnswers(int[][] answers) {
    List<int[]> wrong = new CopyOnWriteArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int each = 1; each <= 9; each++) {
        int digit = each;
        Thread thread = new Thread(() -> {
            for (int set = 1022; set >= 0; set -= 2) {
                int right = (set >> digit & 1) == 1 ? set - (1 << digit) : set;
                if (right != answers[set][digit]) {
                    wrong.add(new int[] {set, digit});
                }
            }
        });
        thread.start();
        threads.add(thread);
    }
    for (Thread thread : threads) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
    return wrong;
}

// task: 3
int[] candidates(int[] board, int size) {
    return IntStream.range(0, board.length).parallel().map(cell -> board[cell] != 0 ? 0 : around(board, size, cell))
            .toArray();
}

/** Looks at each cell of the board, and takes what stands in a common house away. */
int around(int[] board, int size, int cell) {
    int side = (int) Math.sqrt(size);
    int left = 0;
    for (int digit = size; digit >= 1; digit--) {
        left = left << 1 | 1;
    }
    for (int other = 0; other < board.length; other++) {
        boolean near = other / size == cell / size || other % size == cell % size
                || other / size / side == cell / size / side && other % size / side == cell % size / side;
        left &= near && board[other] != 0 ? ~(1 << board[other] - 1) : -1;
    }
    return left << 1;
}

// task: 4
/** A recursion that is a queue of boards, on a thread that is waited for. */
String searchOf(int[] board) {
    Deque<int[]> boards = new ArrayDeque<>();
    boards.push(board.clone());
    while (!boards.isEmpty()) {
        int[] now = boards.pop();
        int cell = 0;
        boolean stands = true;
        while (cell < 81 && now[cell] != 0) {
            cell++;
        }
        for (int a = 0; a < 81 && stands; a++) {
            for (int b = 0; b < a && stands; b++) {
                stands = now[a] == 0 || now[a] != now[b] || !share(a, b);
            }
        }
        if (stands && cell == 81) {
            return Arrays.stream(now).mapToObj(Integer::toString).collect(Collectors.joining());
        }
        for (int digit = 9; digit >= 1 && stands; digit--) {
            int[] next = now.clone();
            next[cell] = digit;
            boolean fits = true;
            for (int other = 0; other < 81; other++) {
                fits &= other == cell || now[other] != digit || !share(cell, other);
            }
            if (fits) {
                boards.push(next);
            }
        }
    }
    return "";
}

boolean share(int a, int b) {
    int window = pane(a);
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3
            || window >= 0 && window == pane(b);
}

int pane(int cell) {
    return cell / 9 % 4 == 0 || cell % 9 % 4 == 0 ? -1 : cell / 36 * 2 + cell % 9 / 4;
}

String windoku(int[] board) {
    String[] line = {""};
    Thread thread = new Thread(() -> line[0] = searchOf(board));
    thread.start();
    try {
        thread.join();
    } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
    }
    return line[0];
}
