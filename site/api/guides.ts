import type { PageLink } from '../../engine/manifest/manifest.ts';
import type { ApiEntry } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';

/** Maximum number of guides; for an export that every other demo uses, the first few are enough. */
const MAX_GUIDES = 12;

/**
 * Lists the pages of this site whose demos use an export, its own page first: those that the package's authors refer
 * to, if there are any among them. Many demos contain a button without being about buttons, and authors refer to pages
 * that no longer show the export.
 */
export function demosOf(entry: Guided, rendering: Linking): readonly PageLink[] {
  const used = new Set<string>(rendering.demos.map(({ pathname }) => pathname));
  return firstGuides(entry, rendering, (pathname) => used.has(pathname));
}

/**
 * Returns the page about an export and what belongs to it, as Tabs is for `Tab`: its only guide, or the only one whose
 * title is part of its name, as Button is for `IconButton`.
 */
export function mainGuideOf(entry: Guided, rendering: Linking): PageLink | undefined {
  const guides = firstGuides(entry, rendering, () => true);
  const titled = guides.filter(({ title }) => compact(entry.name).includes(compact(title)));
  const [guide, another] = titled.length > 0 ? titled : guides;
  return another === undefined ? guide : undefined;
}

type Guided = Pick<ApiEntry, 'name' | 'guides'>;
type Linking = Pick<ApiRendering, 'demos' | 'pageAt'>;

/** Lists the first pages, each once: those called like the export, then those of its authors that count, or else all. */
function firstGuides(
  { name, guides }: Guided,
  { demos, pageAt }: Linking,
  counts: (pathname: string) => boolean,
): readonly PageLink[] {
  const isOwn = ({ title }: PageLink) => compact(title) === compact(name);
  const named = guides.flatMap((address) => pageAt(address) ?? []).filter(({ pathname }) => counts(pathname));
  const others = named.length > 0 ? named : demos;
  const links = [...demos.filter(isOwn), ...others.filter(isOwn), ...others];
  return [...new Map(links.map((link) => [link.pathname, link])).values()].slice(0, MAX_GUIDES);
}

/** @example 'Text Field' and 'TextField' → 'textfield' */
function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
