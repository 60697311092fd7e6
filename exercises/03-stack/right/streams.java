// With streams: an endless stream of boards, of which what is full is let through.
import java.util.stream.*;

// task: 1
List<int[]> standing(List<int[]> steps) {
    return IntStream.range(0, steps.size()).filter(i -> steps.get(i)[1] > 0)
            .filter(i -> steps.subList(i + 1, steps.size()).stream().noneMatch(later -> later[0] == steps.get(i)[0]))
            .mapToObj(steps::get).collect(Collectors.toList());
}

// task: 2
Iterator<String> solutions(int[] board) {
    Deque<String> open = new ArrayDeque<>();
    open.push(Arrays.stream(board).mapToObj(Integer::toString).collect(Collectors.joining()));
    boolean stands = IntStream.range(0, 81).filter(cell -> board[cell] > 0).allMatch(cell -> IntStream.range(0, cell)
            .noneMatch(other -> board[other] == board[cell] && near(cell, other)));
    return Stream.generate(() -> open.isEmpty() ? "" : open.pop())
            .takeWhile(line -> stands && !line.isEmpty())
            .peek(line -> {
                int cell = line.indexOf('0');
                IntStream.rangeClosed(1, cell < 0 ? 0 : 9).filter(digit -> IntStream.range(0, 81)
                                .noneMatch(other -> line.charAt(other) == '0' + digit && near(cell, other)))
                        .forEach(digit -> open.push(line.substring(0, cell) + digit + line.substring(cell + 1)));
            })
            .filter(line -> line.indexOf('0') < 0).iterator();
}

boolean near(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
}

// task: 3
int atMostTwo(int[] board) {
    int[] clues = IntStream.range(0, 81).filter(cell -> board[cell] > 0).toArray();
    boolean stands = Arrays.stream(clues).noneMatch(a -> Arrays.stream(clues)
            .anyMatch(b -> a != b && board[a] == board[b] && nearby(a, b)));
    return stands ? (int) boards(new LinkedList<>(List.of(board))).limit(2).count() : 0;
}

Stream<int[]> boards(LinkedList<int[]> open) {
    return Stream.generate(() -> open.isEmpty() ? new int[0] : open.removeLast()).takeWhile(each -> each.length > 0)
            .peek(each -> IntStream.range(0, 81).filter(cell -> each[cell] == 0).limit(1).forEach(cell ->
                    IntStream.iterate(9, digit -> digit > 0, digit -> digit - 1)
                            .filter(digit -> IntStream.range(0, 81)
                                    .noneMatch(other -> each[other] == digit && nearby(cell, other)))
                            .forEach(digit -> {
                                int[] next = each.clone();
                                next[cell] = digit;
                                open.add(next);
                            })))
            .filter(each -> Arrays.stream(each).allMatch(digit -> digit > 0));
}

boolean nearby(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
}

// task: 4
/** Every stack is a word of digits: the next solution is the first word that is larger. */
List<int[]> resume(int[] puzzle, List<int[]> saved) {
    int[] blanks = IntStream.range(0, 81).filter(cell -> puzzle[cell] == 0).toArray();
    String word = saved.stream().map(choice -> "" + choice[1]).collect(Collectors.joining());
    String floor = word.length() == blanks.length ? word + "+" : word;
    String found = larger(puzzle, blanks, "", floor);
    return IntStream.range(0, found.length())
            .mapToObj(i -> new int[] {blanks[i], found.charAt(i) - '0'}).collect(Collectors.toList());
}

String larger(int[] puzzle, int[] blanks, String word, String floor) {
    if (word.length() == blanks.length) {
        return word.compareTo(floor) >= 0 ? word : "";
    }
    int cell = blanks[word.length()];
    return IntStream.rangeClosed(1, 9).filter(digit -> {
        String next = word + digit;
        return next.compareTo(floor.substring(0, Math.min(floor.length(), next.length()))) >= 0
                && IntStream.range(0, 81).noneMatch(other -> puzzle[other] == digit && sees(cell, other))
                && IntStream.range(0, word.length())
                .noneMatch(i -> word.charAt(i) == '0' + digit && sees(cell, blanks[i]));
    }).mapToObj(digit -> larger(puzzle, blanks, word + digit, floor)).filter(each -> !each.isEmpty())
            .findFirst().orElse("");
}

boolean sees(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
}
