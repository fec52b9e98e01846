import { defineDiagnostic, type Diagnostic, type Finding } from '../../../engine/diagnostic/diagnostic.ts';
import { collectDiagnostics } from '../../../engine/diagnostic/collect-diagnostics.ts';

export const RULES = [
  defineDiagnostic({
    code: 'duplicate-pathname',
    severity: 'error',
    summary: 'Two nodes of one tree have the same pathname.',
    why: 'Only one of them can be served, and links to the other lead to the wrong page.',
  }),
  defineDiagnostic({
    code: 'unknown-key',
    severity: 'error',
    summary: 'A key is not one that the file may have.',
    why: 'A misspelt key would be ignored in silence.',
  }),
  defineDiagnostic({
    code: 'unwritten-page',
    severity: 'warning',
    summary: 'A page of the navigation has no Markdown file.',
    why: 'Readers find a page that says it is not written yet.',
  }),
];

const SECTION = `id: material-ui
name: Material UI
prefixes: [/material-ui]
pages:
  - pathname: /material-ui/react-button
  - pathname: /material-ui/react-dialog
    titel: Dialog
  - title: Buttons
    pathname: /material-ui/react-button
`;

export const FILES: Readonly<Record<string, string>> = {
  'nav/sections/material-ui.yaml': SECTION,
  'content/a, b/100%: guide.md': '# Guide\r\n\r\nSee [日本語\tのページ](/nowhere) and 👩‍💻 [x](/gone).\r\n',
};

interface Place {
  readonly file: string;
  readonly text: string;
  /** Which of several equal passages, from 0. */
  readonly nth?: number;
}

/** Makes diagnostics whose places are found by their text, the way the engine makes them. */
export function makeDiagnostics(
  findings: readonly {
    readonly code: string;
    readonly at: Place;
    readonly related?: readonly (Place & { message: string })[];
    readonly message: string;
    readonly help?: string;
  }[],
  files = FILES,
): readonly Diagnostic[] {
  const collector = collectDiagnostics(Object.entries(files).map(([path, text]) => ({ path, text })));
  const span = ({ file, text, nth = 0 }: Place): Finding['at'] => {
    const source = files[file] ?? '';
    let start = source.indexOf(text);
    for (let skip = 0; skip < nth; skip++) start = source.indexOf(text, start + 1);
    if (start === -1) throw new Error(`${file} has no ${text}`);
    return { file, start, end: start + text.length };
  };
  for (const { code, at, message, help, related = [] } of findings) {
    const definition = RULES.find((rule) => rule.code === code);
    if (definition === undefined) throw new Error(`no rule ${code}`);
    collector.report(definition, {
      at: span(at),
      message,
      help,
      related: related.map((place) => ({ message: place.message, at: span(place) })),
    });
  }
  return collector.diagnostics();
}

const YAML = 'nav/sections/material-ui.yaml';
const GUIDE = 'content/a, b/100%: guide.md';

/** Diagnostics with all that reports must handle: related places, help, wide characters, CRLF, odd file names. */
export const SAMPLE = makeDiagnostics([
  {
    code: 'duplicate-pathname',
    at: { file: YAML, text: '/material-ui/react-button', nth: 1 },
    message: 'Duplicated pathname /material-ui/react-button in pages',
    help: 'remove one of them, or give it a pathname of its own',
    related: [{ file: YAML, text: '/material-ui/react-button', message: 'first node at this pathname' }],
  },
  {
    code: 'unknown-key',
    at: { file: YAML, text: 'titel' },
    message: 'A page has no key `titel`.',
    help: 'did you mean `title`',
  },
  {
    code: 'unwritten-page',
    at: { file: YAML, text: '/material-ui/react-dialog' },
    message: 'The page has no content: 50% of it,\nat least.',
  },
  { code: 'unknown-key', at: { file: GUIDE, text: '日本語\tのページ' }, message: 'Wide letters.' },
  { code: 'unknown-key', at: { file: GUIDE, text: '/gone' }, message: 'After an emoji.' },
]);
