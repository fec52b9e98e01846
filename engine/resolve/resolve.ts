import type { Reporter } from '../diagnostic/diagnostic.ts';
import type {
  PageTree,
  PlacedNode,
  ResolvedGroup,
  ResolvedNode,
  ResolvedSection,
  TranslatedFile,
  TreeRedirect,
} from './page-tree.ts';
import type { NavSection, NavSite } from '../model/navigation.ts';
import { byKind } from '../feature/declaration.ts';
import { toPathname, indexSections } from '../address/pathname.ts';
import type { PageFile, ProjectInput } from '../model/project-input.ts';
import { findDrafts, isMarked, settleDrafts } from './drafts.ts';
import { fillGroups } from './fill-groups.ts';
import { findUnbound, malformedIn } from './near-misses.ts';
import { namePathnames, titlePages } from './name-nodes.ts';
import { orderSections } from './order-sections.ts';
import { translationKey } from './page-pathnames.ts';
import { indexFolders } from './page-folders.ts';
import { filesByPathname, servePages } from './serve-pages.ts';
import { gatherUnknown, type BrokenFile } from './unknown.ts';

/** The result of the earlier stages. */
interface NormalizedProject extends Pick<
  PageTree,
  'site' | 'isContentKnown' | 'input' | 'share' | 'translations' | 'slugs'
> {
  readonly sections: readonly NavSection[];
  /** Files with mistakes. */
  readonly broken: readonly BrokenFile[];
  /** Pathnames of pages whose file, or its pathname in front matter, could not be read. */
  readonly unreadPages: readonly string[];
  readonly translated: readonly TranslatedFile[];
}

/**
 * Turns sections into one page tree: sorted, with generated children, a pathname for every group and a file for every
 * page. Reports what cannot be resolved; the rest stays in the tree.
 */
export function resolve(project: NormalizedProject, report: Reporter): PageTree {
  const { site, input: written, translations, share } = project;
  const isShown = written.hasDrafts === true;
  const broken = new Set(project.broken);
  const lost: string[] = [];
  const gather = () =>
    gatherUnknown([...broken], {
      pages: [...project.unreadPages, ...lost],
      findOwner: indexSections(project.sections),
      share,
    });
  const breakFile = (path: string) =>
    void broken.add({ path, text: written.nav.find((file) => file.path === path)?.text });
  const known = filesByPathname(written.pages);
  const folders = indexFolders(known);
  const before = gather();
  const reportKnown: Reporter = (definition, finding) => {
    if (definition.needsAll !== true || !before.covers(finding)) report(definition, finding);
  };
  const filled = orderSections(project, reportKnown).map((section) =>
    fillGroups(section, {
      input: written,
      folders,
      report(definition, finding) {
        reportKnown(definition, finding);
        breakFile(finding.at.file);
      },
      lose: (pathname) => void lost.push(pathname),
    }),
  );
  // Named with its drafts, a group keeps its address when they are published.
  const named = namePathnames(filled.map((section) => ({ ...section, nodes: titlePages(section.nodes, known) })));
  const placed = placeNodes(named);
  const drafts = findDrafts(placed, known);
  const settle = (own: ResolvedSection) => ({ ...own, nodes: settleDrafts(own.nodes, drafts, isShown) });
  const sections = drafts.size === 0 ? named : named.map(settle);
  const nodes = drafts.size === 0 ? placed : placeNodes(sections);
  const isDraft = (file: PageFile) => !isShown && (drafts.has(file.pathname) || isMarked(file));
  const input = { ...written, pages: written.pages.filter((file) => !isDraft(file)) };
  const files = filesByPathname(input.pages);
  const translated = project.translated.filter((file) => !isDraft(file));
  const findOwner = indexSections(sections);
  const pages = servePages(sections, nodes, { files, findOwner });
  for (const file of malformedIn(nodes, files)) breakFile(file);
  return {
    site,
    sections,
    findOwner,
    fallback: site.fallback?.value ?? sections[0]?.id.value ?? '',
    nodes,
    pages,
    files,
    folders,
    unbound: findUnbound({ nodes: placed, pages, files, slugs: project.slugs, isContentKnown: project.isContentKnown }),
    isContentKnown: project.isContentKnown,
    slugs: project.slugs,
    drafts: new Set([...drafts].filter((pathname) => !pages.has(pathname))),
    draftFiles: [...written.pages, ...project.translated].filter(isDraft),
    redirects: gatherRedirects(site, input.pages),
    translations,
    translatedFiles: translated,
    // If two files share a key, the first one wins; the rule `ambiguous-page` reports the other.
    translated: new Map(
      translated.toReversed().map((file) => [translationKey(file.language, file.pathname), file] as const),
    ),
    input,
    kinds: byKind([...input.builtIn, ...(input.features ?? [])]),
    unknown: gather(),
    share,
  };
}

function placeNodes(sections: readonly ResolvedSection[]): PlacedNode[] {
  const placed: PlacedNode[] = [];
  const visit = (nodes: readonly ResolvedNode[], section: ResolvedSection, ancestors: readonly ResolvedGroup[]) => {
    for (const node of nodes) {
      placed.push({ node, section, ancestors });
      if (node.kind === 'group' || node.kind === 'subheader') visit(node.children, section, [node, ...ancestors]);
    }
  };
  for (const section of sections) visit(section.nodes, section, []);
  return placed;
}

/** Gathers the redirects of the project, those of `nav/site.yaml` first. */
function gatherRedirects(site: NavSite, pages: ProjectInput['pages']): readonly TreeRedirect[] {
  return [
    ...site.redirects.map(({ from, written, to }): TreeRedirect => ({
      from,
      written: written.value,
      fromAt: written.span,
      to: to.value,
      writtenTo: to.value,
      toAt: to.span,
    })),
    ...pages
      .filter(({ facts }) => facts.redirectFrom.length > 0)
      .flatMap(({ path, pathname, facts }) =>
        facts.redirectFrom.map(({ href, range }): TreeRedirect => {
          const at = { file: path, range };
          return { from: toPathname(href), written: href, fromAt: at, to: pathname, writtenTo: undefined, toAt: at };
        }),
      ),
  ];
}
