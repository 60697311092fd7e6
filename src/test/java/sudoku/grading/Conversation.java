package sudoku.grading;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import sudoku.files.Fingerprint;
import sudoku.grading.sandbox.Sandbox;
import sudoku.grading.worker.Frame;
import sudoku.grading.worker.Frame.Kind;

/** What was said between the grader and a worker, from which the worker's part can be played again. */
final class Conversation {
    /** A frame without the number of its call. */
    record Said(Kind kind, byte[] body) {
        private static Said in(Frame frame) {
            byte[] body = new byte[frame.body().remaining()];
            frame.body().get(body);
            return new Said(frame.kind(), body);
        }
    }

    private final Map<String, List<Said>> replies = new HashMap<>();
    private final List<Said> all = new ArrayList<>();

    private Conversation() {}

    /** Holds it with a real worker. */
    static Conversation with(Sandbox sandbox, Consumer<Sandbox> conversing) throws IOException {
        ByteArrayOutputStream questions = new ByteArrayOutputStream();
        ByteArrayOutputStream replies = new ByteArrayOutputStream();
        conversing.accept(() -> new Overheard(sandbox.start(), questions, replies));
        Conversation conversation = new Conversation();
        InputStream asked = new ByteArrayInputStream(questions.toByteArray());
        InputStream said = new ByteArrayInputStream(replies.toByteArray());
        while (said.available() > 0) {
            Said reply = Said.in(Frame.read(said));
            conversation.all.add(reply);
            conversation
                    .replies
                    .computeIfAbsent(key(Said.in(Frame.read(asked))), key -> new ArrayList<>())
                    .add(reply);
        }
        return conversation;
    }

    private static String key(Said said) {
        return said.kind() + Fingerprint.of(said.body());
    }

    /** All that the worker has said. */
    List<Said> replies() {
        return all;
    }

    /** The worker's part, to be played once; what nobody has asked before has no reply. */
    Function<Frame, Said> again() {
        Map<String, Integer> times = new HashMap<>();
        return frame -> {
            String key = key(Said.in(frame));
            List<Said> known = replies.getOrDefault(key, List.of());
            int time = times.merge(key, 1, Integer::sum) - 1;
            return known.isEmpty() ? null : known.get(Math.min(time, known.size() - 1));
        };
    }

    /** A worker whose frames are written down. */
    private static final class Overheard extends Process {
        private final Process worker;
        private final OutputStream questions;
        private final InputStream replies;

        Overheard(Process worker, OutputStream asked, OutputStream said) {
            this.worker = worker;
            questions = new FilterOutputStream(worker.getOutputStream()) {
                @Override
                public void write(byte[] bytes, int from, int length) throws IOException {
                    asked.write(bytes, from, length);
                    out.write(bytes, from, length);
                }
            };
            replies = new FilterInputStream(worker.getInputStream()) {
                @Override
                public int read(byte[] bytes, int from, int length) throws IOException {
                    int read = in.read(bytes, from, length);
                    said.write(bytes, from, Math.max(0, read));
                    return read;
                }
            };
        }

        @Override
        public OutputStream getOutputStream() {
            return questions;
        }

        @Override
        public InputStream getInputStream() {
            return replies;
        }

        @Override
        public InputStream getErrorStream() {
            return worker.getErrorStream();
        }

        @Override
        public ProcessHandle toHandle() {
            return worker.toHandle();
        }

        @Override
        public int waitFor() throws InterruptedException {
            return worker.waitFor();
        }

        @Override
        public int exitValue() {
            return worker.exitValue();
        }

        @Override
        public void destroy() {
            worker.destroyForcibly();
        }
    }
}
