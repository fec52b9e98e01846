import type { MarkdownCode } from '../../../engine/diagnostic/markdown-diagnostics.ts';
import { wordsWithin, stretchOf, type Stretch } from '../tree/destination.ts';
import { findNear } from '../../../engine/text/suggest.ts';
import { BUILT_IN, directiveNames } from '../../features/index.ts';
import { isEscaped } from '../tree/find-code.ts';
import { shorten } from '../../text/shorten.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';
import type { Intake } from './intake.ts';

interface ForeignPhrase {
  /** Name of its group in `PHRASE`. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly code: MarkdownCode;
  /** What is said of it. */
  readonly message: string;
  readonly help: string;
}

/** The directives that stand on a line of their own. */
const PARTS = directiveNames(BUILT_IN)
  .filter((name) => BUILT_IN[name]?.asked.includes('line'))
  .join('|');

/** Inline syntax of other tools. Plain words in braces are common in texts, so they are not reported. */
const PHRASES: readonly ForeignPhrase[] = [
  {
    name: 'component',
    pattern: /<[A-Z][a-z][\w.]*(?=[\s/>])(?:[^<>\n]{0,200}>)?|<\/?[A-Z][a-z]\w*\.\w+/,
    code: 'unmapped-component',
    message: 'is a component in a form that only MDX reads, and is shown as text.',
    help: 'rename the file to `.mdx`, or put it in backticks if readers should see it',
  },
  {
    name: 'shortcode',
    pattern: /\{\{[<%][^\n]{1,200}?[%>]\}\}|\{%[^\n]{1,200}?%\}/,
    code: 'foreign-markup',
    message: 'is a shortcode of another tool, which is shown as text here.',
    help: 'write its result instead',
  },
  {
    name: 'expression',
    pattern:
      /\{\{[^{}\n]{1,200}\}\}|\{[A-Za-z_$][\w$]*(?:\.[\w$]+)+(?:\([^{}()\n]{0,100}\))?\}|\{[A-Za-z_$][\w$]*\([^{}()\n]{0,100}\)\}|\{\/\*[^\n]{0,200}?\*\/\}/,
    code: 'unrun-code',
    message: 'is an expression, which is shown as text: pages run no code.',
    help: 'write its result instead, or put it in backticks if readers should see it',
  },
  {
    name: 'formula',
    pattern: /(?<![\\$\w])\$(?=[^\s$])[^$\n]{0,200}?[\\^_][^$\n]{0,200}?\$(?![\d$])/,
    code: 'foreign-markup',
    message: 'is a formula, which is shown as text here.',
    help: 'set `math: true` in nav/site.yaml to have formulas drawn',
  },
  {
    name: 'directive',
    pattern: new RegExp(`(?<![:\\w]):(?:${PARTS})\\{[^{}\\n]{0,200}\\}`),
    code: 'unknown-directive',
    message: 'starts with one colon, so it is shown as text.',
    help: 'write it with two colons, on a line of its own',
  },
  {
    name: 'braceless',
    // An attribute, or a lone name that is not a plain word, since a line of prose may begin with the name of a
    // directive.
    pattern: new RegExp(
      `(?<=^|\\n)::(?:${PARTS})[ \\t]+(?:[a-z]+=[^\\n]{1,200}|[^\\s{]{0,100}[A-Z/@._-]\\w[^\\s{]{0,100}(?=[ \\t]*(?:\\n|$)))`,
    ),
    code: 'unknown-directive',
    message: 'has no braces, so it is shown as text.',
    help: 'write its attributes in braces directly after the name, as in `::demo{src="…"}`',
  },
  {
    name: 'fullwidth',
    // What keyboards for Chinese and Japanese write as a colon.
    pattern: new RegExp(
      `(?<=^|\\n)(?=:*：)[:：]{2,}[ \\t]?(?:${directiveNames(BUILT_IN).join('|')})(?![\\w-])[^\\n]{0,200}`,
    ),
    code: 'unknown-directive',
    message: 'starts with fullwidth colons, so it is shown as text.',
    help: 'write them as `:`, in the closing line as well if there is one',
  },
  {
    name: 'misshapen',
    // If it is still in a text, the parser did not recognize it as a directive.
    pattern: new RegExp(`(?<!:)::[ \\t]?(?:${PARTS})[ \\t]?[{(][^\\n]{0,200}`),
    code: 'unknown-directive',
    message: 'does not have the form of a directive, so it is shown as text.',
    help: 'write it on a single line of its own, with its attributes in braces directly after the name, as in `::demo{src="…"}`',
  },
  {
    name: 'unquoted',
    // Only matches a tag that ends soon, and no part can match in two ways: `=/=/=/` would take too long.
    pattern: /<(?:a|img)(?=[ \t][^<>\n]{0,500}>)[^<>\n]*?=[^<>\s"'=/]*\/[^<>\n]*>/,
    code: 'raw-html',
    message: 'has an address without quotes, and is shown as text.',
    help: 'put the address in quotes',
  },
  {
    name: 'attributes',
    pattern:
      /\{\.[A-Za-z][^{}\n]{0,200}\}|\{#[\w-]{1,100}[ \t][^{}\n]{1,200}\}|\{:?[\w-]{1,50}="[^"\n]{0,200}"[^{}\n]{0,200}\}/,
    code: 'foreign-markup',
    message: 'is an attribute list of another tool, which is shown as text here.',
    help: 'remove it; a heading takes an id as `{#id}` at its end',
  },
  {
    name: 'wiki',
    pattern: /!?\[\[(?!_?[Tt][Oo][Cc]_?\])[A-Za-z][^[\]\n]{0,200}\]\]/,
    code: 'foreign-markup',
    message: 'is a wiki link, which is shown as text here.',
    help: 'write it as `[text](/pathname)`',
  },
  {
    name: 'size',
    pattern: /!\[[^\]\n]{0,200}\]\([^()\s]{1,500} =\d{0,5}%?x?\d{0,5}%?\)/,
    code: 'foreign-markup',
    message: 'is another tool’s syntax for the size of a picture, and is shown as text here.',
    help: 'write `<img src="…" alt="…" width="…">`',
  },
  {
    name: 'spaced',
    pattern:
      /!?\[[^[\]\n]{1,200}\]\((?:(?:\.{0,2}\/|#)[^()\s<>"']{1,300}(?: [^()\s<>"']{1,300}){1,10}|[^()\s<>"']{1,300}(?: [^()\s<>"'.]{1,300}){0,10} [^()\s<>"']{1,300}\.[a-z]\w{1,4})(?: "[^"\n]{0,200}")?\)/,
    code: 'foreign-markup',
    message: 'is a link with spaces in its address, which is shown as text here.',
    help: 'write `%20` for each space, or put the address between `<` and `>`',
  },
  {
    name: 'apart',
    pattern: /!\[[^[\]\n]{0,200}\] \([^()\n]{1,300}\)|\[[^[\]\n]{1,200}\] \(\.{0,2}\/[^()\s]{1,300}\)/,
    code: 'shown-as-text',
    message: 'is shown as text: its address does not directly follow its brackets.',
    help: 'remove the space between them',
  },
  {
    name: 'parenthesized',
    pattern: /!?\[[^[\]\n]{1,200}\](?:（\.{0,2}[/#][^（）()\s]{0,300}[)）]|\(\.{0,2}[/#][^（）()\s]{0,300}）)/,
    code: 'shown-as-text',
    message: 'is shown as text: its address is in fullwidth parentheses.',
    help: 'write `(` and `)`',
  },
  {
    name: 'reversed',
    pattern: /(?<![\w)\]])\([^()[\]\n]{1,200}\)\[\.{0,2}\/[^[\]\s]{1,300}\]/,
    code: 'shown-as-text',
    message: 'is shown as text: the text of a link is in square brackets, its address in parentheses.',
    help: 'write it as `[text](/pathname)`',
  },
  {
    name: 'unfinished',
    pattern: /!?\[[^[\]\n]{1,200}\]\((?:\.{0,2}\/|#)\w[^()\s<>]{0,300}(?=[\s<]|$)/,
    code: 'shown-as-text',
    message: 'is shown as text: its address is not followed by a closing parenthesis, or a title in quotes.',
    help: 'close the parenthesis directly after the address or its title',
  },
  {
    name: 'marked',
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]{0,200}?[^\s=]==(?![=\w])/,
    code: 'foreign-markup',
    message: 'is another tool’s syntax for marked text, and is shown as text here.',
    help: 'write `<mark>` and `</mark>` around it',
  },
  {
    name: 'raised',
    pattern: /(?<=[\w)])\^[\w+-]{1,20}\^(?![\w^])/,
    code: 'foreign-markup',
    message: 'is another tool’s syntax for superscript, and is shown as text here.',
    help: 'write `<sup>` and `</sup>` around it',
  },
  {
    name: 'emoji',
    pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]{1,40}:(?![\w:/])/,
    code: 'foreign-markup',
    message: 'is the name of an emoji in other tools, which is shown as text here.',
    help: 'write the emoji itself',
  },
  {
    name: 'definition',
    pattern: /(?<=\n):[ \t]+[^\s][^\n]*/,
    code: 'foreign-markup',
    message: 'is a definition in a list of another tool, which is shown as text here.',
    help: 'write `<dl>`, `<dt>` and `<dd>`, or a list with the term in bold',
  },
];

const PHRASE = new RegExp(PHRASES.map(({ name, pattern }) => `(?<${name}>${pattern.source})`).join('|'), 'g');

/** A faster first check. */
const MAY_BE_FOREIGN = /[{<$^：]|\[\[|\] ?[(（]|\)\[|==| =\d|\n:|:[a-z]/;

/** Reports inline syntax of other tools in a text. */
export function readForeignPhrases(text: NodeOf<'text'>, intake: Intake): void {
  if (!MAY_BE_FOREIGN.test(text.value)) return;
  const { lose, source } = intake;
  if (text.value.includes(':')) readColons(text, intake);
  const whole = stretchOf(text);
  let { start, end } = whole;
  for (const { 0: shown, index, groups = {} } of text.value.matchAll(PHRASE)) {
    const kind = PHRASES.find(({ name }) => groups[name] !== undefined);
    if (kind === undefined) continue;
    // A text is never longer than its source.
    start = Math.min(Math.max(start, whole.start + index), end);
    const near = source.slice(0, start + FARTHEST + shown.length);
    const at = wordsWithin(shown, { start, end }, near);
    // Escaped syntax is meant as text.
    const isMeant =
      at.end - at.start === shown.length
        ? isEscaped(source, at.start)
        : near.slice(start, end).includes(`\\${shown.charAt(0)}`);
    if (!isMeant) lose({ code: kind.code, at, message: `\`${shorten(shown)}\` ${kind.message}`, help: kind.help });
    // The next occurrence of the same words is after this one.
    start = at.end < end ? at.end : start;
  }
}

/** One or two colons before the name and the brackets of a directive. */
const COLONS = /(?<![:\w])::?([\p{L}\p{N}_-]+)(?=[[{])/gu;

/** Reports what stands in a line with two colons, where it must have one, and a name with a slip. */
function readColons(text: NodeOf<'text'>, intake: Intake): void {
  const { lose, source, known } = intake;
  let { start, end } = stretchOf(text);
  for (const { 0: shown, 1: name = '' } of text.value.matchAll(COLONS)) {
    const at = wordsWithin(shown, { start, end }, source);
    start = at.end < end ? at.end : start;
    const isTwo = shown.startsWith('::');
    const isKnown = known[name]?.asked.includes('text') === true;
    const near = known[name] === undefined ? findNear(name, directiveNames(known, ['text'])) : undefined;
    if (isEscaped(source, at.start) || (isKnown && readUnclosed(at, intake))) continue;
    if ((!isKnown && near?.isClear !== true) || (isKnown && !isTwo)) continue;
    lose({
      code: 'unknown-directive',
      at,
      message: `\`${shown}\` ${isKnown ? 'has two colons in a line of text, so it' : 'is no directive, and'} is shown as text.`,
      help: isKnown ? `write it with one colon, as \`:${name}\`` : `did you mean \`:${near?.value ?? ''}\``,
    });
  }
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Reports a directive whose bracket is open until its paragraph ends, or whose brace is until its line ends; returns
 * whether it is.
 */
export function readUnclosed(at: Stretch, { lose, source }: Intake): boolean {
  const close = CLOSING[source.charAt(at.end)];
  if (close === undefined || /\w/.test(source.charAt(at.start - 1))) return false;
  const [paragraph = ''] = source.slice(at.end).split(/\n[\t ]*\r?\n/, 1);
  const isClosed = paragraph.includes(close);
  if (isClosed && (close === ']' || /^[^\n]*\}/.test(paragraph))) return false;
  lose({
    code: 'unknown-directive',
    at,
    message: `\`${shorten(source.slice(at.start, at.end))}\` is not closed${isClosed ? ' in its line' : ''}, so it is shown as text.`,
    help: isClosed ? 'write its attributes on one line' : `add the \`${close}\` that is missing`,
  });
  return true;
}

/**
 * Maximum number of characters for marks and character references before a phrase. A phrase that contains them is not
 * found.
 */
const FARTHEST = 2000;
