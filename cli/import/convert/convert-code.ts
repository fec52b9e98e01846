import { readSnippet, selectPart, trimCode } from './included-part.ts';

/** A code block of another tool, without its fences. */
export interface ForeignCode {
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
export function convertCode({ info, lines, isTitleBare, include, lose }: ForeignCode): {
  readonly info: string;
  readonly lines: readonly string[];
} {
  const kept: string[] = [];
  const marked = new Set<number>();
  const ranges: string[] = [];
  // Number of lines still to mark, or `true` until the end of the range.
  let ahead = 0;
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const [, mark] = ALONE.exec(line) ?? [];
    if (mark !== undefined) {
      if (mark === 'next-line') ahead += 1;
      else isOpen = mark === 'start';
      continue;
    }
    const included = readSnippet(line);
    const text = included === undefined ? undefined : include(included.path);
    if (included !== undefined && text === undefined)
      lose(at, `the file \`${included.path}\`, which the code includes, does not exist`);
    if (text !== undefined) {
      const part = included === undefined ? text : selectPart(text, included);
      if (part === undefined)
        lose(at, `the file \`${included?.path}\` does not mark \`${included?.region}\`, so all of it is shown`);
      kept.push(...trimCode(part ?? text).split('\n'));
      continue;
    }
    const [annotation] = ANNOTATION.exec(line) ?? [];
    if (annotation !== undefined) lose(at, `the annotation \`${annotation}\` is a comment of the code here`);
    const [note, what = ''] = BEHIND.exec(line) ?? [];
    const [kind = '', count] = what.split(':');
    if (kind.trim() === 'word') {
      lose(at, `the note \`[!code ${what.trim()}]\` marks words, which is left out`);
      if (line.trim() !== note?.trim()) kept.push(line.replace(note ?? '', ''));
      continue;
    }
    if (note !== undefined && /^(?:\+\+|--|focus|error|warning)$/.test(kind.trim()))
      lose(at, `the note \`[!code ${what.trim()}]\` becomes a marked line`);
    if (note !== undefined) ahead = Math.max(ahead, Number.parseInt(count ?? '', 10) || 1);
    kept.push(note === undefined ? line : line.replace(note, ''));
    if (isOpen || ahead > 0) marked.add(kept.length);
    ahead = Math.max(0, ahead - 1);
  }
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
  return { info: convertFence(info, { isTitleBare, marked: [...rangesOf([...marked]), ...ranges] }), lines: kept };
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
  const bare =
    (isTitleBare ? /^\s+((?:(?![\w-]+=)[^\s{]+\s*)+)/ : /^\s+([\w./@-]+\.\w+)(?=\s|$)/)
      .exec(rest)?.[1]
      ?.replace(/(?:\s*\b(?:wrap|lines|expandable|twoslash))+\s*$/, '')
      .trim() || undefined;
  const title =
    /\b(?:title|filename)=(?:"([^"]*)"|'([^']*)')/
      .exec(rest)
      ?.slice(1)
      .find((found) => found !== undefined) ??
    /\[([^\]]+)\]/.exec(rest)?.[1] ??
    bare;
  const written =
    /(?:^|\s)\{([\d,\s-]+)\}/.exec(rest)?.[1] ??
    /^\{([\d,\s-]+)\}/.exec(rest)?.[1] ??
    /\b(?:hl_lines|line)="?([\d\s,-]+)"?/.exec(rest)?.[1]?.trim().replaceAll(/\s+/g, ',') ??
    /\bhighlight=\{?"?([\d,\s-]+)/.exec(rest)?.[1];
  const lines = [...new Set([...(written?.split(',') ?? []), ...marked])]
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
