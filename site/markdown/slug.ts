/** Returns the id of a heading; repeated headings get `-2`, `-3` and so on. */
export type Slugger = (text: string) => string;

/**
 * Creates a slugger for a page; `given` are the ids set by its writer.
 *
 * Letters, marks and digits of any script stay, in lowercase and percent-encoded; everything between them
 * becomes a hyphen. The text is the heading's source: tags are ignored, `&amp;` becomes `amp`, and other character
 * references are removed.
 * @example
 * slug('v5 → v6')                  // 'v5-v6'
 * slug('Props &amp; slots')        // 'props-amp-slots'
 * slug('<code>useTab()</code> 🎉') // 'usetab'
 * slug('Usage'), slug('Usage')     // 'usage', 'usage-2'
 */
export function createSlugger(given: ReadonlySet<string> = new Set()): Slugger {
  const taken = new Set(given);
  const lastNumbers = new Map<string, number>();
  return (text) => {
    const base = toSlug(text) || NAMELESS;
    let slug = base;
    if (taken.has(base)) {
      let number = lastNumbers.get(base) ?? 1;
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

const TAGS = /<\/?[a-z][^<>]*>/gi;
const CHARACTER_REFERENCES = /&(?!amp;)(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/gi;
/** Marks that belong to an emoji, not to a letter, and are removed with it. */
const EMOJI_MARKS = /[\p{Variation_Selector}\u{20E3}]/gu;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
const EDGES = /^-|-$/g;
const ASCII_WORDS = /^[\w -]+$/;

function toSlug(text: string): string {
  const lower = text.toLowerCase();
  // Nearly all headings have no tags, references, or other scripts.
  if (ASCII_WORDS.test(lower)) return lower.replace(/[\s_-]+/g, '-').replace(EDGES, '');
  return encodeURI(
    lower
      .replace(TAGS, '')
      .replace(CHARACTER_REFERENCES, '')
      .replace(EMOJI_MARKS, '')
      .replace(SEPARATORS, '-')
      .replace(EDGES, ''),
  );
}
