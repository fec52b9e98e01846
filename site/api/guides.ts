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
  const used = new Set(rendering.demos.map(({ pathname }) => pathname));
  const named = namedBy(entry, rendering).filter(({ pathname }) => used.has(pathname));
  return ownFirst(entry, [...rendering.demos.filter(isOwn(entry)), ...(named.length > 0 ? named : rendering.demos)]);
}

/**
 * Returns the page about an export and what belongs to it, as Tabs is for `Tab`: its only guide, or the only one whose
 * title is part of its name, as Button is for `IconButton`.
 */
export function mainGuideOf(entry: Guided, rendering: Linking): PageLink | undefined {
  const named = namedBy(entry, rendering);
  const guides = ownFirst(entry, [
    ...rendering.demos.filter(isOwn(entry)),
    ...(named.length > 0 ? named : rendering.demos),
  ]);
  const titled = guides.filter(({ title }) => compact(entry.name).includes(compact(title)));
  const [guide, another] = titled.length > 0 ? titled : guides;
  return another === undefined ? guide : undefined;
}

type Guided = Pick<ApiEntry, 'name' | 'guides'>;
type Linking = Pick<ApiRendering, 'demos' | 'pageAt'>;

/** Lists the pages that the package's authors refer to. */
function namedBy({ guides }: Guided, { pageAt }: Linking): readonly PageLink[] {
  return guides.flatMap((address) => pageAt(address) ?? []);
}

function isOwn({ name }: Guided): (page: PageLink) => boolean {
  return ({ title }) => compact(title) === compact(name);
}

/** Lists the first pages, each once. */
function ownFirst(entry: Guided, pages: readonly PageLink[]): readonly PageLink[] {
  const links = [...pages.filter(isOwn(entry)), ...pages];
  return [...new Map(links.map((link) => [link.pathname, link])).values()].slice(0, MAX_GUIDES);
}

/** @example 'Text Field' and 'TextField' → 'textfield' */
function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
