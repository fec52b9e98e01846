import type { PageTree } from '../resolve/page-tree.ts';
import type { NavPage } from '../model/navigation.ts';
import { joinPathname, parentPathname } from '../address/pathname.ts';
import { SEARCH_CASES_FILE } from '../text/project-files.ts';
import type { Span } from '../text/source.ts';
import { moveAddress, type Mover } from './move-address.ts';
import type { TextEdit } from '../text/text-edit.ts';
import { writeScalar } from '../text/write-value.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { spanOf, type ParsedFile, type YamlNode } from '../yaml/yaml-node.ts';

/** Returns a move's edits of `nav/`, except those of `redirects`; `searched` is the text of `nav/search-cases.yaml`. */
export function moveNavigation(tree: PageTree, mover: Mover, searched = ''): readonly TextEdit[] {
  const cases = parseYaml({ path: SEARCH_CASES_FILE, text: searched }, () => {});
  const sources = [...tree.input.nav, { path: SEARCH_CASES_FILE, text: searched }];
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const replace = ({ file, start, end }: Span, value: string): TextEdit => ({
    file,
    start,
    end,
    text: writeScalar(texts.get(file)?.slice(start, end) ?? '', value),
  });
  const edits: TextEdit[] = [];
  for (const [address, span] of [...addressesIn(tree), ...(cases ? searchedIn(cases) : [])]) {
    const moved = moveAddress(address, mover);
    if (moved !== undefined) edits.push(replace(span, moved));
  }
  for (const { node } of tree.nodes) if (node.kind === 'page') edits.push(...moveTabs(node, mover, replace));
  for (const translation of tree.translations) {
    for (const list of ['titles', 'tabs'] as const) {
      for (const key of Object.keys(translation.config[list] ?? {})) {
        const moved = moveAddress(key, mover);
        if (moved !== undefined) edits.push(replace(translation.at(list, key), moved));
      }
    }
  }
  return edits;
}

/** A tab that moves by itself gets another segment. */
function moveTabs(
  page: NavPage,
  { map }: Mover,
  replace: (span: Span, value: string) => TextEdit,
): readonly TextEdit[] {
  if (page.generated !== undefined || map(page.pathname) !== undefined) return [];
  return page.tabs.flatMap(({ segment, span }) => {
    const moved = segment === undefined ? undefined : map(joinPathname(page.pathname, segment));
    return moved === undefined || parentPathname(moved) !== page.pathname
      ? []
      : [replace(span, moved.slice(page.pathname.length + 1))];
  });
}

/** Yields what may be an address in the search cases: all but what readers type. */
function* searchedIn(file: ParsedFile, node: YamlNode = file.root): Generator<readonly [address: string, span: Span]> {
  if (node.kind === 'scalar') yield [String(node.value), spanOf(file, node)];
  else if (node.kind === 'list') for (const item of node.items) yield* searchedIn(file, item);
  else for (const { key, value } of node.entries) if (key !== 'query') yield* searchedIn(file, value);
}

/** Yields every address of the site in `nav/site.yaml` and `nav/sections/`, with its place. */
function* addressesIn({ site, sections, nodes }: PageTree): Generator<readonly [address: string, span: Span]> {
  for (const { node } of nodes) {
    if (node.replacement !== undefined) yield [node.replacement.value, node.replacement.span];
    if (node.kind === 'link' || !node.written || (node.kind === 'page' && node.generated !== undefined)) continue;
    yield [node.written, node.span];
  }
  for (const { prefixes, versions, logo, logoDark, allVersions } of sections) {
    for (const { written, span } of prefixes) yield [written, span];
    for (const { href, without } of versions)
      for (const located of [href, ...without]) if (located) yield [located.value, located.span];
    for (const located of [logo, logoDark, allVersions]) if (located) yield [located.value, located.span];
  }
  const { stylesheets, stylesheetPrefixes, pictures, links, adverts } = site;
  for (const { value, span } of [
    ...stylesheets,
    ...stylesheetPrefixes,
    ...pictures,
    ...links,
    ...adverts.links,
    ...adverts.images,
  ])
    yield [value, span];
}
