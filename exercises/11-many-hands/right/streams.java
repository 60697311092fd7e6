// With streams, and with one list of all open nodes, each with its owner.

// task: 1
int[] lose(int each, int lost) {
    return Stream.of(
                    List.of(1), Collections.nCopies(2 * lost, 0), List.of(1),
                    Collections.nCopies(2 * (each - lost), 0), Collections.nCopies(2 * (each - 1), 1))
            .flatMap(List::stream).mapToInt(hand -> hand).toArray();
}

// task: 2
int[] playTurns(int[] turns, int[][] amounts) {
    record Memory(int sum, int next) {}
    Map<Integer, Memory> looks = new TreeMap<>();
    int[] next = new int[amounts.length];
    int[] sumAndVain = {0, 0};
    Arrays.stream(turns).filter(hand -> next[hand] < amounts[hand].length).forEach(hand -> {
        Memory memory = looks.remove(hand);
        if (memory == null) {
            looks.put(hand, new Memory(sumAndVain[0], next[hand]));
        } else if (memory.sum() != sumAndVain[0]) {
            sumAndVain[1]++;
        } else {
            sumAndVain[0] += amounts[hand][memory.next()];
            next[hand]++;
        }
    });
    return sumAndVain;
}

// task: 3
List<int[]> share(int[][] children, int hands) {
    record Open(int node, int owner) {}
    List<Open> open = new LinkedList<>(List.of(new Open(0, 0)));
    List<int[]> rounds = new LinkedList<>();
    while (!open.isEmpty()) {
        Integer[] does = new Integer[hands];
        for (int i = open.size() - 1; i >= 0; i--) {
            if (does[open.get(i).owner()] == null) {
                does[open.get(i).owner()] = open.remove(i).node();
            }
        }
        for (int i = 0; i < hands; i++) {
            if (does[i] == null && !open.isEmpty()) {
                Map<Integer, Long> counts = open.stream()
                        .collect(Collectors.groupingBy(Open::owner, Collectors.counting()));
                int fullest = counts.keySet().stream()
                        .min(Comparator.comparing((Integer owner) -> -counts.get(owner)).thenComparing(owner -> owner))
                        .get();
                Open oldest = open.stream().filter(each -> each.owner() == fullest).findFirst().get();
                open.remove(oldest);
                does[i] = oldest.node();
            }
        }
        for (int i = 0; i < hands; i++) {
            int owner = i;
            if (does[i] != null) {
                Arrays.stream(children[does[i]]).forEach(child -> open.add(new Open(child, owner)));
            }
        }
        rounds.add(Stream.of(does).mapToInt(node -> node == null ? -1 : node).toArray());
    }
    return rounds;
}
