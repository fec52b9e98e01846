import type { Lose } from './foreign-site.ts';

/** The file that a sidebar is written in. */
export interface SidebarFile {
  readonly file: string;
  readonly text: string;
  readonly lose: Lose;
}

/** An entry of a sidebar, and words of it that say where it is written. */
interface Entry {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly words: string;
}

/** Notes the keys of an entry of a sidebar that no reader asks for. */
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
 * The line, from 1, of the key that is nearest to words in quotes. Configurations are evaluated, so an entry does not
 * know where it was written.
 */
export function lineOfKey(text: string, key: string, words: string): number {
  const quoted = ["'", '"', '`'].flatMap((quote) => offsetsOf(text, `${quote}${words}${quote}`));
  const keys = offsetsOf(text, key).filter((at) => isKey(text, key, at));
  let nearest = { distance: Infinity, at: keys[0] ?? quoted[0] ?? 0 };
  for (const at of keys)
    for (const name of quoted) {
      // Nearly everyone writes the name of an entry first.
      const distance = at > name ? at - name : 4 * (name - at);
      if (distance < nearest.distance) nearest = { distance, at };
    }
  return text.slice(0, keys.length === 0 ? (quoted[0] ?? 0) : nearest.at).split('\n').length;
}

function isKey(text: string, key: string, at: number): boolean {
  return !/[\w$]/.test(text[at - 1] ?? '') && /^["']?\s*[:,}]/.test(text.slice(at + key.length, at + key.length + 20));
}

function offsetsOf(text: string, words: string): readonly number[] {
  const found: number[] = [];
  // A key may be empty, which is everywhere.
  if (words === '') return found;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at);
  return found;
}
