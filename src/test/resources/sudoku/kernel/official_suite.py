"""The official tests for Jupyter kernels, every optional part filled in."""
import unittest

import jupyter_kernel_test

PATIENCE = 30


class CourseKernelTests(jupyter_kernel_test.KernelTests):
    kernel_name = "java"
    language_name = "Java"
    file_extension = ".jshell"

    code_hello_world = 'System.out.println("hello, world");'
    code_stderr = 'System.err.println("oh no");'
    code_page_something = "%help"
    code_generate_error = "throw new IllegalStateException();"
    code_execute_result = [
        {"code": "6 * 7", "result": "42"},
        {"code": '"a" + 1', "result": "a1"},
        {"code": "List.of(1, 2)", "result": "[1, 2]"},
    ]
    code_display_data = [
        {"code": 'display("<b>bold</b>", "text/html");', "mime": "text/html"},
        {"code": 'display("plain");', "mime": "text/plain"},
    ]
    code_clear_output = "clearOutput();"
    code_inspect_sample = "Math.max"
    code_history_pattern = "6*7"
    supported_history_operations = ("tail", "range", "search")
    completion_samples = [
        {"text": "System.out.printl", "matches": {"println("}},
        {"text": "%ja", "matches": {"%jars"}},
        {"text": "Math.ab"},
    ]
    complete_code_samples = ["1 + 1", "int f() { return 1; }", "%jars some.jar"]
    incomplete_code_samples = ["for (;;) {", "int f(", "/* a comment"]
    invalid_code_samples = ["int 3x;)"]

    def execute_helper(self, *arguments, **options):
        """As it is, but for its patience: a tenth of a second for a message is little on a busy machine."""
        channel = self.kc.iopub_channel
        hasty = channel.get_msg
        channel.get_msg = lambda timeout: hasty(timeout=PATIENCE)
        try:
            return super().execute_helper(*arguments, **options)
        finally:
            channel.get_msg = hasty


if __name__ == "__main__":
    unittest.main(verbosity=2)
