import { DOLLARS } from './convert-inline.ts';

/** What decides how a line is read. */
interface LineOptions {
  /** Whether there are formulas. */
  readonly hasMath: boolean;
  /** Names of the extensions that are in use: signs mean something only by theirs. */
  readonly extensions: ReadonlySet<string>;
  /** Notes what is left behind in this line. */
  readonly lose: (reason: string) => void;
}

/**
 * Turns what extensions of Python Markdown write within a line into Markdown: attributes, keys, icons, marks, formulas,
 * and the language of code. An id that an attribute gives stays as an anchor.
 * @example
 * readMkdocsLine('`tip`{ #tip }, ++ctrl+c++', options) // '`tip`<a name="tip"></a>, `ctrl`+`c`'
 */
export function readMkdocsLine(text: string, { hasMath, extensions, lose }: LineOptions): string {
  const kept: string[] = [];
  const putBack = (part: string): string =>
    part.replaceAll(/\uFDD0(\d+)\uFDD1/g, (_, at: string) => kept[Number(at)] ?? '');
  // As in Python Markdown, a mark may reach over code; characters that no text has stand for that until the end.
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
  return putBack(
    plain.replaceAll(/(?<![\w:]):([a-z][a-z0-9]*[_-][\w-]+|[a-z]+):(?![\w:])\s?/g, (_, name: string) => {
      lose(`the icon \`:${name}:\` has no counterpart`);
      return '';
    }),
  );
}

/** Code, escaped signs, addresses and tags, in which signs are no marks. */
const KEPT = new RegExp(
  [
    /(?<!`)(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)/,
    /\\[^\s\w]/,
    // The address of a link with its title, the name of one, and what such a name stands for.
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

const KEPT_WITH_FORMULAS = new RegExp(
  [/\\\(\s*\S.*?\s*\\\)/, /\\\[\s*\S.*?\s*\\\]/, DOLLARS, KEPT].map(({ source }) => source).join('|'),
  'gi',
);

/** Code without the name of its language; formulas between dollars, which Python Markdown also writes as `\\(x\\)`. */
function keptForm(part: string): string {
  return part
    .replace(/^(`+)#!\w+\s/, '$1')
    .replace(/^\\\(\s*(.+?)\s*\\\)$/, (_, formula: string) => `$${formula}$`)
    .replace(/^\\\[\s*(.+?)\s*\\\]$/, (_, formula: string) => `$$${formula}$$`);
}

/** `{ .class #id key=value }`, right behind what it is about; that may be code or an address, which end in `\uFDD1`. */
const ATTRIBUTES =
  /(?<=[\])*_:\uFDD1])\{:?\s*((?:(?:\.[\w-]+|#[\w.:+-]+|[\w-]+=(?:"[^"]*"|[^\s"}]*)|data-[\w-]+)\s*)+)\}/g;

/** The anchor that a line of attributes alone gives to the block above it; `undefined` for a line of text. */
export function anchorLine(line: string): string | undefined {
  const [, attributes] = /^\{:?([^}]*)\}$/.exec(line) ?? [];
  return attributes === undefined ? undefined : anchorOf(attributes);
}

function anchorOf(attributes: string): string {
  const id = /#([\w.:+-]+)/.exec(attributes)?.[1];
  return id === undefined ? '' : `<a name="${id}"></a>`;
}

interface Mark {
  /** What gives the signs their meaning. */
  readonly extension: string;
  readonly signs: RegExp;
  /** The same as pages have it. */
  readonly ours: (...parts: readonly string[]) => string;
}

const asIs: Mark['ours'] = (words = '') => words;
const nothing: Mark['ours'] = () => '';
const deleted: Mark['ours'] = (words) => `<del>${words}</del>`;
const inserted: Mark['ours'] = (words) => `<ins>${words}</ins>`;
const marked: Mark['ours'] = (words) => `<mark>${words}</mark>`;

/** In order: the signs of editors hold those of others. */
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

/** The signs of editors, whose proposals a site shows, accepts or rejects. */
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
