import type { PageLink } from '../../engine/manifest.ts';
import type { ApiEntry } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';

/** A link to a page that shows an export in use. */
export interface Guide {
  readonly href: string;
  readonly title: string;
}

/** Maximum number of guides; for an export that every other demo uses, the first few are enough. */
const MAX_GUIDES = 12;

/**
 * Lists pages of this site about an export, its own page first: those that the package's authors refer to, or else
 * those whose demos use it. Demos are a weaker sign: many contain a button without being about buttons.
 */
export function guidesOf(
  { name, guides }: Pick<ApiEntry, 'name' | 'guides'>,
  { demos, hrefOf, pageAt }: Pick<ApiRendering, 'demos' | 'hrefOf' | 'pageAt'>,
): readonly Guide[] {
  const isOwn = ({ title }: PageLink) => compact(title) === compact(name);
  const own = demos.filter(isOwn);
  const named = guides.flatMap((address) => pageAt(address) ?? []);
  const links = [...named.filter(isOwn), ...own, ...(named.length > 0 ? named : demos)];
  const found = new Map(links.map(({ pathname, title }) => [pathname, { href: hrefOf(pathname), title }]));
  return [...found.values()].slice(0, MAX_GUIDES);
}

/** @example 'Text Field' and 'TextField' → 'textfield' */
function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
