import java.util.*;
import java.util.function.*;

class OwnClasses {
    record Pair(int left, double right, String name, long far, char sign, boolean is, List<Integer> all) {
        Pair {
            if (left < 0) throw new IllegalArgumentException("negative");
        }

        int sum() {
            return left + (int) right;
        }

        static Pair of(int left) {
            return new Pair(left, 1.5, "a", 2L, 'q', true, List.of(1, 2));
        }
    }

    enum Color {
        RED,
        GREEN {
            @Override
            String nice() {
                return "leaf";
            }
        },
        BLUE;

        String nice() {
            return name().toLowerCase();
        }
    }

    interface Shape {
        double area();

        default String say() {
            return "area " + area();
        }
    }

    static class Square implements Shape {
        final double side;

        Square(double side) {
            this.side = side;
        }

        public double area() {
            return side * side;
        }

        @Override
        public String toString() {
            return "Square " + side;
        }
    }

    static class Larger extends Square {
        int more = 7;

        Larger() {
            super(3);
            more++;
        }

        @Override
        public double area() {
            return super.area() + more;
        }
    }

    static class Tree<T extends Comparable<T>> {
        final T value;
        Tree<T> less;
        Tree<T> greater;

        Tree(T value) {
            this.value = value;
        }

        void add(T another) {
            if (another.compareTo(value) < 0) {
                if (less == null) less = new Tree<>(another);
                else less.add(another);
            } else {
                if (greater == null) greater = new Tree<>(another);
                else greater.add(another);
            }
        }

        void walk(Consumer<T> each) {
            if (less != null) less.walk(each);
            each.accept(value);
            if (greater != null) greater.walk(each);
        }
    }

    static class Version implements Comparable<Version> {
        final int number;

        Version(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Version other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Version version && version.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }

        @Override
        public String toString() {
            return "v" + number;
        }
    }

    static int made;

    static class Late {
        static int count = begin();

        static int begin() {
            System.out.println("Late begins");
            return 5;
        }
    }

    static void main() {
        System.out.println(Pair.of(3) + " " + Pair.of(3).equals(Pair.of(3)) + " " + Pair.of(3).hashCode());
        System.out.println(Pair.of(4).sum() + " " + Pair.of(4).equals(Pair.of(5)) + " " + Pair.of(4).equals(null));
        for (Color each : Color.values()) System.out.println(each + " " + each.ordinal() + " " + each.nice());
        System.out.println(Color.valueOf("BLUE").compareTo(Color.RED));
        System.out.println(new TreeSet<>(List.of(Color.BLUE, Color.RED)));
        Shape shape = new Larger();
        System.out.println(shape.say() + " " + shape + " " + (shape instanceof Square));
        if (shape instanceof Larger larger && larger.more > 3) System.out.println("more " + larger.more);
        Tree<String> tree = new Tree<>("m");
        for (String word : "the quick brown fox".split(" ")) tree.add(word);
        StringBuilder words = new StringBuilder();
        tree.walk(word -> words.append(word).append(','));
        System.out.println(words);
        Map<Version, String> map = new HashMap<>();
        map.put(new Version(3), "x");
        System.out.println(map.get(new Version(3)) + map.containsKey(new Version(4)) + map);
        System.out.println(new TreeSet<>(List.of(new Version(5), new Version(2))));
        System.out.println(Late.count + " " + Late.count);
        Iterator<Integer> three = new Iterator<>() {
            int next = made;

            @Override
            public boolean hasNext() {
                return next < 3;
            }

            @Override
            public Integer next() {
                return next++;
            }
        };
        while (three.hasNext()) System.out.print(three.next() + ";");
        System.out.println();
    }
}
