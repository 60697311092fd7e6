package sudoku.kernel.debug;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.code.NotebookLoader;
import sudoku.kernel.debug.call.CallFitter;
import sudoku.kernel.swap.ClassSwap;

/**
 * The classes that can be stepped through: the notebook's, and those of the library whose sources are there.
 *
 * <p><b>Idea.</b> They are rewritten when debugging is switched on, and given back their own code when it is switched
 * off. Their objects and variables stay, since nothing changes but code within methods. A method that runs just then
 * goes on with the code it has.
 */
final class DebuggedClasses implements ClassFileTransformer {
    private final NotebookLoader notebook;
    private final Sources sources;
    private final Map<String, byte[]> ofNotebook = new ConcurrentHashMap<>();

    DebuggedClasses(NotebookLoader notebook, Sources sources) {
        this.notebook = notebook;
        this.sources = sources;
    }

    void begin() {
        ClassSwap.rewrite(this);
        ClassSwap.swapAgain(this::code);
    }

    void end() {
        ClassSwap.rewriteNoMore(this);
        ClassSwap.swapAgain(this::code);
        ofNotebook.clear();
    }

    /** As it was compiled, {@code null} for a class that is none of ours. */
    private byte[] code(Class<?> type) {
        if (!isDebugged(type.getClassLoader(), type.getName())) {
            return null;
        }
        if (type.getClassLoader() == notebook) {
            return notebook.codeOf(type.getName());
        }
        try (InputStream code = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            return code == null ? null : code.readAllBytes();
        } catch (IOException writtenOver) {
            return null;
        }
    }

    private boolean isDebugged(ClassLoader loader, String name) {
        return loader == notebook
                ? name.startsWith(SourceLines.PACKAGE)
                : loader == DebuggedClasses.class.getClassLoader() && sources.isOfLibrary(name);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String internalName, Class<?> loaded, ProtectionDomain domain, byte[] code) {
        String name = internalName == null ? "" : internalName.replace('/', '.');
        if (!isDebugged(loader, name)) {
            return null;
        }
        try {
            if (loader == notebook) {
                ofNotebook.put(name, code);
            }
            return CallFitter.fitted(code);
        } catch (RuntimeException tooLarge) {
            return null;
        }
    }

    /** The notebook's classes with nothing private in them, for a compiler that is to see everything. */
    Map<String, byte[]> opened() {
        Map<String, byte[]> opened = new ConcurrentHashMap<>();
        ofNotebook.forEach((name, code) -> opened.put(name, opened(code)));
        return opened;
    }

    private static byte[] opened(byte[] code) {
        ClassNode node = new ClassNode();
        new ClassReader(code).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
        node.access = open(node.access);
        node.innerClasses.forEach(inner -> inner.access = open(inner.access));
        node.fields.forEach(field -> field.access = open(field.access));
        node.methods.forEach(method -> method.access = open(method.access));
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static int open(int access) {
        return access & ~(Opcodes.ACC_PRIVATE | Opcodes.ACC_PROTECTED) | Opcodes.ACC_PUBLIC;
    }
}
