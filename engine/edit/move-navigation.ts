import type { PageTree } from '../resolve/page-tree.ts';
import type { NavPage } from '../model/navigation.ts';
import { joinPathname, parentPathname } from '../address/pathname.ts';
import type { Span } from '../text/source.ts';
import { moveAddress, type Mover } from './move-address.ts';
import type { TextEdit } from '../text/text-edit.ts';
import { writeScalar } from '../text/write-value.ts';

/** Returns a move's edits of `nav/`, except those of `redirects`. */
export function moveNavigation(tree: PageTree, mover: Mover): readonly TextEdit[] {
  const texts = new Map([...tree.input.nav, ...(tree.input.translations ?? [])].map(({ path, text }) => [path, text]));
  const replace = ({ file, start, end }: Span, value: string): TextEdit => ({
    file,
    start,
    end,
    text: writeScalar(texts.get(file)?.slice(start, end) ?? '', value),
  });
  const edits: TextEdit[] = [];
  for (const [address, span] of addressesIn(tree)) {
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
