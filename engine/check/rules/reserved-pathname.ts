import type { Finding } from '../../diagnostic/diagnostic.ts';
import type { PageTree, ServedPage } from '../../resolve/page-tree.ts';
import { START_COPY, toServedPathname, isBelow, indexPrefixes, type ServedSite } from '../../address/pathname.ts';
import { meantAddress } from './meant.ts';
import { defineTreeRule } from './rule.ts';
import { FILES, findStartPage, indexWrittenFiles, type WrittenFile } from './written-files.ts';

export const reservedPathname = defineTreeRule({
  code: 'reserved-pathname',
  severity: 'error',
  summary: 'A pathname is reserved for the site itself.',
  why: 'The build writes its own file there, so one of the two would be lost; below the prefix of a language or version, the page would be taken for another one.',
  check(tree, report) {
    const site = tree.site.info;
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
    const findFile = indexWrittenFiles(tree);
    for (const { pathname, span, node } of tree.pages.values()) {
      const use = findUse(pathname);
      // Below a rejected prefix, every page would have the same message.
      if (findRefused(pathname) !== undefined) continue;
      if (use === undefined) {
        const file = findFile(toServedPathname(pathname, site)) ?? findNamesake(pathname, tree);
        if (file === undefined) continue;
        const near = file.page === undefined ? tree.unbound.misspelt.get(pathname) : undefined;
        report({
          at: span,
          ...describeCollision(pathname, file, { of: 'page', site }),
          ...(near === undefined ? {} : meantAddress(near, node?.written ?? pathname, '')),
        });
        continue;
      }
      report({
        at: span,
        message: `The pathname \`${pathname}\` is reserved for ${use}.`,
        help: 'give the page another pathname',
      });
    }
    // For hosts without redirects, the build writes a page at the old address.
    for (const { from, fromAt } of tree.redirects) {
      const file = findFile(toServedPathname(from, site));
      if (file !== undefined) report({ at: fromAt, ...describeCollision(from, file, { of: 'redirect', site }) });
    }
  },
});

/** The Markdown of the start page is at this pathname. */
function findNamesake(pathname: string, tree: PageTree): WrittenFile | undefined {
  const start = pathname === START_COPY ? findStartPage(tree) : undefined;
  return start && { path: pathname, use: 'the Markdown of `/`', page: start };
}

/** Describes what collides with a page: usually the page itself, under the name of a file. */
function describeCollision(
  pathname: string,
  { path, use, page }: WrittenFile,
  { of, site }: { readonly of: 'page' | 'redirect'; readonly site: ServedSite },
): Pick<Finding, 'message' | 'help' | 'related'> {
  const isFile = toServedPathname(pathname, site).length === path.length;
  const otherwise = of === 'page' ? 'give the page another pathname' : 'remove the redirect';
  return {
    message: isFile
      ? `The pathname \`${pathname}\` is reserved for ${use}.`
      : `The pathname \`${pathname}\` is below \`${path}\`, which is reserved for ${use}.`,
    help: isFile && of === 'page' && page !== undefined ? meantPage(page) : otherwise,
    ...(page === undefined ? {} : { related: [{ message: 'the page that the file belongs to', at: page.span }] }),
  };
}

function firstSegment(pathname: string): string {
  const end = pathname.indexOf('/', 1);
  return end < 0 ? pathname : pathname.slice(0, end);
}

function meantPage({ pathname, node }: ServedPage): string {
  return node === undefined ? `write \`${pathname}\`` : `write \`${pathname}\`, and list that page once`;
}

/** Returns the first segments that pages may not use, with their purpose. */
export function reservedPaths({ site, sections }: PageTree): ReadonlyMap<string, string> {
  const versions = sections.flatMap((section) => section.versions.flatMap(({ version }) => version));
  return new Map([
    ...RESERVED.map((path) => [path, 'a file that the build writes'] as const),
    ...(site.info.apiAddresses === 'keep'
      ? []
      : [['/api-docs', 'the pages below `/api`, which are served there'] as const]),
    ...site.info.languages.map(({ code, name }) => [`/${code}`, `pages in ${name}`] as const),
    ...versions.flatMap(({ current, text, pathTemplate }) => {
      const prefix = current ? undefined : VERSION_PREFIX.exec(pathTemplate ?? '')?.[1];
      return prefix === undefined ? [] : [[prefix.toLowerCase(), `the version ${text}`] as const];
    }),
  ]);
}

/** Files that the build writes, and a folder for everything whose address readers never see. */
const RESERVED = ['/_nav', '/404', ...FILES];

// Another version on this host, such as `/v5{pathname}`.
const VERSION_PREFIX = /^(?:\{LANG\})?(\/[^/{]+)\{pathname\}/;

export const reservedByHost = defineTreeRule({
  code: 'reserved-by-host',
  severity: 'warning',
  summary: 'A host of the site keeps the addresses below `/api` for itself.',
  why: 'Vercel runs functions at these addresses, so that a page there may never be shown.',
  check({ site, pages }, report) {
    const { apiAddresses } = site;
    if (apiAddresses === undefined || site.info.hosts?.includes('vercel') !== true) return;
    if (![...pages.keys()].some((pathname) => isBelow(pathname, '/api'))) return;
    report({
      at: apiAddresses.span,
      message: 'Vercel reserves `/api` for functions, and this setting serves pages there.',
      help: 'remove `apiAddresses`: pages are then served below `/api-docs`, and their addresses below `/api` lead there',
    });
  },
});
