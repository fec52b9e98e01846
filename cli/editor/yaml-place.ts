import type { Position } from 'vscode-languageserver';

/** A place in YAML, in block style or between brackets. */
interface YamlPlace {
  /** The keys around it, outermost first. */
  readonly above: readonly string[];
  /** The key whose value is there. */
  readonly key: string | undefined;
  /** Whether an entry of a list is there. */
  readonly isEntry: boolean;
  readonly isInBrackets: boolean;
}

/**
 * Finds where a cursor is, by what is before it: the file may be incomplete.
 * @example
 * placeAt(['pages:', '  - { pathname: /a, pl'], { line: 1, character: 22 }) // above: ['pages'], no key
 */
export function placeAt(lines: readonly string[], { line, character }: Position): YamlPlace {
  const before = [...lines.slice(0, line), (lines[line] ?? '').slice(0, character)];
  const flow = findFlow(before);
  const inner = flow?.open.at(-1);
  if (flow !== undefined && inner !== undefined) {
    const outer = flow.open.slice(0, -1).map(({ key }) => key);
    return {
      above: [...keysAbove(before, flow.line, flow.column), ...[flow.key, ...outer].filter((key) => key !== undefined)],
      key: inner.key,
      isEntry: inner.isList && inner.key === undefined,
      isInBrackets: true,
    };
  }
  const [, lead = '', key] = LEAD.exec(before[line] ?? '') ?? [];
  return { above: keysAbove(before, line, lead.length), key, isEntry: lead.includes('-'), isInBrackets: false };
}

/** The dashes and the key that a line in block style starts with. */
const LEAD = /^((?: *- +)* *)(?:([\w-]+):\s+)?/;

/** A value in brackets: where it starts, and the brackets that are open. */
interface Flow {
  readonly line: number;
  readonly column: number;
  /** The key that it is the value of, if that is on the same line. */
  readonly key: string | undefined;
  readonly open: Bracket[];
}

interface Bracket {
  readonly isList: boolean;
  key?: string | undefined;
  /** What was written since the last comma or colon. */
  words: string[];
}

/** Finds the value in brackets that the last of some lines is in. */
function findFlow(lines: readonly string[]): Flow | undefined {
  let flow: Flow | undefined;
  /** The indentation that a text over several lines is deeper than. */
  let textBelow: number | undefined;
  for (const [line, whole] of lines.entries()) {
    let rest = whole;
    if (flow === undefined) {
      const indent = whole.search(/\S/);
      if (textBelow !== undefined && (indent < 0 || indent > textBelow)) continue;
      const [start = '', lead = '', key] = LEAD.exec(whole) ?? [];
      rest = whole.slice(start.length);
      textBelow = /^[|>][-+\d]*\s*(?:#|$)/.test(rest) ? (key === undefined ? indent : lead.length) : undefined;
      if (/^[[{]/.test(rest)) flow = { line, column: lead.length, key, open: [] };
    }
    if (flow !== undefined) readBrackets(line === lines.length - 1 ? rest : `${rest}\n`, flow.open);
    if (flow?.open.length === 0) flow = undefined;
  }
  return flow;
}

/** Texts in quotes, comments, punctuation, and words. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|'[^']*'?|(?<!\S)#.*|[[\]{},]|:(?=\s)|(?<=["']):|(?:[^\s,[\]{}:]|:(?=\S|$))+/g;

/** Follows the brackets of a line; stops when all are closed. */
function readBrackets(text: string, open: Bracket[]): void {
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '[' || token === '{') open.push({ isList: token === '[', words: [] });
    else if (inner === undefined) return;
    else if (token === ']' || token === '}') open.pop();
    else if (token === ',') {
      inner.key = undefined;
      inner.words = [];
    } else if (token === ':') {
      inner.key = inner.words.join(' ');
      inner.words = [];
    } else if (!token.startsWith('#')) inner.words.push(token.replaceAll(/^["']|["']$/g, ''));
  }
}

/**
 * Returns the keys above a line, outermost first. Based on indentation, because the file may be incomplete.
 * @example
 * keysAbove(['pages:', '  - pathname: /a', '    '], 2, 4) // ['pages']
 */
function keysAbove(lines: readonly string[], line: number, column: number): readonly string[] {
  const keys: string[] = [];
  let limit = column;
  for (let at = line - 1; at >= 0 && limit > 0; at--) {
    const [, indent = '', dash = '', key] = /^( *)((?:- +)*)(?:([\w-]+):(?:\s|$))?/.exec(lines[at] ?? '') ?? [];
    if ((lines[at] ?? '').trim() === '' || key === undefined) continue;
    const own = indent.length + dash.length;
    // A key in the cursor's column belongs to the same mapping, which starts at its dash.
    if (own < limit) {
      keys.unshift(key);
      limit = own;
    }
    if (dash !== '' && own === limit) limit = indent.length + 1;
  }
  return keys;
}
