import { readSnippet, selectPart, trimCode } from './included-part.ts';

/** A code block of another tool, without its fences. */
interface ForeignCode {
  /** The text after the opening fence. */
  readonly info: string;
  readonly lines: readonly string[];
  /** Whether words after the language are a title. */
  readonly isTitleBare: boolean;
  /** Returns the text of a file that the code includes. */
  readonly include: (path: string) => string | undefined;
  /** Reports a loss on a line of the code, counted from 0; -1 is the fence. */
  readonly lose: (line: number, reason: string) => void;
}

/** Converts notes in code to line marks, and inserts the files that the code includes. */
export function convertCode(code: ForeignCode): { readonly info: string; readonly lines: readonly string[] } {
  const { info, isTitleBare, lose } = code;
  const { kept, marked } = convertLines(code);
  const ranges: string[] = [];
  for (const [, kind, list = ''] of info.matchAll(/\s(ins|del|error|focus)=\{([\d,\s-]+)\}/g)) {
    lose(-1, `the lines of \`${kind}\` become marked lines`);
    for (const line of list.split(',')) ranges.push(line.trim());
  }
  for (const mark of wordMarks(info, isTitleBare)) lose(-1, `\`${mark}\` marks words of the code, which is left out`);
  for (const [whole] of info.matchAll(/(?<=\s)collapse=\{[^}]*\}/g))
    lose(-1, `\`${whole}\` folds lines of the code, which are shown here`);
  if (/^\s*mermaid\b/.test(info)) lose(-1, '`mermaid` is drawn by many tools; here, its code is shown');
  for (const word of ['live', 'npm2yarn'])
    if (new RegExp(`\\s${word}(?=\\s|$)`).test(info))
      lose(-1, `\`${word}\` has an effect there; here, the code is shown as written`);
  return { info: convertFence(info, { isTitleBare, marked: [...rangesOf(marked), ...ranges] }), lines: kept };
}

/** Returns the lines that are kept, and the numbers of those that are marked. */
function convertLines({ lines, include, lose }: ForeignCode) {
  const kept: string[] = [];
  const marked: number[] = [];
  /** Number of lines still to mark. */
  let ahead = 0;
  /** Whether all lines are marked until the end of a range. */
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const [, mark] = ALONE.exec(line) ?? [];
    const part = mark === undefined ? includedIn(line, include, (reason) => lose(at, reason)) : undefined;
    if (mark === 'next-line') ahead += 1;
    else if (mark !== undefined) isOpen = mark === 'start';
    else if (part !== undefined) kept.push(...part);
    else {
      const { text, toMark } = convertNotes(line, (reason) => lose(at, reason));
      if (text === undefined) continue;
      ahead = Math.max(ahead, toMark);
      kept.push(text);
      if (isOpen || ahead > 0) marked.push(kept.length);
      ahead = Math.max(0, ahead - 1);
    }
  }
  return { kept, marked };
}

type Tell = (reason: string) => void;

/** Returns the lines of the file that a line includes; `undefined` if it includes none, or one that does not exist. */
function includedIn(line: string, include: ForeignCode['include'], tell: Tell): readonly string[] | undefined {
  const included = readSnippet(line);
  if (included === undefined) return undefined;
  const text = include(included.path);
  if (text === undefined) {
    tell(`the file \`${included.path}\`, which the code includes, does not exist`);
    return undefined;
  }
  const part = selectPart(text, included);
  if (part === undefined)
    tell(`the file \`${included.path}\` does not mark \`${included.region}\`, so all of it is shown`);
  return trimCode(part ?? text).split('\n');
}

/** Removes the notes from a line, and returns how many lines they mark; no text if nothing else is on it. */
function convertNotes(line: string, tell: Tell): { readonly text: string | undefined; readonly toMark: number } {
  const [annotation] = ANNOTATION.exec(line) ?? [];
  if (annotation !== undefined) tell(`the annotation \`${annotation}\` is a comment of the code here`);
  const [note, what = ''] = BEHIND.exec(line) ?? [];
  if (note === undefined) return { text: line, toMark: 0 };
  const [kind = '', count = ''] = what.split(':');
  const text = line.replace(note, '');
  if (kind.trim() === 'word') {
    tell(`the note \`[!code ${what.trim()}]\` marks words, which is left out`);
    return { text: line.trim() === note.trim() ? undefined : text, toMark: 0 };
  }
  if (/^(?:\+\+|--|focus|error|warning)$/.test(kind.trim()))
    tell(`the note \`[!code ${what.trim()}]\` becomes a marked line`);
  return { text, toMark: Number.parseInt(count, 10) || 1 };
}

