import type { MarkdownCode } from '../../../engine/markdown-diagnostics.ts';
import { stretchOf, type Stretch } from '../destination.ts';
import { shorten } from '../report-problem.ts';
import { joinLeaves, type NodeOf, visibleText } from '../syntax-tree.ts';
import type { Intake } from './intake.ts';

interface ForeignMark {
  /** At the start of a paragraph. */
  readonly starts: RegExp;
  readonly what: string;
  readonly help: string;
}

/** What other tools start a block with. */
const BLOCKS: readonly ForeignMark[] = [
  {
    starts: /^(?:!!!|\?\?\?\+?)[ \t]+\w[^\n]*/,
    what: 'an admonition of MkDocs',
    help: 'write `:::note[Title]` and `:::` around its text, without the indentation',
  },
  {
    starts: /^===[!+]?[ \t]+"[^\n]*/,
    what: 'a tab of MkDocs',
    help: 'write `::::tabs` with `:::tab[Label]` in it, without the indentation',
  },
  {
    starts: /^==[ \t]+[^\s=][^\n]*/,
    what: 'a tab of a VitePress plugin',
    help: 'write `::::tabs` with `:::tab[Label]` in it',
  },
  { starts: /^<<<[ \t]+[^\n]+/, what: 'an include of VitePress', help: 'write the code into a fence' },
  { starts: /^-{1,2}8<-{1,2}[^\n]*/, what: 'an include of MkDocs', help: 'write the text here' },
  {
    starts: /^\{:[^\n]*\}/,
    what: 'an attribute list of Kramdown',
    help: 'remove it; a heading takes an id as `{#id}`',
  },
  {
    starts: /^\.\.[ \t]+[\w-]+::[^\n]*/,
    what: 'a directive of reStructuredText',
    help: 'write it with colons, as `:::note`',
  },
  { starts: /^\$\$/, what: 'a formula', help: 'set `math: true` in nav/site.yaml to have formulas drawn' },
  {
    starts: /^\*\[[^\]\n]+\]:[^\n]*/,
    what: 'an abbreviation of another tool',
    help: 'write `<abbr title="…">` where the word stands',
  },
  {
    starts: /^\+\+\+[^\n]*/,
    what: 'a fold or front matter of another tool',
    help: 'write `:::details[Title]` and `:::`',
  },
];

