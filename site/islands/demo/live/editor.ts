import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { CLOSING_TAGS } from './syntax/closing-tags.ts';
import { HIGHLIGHTING } from './highlight.ts';
import { MISTAKES, setMistake, type Mistake } from './mistakes.ts';
import { isWithoutTags } from './syntax/parse-source.ts';
import { THEME } from './editor-theme.ts';

/** An editor of several files, of which it shows one. */
export interface Editor {
  readonly element: HTMLElement;
  readonly focus: () => void;
  /** Shows a file. */
  readonly show: (file: string) => void;
  /** Replaces the text of a file. */
  readonly replace: (file: string, text: string) => void;
  /** Marks a line of the shown file. */
  readonly mark: (mistake: Mistake | undefined) => void;
  readonly destroy: () => void;
}

/** Creates an editor, which shows the first file; `onChange` is called with each new text of a file. */
export function createEditor(
  files: Readonly<Record<string, string>>,
  {
    label,
    onChange,
  }: { readonly label: (file: string) => string; readonly onChange: (file: string, text: string) => void },
): Editor {
  let shown = Object.keys(files)[0] ?? '';
  const stateOf = (file: string, doc: string): EditorState =>
    EditorState.create({
      doc,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        ...(isWithoutTags(file)
          ? [javascript({ typescript: true })]
          : [CLOSING_TAGS, javascript({ jsx: true, typescript: true })]),
        EditorView.lineWrapping,
        HIGHLIGHTING,
        MISTAKES,
        THEME,
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          'aria-label': label(file),
          spellcheck: 'false',
          autocapitalize: 'off',
          // Without one, checks of accessibility do not see that the scrolled part can have the focus.
          tabindex: '0',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(file, state.doc.toString());
        }),
        LEAVE_BY_TAB,
      ],
    });
  const states = new Map(Object.entries(files).map(([file, text]) => [file, stateOf(file, text)]));
  const view = new EditorView({ state: states.get(shown) ?? stateOf(shown, '') });
  return {
    element: view.dom,
    focus: () => view.focus(),
    show(file) {
      states.set(shown, view.state);
      shown = file;
      view.setState(states.get(file) ?? stateOf(file, ''));
    },
    replace(file, text) {
      if (file === shown) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      else states.set(file, stateOf(file, text));
    },
    mark: (mistake) => view.dispatch({ effects: setMistake.of(mistake) }),
    destroy: () => view.destroy(),
  };
}

/** After Escape, Tab leaves the editor, until something is typed or it gets the focus again. */
const LEAVE_BY_TAB = EditorView.domEventHandlers({
  keydown({ key }, view) {
    if (key === 'Escape') view.setTabFocusMode(true);
    return false;
  },
  blur: (_, view) => view.setTabFocusMode(false),
  input: (_, view) => view.setTabFocusMode(false),
});
