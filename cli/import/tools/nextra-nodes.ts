import { titleFrom } from '../read/addresses.ts';
import { lineOf, lineOfKey, openFile } from '../read/foreign-file.ts';
import type { ForeignNode, NodeKeys, ReadContext } from '../read/foreign-site.ts';
import { asMap, asText } from '../read/unknown-values.ts';
import { entriesOf, type Meta, type MetaEntry } from './nextra-files.ts';

/** A page as seen by the sidebar. */
export interface RoutePage {
  readonly pathname: string;
  /** Values of its front matter. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a sidebar is built from. */
interface Routes {
  /** Pages by address, without the leading slash. */
  readonly pages: ReadonlyMap<string, RoutePage>;
  /** Addresses of pages that are programs. */
  readonly programs: ReadonlySet<string>;
  /** Meta files by the addresses of their folders. */
  readonly metas: ReadonlyMap<string, Meta>;
}

/** Keys of an entry that are read, or that only affect appearance. */
const KNOWN_OF_ENTRY = ['title', 'type', 'display', 'href', 'items', 'newWindow', 'theme'];

/**
 * Builds the sidebar like Nextra: entries of `_meta` in their order, then all others by name
 * (https://nextra.site/docs/file-conventions/meta-file).
 */
export function nodesOfRoutes(
  { pages, programs, metas }: Routes,
  { read, lose }: Pick<ReadContext, 'read' | 'lose'>,
): readonly ForeignNode[] {
  const below = namesByFolder([...pages.keys(), ...metas.keys()]);
  return nodesOf('', new Map());

  /** Returns the nodes of a folder. `given` are its entries in the meta file of a folder above. */
  function nodesOf(folder: string, given: Meta): readonly ForeignNode[] {
    const meta = new Map([...given, ...(metas.get(folder) ?? [])]);
    const others = meta.get('*');
    const left = namesIn(folder).filter((name) => !meta.has(name));
    const names = [
      ...(left.includes('index') ? ['index'] : []),
      ...meta.keys(),
      ...left.filter((name) => name !== 'index'),
    ];
    const nodes: ForeignNode[] = [];
    let into = nodes;
    for (const name of names) {
      const entry = meta.get(name);
      if (name === '*' && entry !== undefined) {
        loseEntry(name, entry);
        continue;
      }
      const { type, title } = valuesOf(entry);
      if (type !== 'separator') into.push(...nodesFor(name, folder, entry, others));
      else if (asText(title) === undefined) into = nodes;
      else {
        // What follows a label is listed below it, up to the next label.
        into = [];
        nodes.push({ kind: 'group', isLabel: true, title: String(title), children: into });
      }
    }
    return nodes;
  }

  function nodesFor(
    name: string,
    folder: string,
    entry: MetaEntry | undefined,
    others: MetaEntry | undefined,
  ): readonly ForeignNode[] {
    const values = valuesOf(entry);
    const isMenu = values['type'] === 'menu' && name !== '';
    const route = name === 'index' && !isMenu ? folder : [folder, name].filter(Boolean).join('/');
    const page = pages.get(route);
    const isFolder = route !== folder && (metas.has(route) || below.has(route));
    const title = asText(values['title']);
    const display = (isFolder ? undefined : page?.data['display']) ?? values['display'] ?? valuesOf(others)['display'];
    if (entry !== undefined) loseEntry(name, entry);
    if (display === 'hidden') return [];
    const href = asText(values['href']);
    const keys: NodeKeys = values['newWindow'] === true ? { linkProps: { target: '_blank' } } : {};
    if (href !== undefined)
      return [{ kind: 'link', href, title: title ?? titleFrom(name), keys, at: () => placeOf(href, entry) }];
    if (isFolder || isMenu) {
      const children = nodesOf(route, entriesOf(values['items'], entry?.file ?? ''));
      const given = title ?? titleOfIndex(page);
      const group = { title: given ?? titleFrom(name), isMadeUp: given === undefined, children };
      return display === 'children' ? children : [{ kind: 'group', ...group }];
    }
    if (page !== undefined) return [{ kind: 'page', pathname: page.pathname, title, at: () => placeOf(name, entry) }];
    if (entry !== undefined && !programs.has(route)) {
      const { file, line } = placeOf(name, entry);
      lose(file, line, `the sidebar lists the page \`${name}\`, which does not exist`);
    }
    return [];
  }

  /** Returns the names right below a folder. */
  function namesIn(folder: string): readonly string[] {
    return [...(pages.has(folder) ? ['index'] : []), ...(below.get(folder) ?? [])].toSorted();
  }

  /** Reports what has no equivalent in an entry. */
  function loseEntry(name: string, { value, file }: MetaEntry): void {
    const entry = asMap(value);
    const words = asText(entry['title']) ?? name;
    const source = openFile(file, { read, lose });
    source.loseKeys(entry, words, KNOWN_OF_ENTRY);
    source.loseKeys(entry['theme'], words, ['collapsed']);
  }

  function placeOf(words: string, entry: MetaEntry | undefined): { readonly file: string; readonly line: number } {
    const file = entry?.file ?? '';
    const text = file === '' ? '' : read(file);
    return { file, line: /^[\w-]+$/.test(words) ? lineOfKey(text, words, words) : lineOf(text, words) };
  }
}

/** Returns the title that the page of a folder gives to its group. */
function titleOfIndex(page: RoutePage | undefined): string | undefined {
  const { asIndexPage, sidebarTitle, title } = page?.data ?? {};
  return asIndexPage === true ? (asText(sidebarTitle) ?? asText(title)) : undefined;
}

/** Returns the names right below each folder. */
function namesByFolder(routes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (let route of routes)
    while (route !== '') {
      const end = route.lastIndexOf('/');
      const folder = route.slice(0, Math.max(0, end));
      found.set(folder, (found.get(folder) ?? new Set<string>()).add(route.slice(end + 1)));
      route = folder;
    }
  return found;
}

/** Returns the values of an entry, which is a mapping or just the title. */
function valuesOf(entry: MetaEntry | undefined): Readonly<Record<string, unknown>> {
  return typeof entry?.value === 'string' ? { title: entry.value } : asMap(entry?.value);
}
