import type { PageTree } from '../page-tree.ts';
import { indexPrefixes } from '../prefix-index.ts';
import { defineRule } from './rule.ts';

export const reservedPathname = defineRule({
  code: 'reserved-pathname',
  severity: 'error',
  summary: 'A pathname is one that the site needs for itself.',
  why: 'The build writes its own file there, so one of the two would be lost; below the prefix of a language or version the page would be taken for another one.',
  check(tree, report) {
    const reserved = reservedPaths(tree);
    const findUse = (pathname: string) => reserved.get(firstSegment(pathname).toLowerCase());
    const refused: string[] = [];
    for (const { prefixes } of tree.sections) {
      for (const { value, span } of prefixes) {
        const use = findUse(value);
        if (use === undefined) continue;
        refused.push(value);
        report({
          at: span,
          message: `The prefix \`${value}\` is reserved for ${use}.`,
          help: 'give the section another prefix',
        });
      }
    }
    const findRefused = indexPrefixes(refused.map((prefix) => [prefix, prefix]));
    for (const { pathname, span } of tree.pages.values()) {
      const use = findUse(pathname);
      // Below a refused prefix every page would say the same.
      if (use === undefined || findRefused(pathname) !== undefined) continue;
      report({
        at: span,
        message: `The pathname \`${pathname}\` is reserved for ${use}.`,
        help: 'give the page another pathname',
      });
    }
  },
});

function firstSegment(pathname: string): string {
  const end = pathname.indexOf('/', 1);
  return end < 0 ? pathname : pathname.slice(0, end);
}

/** First segments that pages may not have, and what they are for. */
export function reservedPaths({ site, sections }: PageTree): ReadonlyMap<string, string> {
  const versions = sections.flatMap((section) => section.versions.flatMap(({ version }) => version));
  return new Map([
    ...FILES.map((path) => [path, 'a file of the site'] as const),
    ['/api-docs', 'the pages below `/api`, which are served there'] as const,
    ...site.info.languages.map(({ code, name }) => [`/${code}`, `pages in ${name}`] as const),
    ...versions.flatMap(({ current, text, pathTemplate }) => {
      const prefix = current ? undefined : VERSION_PREFIX.exec(pathTemplate ?? '')?.[1];
      return prefix === undefined ? [] : [[prefix.toLowerCase(), `the version ${text}`] as const];
    }),
  ]);
}

/** What the build writes itself. */
const FILES = [
  '/_nav',
  '/404',
  '/404.html',
  '/sw.js',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/_headers',
  '/_redirects',
];

// Another version that is served from this host, such as `/v5{pathname}`.
const VERSION_PREFIX = /^(?:\{LANG\})?(\/[^/{]+)\{pathname\}/;
