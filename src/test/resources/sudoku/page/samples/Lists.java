import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Lists {
    static void main() {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 10; i++) list.add(i * i % 7);
        Collections.sort(list);
        System.out.println(list + " " + list.contains(4) + list.indexOf(2));
        Map<String, Integer> letters = new TreeMap<>();
        for (char letter : "hello world".toCharArray()) letters.merge(String.valueOf(letter), 1, Integer::sum);
        System.out.println(letters);
        list.sort(Comparator.reverseOrder());
        list.removeIf(x -> x > 3);
        System.out.println(list.stream().map(x -> "n" + x).collect(Collectors.joining("|")));
        System.out.println(Stream.of("", "", "b", "").collect(Collectors.joining("|", "<", ">")));
        System.out.println(Stream.<String>empty().collect(Collectors.joining("|")));
        System.out.println(Stream.of("", "c").collect(Collectors.joining()));
        System.out.println(IntStream.range(0, 20).filter(x -> x % 3 == 0).mapToObj(Integer::toString).toList());
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
        Supplier<List<String>> maker = ArrayList::new;
        List<String> made = maker.get();
        made.add("q");
        BiFunction<Double, Double, Double> power = Math::pow;
        IntBinaryOperator most = Math::max;
        ToIntFunction<String> length = String::length;
        System.out.println(add.apply(3).apply(4) + " " + made + power.apply(2.0, 10.0) + most.applyAsInt(3, 9));
        System.out.println(length.applyAsInt("four"));
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(1);
        stack.push(2);
        stack.addLast(9);
        System.out.println(stack.pop() + " " + stack + " " + stack.peekLast());
        for (int each : stack) System.out.print(each);
        System.out.println();
        Random random = new Random(42);
        for (int bound : new int[] {100, 16, 7, 1 << 30, 1}) System.out.print(random.nextInt(bound) + " ");
        System.out.println(random.nextInt() + " " + random.nextLong() + " " + random.nextDouble());
        System.out.println(random.nextBoolean() + " " + random.nextGaussian());
        List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7));
        Collections.shuffle(shuffled, new Random(3));
        System.out.println(shuffled);
        System.out.println(String.format("%5.2f|%d|%s|%05d|%x|%-5s|%+d", 3.14159, 42L, "s", 42, 255, "ab", 7));
        System.out.printf("%,d %.0f %.3f %8.1f%n", 1234567, 2.5, 0.0005, 123456.75);
        switch ("two") {
            case "one": System.out.println(1);
            case "two": System.out.println(2);
            case "three": System.out.println(3); break;
            default: System.out.println("none");
        }
        int number = switch (list.size()) {
            case 1, 2 -> 10;
            case 5 -> {
                int twice = 2 * list.size();
                yield twice;
            }
            default -> list.size();
        };
        System.out.println(number);
        String text = "x";
        text += 1 + 2;
        text += 'c';
        text += null;
        text += 1.5f;
        System.out.println(text + "abc".substring(1) + "abc".charAt(1) + "a,b".split(",").length + "abc".indexOf("c"));
        System.out.println(" A ".trim().toLowerCase() + "ab".equals("ab") + "b".compareTo("a") + "x".repeat(3));
        Set<Integer> numbers = new HashSet<>(List.of(100, 3, 70000, 17, 33, -5, 1));
        Map<String, Integer> words = new HashMap<>();
        for (String word : "to be or not to be that is the question".split(" ")) words.put(word, word.length());
        System.out.println(numbers + " " + words);
        int[] sorted = {5, 3, 9};
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted) + Arrays.asList(1, 2) + Arrays.stream(sorted).sum());
    }
}
