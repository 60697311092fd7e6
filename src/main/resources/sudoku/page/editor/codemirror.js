/* The editor of a piece: CodeMirror with Java's colors and keys. The build makes one classic script of it. */
import {EditorState} from "@codemirror/state";
import {EditorView, keymap, lineNumbers, drawSelection, highlightSpecialChars} from "@codemirror/view";
import {defaultKeymap, history, historyKeymap, indentWithTab} from "@codemirror/commands";
import {bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting} from "@codemirror/language";
import {java} from "@codemirror/lang-java";
import {lintGutter, setDiagnostics} from "@codemirror/lint";
import {tags} from "@lezer/highlight";

/* The colors are the page's own, so that they change with light and dark. */
const colors = HighlightStyle.define([
  {tag: [tags.keyword, tags.bool, tags.null, tags.self], color: "var(--text-keyword)", fontWeight: "600"},
  {tag: [tags.typeName, tags.className], color: "var(--text-type)"},
  {tag: tags.function(tags.variableName), color: "var(--text-name)"},
  {tag: [tags.definition(tags.variableName), tags.annotation], color: "var(--text-name)"},
  {tag: tags.number, color: "var(--text-number)"},
  {tag: [tags.string, tags.character], color: "var(--text-string)"},
  {tag: tags.comment, color: "var(--text-comment)", fontStyle: "italic"}
]);

/* Opens an editor in an element. What it is told: the text, a label, what to do when the text changes, when it is
   touched first, when it is to run, and when the keyboard leaves it. */
self.sudokuEditor = (parent, {text, label, help, changed, run, leave, touched}) => {
  const doing = action => () => { action(); return true; };
  let isTouched = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([
          {key: "Mod-Enter", run: doing(run)}, {key: "Ctrl-Enter", run: doing(run)}, {key: "Escape", run: doing(leave)}
        ]),
        EditorView.lineWrapping, lineNumbers(), lintGutter(), highlightSpecialChars(), history(), drawSelection(), bracketMatching(),
        indentOnInput(), indentUnit.of("    "), EditorState.tabSize.of(4), java(), syntaxHighlighting(colors),
        keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({
          "aria-label": label, "aria-description": help, tabindex: "0",
          spellcheck: "false", autocapitalize: "off", autocorrect: "off"
        }),
        EditorView.domEventHandlers({focus: () => { if (!isTouched) touched(); isTouched = true; }}),
        EditorView.updateListener.of(update => { if (update.docChanged) changed(); })
      ]
    })
  });
  return {
    get text() { return view.state.doc.toString(); },
    set text(all) { view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: all}}); },
    focus() { view.focus(); },
    select(from, to) {
      view.focus();
      view.dispatch({selection: {anchor: from, head: to}, scrollIntoView: true});
    },
    /* Marks what the compiler complains of; each mark has from, to and message. */
    mark(marks) {
      view.dispatch(setDiagnostics(view.state, marks.map(each => ({severity: "error", ...each}))));
    }
  };
};
