package sudoku.explain.source;

/** What a variable is for, as most variables of small programs are for one of these. */
public enum Role {
    WALKER("the walker: in each round of a loop it takes the next value, whatever the round finds"),
    COUNTER("the counter: it changes by one each time something has happened"),
    GATHERER("the gatherer: each time, something is added to what it holds already"),
    BEST("the most-wanted holder: new values are compared with it, and it changes only for a better one"),
    FLAG("the flag: it is true or false, and remembers whether something has happened");

    private final String inWords;

    Role(String inWords) {
        this.inWords = inWords;
    }

    /** As a question says it. */
    public String inWords() {
        return inWords;
    }
}
