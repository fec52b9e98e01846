import { placeOf, stretchOf, type Stretch } from '../destination.ts';
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
