/** Returns the id of a heading; repeated headings get `-2`, `-3` and so on. */
export type Slugger = (text: string) => string;

/**
 * Creates a slugger for a page; `given` are the ids set by its writer.
 *
 * The form is the one of GitHub, where writers copy links from and other tools take it from: letters, marks, digits and
 * underscores of the visible text in lowercase, a hyphen for each space, nothing for the rest. Ids are percent-encoded.
 * @example
 * slug('v5 → v6')                  // 'v5--v6'
 * slug('Props & slots')            // 'props--slots'
 * slug('useTab() 🎉')              // 'usetab-'
 * slug('Usage'), slug('Usage')     // 'usage', 'usage-1'
 */
export function createSlugger(given: ReadonlySet<string> = new Set()): Slugger {
  const taken = new Set(given);
  const lastNumbers = new Map<string, number>();
  return (text) => {
    const base = toSlug(text) || NAMELESS;
    let slug = base;
    if (taken.has(base)) {
      let number = lastNumbers.get(base) ?? 0;
      do slug = `${base}-${++number}`;
      while (taken.has(slug));
      lastNumbers.set(base, number);
    }
    taken.add(slug);
    return slug;
  };
}

/** Id of a heading without letters or digits, such as a single emoji. */
const NAMELESS = 'section';

/** https://github.com/Flet/github-slugger */
const DROPPED = /[^\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc} -]/gu;
/** Marks that belong to an emoji, not to a letter, and are removed with it. */
const EMOJI_MARKS = /[\p{Variation_Selector}\u{20E3}]/gu;

function toSlug(text: string): string {
  return encodeURI(text.trim().toLowerCase().replaceAll(EMOJI_MARKS, '').replaceAll(DROPPED, '').replaceAll(' ', '-'));
}
