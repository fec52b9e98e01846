import { EditorView } from '@codemirror/view';

/** The editor as other code of the page; here, because its own styles are in no layer. */
export const THEME = EditorView.theme({
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
