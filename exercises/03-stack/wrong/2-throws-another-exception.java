// task: 2
// fails: pastTheLastSolutionNextThrows
// hint says: throw new NoSuchElementException()
// Names the exception, and throws another one.
/** Every solution, each once, found when it is asked for. */
Iterator<String> solutions(int[] board) {
    Iterator<String> found = new SolutionCursor(board);
    return new Iterator<String>() {
        public boolean hasNext() {
            return found.hasNext();
        }

        public String next() {
            if (!found.hasNext()) {
                throw new IllegalStateException("NoSuchElementException");
            }
            return found.next();
        }
    };
}
