package sudoku.measure.claims;

/** The two articles the course began with. Everybody quotes such figures; few run them. */
public enum Article {
    /** A survey of solving algorithms, with code in C and no listing that could be run. */
    SURVEY("A"),
    /** An article on bit sets, recursion and a stack, with code in C++. */
    STACK("B");

    /** The first letter of the names of its claims. */
    final String letter;

    Article(String letter) {
        this.letter = letter;
    }
}
