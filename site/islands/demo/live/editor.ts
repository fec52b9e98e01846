import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  WidgetType,
  type DecorationSet,
} from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { CLOSING_TAGS } from './syntax/closing-tags.ts';
import { createElement } from '../../../browser/create-element.ts';
import { isWithoutTags } from './syntax/parse-source.ts';

/** An editor of several files, of which it shows one. */
interface Editor {
  readonly element: HTMLElement;
  readonly focus: () => void;
  /** Shows a file. */
  readonly show: (file: string) => void;
  /** Replaces the text of a file. */
  readonly replace: (file: string, text: string) => void;
  /** Marks a line of the shown file. */
  readonly mark: (mistake: CodeMistake | undefined) => void;
  readonly destroy: () => void;
}

/** A mistake in the shown file. */
interface CodeMistake {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Marks the line of a mistake with its message below; `undefined` removes the mark. */
const setMistake = StateEffect.define<CodeMistake | undefined>();

/** Shows the mistake that was set last. It moves with its line while the reader types. */
const MISTAKES: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    let next = shown.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMistake)) continue;
      const mistake = effect.value;
      if (mistake === undefined) next = Decoration.none;
      else {
        const line = state.doc.line(Math.min(Math.max(mistake.line, 1), state.doc.lines));
        next = Decoration.set([
          Decoration.line({ class: 'live-wrong' }).range(line.from),
          Decoration.widget({ widget: new MessageWidget(mistake.message), block: true, side: 1 }).range(line.to),
        ]);
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

class MessageWidget extends WidgetType {
  readonly message: string;

  constructor(message: string) {
    super();
    this.message = message;
  }

  override eq({ message }: MessageWidget): boolean {
    return message === this.message;
  }

  override toDOM(): HTMLElement {
    // It is announced.
    return createElement('div', { className: 'live-message', ariaHidden: 'true' }, this.message);
  }
}

/** The editor as other code of the page; here, because its own styles are in no layer. */
const THEME = EditorView.theme({
  '&': { color: 'var(--dn-text)', backgroundColor: 'transparent', fontSize: '0.84375rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--dn-mono)', lineHeight: '1.7' },
  '& .cm-content:focus-visible': { outline: 'none' },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--dn-ink)' },
  '.cm-line': { padding: '0 20px 0 12px' },
  '.cm-gutters': { backgroundColor: 'var(--dn-well)', color: 'var(--dn-quiet)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 4px 0 12px' },
  '.cm-cursor': { borderLeftColor: 'var(--dn-ink)', borderLeftWidth: '2px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--dn-line) 25%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--dn-tint)', outline: '1px solid var(--dn-edge)' },
});

/** Colors code as in the page, by the same classes: see `site/markdown/highlight/highlight.ts`. */
const HIGHLIGHTING = syntaxHighlighting(
  tagHighlighter([
    { tag: [tags.keyword, tags.null, tags.self], class: 'k' },
    { tag: [tags.string, tags.regexp, tags.special(tags.string), tags.attributeValue], class: 's' },
    { tag: tags.comment, class: 'c' },
    { tag: [tags.number, tags.bool], class: 'n' },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
    { tag: [tags.typeName, tags.className, tags.tagName], class: 't' },
    { tag: [tags.attributeName, tags.propertyName], class: 'a' },
  ]),
);

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
