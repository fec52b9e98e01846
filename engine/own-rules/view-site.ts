import type { PageFile } from '../model/project-input.ts';
import type { PageTree, PlacedNode, ServedPage } from '../resolve/page-tree.ts';
import { locator, startOf, type Origin, type Range, type SourceFile, type Span } from '../text/source.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { findEntry, spanOf, type ParsedFile, type YamlNode } from '../yaml/yaml-node.ts';
import { placeOfKey } from './places.ts';
import type { Page, SentPage, SentSite } from './view.ts';
import { isSection } from '../text/project-files.ts';
import { pathnamesOf } from '../resolve/drafts.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Shows a page tree to the rules of a project. `textOf` returns the text of a page by its path. */
export function viewSite(tree: PageTree, textOf: (path: string) => string | undefined): SentSite {
  const locate = locator(tree.input.nav);
  const titles = titlesIn(tree.input.nav.filter(({ path }) => isSection(path)));
  const groups = groupsOf(tree.nodes);
  const [language = 'en'] = languagesOf(tree);
  const served = inReadingOrder(tree).filter(({ pathname }) => tree.share?.hasPage(pathname) !== false);
  const own = served.map((page) => {
    const { file, span } = page;
    const place = file === undefined ? locate(span) : startOf(file.path);
    return {
      ...faceOf(page, groups),
      language,
      title: page.title,
      titlePlace:
        file === undefined || isTitled(page)
          ? locate(titles.get(keyOf(span)) ?? span)
          : titlePlace(file, ['sidebar_label', 'title'], textOf),
      ...(file === undefined ? { ...NOTHING, place } : contentOf(file, textOf)),
    };
  });
  const translated = tree.translatedFiles.flatMap((file): readonly SentPage[] => {
    const page = tree.pages.get(file.pathname);
    if (page === undefined || tree.share?.hasPage(page.pathname) === false) return [];
    const { frontMatter, heading } = file.facts;
    return [
      {
        ...faceOf(page, groups),
        language: file.language,
        title: frontMatter.title ?? heading ?? page.title,
        titlePlace: titlePlace(file, ['title'], textOf),
        ...contentOf(file, textOf),
      },
    ];
  });
  return {
    title: tree.site.info.title,
    languages: languagesOf(tree),
    sections: tree.sections.map(({ id, name, description, prefixes }) =>
      definedOnly({
        id: id.value,
        name,
        description,
        prefixes: prefixes.map(({ value }) => value),
        place: locate(id.span),
      }),
    ),
    pages: [...own, ...translated],
  };
}

/** What is missing from a page without a file. */
const NOTHING = { frontMatter: {}, headings: [], anchors: [], links: [], asks: [], text: '', notProse: [] };

function languagesOf({ site }: PageTree): readonly string[] {
  return site.info.languages.map(({ code }) => code);
}

/** Lists pages as the sidebar does: a section’s start page, then each node with its tabs, then what is below it. */
function inReadingOrder({ nodes, pages }: PageTree): readonly ServedPage[] {
  const found = new Set<string>();
  for (const { node, section } of nodes) {
    for (const { value } of section.prefixes.slice(0, 1)) found.add(value);
    if (node.kind === 'link') continue;
    for (const pathname of node.kind === 'page' ? pathnamesOf(node) : [node.pathname]) found.add(pathname);
  }
  return [...new Set([...found, ...pages.keys()])].flatMap((pathname) => pages.get(pathname) ?? []);
}

/** What the navigation says about a page. */
function faceOf(
  { pathname, section, kind, tags, node }: ServedPage,
  groups: ReadonlyMap<string, readonly string[]>,
): Pick<Page, 'pathname' | 'section' | 'kind' | 'tags' | 'groups' | 'api'> {
  return definedOnly({
    pathname,
    section,
    kind,
    tags,
    groups: groups.get(node?.kind === 'page' ? node.pathname : pathname) ?? [],
    api: node?.kind === 'page' ? node.api : undefined,
  });
}

/** Pathnames of the groups around each page, outermost first. */
function groupsOf(nodes: readonly PlacedNode[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { node, ancestors } of nodes)
    if (node.kind !== 'link' && !found.has(node.pathname))
      found.set(node.pathname, ancestors.map(({ pathname }) => pathname as string).toReversed());
  return found;
}

function contentOf(
  { path, facts }: PageFile,
  textOf: (path: string) => string | undefined,
): Omit<SentPage, keyof ReturnType<typeof faceOf> | 'language' | 'title' | 'titlePlace'> {
  const at = (range: Range): Origin => ({ file: path, range });
  const { frontMatter, extra = [], outline = [], parts = [], notProse = [], anchors, links } = facts;
  return definedOnly({
    file: path,
    place: startOf(path),
    description: frontMatter.description,
    frontMatter: { ...frontMatter, ...Object.fromEntries(extra.map(({ key, value }) => [key, value])) },
    headings: outline.map(({ range, ...heading }) => ({ ...heading, place: at(range) })),
    anchors,
    links: links.map(({ href, range }) => ({ href, place: at(range) })),
    asks: parts.map(({ kind, ask, range, at: attributes }) => ({
      feature: kind,
      values: ask,
      place: at(range),
      places: Object.fromEntries(Object.entries(attributes).map(([name, place]) => [name, at(place)])),
    })),
    text: textOf(path) ?? '',
    notProse,
  });
}

/** Whether the navigation names a page. */
function isTitled({ node, kind }: ServedPage): boolean {
  return node === undefined || kind === 'tab' || node.isTitled;
}

/** Where a file says its title: in one of the keys of its front matter, else in its first heading. */
function titlePlace(
  { path, facts: { frontMatter, outline = [] } }: PageFile,
  keys: readonly ('sidebar_label' | 'title')[],
  textOf: (path: string) => string | undefined,
): Origin {
  const key = keys.find((name) => frontMatter[name] !== undefined);
  const place = startOf(path);
  if (key !== undefined) return placeOfKey({ file: path, place, text: textOf(path) ?? '' }, key);
  const heading = outline.find(({ level }) => level === 1);
  return heading === undefined ? place : { file: path, range: heading.range };
}

/** Finds where nodes and tabs have their titles, by the places that they are known by. */
function titlesIn(nav: readonly SourceFile[]): ReadonlyMap<string, Span> {
  const found = new Map<string, Span>();
  const visit = (file: ParsedFile, node: YamlNode): void => {
    if (node.kind === 'list') for (const item of node.items) visit(file, item);
    if (node.kind !== 'map') return;
    const title = findEntry(node, 'title');
    const known = (findEntry(node, 'pathname') ?? findEntry(node, 'segment'))?.value ?? title?.value;
    if (title !== undefined && known !== undefined) found.set(keyOf(spanOf(file, known)), spanOf(file, title.value));
    for (const { value } of node.entries) visit(file, value);
  };
  for (const source of nav) {
    const file = parseYaml(source, () => {});
    if (file !== undefined) visit(file, file.root);
  }
  return found;
}

function keyOf({ file, start }: Span): string {
  return `${start} ${file}`;
}
