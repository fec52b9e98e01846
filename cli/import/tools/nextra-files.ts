import { toPathname } from '../../../engine/address/pathname.ts';
import { isPage } from '../read/addresses.ts';
import { asMap } from '../read/unknown-values.ts';
import type { ReadContext } from '../read/foreign-site.ts';

/** The place of a file in a site's routes. */
export interface RoutePart {
  /** Segments of the address, without language: `docs/guide`; `''` for the start page. */
  readonly route: string;
  /** Absent if the site has only one language. */
  readonly locale: string | undefined;
}

/** An entry of a `_meta` file, or of an outer one. */
export interface MetaEntry {
  readonly value: unknown;
  readonly file: string;
}

/** Entries by the names of their subjects, in order. */
export type Meta = ReadonlyMap<string, MetaEntry>;

/** The files of a Nextra site, by purpose. */
interface NextraFiles {
  readonly pages: ReadonlyMap<string, RoutePart>;
  /** Pages that are programs. */
  readonly programs: ReadonlyMap<string, RoutePart>;
  /** Pages in folders that match many addresses, such as `[slug]`. */
  readonly generic: readonly string[];
  /** Meta files of folders. */
  readonly metas: ReadonlyMap<string, RoutePart>;
}

/**
 * Sorts files by where Nextra looks for them: all pages of `content/`
 * (https://nextra.site/docs/file-conventions/content-directory) and of `pages/`, which it used before version 4, and
 * files called `page` in `app/`.
 */
export function sortFiles(
  files: readonly string[],
  { locales, base }: { readonly locales: readonly string[]; readonly base: string },
): NextraFiles {
  const pages = new Map<string, RoutePart>();
  const programs = new Map<string, RoutePart>();
  const generic: string[] = [];
  const metas = new Map<string, RoutePart>();
  for (const file of files) {
    const [, root, path = ''] = /^(?:src\/)?(content|pages|app)\/(.+)$/.exec(file) ?? [];
    if (root === undefined) continue;
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    const isMeta = META.test(name);
    const isRoute = root === 'app' ? /^page\.\w+$/.test(name) : !name.startsWith('_');
    // Folders of parts, and of programs that handle requests.
    if (segments.some((segment) => segment.startsWith('_')) || (root === 'pages' && segments[0] === 'api')) continue;
    if (segments.some((segment) => segment.startsWith('['))) {
      // A route that matches all addresses shows the pages of `content/`.
      if (isRoute && !segments.some((segment) => /^\[+\.{3}/.test(segment))) generic.push(file);
      continue;
    }
    const locale = locales.find((code) => code === segments[0]);
    const folders = segments.slice(locale === undefined ? 0 : 1).filter((segment) => !/^\(.*\)$/.test(segment));
    const own = root === 'app' ? '' : name.replace(/\.\w+$/, '').replace(/^index$/, '');
    const route = toPathname([root === 'content' ? base : '', ...folders, isMeta ? '' : own].join('/')).slice(1);
    const kind = isMeta
      ? metas
      : isRoute && isPage(file)
        ? pages
        : isRoute && root !== 'content' && /\.[jt]sx?$/.test(name)
          ? programs
          : undefined;
    kind?.set(file, { route, locale });
  }
  return { pages, programs, generic, metas };
}

const META = /^_meta(?:\.global)?\.(?:[jt]sx?|json)$/;

/** Reads the meta files of one language, by folder. */
export async function readMetas(
  metas: NextraFiles['metas'],
  isWanted: (locale: string | undefined) => boolean,
  { evaluate }: Pick<ReadContext, 'evaluate'>,
): Promise<ReadonlyMap<string, Meta>> {
  const found = new Map<string, Meta>();
  for (const [file, { route, locale }] of metas)
    if (isWanted(locale))
      found.set(route, new Map([...(found.get(route) ?? []), ...entriesOf(await evaluate(file), file)]));
  return found;
}

/** Returns the entries of a mapping. */
export function entriesOf(value: unknown, file: string): Meta {
  return new Map(Object.entries(asMap(value)).map(([name, entry]) => [name, { value: entry, file }]));
}
