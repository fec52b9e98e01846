import { defineDiagnostic, type Reporter } from '../diagnostic/diagnostic.ts';
import type { Generate, NavGroup, NavNode, NavPage, NavSection } from '../model/navigation.ts';
import type { ApiTarget } from '../manifest/manifest.ts';
import { joinPathname, type Pathname } from '../address/pathname.ts';
import { listKey, type PageFile, type ProjectInput } from '../model/project-input.ts';
import type { Span } from '../text/source.ts';
import { UNKNOWN_VALUE } from '../diagnostic/schema-diagnostics.ts';
import { didYouMean, inWords, nearAmong, packageAround, wordNear, type Near } from '../text/suggest.ts';
import { deriveTitle } from '../text/title.ts';
import { apiSlugs, exportsOf, exclusion, type ApiExport } from './generated-pages.ts';
import { checkOptions } from './check-options.ts';
import { titleOf } from './name-nodes.ts';
import type { PageFolders } from './page-folders.ts';
import { nodesIn } from '../model/find-in-nodes.ts';
import { pathnamesOf } from './drafts.ts';
import { addTo } from '../text/gather.ts';
import { definedOnly } from '../text/defined-only.ts';

export const UNKNOWN_PACKAGE = defineDiagnostic({
  code: 'unknown-package',
  severity: 'error',
  summary: '`generate: api` names a package that is not installed, not built, or that cannot be read.',
  why: 'The group’s pages come from the package’s types; without them the group would be empty.',
});

export const GENERATE_WITHOUT_PATHNAME = defineDiagnostic({
  code: 'generate-without-pathname',
  severity: 'error',
  needsAll: true,
  summary: 'A group with `generate` has no pathname.',
  why: 'The pathname says where the generated pages are served.',
});

/** Fills every group with `generate`, after the children that are written out. */
export function fillGroups(
  section: NavSection,
  { input, folders, report, lose }: Pick<Context, 'input' | 'folders' | 'report' | 'lose'>,
): NavSection {
  const written = new Set<string>(
    nodesIn(section.nodes).flatMap((node) => (node.kind === 'page' ? pathnamesOf(node) : [])),
  );
  const packages = new Set(Object.keys(input.packages));
  const nearPackage = nearAmong(() => packages);
  const suggestPackage = (name: string) => packageAround(name, packages) ?? nearPackage(name);
  const fill = (nodes: readonly NavNode[]): readonly NavNode[] =>
    nodes.map((node) => {
      if (node.kind === 'page' || node.kind === 'link') return node;
      const children = fill(node.children);
      if (node.generate === undefined) return { ...node, children };
      const generated = generateChildren(node, { input, folders, written, report, lose, suggestPackage });
      return { ...node, children: [...children, ...generated] };
    });
  return { ...section, nodes: fill(section.nodes) };
}

interface Context {
  readonly input: ProjectInput;
  readonly folders: PageFolders;
  readonly suggestPackage: (name: string) => Near | undefined;
  /** Pathnames that were listed by hand; they are not generated again. */
  readonly written: ReadonlySet<string>;
  readonly report: Reporter;
  /** Notes the pathname of a group whose pages only code that was not run could tell. */
  readonly lose: (pathname: string) => void;
}

/** Generates the children of a group; none if they cannot be known, which was reported. */
function generateChildren(group: NavGroup, context: Context): readonly NavNode[] {
  const { generate, pathname, title, childrenAt, span } = group;
  if (generate === undefined) return [];
  if (pathname === undefined) {
    context.report(GENERATE_WITHOUT_PATHNAME, {
      at: childrenAt ?? span,
      message: `The group \`${title}\` has \`generate\` but no pathname.`,
      help: 'add `pathname`',
    });
    return [];
  }
  const isExcluded = exclusion(generate.exclude.map(({ value }) => value));
  const isFree = (child: string) => !context.written.has(child) && !isExcluded(child);
  const place: Place = { pathname, span, isFree };
  if (generate.from === 'directory') return fromDirectory(pathname, place, context.folders);
  return generate.from === 'feature' ? fromFeature(generate, place, context) : fromPackages(generate, place, context);
}

