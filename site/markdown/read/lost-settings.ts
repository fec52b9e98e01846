import { findMarks, hideReason } from '../tree/fence-meta.ts';
import { shorten } from '../../text/shorten.ts';

/** A setting on the first line of a fence without effect. */
interface LostSetting {
  /** Offset in the text. */
  readonly index: number;
  readonly written: string;
  readonly message: string;
  readonly help: string;
  readonly write?: string;
}

/** Finds settings of a code fence that have no effect, except for those that only change its appearance. */
export function findLostSettings(written: string, code: string): readonly LostSetting[] {
  // Nearly all fences only have a language.
  if (!/[\s{:]/.test(written)) return [];
  const info = hideReason(written);
  const blank = withoutQuotes(info);
  const foreign = FOREIGN.flatMap(({ pattern, message, fix }): readonly LostSetting[] => {
    const found = pattern.exec(blank);
    if (found === null) return [];
    const part = info.slice(found.index, found.index + found[0].length);
    return [{ index: found.index, written: part, message: message.replace('…', () => shorten(part)), help: fix }];
  });
  return [findLostTitle(info), findLostMarks(info, code), ...foreign].filter((lost) => lost !== undefined);
}

/** A title, by our name or that of other tools: `filename` in shuding/nextra. */
const TITLE = /(?<=^|[\s:])(title|filename|fileName|caption)=("(?:\\.|[^"\\])*"|'[^']*'|\S*)/;

/** A file name after the language, as in facebook/react-native-website. */
const BARE_TITLE = /^([\w+#-]+[ \t]+)([\w./@-]*\w\.[a-z]\w{0,5})(?=\s|$)/;

function findLostTitle(info: string): LostSetting | undefined {
  const found = TITLE.exec(info);
  if (found === null) return findBareTitle(info);
  const { 0: written, 1: name, 2: value = '', index } = found;
  const isQuoted = /^(["']).*\1$/.test(value);
  if (isQuoted && name === 'title') return undefined;
  const bare = value.replaceAll(/^["']|["']$/g, '');
  // An unclosed quote may have been meant to end anywhere.
  const isClear = bare !== '' && !/["{}]/.test(bare) && (isQuoted || bare === value);
  return lostTitle(index, written, bare, isClear);
}

function findBareTitle(info: string): LostSetting | undefined {
  const [, before, title] = BARE_TITLE.exec(info) ?? [];
  return before === undefined || title === undefined ? undefined : lostTitle(before.length, title, title, true);
}

function lostTitle(index: number, written: string, title: string, isClear: boolean): LostSetting {
  return {
    index,
    written,
    message: `\`${shorten(written)}\` is not shown: titles are read as \`title="…"\`.`,
    help: `write \`title="${shorten(title) || '…'}"\``,
    ...(isClear ? { write: `title="${title}"` } : {}),
  };
}

function findLostMarks(info: string, code: string): LostSetting | undefined {
  if (!info.includes('{')) return undefined;
  const marks = findMarks(info);
  if (marks === undefined) {
    const braces = OTHER_BRACES.exec(withoutQuotes(info));
    if (braces === null) return undefined;
    const { index } = braces;
    const written = info.slice(index, index + braces[0].length);
    return { index, written, message: `\`${shorten(written)}\` marks no lines.`, help: HOW_TO_MARK };
  }
  const lines = code.split('\n').length;
  const lost = marks.find(
    ({ first, last, written }) => written !== '' && !(first >= 1 && first <= last && last <= lines),
  );
  if (lost === undefined) return undefined;
  const { written, index, first, last } = lost;
  const isLine = first >= 1 && first <= last;
  return {
    index,
    written,
    message: isLine
      ? `There is no line ${last} to mark: the block has ${lines === 1 ? 'one line' : `${lines} lines`}.`
      : `\`${shorten(written)}\` marks no lines.`,
    help: isLine ? 'count from the first line below the fence' : HOW_TO_MARK,
  };
}

const HOW_TO_MARK = 'write numbers of lines, counted from 1, and ranges of them, as in `{2,4-5}`';

/** Braces after a language or a space; after any other character, they are the value of another tool's setting. */
const OTHER_BRACES = /(?<=[\s\w#+.-])(?<!showLineNumbers)\{[^{}]*\}/;

/** A setting of another tool without effect. */
interface ForeignSetting {
  /** Matched against the text after `withoutQuotes`. */
  readonly pattern: RegExp;
  /** What it does not do; `…` stands for what was written. */
  readonly message: string;
  readonly fix: string;
}

/** Settings that are visible in other tools. */
const FOREIGN: readonly ForeignSetting[] = [
  {
    // Our own, without its reason.
    pattern: /(?<=^|[\s:}])no-check(?:=(?:""|''|[^\s"'{]*))?(?=[\s{]|$)/,
    message: '`…` says no reason: the block is checked like any other.',
    fix: 'write why it cannot be, as in `no-check="shows a mistake"`',
  },
  {
    // Seen: `showLineNumbers` in port-labs/port-docs, `linenums` in squidfunk/mkdocs-material.
    pattern:
      /(?<=^|[\s:}])(?:showLineNumbers|lineNumbers|line-numbers|linenums|linenos|startLineNumber)(?!=\{?false)(?:=[^\s{]+|=?\{\w+\})?(?=[\s{]|$)/,
    message: '`…` has no effect: lines of code have no numbers here.',
    fix: 'remove it, and mark the lines that the text speaks of, as in `{2,4-5}`',
  },
  {
    // Seen: `hl_lines` in squidfunk/mkdocs-material.
    pattern: /(?<=^|\s)(?:hl_lines|highlight|emphasize-lines)=[^\s{]+/,
    message: '`…` marks no lines.',
    fix: HOW_TO_MARK,
  },
  {
    // Seen in withastro/docs.
    pattern: /(?<=^|\s)(?:ins|del|add|rm)=\{[\d\s,-]+\}/,
    message: 'The lines of `…` are marked like any others.',
    fix: 'write a `diff` block, whose lines begin with `+` and `-`',
  },
  {
    // Seen: `"…"` in withastro/starlight, `/…/` in shuding/nextra.
    pattern: /(?<=^|\s)(?:(?:mark|ins|del)=)?(?:(["'])\1+|\/(?=\S)(?:[^/\\]|\\.)+\/)(?=[\s#\d]|$)/,
    message: '`…` marks nothing: only whole lines can be marked.',
    fix: HOW_TO_MARK,
  },
];

/** Fills quoted texts and labels with their first character, keeping their length. */
function withoutQuotes(info: string): string {
  return info.replaceAll(/"[^"]*"|'[^']*'|\[[^[\]]*\]/g, (text) => text.charAt(0).repeat(text.length));
}
