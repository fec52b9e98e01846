import { defineDiagnostic, type Report } from '../diagnostic.ts';
import type { NavGroup, NavNode, NavPage, NavSection } from '../page-tree.ts';
import type { ApiTarget } from '../manifest.ts';
import { apiSlug, isBelow, isPlainPathname, joinPathname, type Pathname } from '../pathname.ts';
import type { PageFile, ProjectInput } from '../project-input.ts';
import type { Span } from '../source.ts';
import { didYouMean } from '../suggest.ts';
import { deriveTitle } from '../title.ts';

export const UNKNOWN_PACKAGE = defineDiagnostic({
  code: 'unknown-package',
  severity: 'error',
  summary: '`generate: api` names a package that is not installed.',
  why: 'The group’s pages come from the package’s types; without them the group would be empty.',
});

export const GENERATE_WITHOUT_PATHNAME = defineDiagnostic({
  code: 'generate-without-pathname',
  severity: 'error',
  summary: 'A group with `generate` has no pathname.',
  why: 'The pathname says where the generated pages live.',
});

/** A section with its groups filled, and the folders whose pages should have been generated but could not. */
export interface FilledSection {
  readonly section: NavSection;
  readonly unfilled: readonly UnfilledFolder[];
}

/** `directory` would have reached pages that have content, `api` would have made pages that have none. */
export interface UnfilledFolder {
  readonly folder: string;
  readonly from: 'directory' | 'api';
}

/** Gives every group with `generate` its children, behind those that are written out. */
export function fillGroups(section: NavSection, input: ProjectInput, report: Report): FilledSection {
  const unfilled: UnfilledFolder[] = [];
  const written = new Set<string>();
  const collect = (nodes: readonly NavNode[]) => {
    for (const node of nodes) {
      if (node.kind === 'page') written.add(node.pathname);
      else if (node.kind !== 'link') collect(node.children);
    }
  };
  collect(section.nodes);

  const fill = (nodes: readonly NavNode[]): readonly NavNode[] =>
    nodes.map((node) => {
      if (node.isDamaged && node.kind !== 'link' && node.pathname !== undefined) unfilled.push({ folder: node.pathname, from: 'api' });
      if (node.kind === 'page' || node.kind === 'link') return node;
      const children = fill(node.children);
      if (node.generate === undefined) return { ...node, children };
      const generated = generateChildren(node, { input, written, report });
      if (generated !== undefined) return { ...node, children: [...children, ...generated] };
      const { from } = node.generate;
      const folders = node.pathname === undefined || !isPlainPathname(node.written ?? '') ? section.prefixes.map(({ value }) => value) : [node.pathname];
      unfilled.push(...folders.map((folder) => ({ folder, from })));
      return { ...node, children, incomplete: true };
    });
  return { section: { ...section, nodes: fill(section.nodes) }, unfilled };
}

interface Context {
  readonly input: ProjectInput;
  /** Pathnames that writers placed by hand; they are not generated a second time. */
  readonly written: ReadonlySet<string>;
  readonly report: Report;
}

/** `undefined` when what the children should be cannot be known; the reason was reported. */
function generateChildren({ generate, pathname, written, isDamaged, title, childrenAt, span }: NavGroup, context: Context): readonly NavNode[] | undefined {
  if (generate === undefined) return [];
  if (pathname === undefined) {
    // A pathname that could not be used is missed already.
    if (isDamaged) return undefined;
    context.report(GENERATE_WITHOUT_PATHNAME, {
      at: childrenAt ?? span,
      message: `The group \`${title}\` has \`generate\` but no pathname.`,
      help: 'add `pathname`',
    });
    return undefined;
  }
  const isFree = (child: string) => !context.written.has(child) && !generate.exclude.includes(child.slice(child.lastIndexOf('/') + 1));
  if (generate.from === 'directory') {
    const children = fromDirectory(pathname, span, context.input.pages, isFree);
    // Of a malformed pathname, nobody knows which folder it means.
    return children.length === 0 && written !== undefined && !isPlainPathname(written) ? undefined : children;
  }

  const lists = generate.packages.map((named) => ({ named, names: context.input.components[named.value] }));
  for (const { named, names } of lists) {
    if (names !== undefined) continue;
    context.report(UNKNOWN_PACKAGE, {
      at: named.span,
      message: `The package \`${named.value}\` is not installed.`,
      help: didYouMean(named.value, Object.keys(context.input.packages)) ?? 'install it, or correct its name',
    });
  }
  if (lists.some(({ names }) => names === undefined)) return undefined;
  // Of two packages, the one that is named first has the name.
  const owners = new Map(lists.toReversed().flatMap(({ named, names = [] }) => names.map((name) => [name, named.value] as const)));
  return [...owners]
    .map(([name, owner]) => generatedPage(joinPathname(pathname, apiSlug(name)), name, { span, from: 'api', api: { package: owner, name } }))
    .filter((page) => isFree(page.pathname))
    .toSorted((a, b) => compareNames(a.title, b.title));
}

/** Letters of both cases together, as readers look for a name. */
function compareNames(a: string, b: string): number {
  const [low, high] = [a.toLowerCase(), b.toLowerCase()];
  return low < high ? -1 : Number(low > high);
}

/** Pages right below the folder become pages, folders become groups. */
function fromDirectory(folder: Pathname, span: Span, files: readonly PageFile[], isFree: (pathname: string) => boolean): readonly NavNode[] {
  const below = files.filter((file) => file.pathname !== folder && isBelow(file.pathname, folder) && isFree(file.pathname));
  const fileAt = new Map(below.map((file) => [file.pathname, file]));
  const names = new Set(below.map((file) => file.pathname.slice(folder === '/' ? 1 : folder.length + 1).split('/')[0] ?? ''));
  return [...names].toSorted().flatMap((name): readonly NavNode[] => {
    const pathname = joinPathname(folder, name);
    const own = fileAt.get(pathname);
    const children = fromDirectory(pathname, span, below, isFree);
    const page = own && generatedPage(pathname, titleOf(own), { span, from: 'directory' });
    if (children.length === 0) return page ? [page] : [];
    const group: NavGroup = {
      ...FACE,
      kind: 'group',
      title: own ? titleOf(own) : deriveTitle(pathname),
      span,
      pathname: page ? undefined : pathname,
      written: undefined,
      children: page ? [page, ...children] : children,
      childrenAt: undefined,
      incomplete: false,
      generate: undefined,
    };
    return [group];
  });
}

function generatedPage(pathname: Pathname, title: string, { span, from, api }: { span: Span; from: 'directory' | 'api'; api?: ApiTarget }): NavPage {
  return { ...FACE, kind: 'page', pathname, written: pathname, hash: undefined, title, tabs: [], span, generated: from, api };
}

const FACE = { tags: [], icon: undefined, linkProps: undefined, newUntil: undefined, replacement: undefined, isDamaged: false, misplaced: [] } as const;

function titleOf(file: PageFile): string {
  return file.facts.frontMatter.title ?? file.facts.heading ?? deriveTitle(file.pathname);
}
