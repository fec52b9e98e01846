import type { ApiEntry } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';

/** A link to a page that shows an export at work. */
export interface Guide {
  readonly href: string;
  readonly title: string;
}

/** A component that every other demo uses is shown by the first of them as well as by all. */
const MAX_GUIDES = 12;

/** Pages of this site that the package's authors name, then others whose demos use the export; each once. */
export function guidesOf({ guides }: ApiEntry, { demos, hrefOf, pageAt }: Pick<ApiRendering, 'demos' | 'hrefOf' | 'pageAt'>): readonly Guide[] {
  const links = [...guides.flatMap((address) => pageAt(address) ?? []), ...demos];
  const found = new Map(links.map(({ pathname, title }) => [pathname, { href: hrefOf(pathname), title }]));
  return [...found.values()].slice(0, MAX_GUIDES);
}
