package sudoku.course.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

class NormalFormTests {

    @Test
    void outputsAndCountsAreGone() {
        String text = normal("{'cell_type':'code','id':'a','metadata':{},'execution_count':7,"
                + "'outputs':[{'output_type':'stream','name':'stdout','text':'hello'}],'source':'int x;'}");
        assertThat(text).doesNotContain("hello", "7").contains("\"execution_count\": null", "\"outputs\": []");
    }

    @Test
    void whatRunningAndSavingAddsIsGoneAndWhatAnAuthorAddedStays() {
        String text = normal("{'cell_type':'markdown','id':'a','source':'x','metadata':{'trusted':true,"
                + "'editable':true,'collapsed':false,'tags':['live'],'slideshow':{'slide_type':'notes'},"
                + "'nbgrader':{'grade':true}}}");
        assertThat(text)
                .doesNotContain("trusted", "editable", "collapsed")
                .contains("\"live\"", "\"slide_type\": \"notes\"", "\"grade\": true");
    }

    @Test
    void metadataThatSaysNothingIsGone() {
        String text = normal("{'cell_type':'markdown','id':'a','source':'x',"
                + "'metadata':{'tags':[],'slideshow':{'slide_type':''},'deletable':true}}");
        assertThat(text).contains("\"metadata\": {},").doesNotContain("tags", "slideshow", "deletable");
    }

    @Test
    void aSourceIsAListOfItsLines() {
        assertThat(normal("{'cell_type':'raw','id':'a','metadata':{},'source':'one\\r\\ntwo\\n\\nfour'}"))
                .contains("  \"source\": [\n    \"one\\n\",\n    \"two\\n\",\n    \"\\n\",\n    \"four\"\n   ]"
                        .replace("  \"source\"", "   \"source\""));
    }

    @Test
    void itIsWrittenAsJupyterWritesIt() {
        assertThat(normal("{'cell_type':'code','id':'first','metadata':{},'outputs':[],'source':'é'}"))
                .isEqualTo(
                        """
                {
                 "cells": [
                  {
                   "cell_type": "code",
                   "execution_count": null,
                   "id": "first",
                   "metadata": {},
                   "outputs": [],
                   "source": [
                    "é"
                   ]
                  }
                 ],
                 "metadata": {
                  "kernelspec": {
                   "display_name": "Java",
                   "language": "java",
                   "name": "java"
                  },
                  "language_info": {
                   "codemirror_mode": "java",
                   "file_extension": ".jshell",
                   "mimetype": "text/x-java-source",
                   "name": "Java",
                   "pygments_lexer": "java"
                  }
                 },
                 "nbformat": 4,
                 "nbformat_minor": 5
                }
                """);
    }

    /** As JupyterLab, VS Code and GitHub know it; a tag of the course's is known to the course alone. */
    @Test
    void whatIsNotMeantToBeReadIsFolded() {
        assertThat(normal("{'cell_type':'code','metadata':{'tags':['hide-input']},'outputs':[],'source':'a'}"))
                .contains("\"jupyter\": {\n     \"source_hidden\": true");
        String notes = normal("{'cell_type':'markdown','metadata':{'slideshow':{'slide_type':'notes'}},"
                + "'source':'**6 min** Let them count.'}");
        assertThat(Notebook.source(Notebook.parse(notes.getBytes(StandardCharsets.UTF_8), "test")
                        .cells()
                        .get(0)))
                .isEqualTo("<details><summary>Notes · 6 min</summary>\n\n**6 min** Let them count.\n\n</details>");
        assertThat(text(notes)).isEqualTo(notes);
        assertThat(normal("{'cell_type':'markdown','metadata':{},'source':'**6 min**'}"))
                .doesNotContain("details");
    }

    @Test
    void aNormalNotebookIsItsOwnNormalForm() {
        String once = normal("{'cell_type':'code','metadata':{},'outputs':[],'source':'a'},"
                + "{'cell_type':'code','metadata':{},'outputs':[],'source':'a'}");
        assertThat(text(once)).isEqualTo(once);
    }

    @Test
    void everyCellHasAnIdOfItsOwn() {
        List<String> ids = ids(normal("{'cell_type':'raw','id':'kept','metadata':{},'source':'a'},"
                + "{'cell_type':'raw','metadata':{},'source':'same'},"
                + "{'cell_type':'raw','metadata':{},'source':'same'},"
                + "{'cell_type':'raw','id':'kept','metadata':{},'source':'b'},"
                + "{'cell_type':'raw','id':'not allowed','metadata':{},'source':'c'}"));
        assertThat(ids)
                .hasSize(5)
                .doesNotHaveDuplicates()
                .contains("kept")
                .allMatch(id -> id.matches("[a-zA-Z0-9_-]+"));
    }

    @Test
    void aDerivedIdDoesNotChangeWhenAnotherCellDoes() {
        List<String> before = ids(normal("{'cell_type':'raw','metadata':{},'source':'one'},"
                + "{'cell_type':'raw','metadata':{},'source':'two'}"));
        List<String> after = ids(normal("{'cell_type':'raw','metadata':{},'source':'something else'},"
                + "{'cell_type':'raw','metadata':{},'source':'two'}"));
        assertThat(after.get(1)).isEqualTo(before.get(1));
    }

    @Test
    void brokenJsonIsOneSentenceWithItsPlace() {
        assertThatThrownBy(() ->
                        Notebook.parse("{\n \"cells\": [\n  oops\n]}".getBytes(StandardCharsets.UTF_8), "a.ipynb"))
                .isInstanceOf(CourseProblem.class)
                .hasMessageStartingWith("a.ipynb is not valid JSON at line 3, column ")
                .message()
                .doesNotContain("\n", "Exception", "StreamReadFeature");
    }

    @Test
    void anEmptyFileIsNoNotebook() {
        assertThatThrownBy(() -> Notebook.parse(new byte[0], "a.ipynb")).isInstanceOf(CourseProblem.class);
        assertThatThrownBy(() -> Notebook.parse("[1, 2]".getBytes(StandardCharsets.UTF_8), "a.ipynb"))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("not a notebook in format 4");
    }

    private static List<String> ids(String notebook) {
        return Notebook.parse(notebook.getBytes(StandardCharsets.UTF_8), "test").cells().stream()
                .map(cell -> cell.get("id").asText())
                .toList();
    }

    private static String normal(String cells) {
        return text(("{'cells':[" + cells + "],'metadata':{},'nbformat':4,'nbformat_minor':4}").replace('\'', '"'));
    }

    private static String text(String notebook) {
        byte[] bytes = notebook.getBytes(StandardCharsets.UTF_8);
        return new String(NormalForm.of(Notebook.parse(bytes, "test")), StandardCharsets.UTF_8);
    }
}