/** Where generated pages go. */
interface Place {
  readonly pathname: Pathname;
  readonly span: Span;
  /** Whether a page is neither listed by hand nor excluded. */
  readonly isFree: (child: string) => boolean;
}

type GenerateFrom<From extends Generate['from']> = Extract<Generate, { readonly from: From }>;

/** Makes the pages of what packages export; none if one of them cannot be read. */
function fromPackages(
  generate: GenerateFrom<'api'>,
  { pathname, span, isFree }: Place,
  context: Context,
): readonly NavNode[] {
  const { packages } = context.input;
  for (const { value, span: at } of generate.packages) {
    const lost = packages[value]?.unbuilt;
    const message = `The package \`${value}\` is not built: its package.json leads to \`${lost}\`, which does not exist.`;
    if (lost !== undefined) context.report(UNKNOWN_PACKAGE, { at, message, help: 'run its build' });
  }
  const unknown = generate.packages.filter(({ value }) => packages[value]?.components === undefined);
  for (const named of unknown) {
    const compiler = context.input.findings?.find((found) => 'tool' in found && found.tool === 'typescript');
    if (context.input.code === 'unrun' && packages[named.value]?.version !== undefined) {
      context.lose(pathname);
      continue;
    }
    const isUnread = compiler !== undefined && packages[named.value]?.version !== undefined;
    context.report(UNKNOWN_PACKAGE, {
      at: named.span,
      message: isUnread
        ? `What \`${named.value}\` exports cannot be read without the package \`typescript\`.`
        : `The package \`${named.value}\` is not installed.`,
      help: isUnread
        ? compiler.help
        : (wordNear(context.suggestPackage(named.value)) ?? 'install it, or correct the name'),
    });
  }
  if (unknown.length > 0 || generate.packages.some(({ value }) => packages[value]?.unbuilt !== undefined)) return [];
  const listed = generate.packages.flatMap(({ value }) => exportsOf(value, generate.kinds, context.input));
  const isPart = ({ kind }: ApiExport) => kind === 'components' || kind === 'hooks';
  // If two packages export the same name, a component gets it, then the package listed first.
  const exports = new Map([...listed.filter(isPart), ...listed].toReversed().map((each) => [each.name, each] as const));
  const slugs = apiSlugs([...exports.keys()]);
  const pagesFor = (isWanted: (each: ApiExport) => boolean) =>
    [...exports.values()]
      .filter(isWanted)
      .map(({ name, owner }) =>
        generatedPage({
          pathname: joinPathname(pathname, slugs.get(name) ?? ''),
          title: name,
          span,
          generated: generate.from,
          ...documenting({ package: owner, name }, context.input),
        }),
      )
      .filter((page) => isFree(page.pathname))
      .toSorted((a, b) => compareNames(a.title, b.title));
  const groups = VALUE_GROUPS.flatMap(({ kind, title }): readonly NavNode[] => {
    const children = pagesFor((each) => each.kind === kind);
    if (children.length === 0 || generate.kinds.length === 1) return children;
    return [generatedGroup({ title, span, pathname: undefined, children })];
  });
  return [...groupParts(pagesFor(isPart), span), ...groups];
}

/** Makes the pages that a feature lists; none if there is no such feature, or if it could not list them. */
function fromFeature(
  generate: GenerateFrom<'feature'>,
  { pathname, span, isFree }: Place,
  { input, report, lose }: Context,
): readonly NavNode[] {
  const { value: name, span: at } = generate.feature;
  const lists = [...input.builtIn, ...(input.features ?? [])].filter(({ asked }) => asked.includes('pages'));
  const own = lists.find((each) => each.name === name);
  if (own === undefined) {
    if (input.isFeatureLost === true) {
      lose(pathname);
      return [];
    }
    const names = lists.map((each) => each.name);
    report(UNKNOWN_VALUE, {
      at,
      message: `\`${name}\` is not a valid value of \`generate\`.`,
      help: didYouMean(name, ['directory', 'api', ...names]) ?? `use ${inWords(['directory', 'api', ...names], 'or')}`,
    });
    return [];
  }
  checkOptions(generate, own, report);
  return (input.listed?.[listKey(name, generate.options)] ?? [])
    .map(({ title, slug, ask, description }) =>
      generatedPage({
        pathname: joinPathname(pathname, slug),
        title,
        span,
        generated: generate.from,
        shows: definedOnly({ kind: name, ask, description }),
      }),
    )
    .filter((page) => isFree(page.pathname));
}

