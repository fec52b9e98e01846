import type { ForeignPage } from './foreign-site.ts';
import { asMap, asText } from './unknown-values.ts';

/** Keys of a node that put a tag behind its title. */
export type Tags = Readonly<Record<string, true | string>>;

/** What badges of other tools usually say, and the tag that says the same. */
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

/** A text, and the tags that are written into it as elements, such as `Slider <span class="badge">New</span>`. */
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
  // A badge alone is the title itself.
  if (title === '')
    return {
      title: text.replaceAll(ELEMENT, (_, badge = '', _name = '', _attributes = '', words = badge) => words).trim(),
      keys: {},
    };
  for (const reason of losses) lose(reason);
  return { title, keys };
}

/** `<Badge text="New" />`, or an element with nothing but words in it. */
const ELEMENT = /<Badge\s[^>]*?\btext="([^"]*)"[^>]*\/>|<(\w+)(\s[^>]*)?>([^<]*)<\/\2>/g;

/** What classes of badges usually are called. */
const BADGE_CLASS = /\bclass(?:Name)?\s*=\s*(["'])(?:(?!\1).)*(?:badge|tag|label)/i;

/**
 * The tags for a badge, which is a text or has one, perhaps in several languages. What has no counterpart is reported.
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

/** What a page has besides its title, by keys of its front matter that hold a badge. */
export function tagsIn(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Required<Pick<ForeignPage, 'keys' | 'taken'>> {
  // A key that says yes is the badge itself, as in `deprecated: true`.
  const found = keys.flatMap((key) => {
    const tags = tagsFor(data[key] === true ? key : data[key], () => {});
    return Object.keys(tags).length === 0 ? [] : [{ key, tags }];
  });
  return { keys: Object.assign({}, ...found.map(({ tags }) => tags)) as Tags, taken: found.map(({ key }) => key) };
}
