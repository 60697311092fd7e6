/**
 * The contract between a test and an answer, the same in the notebook, where both live in one process
 * ({@code sudoku.exercise.answer.LocalAnswer}), and in a grading, where the answer lives in a sandbox
 * ({@code sudoku.grading.exam.RemoteAnswer} out here, {@code sudoku.grading.worker.Calls} in there). One table of
 * cases, {@code ContractCases} among the tests, is held against both.
 *
 * <dl>
 * <dt>Types</dt>
 * <dd>{@link sudoku.exercise.plain.Shape} is the closed list. An iterator can only come back, a consumer only be handed
 * over. What one call gives, with what it was lent, is no more than {@link
 * sudoku.exercise.plain.Shape#MOST_BYTES}.</dd> <dt>Arguments</dt>
 * <dd>are copied for each call, element by element, and the copies belong to the answer: arrays can be written, lists
 * can grow. What a test holds itself is never lent, so nothing that an answer does can change it. What became
 * of a copy is told by {@code sudoku.exercise.answer.Lent}, which shows it as it was at the end of the last
 * call.</dd> <dt>Results</dt>
 * <dd>are copied too. Null is no answer, nor is a null in an array, in a list, out of an iterator or for a callback;
 * nor is what only pretends to have the declared type.</dd>
 * <dt>Iterators</dt>
 * <dd>stay with the answer and are asked step by step; each step is a call with a deadline of its own.</dd>
 * <dt>Callbacks</dt>
 * <dd>run on the test's thread, while the answer waits. {@link sudoku.exercise.plain.Lending} says who may call back
 * and until when. What the test throws in a callback comes out of the call, whatever the answer makes of it.</dd>
 * <dt>Threads</dt>
 * <dd>All calls of an answer run on one thread with 4 MB of stack, which begins each of them without an interrupt. An
 * answer may have threads of its own.</dd>
 * <dt>State</dt>
 * <dd>An answer is one object, and remembers from call to call what it likes.</dd>
 * <dt>Exceptions</dt>
 * <dd>of whatever kind end one call, and are told in the same sentence. The next call is made all the same.</dd>
 * <dt>Time</dt>
 * <dd>Ten seconds a call. A call without an end is the last in its task. (A grading also has three minutes for all
 * calls of a submission together.)</dd>
 * <dt>Names</dt>
 * <dd>A grading compiles what the notebook compiles: the given cells but for those that are tagged
 * {@code notebook-only}, and the student's. Names from {@code java..}, {@code sudoku.grid} and {@code
 * sudoku.exercise.api} that a given cell imports are imported in both. One who defines a type of the same name means
 * her own. What draws ({@code Show}) and what checks stays in the notebook.</dd>
 * </dl>
 */
package sudoku.exercise.plain;
