package sudoku.page.make;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * TeaVM's class library where it differs from Java in what a program can see: a seed draws the same numbers, a format
 * gives the same digits, and a hash map has the same order.
 */
final class LibraryPatch {
    private static final String UTIL = "org/teavm/classlib/java/util/";
    private static final String OURS = "sudoku/page/run/Exactly";

    private final ClassLoader original;
    private final Path classes;

    /** @param classes where the changed classes go; they come first on the class path */
    LibraryPatch(ClassLoader original, Path classes) {
        this.original = original;
        this.classes = classes;
    }

    void write() throws IOException {
        change("TRandom", LibraryPatch::random);
        change("TFormatter", LibraryPatch::formatter);
        change("THashMap", LibraryPatch::hashMap);
        change("THashMap$HashEntry", LibraryPatch::hashMap);
        change("TLinkedHashMap", LibraryPatch::hashMap);
        change("java/lang/", "TAbstractStringBuilder", LibraryPatch::doubles);
        change("java/lang/", "TMath", next -> instead(next, Set.of("round(D)J", "round(F)I")));
        change("java/lang/", "TDouble", next -> instead(next, Set.of("parseDouble(Ljava/lang/String;)D")));
        change("impl/text/", "DoubleAnalyzer", next -> instead(next, Set.of("fastIntLog10(D)I")));
        change("java/lang/", "TInteger", next -> instead(next, Set.of("parseInt(Ljava/lang/String;)I")));
    }

    private interface Change {
        ClassVisitor to(ClassVisitor next);
    }

    private void change(String name, Change change) throws IOException {
        change("java/util/", name, change);
    }

    private void change(String place, String name, Change change) throws IOException {
        String within = "org/teavm/classlib/" + place + name + ".class";
        Path file = classes.resolve(within);
        Files.createDirectories(file.getParent());
        try (InputStream bytes = original.getResourceAsStream(within)) {
            ClassReader reader = new ClassReader(bytes);
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            reader.accept(change.to(writer), 0);
            Files.write(file, writer.toByteArray());
        }
    }

    private static ClassVisitor random(ClassVisitor next) {
        return new ClassVisitor(Opcodes.ASM9, next) {
            @Override
            public void visitEnd() {
                MethodVisitor method = super.visitMethod(Opcodes.ACC_PUBLIC, "nextInt", "(I)I", null, null);
                method.visitCode();
                method.visitVarInsn(Opcodes.ALOAD, 0);
                method.visitVarInsn(Opcodes.ILOAD, 1);
                method.visitMethodInsn(Opcodes.INVOKESTATIC, OURS, "nextInt", "(L" + UTIL + "TRandom;I)I", false);
                method.visitInsn(Opcodes.IRETURN);
                method.visitMaxs(2, 2);
                method.visitEnd();
                super.visitEnd();
            }
        };
    }

    private static ClassVisitor formatter(ClassVisitor next) {
        return new ClassVisitor(Opcodes.ASM9, next) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
                MethodVisitor method = super.visitMethod(access, name, types, signature, thrown);
                boolean isLast = name.equals("format") && types.contains("Locale");
                if (!isLast) {
                    return method;
                }
                method.visitCode();
                method.visitVarInsn(Opcodes.ALOAD, 0);
                method.visitFieldInsn(Opcodes.GETFIELD, UTIL + "TFormatter", "out", "Ljava/lang/Appendable;");
                method.visitVarInsn(Opcodes.ALOAD, 2);
                method.visitVarInsn(Opcodes.ALOAD, 3);
                String text = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
                method.visitMethodInsn(Opcodes.INVOKESTATIC, "sudoku/page/run/Formats", "format", text, false);
                String append = "(Ljava/lang/CharSequence;)Ljava/lang/Appendable;";
                method.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/lang/Appendable", "append", append, true);
                method.visitInsn(Opcodes.POP);
                method.visitVarInsn(Opcodes.ALOAD, 0);
                method.visitInsn(Opcodes.ARETURN);
                method.visitMaxs(3, 4);
                method.visitEnd();
                return null;
            }
        };
    }

    /** A double is put into a text as Java writes it. */
    private static ClassVisitor doubles(ClassVisitor next) {
        String builder = "org/teavm/classlib/java/lang/TAbstractStringBuilder";
        return new ClassVisitor(Opcodes.ASM9, next) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
                MethodVisitor method = super.visitMethod(access, name, types, signature, thrown);
                if (!name.equals("insert") || !types.startsWith("(ID)") || (access & Opcodes.ACC_SYNTHETIC) != 0) {
                    return method;
                }
                method.visitCode();
                method.visitVarInsn(Opcodes.ALOAD, 0);
                method.visitVarInsn(Opcodes.ILOAD, 1);
                method.visitVarInsn(Opcodes.DLOAD, 2);
                String text = "(D)Ljava/lang/String;";
                method.visitMethodInsn(Opcodes.INVOKESTATIC, "sudoku/page/run/DoubleText", "of", text, false);
                String insert = "(ILjava/lang/String;)L" + builder + ";";
                method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, builder, "insert", insert, false);
                method.visitInsn(Opcodes.ARETURN);
                method.visitMaxs(4, 4);
                method.visitEnd();
                return null;
            }
        };
    }

    /** Static methods that are ours, with the same names and types. */
    private static ClassVisitor instead(ClassVisitor next, Set<String> methods) {
        return new ClassVisitor(Opcodes.ASM9, next) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
                MethodVisitor method = super.visitMethod(access, name, types, signature, thrown);
                String javas = types.replace("org/teavm/classlib/java/lang/TString", "java/lang/String");
                if (!methods.contains(name + javas)) {
                    return method;
                }
                Type argument = Type.getArgumentTypes(types)[0];
                method.visitCode();
                method.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), 0);
                method.visitMethodInsn(Opcodes.INVOKESTATIC, OURS, name, types, false);
                method.visitInsn(Type.getReturnType(types).getOpcode(Opcodes.IRETURN));
                method.visitMaxs(2, 2);
                method.visitEnd();
                return null;
            }
        };
    }

    private static ClassVisitor hashMap(ClassVisitor next) {
        return new HashMapOrder(next);
    }
}
