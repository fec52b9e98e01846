import { firstLine, wordsWithin, stretchOf, type Stretch } from '../tree/destination.ts';
import { shorten } from '../../text/shorten.ts';
import { joinLeaves, type NodeOf, visibleText } from '../tree/syntax-tree.ts';
import type { Intake } from './intake.ts';

interface ForeignMark {
  /** At the start of a paragraph. */
  readonly starts: RegExp;
  readonly what: string;
  readonly help: string;
}

/** Block syntax of other tools. */
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
  { starts: /^<<<[ \t]+[^\n]+/, what: 'an include of VitePress', help: 'write the code in a code block' },
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

/** Start of any of them, or of `import` and `export`, which few paragraphs have. */
const STARTS = /^(?:[!?=<{.$+*-]|(?:im|ex)port\s)/;

// Stops where the next line starts an import; otherwise, each import would be read to the end.
const IMPORTS = /^import\s(?:(?:(?!^import\s)[^'"])*?\sfrom\s*)?['"][^'"\n]+['"];?[ \t]*$/m;
const EXPORTS = /^export\s+(?:const|let|var|function|async|class|default|\{|\*)/;

/** Reports a paragraph that is block syntax of another tool; returns `true` if nothing of it is to be shown. */
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

/** Reports `import` and `export` of MDX in a Markdown page. */
function readModuleCode(paragraph: NodeOf<'paragraph'>, { lose, source }: Intake): boolean {
  const text = joinLeaves(paragraph, visibleText);
  const isExport = EXPORTS.test(text);
  if (!isExport && !IMPORTS.test(text)) return false;
  const at = firstLine(source, stretchOf(paragraph));
  lose({
    code: 'unrun-code',
    at,
    message: `\`${shorten(source.slice(at.start, at.end))}\` is left out: pages run no code.`,
    help: 'remove it; include a live demo with `::demo{src="…"}`',
  });
  return true;
}

const ANNOTATION = /\[!code [^\]\n]{1,200}\]|(?:\/\/|#|\/\*) ?highlight-(?:next-line|start|end)/;

/** A faster first check. */
const MAY_ANNOTATE = /!code|highlight-/;

/** Reports a comment that other tools replace with a file. */
export function readComment(comment: string, at: Stretch, { lose }: Intake): void {
  if (!/^<!--\s*@include/.test(comment)) return;
  lose({
    code: 'foreign-markup',
    at,
    message: `\`${shorten(comment)}\` includes nothing here.`,
    help: 'write the text here',
  });
}

/** Words after the language of a fence that have an effect in other tools. */
const FENCE_WORD = /(?<=^|\s)(?:live|npm2yarn|twoslash|reference)(?=\s|$)/;

/**
 * Reports parts of a code block that have an effect in other tools: its kind, words after its language, and marks in
 * comments.
 */
export function readCodeNotes(code: NodeOf<'code'>, { lose, source }: Intake): void {
  const whole = stretchOf(code);
  const { lang, meta } = code as { readonly lang?: string | null; readonly meta?: string | null };
  const word = /^\{[A-Za-z][\w:-]*\}/.exec(lang ?? '')?.[0] ?? FENCE_WORD.exec(meta ?? '')?.[0];
  if (word !== undefined) {
    lose({
      code: 'foreign-markup',
      at: wordsWithin(word, whole, source),
      message: `\`${word}\` only has an effect in other tools; here, the block is code.`,
      help: word === 'live' ? 'show a live demo with `::demo{src="…"}`' : 'remove it, and write its result instead',
    });
  }
  const shown = MAY_ANNOTATE.test(code.value) ? ANNOTATION.exec(code.value)?.[0] : undefined;
  if (shown === undefined) return;
  lose({
    code: 'foreign-markup',
    at: wordsWithin(shown, whole, source),
    message: `\`${shorten(shown)}\` marks nothing here; readers see the comment.`,
    help: 'mark lines in the first line of the fence, as in `tsx {2,4-5}`',
  });
}
