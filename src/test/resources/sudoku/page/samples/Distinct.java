import java.util.*;
import java.util.stream.*;

class Distinct {
    static void main() {
        System.out.println(Stream.of(1, 2, 1)
                .flatMap(n -> Stream.of(n, n, 9))
                .distinct()
                .toList());
        System.out.println(List.of("a", "b", "a").stream().distinct().sorted().toList());
        System.out.println(IntStream.of(1, 2, 1)
                .flatMap(n -> IntStream.of(n, 9))
                .distinct()
                .sum());
        System.out.println(LongStream.of(1, 2)
                .flatMap(n -> LongStream.of(n, 9, n))
                .distinct()
                .count());
        System.out.println(DoubleStream.of(.5, 1)
                .flatMap(n -> DoubleStream.of(n, 2))
                .distinct()
                .sum());
        List<Integer> numbers = List.of(3, 3, 4);
        Stream<Integer> first = numbers.stream().distinct();
        Stream<Integer> second = numbers.stream().distinct();
        System.out.println(first.toList() + " " + second.toList());
    }
}
