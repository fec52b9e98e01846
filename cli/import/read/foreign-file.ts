import { Failure } from '../../system/base/failure.ts';
import type { ReadContext } from './foreign-site.ts';
import { asMap } from './unknown-values.ts';
import { addTo } from '../../system/base/add-to.ts';
import { onceEach } from '../../system/base/once.ts';

/** A file of another tool, which reports what of it is not imported at the lines that words tell. */
export interface ForeignFile {
  /** Path from the imported folder. */
  readonly file: string;
  readonly text: string;
  /** Reports something at the first occurrence of words. */
  readonly lose: (words: string, reason: string) => void;
  /** Reports something at the key nearest to quoted words. */
  readonly loseAtKey: (key: string, words: string, reason: string) => void;
  /** Reports the settings that no reader uses, so that no one misses them later. */
  readonly loseSettings: (settings: object, known: readonly string[]) => void;
  /** Reports the keys of a sidebar entry that no reader uses, with words that help to locate the entry. */
  readonly loseKeys: (entry: unknown, words: string, known: readonly string[]) => void;
}

/** Opens a file of another tool. */
export function openFile(file: string, { read, lose }: Pick<ReadContext, 'read' | 'lose'>): ForeignFile {
  const text = read(file);
  const loseAtKey = (key: string, words: string, reason: string) => lose(file, lineOfKey(text, key, words), reason);
  return {
    file,
    text,
    lose: (words, reason) => lose(file, lineOf(text, words), reason),
    loseAtKey,
    loseSettings(settings, known) {
      for (const key of Object.keys(settings))
        if (!known.includes(key)) lose(file, lineOfSetting(text, key), `the setting \`${key}\` is not carried over`);
    },
    loseKeys(entry, words, known) {
      const values = asMap(entry);
      // To read a value may report it: only those that are not known are read.
      for (const key of Object.keys(values))
        if (!known.includes(key) && values[key] !== undefined)
          loseAtKey(key, words, `\`${key || '""'}\` of the sidebar entry \`${words}\` is not carried over`);
    },
  };
}

/** Parses another tool's JSON; a mistake is reported with its line. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = /position (\d+)/.exec(error.message)?.[1];
    const line = at === undefined ? text.trimEnd().split('\n').length : lineAt(text, Number(at));
    throw new Failure(`\`${file}\` is not JSON: line ${line} cannot be read.`, 'correct it, then import again');
  }
}

/** Returns the line, counted from 1, of a text's first occurrence; 1 if there is none. */
export function lineOf(text: string, words: string): number {
  return lineAt(text, text.indexOf(words));
}

/** Returns the line of an offset, counted from 1; 1 for a negative one. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, Math.max(0, at)).split('\n').length;
}

function lineOfSetting(text: string, key: string): number {
  const written = new RegExp(`(?<![\\w.])["']?${key.replaceAll(/[^\w]/g, '\\$&')}["']?\\s*[:,({]`);
  return lineAt(text, text.search(written));
}

/**
 * Returns the line, counted from 1, of the key nearest to a quoted text. Configurations are evaluated, so an entry does
 * not know its own place.
 */
export function lineOfKey(text: string, key: string, words: string): number {
  if (text !== last?.text) last = indexText(text);
  // An entry's title may be its key.
  const quoted = last.quoted(words).length > 0 ? last.quoted(words) : last.keys(words);
  const keys = last.keys(key);
  let nearest = { distance: Infinity, at: keys[0] ?? quoted[0] ?? 0 };
  for (const name of keys.length === 0 ? [] : quoted) {
    const next = countUpTo(keys, name);
    for (const at of keys.slice(Math.max(0, next - 1), next + 1)) {
      // Nearly everyone writes the title of an entry first.
      const distance = at > name ? at - name : 4 * (name - at);
      if (distance < nearest.distance) nearest = { distance, at };
    }
  }
  return countUpTo(last.lines, nearest.at);
}

/** The last file used, because the entries of a sidebar are located one after another. */
let last: TextIndex | undefined;

/** The places of lines, keys and quoted words in a text; each is searched for only once. */
interface TextIndex {
  readonly text: string;
  /** Offsets of line starts. */
  readonly lines: readonly number[];
  /** Returns the offsets of a mapping's key. */
  readonly keys: (name: string) => readonly number[];
  /** Returns the offsets of the quotes before words. */
  quoted(words: string): readonly number[];
}

/** Indexes a text. */
function indexText(text: string): TextIndex {
  const lines = [0, ...offsetsOf(text, '\n').map((at) => at + 1)];
  let quoted: ReadonlyMap<string, readonly number[]> | undefined;
  return {
    text,
    lines,
    keys: onceEach((name) => offsetsOf(text, name).filter((at) => isKey(text, name, at))),
    quoted: (words) => (quoted ??= findQuoted(text)).get(words) ?? [],
  };
}

/** Counts the sorted numbers that do not exceed a limit. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the text between any two quotes, because only a parser could tell opening from closing ones. */
function findQuoted(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const quote of ["'", '"', '`']) {
    const quotes = offsetsOf(text, quote);
    for (const [at, start] of quotes.entries()) addTo(found, text.slice(start + 1, quotes[at + 1]), start);
  }
  return found;
}

function isKey(text: string, key: string, at: number): boolean {
  return !/[\w$]/.test(text[at - 1] ?? '') && /^["']?\s*[:,}]/.test(text.slice(at + key.length, at + key.length + 20));
}

function offsetsOf(text: string, words: string): readonly number[] {
  const found: number[] = [];
  // A key may be empty, and the empty string occurs everywhere.
  if (words === '') return found;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at);
  return found;
}
