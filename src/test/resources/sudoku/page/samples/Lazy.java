import java.util.*;
import java.util.stream.*;

class Lazy {
    static int calls;

    static int next(int last) {
        System.out.print("<" + ++calls + ">");
        return last + 1;
    }

    static void main() {
        System.out.println(Stream.iterate(1, Lazy::next).limit(3).toList());
        System.out.println(Stream.iterate(1, x -> x < 4, Lazy::next).toList());
        System.out.println(Stream.iterate(1, Lazy::next).filter(x -> x > 2).findFirst().get());
        System.out.println(Stream.iterate(1, Lazy::next).takeWhile(x -> x < 3).count());
        System.out.println(Stream.iterate(1, Lazy::next).anyMatch(x -> x == 2));
        Iterator<Integer> numbers = Stream.iterate(1, Lazy::next).iterator();
        System.out.println(numbers.next() + " " + numbers.next() + " " + numbers.hasNext() + " " + numbers.next());
        System.out.println(IntStream.iterate(1, Lazy::next).limit(2).sum());
        System.out.println(IntStream.iterate(1, x -> x < 3, Lazy::next).boxed().toList());
        System.out.println(IntStream.iterate(5, Lazy::next).skip(1).findFirst().getAsInt());
        System.out.println(LongStream.iterate(1, x -> next((int) x)).limit(3).sum());
        System.out.println(DoubleStream.iterate(1, x -> next((int) x)).limit(3).max().getAsDouble());
        System.out.println(Stream.generate(() -> next(7)).limit(2).toList());
        System.out.println(IntStream.generate(() -> next(7)).limit(2).boxed().toList());
        Stream<int[]> arrays = Stream.iterate(new int[] {1}, x -> new int[] {next(x[0])});
        System.out.println(arrays.limit(2).mapToInt(x -> x[0]).sum());
    }
}
