import { findMarks } from '../tree/fence-meta.ts';
import { shorten } from '../tree/report-problem.ts';

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
export function findLostSettings(info: string, code: string): readonly LostSetting[] {
  // Nearly all fences only have a language.
  if (!/[\s{:]/.test(info)) return [];
  const blank = withoutQuotes(info);
  const foreign = FOREIGN.flatMap(({ pattern, tell }): readonly LostSetting[] => {
    const found = pattern.exec(blank);
    if (found === null) return [];
    const written = info.slice(found.index, found.index + found[0].length);
    const told = tell(written, code);
    return told === undefined ? [] : [{ index: found.index, written, ...told }];
  });
  return [findLostTitle(info), findLostMarks(info, code), ...foreign].filter((lost) => lost !== undefined);
}

/** A title, by our name or that of other tools. */
const TITLE = /(?<=^|[\s:])(title|filename|fileName|caption)=("(?:\\.|[^"\\])*"|'[^']*'|\S*)/;

/** A file name after the language. */
const BARE_TITLE = /^([\w+#-]+[ \t]+)([\w./@-]*\w\.[a-z]\w{0,5})(?=\s|$)/;

function findLostTitle(info: string): LostSetting | undefined {
  const found = TITLE.exec(info);
  if (found === null) return findBareTitle(info);
  const { 0: written, 1: name, 2: value = '', index } = found;
  const isQuoted = /^(["']).*\1$/.test(value);
  const isEscaped = value.includes('\\"') && isQuoted;
  if (isQuoted && name === 'title' && !isEscaped) return undefined;
  const bare = value.replaceAll(/^["']|["']$/g, '');
  if (isEscaped) {
    const title = bare.replaceAll('\\"', '"');
    const hasBoth = title.includes("'");
    return {
      index,
      written,
      message: `\`${shorten(written)}\` is cut off at its first \`\\"\`.`,
      help: hasBoth ? 'leave out the quotes in it' : `write \`title='${shorten(title)}'\``,
      ...(hasBoth ? {} : { write: `title='${title}'` }),
    };
  }
  // An unclosed quote may have been meant to end anywhere.
  const isClear = bare !== '' && !/["{}]/.test(bare) && (isQuoted || bare === value);
  return lostTitle({ index, written, title: bare, isClear });
}

function findBareTitle(info: string): LostSetting | undefined {
  const [, before, title] = BARE_TITLE.exec(info) ?? [];
  return before === undefined || title === undefined
    ? undefined
    : lostTitle({ index: before.length, written: title, title, isClear: true });
}

function lostTitle({
  title,
  isClear,
  ...place
}: Pick<LostSetting, 'index' | 'written'> & { readonly title: string; readonly isClear: boolean }): LostSetting {
  return {
    ...place,
    message: `\`${shorten(place.written)}\` is not shown: titles are read as \`title="…"\`.`,
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

interface ForeignSetting {
  /** Matched against the text after `withoutQuotes`. */
  readonly pattern: RegExp;
  readonly tell: (written: string, code: string) => Pick<LostSetting, 'message' | 'help' | 'write'> | undefined;
}

/** Settings that are visible in other tools. */
const FOREIGN: readonly ForeignSetting[] = [
  {
    pattern:
      /(?<=^|[\s:}])(?:showLineNumbers|lineNumbers|line-numbers|linenums|linenos|startLineNumber)(?!=\{?false)(?:=[^\s{]+|=?\{\w+\})?(?=[\s{]|$)/,
    tell: (written) => ({
      message: `\`${shorten(written)}\` has no effect: lines of code have no numbers here.`,
      help: 'remove it, and mark the lines that the text speaks of, as in `{2,4-5}`',
    }),
  },
  {
    pattern: /(?<=^|\s)(?:hl_lines|highlight|emphasize-lines)=[^\s{]+/,
    tell: (written) => {
      const lines = /=["']?(\d[\d\s,-]*)["']?$/
        .exec(written)?.[1]
        ?.trim()
        .replaceAll(/[\s,]+/g, ',');
      return {
        message: `\`${shorten(written)}\` marks no lines.`,
        help: lines === undefined ? HOW_TO_MARK : `write \`{${shorten(lines)}}\``,
        ...(lines === undefined ? {} : { write: `{${lines}}` }),
      };
    },
  },
  {
    pattern: /(?<=^|\s)(?:ins|del|add|rm)=\{[\d\s,-]+\}/,
    tell: (written) => ({
      message: `The lines of \`${shorten(written)}\` are marked like any others.`,
      help: 'write a `diff` block, whose lines begin with `+` and `-`',
    }),
  },
  {
    pattern: /(?<=^|\s)(?:(?:mark|ins|del)=)?(?:(["'])\1+|\/(?=\S)(?:[^/\\]|\\.)+\/)(?=[\s#\d]|$)/,
    tell: (written) => ({
      message: `\`${shorten(written)}\` marks nothing: only whole lines can be marked.`,
      help: HOW_TO_MARK,
    }),
  },
  {
    pattern: /(?<=^|\s)file=\S+/,
    tell: (written, code) =>
      code.trim() === ''
        ? { message: `\`${shorten(written)}\` includes nothing here.`, help: 'write the code in the block' }
        : undefined,
  },
];

/** Fills quoted texts and labels with their first character, keeping their length. */
function withoutQuotes(info: string): string {
  return info.replaceAll(/"[^"]*"|'[^']*'|\[[^[\]]*\]/g, (text) => text.charAt(0).repeat(text.length));
}
