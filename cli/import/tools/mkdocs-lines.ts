import type { PageContext } from '../convert/syntax.ts';

/** What affects how a line is read. */
interface LineOptions extends Pick<PageContext, 'hasMath' | 'extensions'> {
  /** Reports what is left behind on this line. */
  readonly lose: (reason: string) => void;
}

/**
 * Converts the inline syntax of Python Markdown extensions to Markdown: attributes, keys, icons, marks, formulas, and
 * the language of code. An id in attributes becomes an anchor.
 * @example
 * readMkdocsLine('`tip`{ #tip }, ++ctrl+c++', options) // '`tip`<a name="tip"></a>, `ctrl`+`c`'
 */
export function readMkdocsLine(text: string, { hasMath, extensions, lose }: LineOptions): string {
  const kept: string[] = [];
  const putBack = (part: string): string =>
    part.replaceAll(/\uFDD0(\d+)\uFDD1/g, (_, at: string) => kept[Number(at)] ?? '');
  // As in Python Markdown, a mark may span code, which is replaced until the end by characters that never occur in
  // text.
  let plain = text
    .replaceAll(hasMath ? KEPT_WITH_FORMULAS : KEPT, (part) => `\uFDD0${kept.push(keptForm(part)) - 1}\uFDD1`)
    .replaceAll(ATTRIBUTES, (_, attributes: string) => anchorOf(attributes));
  if (extensions.has('pymdownx.critic'))
    plain = plain.replaceAll(/\{>>(.*?)<<\}/g, (_, words: string) => {
      lose(`the comment \`${putBack(words.trim())}\` of an editor is left out`);
      return '';
    });
  for (const { extension, signs, ours } of MARKS)
    if (extensions.has(extension)) plain = plain.replaceAll(signs, (_, ...parts: readonly string[]) => ours(...parts));
  if (!extensions.has('pymdownx.tilde:delete')) plain = plain.replaceAll(/~(?=~)|(?<=~)~/g, String.raw`\~`);
  return putBack(
    plain.replaceAll(/(?<![\w:]):([a-z][a-z0-9]*[_-][\w-]+|[a-z]+):(?![\w:])\s?/g, (_, name: string) => {
      lose(`the icon \`:${name}:\` has no counterpart`);
      return '';
    }),
  );
}

/** Code, escapes, addresses and tags, whose contents are not marks. */
const KEPT = new RegExp(
  [
    /(?<!`)(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)/,
    /\\[^\s\w]/,
    // The address of a link with its title, a reference, and the definition of one.
    /(?<=\])\(\s*(?:<[^<>]*>|(?:[^\s()<]|\([^\s()]*\))*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/,
    /(?<=\])\[[^\]]*\]/,
    /^\s*\[[^\]^][^\]]*\]:\s*\S+/,
    /\bhttps?:\/\/[^\s<>[\]]*[\w/]/,
    /<(?:[a-z/][^<>]*|!--.*?--)>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/** Dollar signs around text that neither starts nor ends with a space, to exclude prices. */
const DOLLARS = /(?<dollars>\${1,2})(?![\s$])(?:\\.|[^$\\])*?(?<!\s)\k<dollars>(?!\d)/;

const KEPT_WITH_FORMULAS = new RegExp(
  [/\\\(\s*\S.*?\s*\\\)/, /\\\[\s*\S.*?\s*\\\]/, DOLLARS, KEPT].map(({ source }) => source).join('|'),
  'gi',
);

/**
 * Returns code without its language, and formulas between dollar signs, which Python Markdown also accepts as
 * `\\(x\\)`.
 */
function keptForm(part: string): string {
  return part
    .replace(/^(`+)#!\w+\s/, '$1')
    .replace(/^\\\(\s*(.+?)\s*\\\)$/, (_, formula: string) => `$${formula}$`)
    .replace(/^\\\[\s*(.+?)\s*\\\]$/, (_, formula: string) => `$$${formula}$$`);
}

/** `{ .class #id key=value }`, right after its subject, which may be code or an address and so end in `\uFDD1`. */
const ATTRIBUTES =
  /(?<=[\])*_:\uFDD1])\{:?\s*((?:(?:\.[\w-]+|#[\w.:+-]+|[\w-]+=(?:"[^"]*"|[^\s"}]*)|data-[\w-]+)\s*)+)\}/g;

/** Returns the anchor that a line with only attributes gives to the block above it; `undefined` for a line of text. */
export function anchorLine(line: string): string | undefined {
  const [, attributes] = /^\{:?([^}]*)\}$/.exec(line) ?? [];
  return attributes === undefined ? undefined : anchorOf(attributes);
}

function anchorOf(attributes: string): string {
  const id = /#([\w.:+-]+)/.exec(attributes)?.[1];
  return id === undefined ? '' : `<a name="${id}"></a>`;
}

interface Mark {
  /** The extension that gives the marks their meaning. */
  readonly extension: string;
  readonly signs: RegExp;
  /** The equivalent in our pages. */
  readonly ours: (...parts: readonly string[]) => string;
}

const asIs: Mark['ours'] = (words = '') => words;
const nothing: Mark['ours'] = () => '';
const deleted: Mark['ours'] = (words) => `<del>${words}</del>`;
const inserted: Mark['ours'] = (words) => `<ins>${words}</ins>`;
const marked: Mark['ours'] = (words) => `<mark>${words}</mark>`;

/** The order matters: the marks of editors contain other marks. */
const MARKS: readonly Mark[] = [
  ...criticMarks('view', { insertion: inserted, deletion: deleted, highlight: marked }),
  ...criticMarks('accept', { insertion: asIs, deletion: nothing, highlight: asIs }),
  ...criticMarks('reject', { insertion: nothing, deletion: asIs, highlight: asIs }),
  {
    extension: 'pymdownx.keys',
    signs: /\+\+([\w+-]+)\+\+/g,
    ours: (keys = '') => Array.from(keys.split('+'), (key) => `\`${key}\``).join('+'),
  },
  { extension: 'pymdownx.mark', signs: /==(?=\S)([^=\n]+)==/g, ours: marked },
  { extension: 'pymdownx.caret:insert', signs: /\^\^(?=\S)([^^\n]+)\^\^/g, ours: inserted },
  { extension: 'pymdownx.tilde:subscript', signs: /(?<!~)~([^~\s]+)~(?!~)/g, ours: (words) => `<sub>${words}</sub>` },
  {
    extension: 'pymdownx.caret:superscript',
    signs: /(?<![[^])\^([^^\s[\]]+)\^(?!\^)/g,
    ours: (words) => `<sup>${words}</sup>`,
  },
];

/** Returns the marks of editors, whose proposals a site shows, accepts or rejects. */
function criticMarks(
  mode: string,
  { insertion, deletion, highlight }: Readonly<Record<'insertion' | 'deletion' | 'highlight', Mark['ours']>>,
): readonly Mark[] {
  const extension = `pymdownx.critic:${mode}`;
  return [
    { extension, signs: /\{~~(.*?)~>(.*?)~~\}/g, ours: (old = '', words = '') => deletion(old) + insertion(words) },
    { extension, signs: /\{\+\+(.+?)\+\+\}/g, ours: insertion },
    { extension, signs: /\{--(.+?)--\}/g, ours: deletion },
    { extension, signs: /\{==(.+?)==\}/g, ours: highlight },
  ];
}
