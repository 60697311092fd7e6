// task: 2
// fails: pastTheLastSolutionNextThrows
// hint says: throw new NoSuchElementException()
// Past the end it gives an empty line.
Iterator<String> solutions(int[] board) {
    Iterator<String> all = new SolutionCursor(board);
    return new Iterator<>() {
        public boolean hasNext() {
            return all.hasNext();
        }

        public String next() {
            return all.hasNext() ? all.next() : "";
        }
    };
}
