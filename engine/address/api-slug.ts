/**
 * Turns the name of a component, hook or type into the segment of its page, which is also the prefix of its anchors.
 * @example
 * apiSlug('CssBaseline') // 'css-baseline'
 * apiSlug('useButton')   // 'use-button'
 * apiSlug('Dialog.Root') // 'dialog-root'
 */
export function apiSlug(name: string): string {
  return name
    .replaceAll('.', '-')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/** The sections of an export's documentation, as the last parts of their anchors. */
const API_SECTIONS = [
  'demos',
  'import',
  'examples',
  'props',
  'slots',
  'classes',
  'signatures',
  'parameters',
  'return-value',
  'definition',
  'members',
  'types',
] as const;

export type ApiSection = (typeof API_SECTIONS)[number];

/** Lists the anchors that the headings of an export's documentation can have where a page includes it. */
export function apiAnchors(name: string): readonly string[] {
  const slug = apiSlug(name);
  return [slug, ...API_SECTIONS.map((section) => `${slug}-${section}`)];
}
