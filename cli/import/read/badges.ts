import type { ForeignPage } from './foreign-site.ts';
import { asMap, asText } from './unknown-values.ts';

/** Keys of a node that add a tag to its title. */
export type Tags = Readonly<Record<string, true | string>>;

/** Usual texts of badges in other tools, with the equivalent tags. */
const TAGS: ReadonlyMap<string, Tags> = new Map(
  Object.entries<Tags>({
    new: { newFeature: true },
    beta: { beta: true },
    alpha: { unstable: true },
    canary: { unstable: true },
    experimental: { unstable: true },
    preview: { unstable: true },
    unstable: { unstable: true },
    deprecated: { deprecated: true },
    legacy: { legacy: true },
    'coming soon': { planned: true },
    planned: { planned: true },
    soon: { planned: true },
    pro: { plan: 'pro' },
    premium: { plan: 'premium' },
  }),
);

/** Separates a text from the tags written into it as elements, such as `Slider <span class="badge">New</span>`. */
export function readTaggedText(
  text: string,
  lose: (reason: string) => void,
): { readonly title: string; readonly keys: Tags } {
  let keys: Tags = {};
  const losses: string[] = [];
  const title = text
    .replaceAll(ELEMENT, (_, badge?: string, name = '', attributes = '', words = '') => {
      if (badge === undefined && !/^(?:Badge|sup)$/.test(name) && !BADGE_CLASS.test(attributes)) return words;
      const tags = tagsFor(badge ?? words, (reason) => void (badge !== undefined && losses.push(reason)));
      keys = { ...keys, ...tags };
      return Object.keys(tags).length > 0 || badge !== undefined ? '' : words;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
  // If there is only a badge, it is the title.
  if (title === '')
    return {
      title: text.replaceAll(ELEMENT, (_, badge = '', _name = '', _attributes = '', words = badge) => words).trim(),
      keys: {},
    };
  for (const reason of losses) lose(reason);
  return { title, keys };
}

/** `<Badge text="New" />`, or an element that contains only text. */
const ELEMENT = /<Badge\s[^>]*?\btext="([^"]*)"[^>]*\/>|<(\w+)(\s[^>]*)?>([^<]*)<\/\2>/g;

/** Usual class names of badges. */
const BADGE_CLASS = /\bclass(?:Name)?\s*=\s*(["'])(?:(?!\1).)*(?:badge|tag|label)/i;

/**
 * Returns the tags for a badge, which is or has a text, perhaps in several languages. Badges without an equivalent are
 * reported.
 * @example
 * tagsFor({ text: 'New', variant: 'tip' }, lose) // { newFeature: true }
 */
export function tagsFor(badge: unknown, lose: (reason: string) => void): Tags {
  if (badge === undefined || badge === null || badge === false) return {};
  const { text } = asMap(badge);
  const words = asText(badge) ?? asText(text) ?? asText(Object.values(asMap(text))[0]);
  const tags = TAGS.get(
    (words ?? '')
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, ''),
  );
  if (tags === undefined)
    lose(
      words === undefined
        ? 'the badge of a sidebar entry has no counterpart'
        : `the badge \`${words}\` of a sidebar entry has no counterpart; tags such as \`newFeature\` and \`beta\` do`,
    );
  return tags ?? {};
}

/** Returns the tags of a page, from the keys of its front matter that hold a badge. */
export function tagsIn(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Required<Pick<ForeignPage, 'keys' | 'taken'>> {
  // A key that is true is the badge itself, as in `deprecated: true`.
  const found = keys.flatMap((key) => {
    const tags = tagsFor(data[key] === true ? key : data[key], () => {});
    return Object.keys(tags).length === 0 ? [] : [{ key, tags }];
  });
  return { keys: Object.assign({}, ...found.map(({ tags }) => tags)) as Tags, taken: found.map(({ key }) => key) };
}
