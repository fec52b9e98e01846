import type { PageLink } from '../../engine/manifest.ts';
import type { ApiEntry } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';

/** Maximum number of guides; for an export that every other demo uses, the first few are enough. */
const MAX_GUIDES = 12;

/**
 * Lists pages of this site about an export, its own page first: those that the package's authors refer to, or else
 * those whose demos use it. Demos are a weaker sign: many contain a button without being about buttons.
 */
export function guidesOf(
  { name, guides }: Pick<ApiEntry, 'name' | 'guides'>,
  { demos, pageAt }: Pick<ApiRendering, 'demos' | 'pageAt'>,
): readonly PageLink[] {
  const isOwn = ({ title }: PageLink) => compact(title) === compact(name);
  const own = demos.filter(isOwn);
  const named = guides.flatMap((address) => pageAt(address) ?? []);
  const links = [...named.filter(isOwn), ...own, ...(named.length > 0 ? named : demos)];
  return [...new Map(links.map((link) => [link.pathname, link])).values()].slice(0, MAX_GUIDES);
}

/**
 * Returns the page about an export and what belongs to it, as Tabs is for `Tab`: its only guide, or the only one whose
 * title is part of its name, as Button is for `IconButton`.
 */
export function mainGuideOf(
  entry: Pick<ApiEntry, 'name' | 'guides'>,
  rendering: Pick<ApiRendering, 'demos' | 'pageAt'>,
): PageLink | undefined {
  const guides = guidesOf(entry, rendering);
  const titled = guides.filter(({ title }) => compact(entry.name).includes(compact(title)));
  const [guide, another] = titled.length > 0 ? titled : guides;
  return another === undefined ? guide : undefined;
}

/** @example 'Text Field' and 'TextField' → 'textfield' */
function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