/**
 * Returns marks of words instead of lines: `"text"`, `/pattern/`, `ins="text"`
 * (https://expressive-code.com/key-features/text-markers).
 */
function wordMarks(info: string, isTitleBare: boolean): readonly string[] {
  const found = Array.from(info.matchAll(SETTING), ([whole, key, value = '']) => ({ whole, key, value }));
  return found.flatMap(({ whole, key, value }) => {
    const isMark = key === undefined ? !isTitleBare : /^(?:ins|del|mark)$/.test(key);
    return isMark && !value.startsWith('{') ? [whole.trim()] : [];
  });
}

/** Something in quotes, braces or slashes after the language of a code block, perhaps with a name. */
const SETTING = /(?<=\s)(?:([\w-]+)=)?("[^"]*"|'[^']*'|\{[^}]*\}|\/(?=\S)(?:[^/\\]|\\.)+\/(?=[\s#]|$))/g;

/** Converts `[3, 4, 5, 7]` to `['3-5', '7']`. */
function rangesOf(lines: readonly number[]): readonly string[] {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
}

/** `// highlight-next-line`, `<!-- highlight-start -->`, `# highlight-end`. */
const ALONE = /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** `# (1)!` in MkDocs, which a list below the code explains. */
const ANNOTATION = /\(\d+\)!(?=\s*(?:\*\/|-->)?\s*$)/;

/** `// [!code highlight]` after a line of code. */
const BEHIND = /\s*(?:\/\/|#|\/\*|<!--|--)\s*\[!code\s+([^\]]+)\]\s*(?:\*\/|-->)?\s*$/;

/** Makes a code block of a text, with a fence that does not occur in it. */
export function fenced(text: string, info: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`{3,}/g), ([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${text.trimEnd()}\n${fence}`;
}

/** Returns a fence that does not occur in the code. */
export function fenceFor(lines: readonly string[], mark: string): string {
  const inside = new RegExp(`^\\s*(${mark[0]}{${mark.length},})\\s*$`);
  const longest = Math.max(mark.length - 1, ...lines.map((line) => inside.exec(line)?.[1]?.length ?? 0));
  return (mark[0] ?? '').repeat(longest + 1);
}

/**
 * Converts the first line of another tool's code block: title, marked lines. Settings without an equivalent are left
 * out, because they only affect appearance.
 * @example
 * convertFence('ts [app.ts] {1,3}:line-numbers') // 'ts title="app.ts" {1,3}'
 * convertFence('python title="a.py" hl_lines="1 3-5"') // 'python title="a.py" {1,3-5}'
 */
export function convertFence(
  info: string,
  { isTitleBare = false, marked = [] }: { readonly isTitleBare?: boolean; readonly marked?: readonly string[] } = {},
): string {
  const braced = /^\{\s*\.(\w+)([^}]*)\}$/.exec(info.trim());
  const text = braced === null ? info.trim() : `${braced[1]} ${braced[2]}`;
  const language = /^[^\s{[=:"]*(?=[\s{[:"]|$)/.exec(text)?.[0] ?? '';
  const rest = text.slice(language.length);
  const title = titleIn(rest, isTitleBare);
  const lines = [...new Set([...markedIn(rest), ...marked])]
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .join(',');
  return [
    language,
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(lines === '' ? [] : [`{${lines.replaceAll(/\s/g, '')}}`]),
  ]
    .join(' ')
    .trimEnd();
}

/** Finds a title: `title="a"`, `[a]`, or words without quotes. */
function titleIn(settings: string, isTitleBare: boolean): string | undefined {
  const [, first, second] = /\b(?:title|filename)=(?:"([^"]*)"|'([^']*)')/.exec(settings) ?? [];
  const bare = (isTitleBare ? /^\s+((?:(?![\w-]+=)[^\s{]+\s*)+)/ : /^\s+([\w./@-]+\.\w+)(?=\s|$)/)
    .exec(settings)?.[1]
    ?.replace(/(?:\s*\b(?:wrap|lines|expandable|twoslash))+\s*$/, '')
    .trim();
  return first ?? second ?? /\[([^\]]+)\]/.exec(settings)?.[1] ?? (bare || undefined);
}

/** Finds the lines to mark: `{1,3-5}`, `hl_lines="1 3-5"`, `highlight={1}`. */
function markedIn(settings: string): readonly string[] {
  const written =
    /(?:^|\s)\{([\d,\s-]+)\}/.exec(settings)?.[1] ??
    /\b(?:hl_lines|line)="?([\d\s,-]+)"?/.exec(settings)?.[1]?.trim().replaceAll(/\s+/g, ',') ??
    /\bhighlight=\{?"?([\d,\s-]+)/.exec(settings)?.[1];
  return written?.split(',') ?? [];
}
