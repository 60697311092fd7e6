package sudoku.page.make;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
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
    private static final String DRAWS = "sudoku/page/exactly/Draws";

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
        change("java/util/stream/impl/", "TDistinctStreamImpl", OneSet::new);
        change("java/util/stream/intimpl/", "TDistinctIntStreamImpl", OneSet::new);
        change("java/util/stream/longimpl/", "TDistinctLongStreamImpl", OneSet::new);
        change("java/util/stream/doubleimpl/", "TDistinctDoubleStreamImpl", OneSet::new);
        change("java/lang/", "TAbstractStringBuilder", LibraryPatch::doubles);
        instead("java/lang/", "TMath", OURS, "round(D)J", "round(F)I");
        instead("java/lang/", "TDouble", OURS, "parseDouble(Ljava/lang/String;)D");
        instead("impl/text/", "DoubleAnalyzer", OURS, "fastIntLog10(D)I");
        instead("java/lang/", "TInteger", OURS, "parseInt(Ljava/lang/String;)I");
        String[] checks = {
            "checkRange(II)V", "checkRange(JJ)V", "checkRange(DD)V", "checkBound(D)V", "checkStreamSize(J)V"
        };
        instead("impl/", "RandomUtils", DRAWS, checks);
        iterate("TStream", "Ljava/lang/Object;", "Predicate", "UnaryOperator");
        iterate("TIntStream", "I", "IntPredicate", "IntUnaryOperator");
        iterate("TLongStream", "J", "LongPredicate", "LongUnaryOperator");
        iterate("TDoubleStream", "D", "DoublePredicate", "DoubleUnaryOperator");
    }

    private void iterate(String stream, String first, String goesOn, String next) throws IOException {
        String function = "Ljava/util/function/";
        String end = function + next + ";)L" + UTIL + "stream/" + stream + ";";
        String ours = "sudoku/page/exactly/Iterated";
        String whileThat = "iterate(" + first + function + goesOn + ";" + end;
        instead("java/util/stream/", stream, ours, "iterate(" + first + end, whileThat);
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

    /** A number between bounds is drawn as Java draws it; and a new seed has no second Gaussian of the old one left. */
    private static ClassVisitor random(ClassVisitor next) {
        return new ClassVisitor(Opcodes.ASM9, next) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, types, signature, thrown)) {
                    @Override
                    public void visitInsn(int code) {
                        if (name.equals("setSeed") && code == Opcodes.RETURN) {
                            super.visitVarInsn(Opcodes.ALOAD, 0);
                            super.visitInsn(Opcodes.ICONST_0);
                            super.visitFieldInsn(Opcodes.PUTFIELD, UTIL + "TRandom", "haveStoredGaussian", "Z");
                        }
                        super.visitInsn(code);
                    }
                };
            }

            @Override
            public void visitEnd() {
                for (String types : List.of("(I)I", "(II)I", "(J)J", "(JJ)J")) {
                    String name = types.endsWith("I") ? "nextInt" : "nextLong";
                    call(super.visitMethod(Opcodes.ACC_PUBLIC, name, types, null, null), DRAWS, name, types, "TRandom");
                }
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

    /** Static methods that are ours, with the same names and types; another version of TeaVM may not have them. */
    private void instead(String place, String type, String ours, String... methods) throws IOException {
        Set<String> missing = new HashSet<>(List.of(methods));
        change(place, type, next -> new ClassVisitor(Opcodes.ASM9, next) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
                MethodVisitor method = super.visitMethod(access, name, types, signature, thrown);
                String javas = types.replace("org/teavm/classlib/java/lang/TString", "java/lang/String");
                if (!missing.remove(name + javas)) {
                    return method;
                }
                call(method, ours, name, types, "");
                return null;
            }
        });
        if (!missing.isEmpty()) {
            throw new IllegalStateException("TeaVM's " + type + " has no " + missing + " for " + ours + " to replace.");
        }
    }

    /** Calls ours and returns what it gives; with the object itself first, if its class is told. */
    private static void call(MethodVisitor method, String ours, String name, String types, String self) {
        method.visitCode();
        int place = 0;
        String given = types;
        if (!self.isEmpty()) {
            method.visitVarInsn(Opcodes.ALOAD, place++);
            given = types.replace("(", "(L" + UTIL + self + ";");
        }
        for (Type each : Type.getArgumentTypes(types)) {
            method.visitVarInsn(each.getOpcode(Opcodes.ILOAD), place);
            place += each.getSize();
        }
        method.visitMethodInsn(Opcodes.INVOKESTATIC, ours, name, given, false);
        method.visitInsn(Type.getReturnType(types).getOpcode(Opcodes.IRETURN));
        method.visitMaxs(place, place);
        method.visitEnd();
    }

    private static ClassVisitor hashMap(ClassVisitor next) {
        return new HashMapOrder(next);
    }
}