/** Groups of what is neither a component nor a hook, in their order. */
const VALUE_GROUPS = [
  { kind: 'functions', title: 'Functions' },
  { kind: 'classes', title: 'Classes' },
  { kind: 'enums', title: 'Enumerations' },
  { kind: 'constants', title: 'Constants' },
  { kind: 'types', title: 'Types' },
] as const;

/** Groups parts such as `Dialog.Root` and `Dialog.Title`, after the component they belong to, if there is one. */
function groupParts(pages: readonly NavPage[], span: Span): readonly NavNode[] {
  const families = new Map<string, NavPage[]>();
  for (const page of pages) addTo(families, page.title.split('.', 1).join(''), page);
  return Array.from(families, ([title, members]) =>
    members.length === 1 ? members : [generatedGroup({ title, span, pathname: undefined, children: members })],
  ).flat();
}

/** Compares names ignoring case, as readers look for them. */
function compareNames(a: string, b: string): number {
  const [low, high] = [a.toLowerCase(), b.toLowerCase()];
  return low < high ? -1 : Number(low > high);
}

/** Turns pages right below the folder into pages, and folders into groups. */
function fromDirectory(folder: Pathname, place: Place, folders: PageFolders): readonly NavNode[] {
  const { span, isFree } = place;
  const names = inPosition(folders.namesIn(folder), (name) => folders.fileAt(joinPathname(folder, name)));
  return names.flatMap((name): readonly NavNode[] => {
    const pathname = joinPathname(folder, name);
    const file = folders.fileAt(pathname);
    const own = file !== undefined && isFree(pathname) ? file : undefined;
    const children = fromDirectory(pathname, place, folders);
    const title = own ? titleOf(own) : deriveTitle(pathname);
    const pages = own ? [generatedPage({ pathname, title, span, generated: 'directory' })] : [];
    if (children.length === 0) return pages;
    return [generatedGroup({ title, span, pathname: own ? undefined : pathname, children: [...pages, ...children] })];
  });
}

/** Sorts names by the `sidebar_position` of their pages; those without one come last. */
function inPosition(names: readonly string[], fileAt: (name: string) => PageFile | undefined): readonly string[] {
  const positions = new Map(
    names.map((name) => [name, fileAt(name)?.facts.frontMatter.sidebar_position ?? Number.POSITIVE_INFINITY]),
  );
  const positionOf = (name: string) => positions.get(name) ?? 0;
  return names.toSorted((a, b) => (positionOf(a) === positionOf(b) ? 0 : positionOf(a) - positionOf(b)));
}

function generatedPage(
  own: Pick<NavPage, 'pathname' | 'title' | 'span' | 'generated' | 'shows'> & Partial<Pick<NavPage, 'api'>>,
): NavPage {
  return { ...FACE, kind: 'page', written: own.pathname, hash: undefined, tabs: [], api: undefined, ...own };
}

/** Says that a page documents an export, which is what it asks the feature for that documents exports. */
function documenting(api: ApiTarget, { builtIn }: Pick<ProjectInput, 'builtIn'>): Pick<NavPage, 'api' | 'shows'> {
  const feature = builtIn.find(({ documents }) => documents === true);
  const asked = Object.entries(feature?.ask ?? {}).flatMap(([name, { kind }]): readonly [string, string][] =>
    kind === 'package' ? [[name, api.package]] : kind === 'export' ? [[name, api.name]] : [],
  );
  return { api, shows: feature && { kind: feature.name, ask: Object.fromEntries(asked) } };
}

/** Makes a group that no one has written; without a pathname, it gets a free one. */
function generatedGroup(own: Pick<NavGroup, 'title' | 'span' | 'pathname' | 'children'>): NavGroup {
  return {
    ...FACE,
    kind: 'group',
    written: undefined,
    description: undefined,
    childrenAt: undefined,
    generate: undefined,
    ...own,
  };
}

const FACE = {
  isTitled: true,
  tags: [],
  icon: undefined,
  linkProps: undefined,
  newUntil: undefined,
  replacement: undefined,
  misplaced: [],
} as const;
