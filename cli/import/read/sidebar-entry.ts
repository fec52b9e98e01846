import type { Lose } from './foreign-site.ts';
import { countUpTo, indexText, type TextIndex } from './text-index.ts';

/** The file that contains a sidebar. */
export interface SidebarFile {
  readonly file: string;
  readonly text: string;
  readonly lose: Lose;
}

/** An entry of a sidebar, with words that help to locate it. */
interface Entry {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly words: string;
}

/** Reports the keys of a sidebar entry that no reader uses. */
export function loseKeys(
  { entry, words }: Entry,
  { file, text, lose, known }: SidebarFile & { readonly known: readonly string[] },
): void {
  for (const key of Object.keys(entry))
    if (!known.includes(key) && entry[key] !== undefined)
      lose(
        file,
        lineOfKey(text, key, words),
        `\`${key || '""'}\` of the sidebar entry \`${words}\` is not carried over`,
      );
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
