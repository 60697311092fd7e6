/**
 * Runs what JShell compiles in this virtual machine, and exchanges the code of a class that is loaded already.
 *
 * <p>Begin with {@link sudoku.kernel.swap.SwapControl}. The notebook's session and the worker that grades both come in
 * here, so that a redefinition keeps in the one what it keeps in the other; there is nothing here but Java.
 */
package sudoku.kernel.swap;