/** What any of them starts with, and `import` and `export`: nearly no paragraph. */
const STARTS = /^(?:[!?=<{.$+*-]|(?:im|ex)port\s)/;

// Stops where the next line starts an import: otherwise each of them would be read to the end.
const IMPORTS = /^import\s(?:(?:(?!^import\s)[^'"])*?\sfrom\s*)?['"][^'"\n]+['"];?[ \t]*$/m;
const EXPORTS = /^export\s+(?:const|let|var|function|async|class|default|\{|\*)/;

/** Returns what a paragraph is in another tool. `true`: nothing is left of it to show. */
export function readForeignBlock(paragraph: NodeOf<'paragraph'>, intake: Intake): boolean {
  const [first] = paragraph.children;
  if (first?.type !== 'text') return false;
  const { value } = first;
  if (!STARTS.test(value)) return false;
  const whole = stretchOf(paragraph);
  if (/^(?:im|ex)port\s/.test(value)) return readModuleCode(paragraph, intake);
  const found = BLOCKS.find(({ starts }) => starts.test(value));
  if (found === undefined) return false;
  const mark = found.starts.exec(value)?.[0] ?? '';
  intake.lose({
    code: 'foreign-markup',
    at: { start: whole.start, end: Math.min(whole.end, whole.start + mark.length) },
    message: `\`${shorten(mark)}\` is ${found.what}, which is shown as text here.`,
    help: found.help,
  });
  return false;
}

/** `import` and `export` of MDX in a page of Markdown. */
function readModuleCode(paragraph: NodeOf<'paragraph'>, { lose, source }: Intake): boolean {
  const text = joinLeaves(paragraph, visibleText);
  const isExport = EXPORTS.test(text);
  if (!isExport && !IMPORTS.test(text)) return false;
  const { start, end } = stretchOf(paragraph);
  const line = source.slice(start, end).split(/[\r\n]/, 1)[0] ?? '';
  lose({
    code: 'unrun-code',
    at: { start, end: start + line.length },
    message: `\`${shorten(line)}\` is left out: pages run no code.`,
    help: 'remove it; include a live demo with `::demo{src="…"}`',
  });
  return true;
}

interface ForeignPhrase {
  /** Of its group in `PHRASE`. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly code: MarkdownCode;
  readonly message: (shown: string) => string;
  readonly help: string;
}

/** What other tools read in a line of text. Plain words in braces are common in texts, so they are no mistake. */
const PHRASES: readonly ForeignPhrase[] = [
  {
    name: 'component',
    pattern: /<[A-Z][a-z][\w.]*(?=[\s/>])(?:[^<>\n]{0,200}>)?|<\/?[A-Z][a-z]\w*\.\w+/,
    code: 'unmapped-component',
    message: (shown) => `${shown} is a component in a form that only MDX reads; it is shown as text.`,
    help: 'rename the file to `.mdx`, or put it in backticks if readers should see it',
  },
  {
    name: 'shortcode',
    pattern: /\{\{[<%][^\n]{1,200}?[%>]\}\}|\{%[^\n]{1,200}?%\}/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is a shortcode of another tool, which is shown as text here.`,
    help: 'write its result instead',
  },
  {
    name: 'expression',
    pattern:
      /\{\{[^{}\n]{1,200}\}\}|\{[A-Za-z_$][\w$]*(?:\.[\w$]+)+(?:\([^{}()\n]{0,100}\))?\}|\{[A-Za-z_$][\w$]*\([^{}()\n]{0,100}\)\}|\{\/\*[^\n]{0,200}?\*\/\}/,
    code: 'unrun-code',
    message: (shown) => `${shown} is an expression, which is shown as text: pages run no code.`,
    help: 'write its result instead, or put it in backticks if readers should see it',
  },
  {
    name: 'formula',
    pattern: /(?<![\\$\w])\$(?=[^\s$])[^$\n]{0,200}?[\\^_][^$\n]{0,200}?\$(?![\d$])/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is a formula, which is shown as text here.`,
    help: 'set `math: true` in nav/site.yaml to have formulas drawn',
  },
  {
    name: 'directive',
    pattern: /(?<![:\w]):(?:demo|api|icons|pages)\{[^{}\n]{0,200}\}/,
    code: 'unknown-directive',
    message: (shown) => `${shown} starts with one colon, so it is shown as text.`,
    help: 'write it with two colons, on a line of its own',
  },
  {
    name: 'braceless',
    // An attribute, or a lone name that is no plain word: prose may begin a line with the name of a directive.
    pattern:
      /(?<=^|\n)::(?:demo|api|icons|pages)[ \t]+(?:[a-z]+=[^\n]{1,200}|[^\s{]{0,100}[A-Z/@._-]\w[^\s{]{0,100}(?=[ \t]*(?:\n|$)))/,
    code: 'unknown-directive',
    message: (shown) => `${shown} has no braces, so it is shown as text.`,
    help: 'write its attributes in braces right behind the name, as in `::demo{src="…"}`',
  },
  {
    name: 'misshapen',
    // What is left of it in a text was no directive to the parser.
    pattern: /(?<!:)::[ \t]?(?:demo|api|icons|pages)[ \t]?[{(][^\n]{0,200}/,
    code: 'unknown-directive',
    message: (shown) => `${shown} is not written as a directive is, so it is shown as text.`,
    help: 'write it on one line of its own, with its attributes in braces right behind the name, as in `::demo{src="…"}`',
  },
  {
    name: 'unquoted',
    // Only a tag that ends soon is looked into, and no part can be read in two ways: `=/=/=/` would take too long.
    pattern: /<(?:a|img)(?=[ \t][^<>\n]{0,500}>)[^<>\n]*?=[^<>\s"'=/]*\/[^<>\n]*>/,
    code: 'raw-html',
    message: (shown) => `${shown} has an address without quotes, and is shown as text.`,
    help: 'put the address in quotes',
  },
  {
    name: 'spaced',
    pattern: /\[[^[\]\n]{1,200}\]\((?:\.{0,2}\/|#)[^()\s<>"']{1,300}(?: [^()\s<>"']{1,300}){1,10}\)/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is a link with spaces in its address, which is shown as text here.`,
    help: 'write `%20` for each space, or put the address between `<` and `>`',
  },
  {
    name: 'attributes',
    pattern:
      /\{\.[A-Za-z][^{}\n]{0,200}\}|\{#[\w-]{1,100}[ \t][^{}\n]{1,200}\}|\{:?[\w-]{1,50}="[^"\n]{0,200}"[^{}\n]{0,200}\}/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is an attribute list of another tool, which is shown as text here.`,
    help: 'remove it; a heading takes an id as `{#id}` at its end',
  },
  {
    name: 'wiki',
    pattern: /!?\[\[(?!toc\])[A-Za-z][^[\]\n]{0,200}\]\]/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is a wiki link, which is shown as text here.`,
    help: 'write it as `[text](/pathname)`',
  },
  {
    name: 'size',
    pattern: /!\[[^\]\n]{0,200}\]\([^()\s]{1,500} =\d{0,5}%?x?\d{0,5}%?\)/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is another tool’s syntax for the size of a picture, and is shown as text here.`,
    help: 'write `<img src="…" alt="…" width="…">`',
  },
  {
    name: 'marked',
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]{0,200}?[^\s=]==(?![=\w])/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is another tool’s syntax for marked text, and is shown as text here.`,
    help: 'write `<mark>` and `</mark>` around it',
  },
  {
    name: 'raised',
    pattern: /(?<=[\w)])\^[\w+-]{1,20}\^(?![\w^])/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is another tool’s syntax for superscript, and is shown as text here.`,
    help: 'write `<sup>` and `</sup>` around it',
  },
  {
    name: 'emoji',
    pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]{1,40}:(?![\w:/])/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is the name of an emoji in other tools, which is shown as text here.`,
    help: 'write the emoji itself',
  },
  {
    name: 'definition',
    pattern: /(?<=\n):[ \t]+[^\s][^\n]*/,
    code: 'foreign-markup',
    message: (shown) => `${shown} is a definition in a list of another tool, which is shown as text here.`,
    help: 'write `<dl>`, `<dt>` and `<dd>`, or a list with the term in bold',
  },
];

const PHRASE = new RegExp(PHRASES.map(({ name, pattern }) => `(?<${name}>${pattern.source})`).join('|'), 'g');

/** Quicker to look for. */
const MAY_BE_FOREIGN = /[{<$^]|\[\[|\]\(|==| =\d|\n:|:[a-z]/;

/** Returns what other tools would read in a text. */
export function readForeignPhrases(text: NodeOf<'text'>, { lose, source }: Intake): void {
  if (!MAY_BE_FOREIGN.test(text.value)) return;
  const whole = stretchOf(text);
  let { start, end } = whole;
  for (const { 0: shown, index, groups = {} } of text.value.matchAll(PHRASE)) {
    const kind = PHRASES.find(({ name }) => groups[name] !== undefined);
    if (kind === undefined) continue;
    // Nothing is longer as it reads than as it is written.
    start = Math.min(Math.max(start, whole.start + index), end);
    const at = placeOf(shown, { start, end }, source.slice(0, start + FARTHEST + shown.length));
    lose({ code: kind.code, at, message: kind.message(`\`${shorten(shown)}\``), help: kind.help });
    // The next one of the same words is behind this one.
    start = at.end < end ? at.end : start;
  }
}

/** Characters that marks and character references before a phrase may take. One with such in it is nowhere to be found. */
const FARTHEST = 2000;

const ANNOTATION = /\[!code [^\]\n]{1,200}\]|(?:\/\/|#|\/\*) ?highlight-(?:next-line|start|end)/;

/** Quicker to look for. */
const MAY_ANNOTATE = /!code|highlight-/;

/** Tells a comment that other tools put a file in the place of. */
export function readComment(comment: string, at: Stretch, { lose }: Intake): void {
  if (!/^<!--\s*@include/.test(comment)) return;
  lose({
    code: 'foreign-markup',
    at,
    message: `\`${shorten(comment)}\` includes nothing here.`,
    help: 'write the text here',
  });
}

/** Words behind the language of a fence that other tools act on. */
const FENCE_WORD = /(?<=^|\s)(?:live|npm2yarn|twoslash|reference)(?=\s|$)/;

/** Returns what other tools act on in a fence: its kind, words behind its language, and marks in comments. */
export function readCodeNotes(code: NodeOf<'code'>, { lose, source }: Intake): void {
  const whole = stretchOf(code);
  const { lang, meta } = code as { readonly lang?: string | null; readonly meta?: string | null };
  const word = /^\{[A-Za-z][\w:-]*\}/.exec(lang ?? '')?.[0] ?? FENCE_WORD.exec(meta ?? '')?.[0];
  if (word !== undefined) {
    lose({
      code: 'foreign-markup',
      at: placeOf(word, whole, source),
      message: `\`${word}\` only has an effect in other tools; here, the block is code.`,
      help: word === 'live' ? 'show a live demo with `::demo{src="…"}`' : 'remove it, and write its result instead',
    });
  }
  const shown = MAY_ANNOTATE.test(code.value) ? ANNOTATION.exec(code.value)?.[0] : undefined;
  if (shown === undefined) return;
  lose({
    code: 'foreign-markup',
    at: placeOf(shown, whole, source),
    message: `\`${shorten(shown)}\` marks nothing here; readers see the comment.`,
    help: 'mark lines in the first line of the fence, as in `tsx {2,4-5}`',
  });
}

function placeOf(shown: string, { start, end }: Stretch, source: string): Stretch {
  const found = source.slice(start, end).indexOf(shown);
  return found < 0 ? { start, end } : { start: start + found, end: start + found + shown.length };
}
