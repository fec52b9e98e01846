import type { PageLink } from '../../engine/manifest.ts';
import type { ApiEntry } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';

/** A link to a page that shows an export at work. */
export interface Guide {
  readonly href: string;
  readonly title: string;
}

/** An export that every other demo uses is shown by the first of them as well as by all. */
const MAX_GUIDES = 12;

/**
 * Pages of this site about an export, its own page first: those that the package's authors name. Where they name none, those whose
 * demos use it: a button is part of many demos that say nothing about buttons.
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
