import type { Project } from '../../../site/project/project.ts';
import type { FileFinding } from '../../../engine/index.ts';
import type { ApiName } from '../../../site/api/api-data.ts';
import { membersOf } from '../../../site/api/api-rows.ts';
import { shelfKey, type ApiContext } from '../../../site/api/api-shelf.ts';
import { findBuildFault } from '../../system/packages/build-fault.ts';
import type { ExportedNames } from './compiler-thread.ts';
import { findMistakes } from './find-mistakes.ts';
import { layoutFor } from './layouts/index.ts';
import type { PackageKeys } from './package-keys.ts';

/** An export whose documentation a page includes: all of it, or some of its rows. */
export interface WantedApi extends ApiName {
  readonly rows?: readonly string[] | undefined;
}

/** An export that could not be described; `names` are the exports of the package, absent if it is not installed. */
export interface UnknownApi extends ApiName {
  readonly names?: readonly string[];
  /** Why the package has none, such as a missing build. */
  readonly fault?: Pick<FileFinding, 'message' | 'help'>;
}

/** Rows that a page asks for and the export lacks; `names` lists the rows it does have. */
export interface UnknownRows extends ApiName {
  readonly rows: readonly string[];
  readonly names: readonly string[];
}

/** What pages ask for and packages lack. */
export interface UnknownInApis {
  readonly apis: readonly UnknownApi[];
  readonly rows: readonly UnknownRows[];
}

/**
 * Finds the exports and rows that pages document and packages lack. `names` are the components and hooks of the
 * packages: anything else may be a type or another spelling, so it is described as in a build, and cached for one, and
 * so is an export of which a page shows some rows. If the layout of a family lists the exports of its packages, no
 * compiler is asked for other names, and a build reports what is missing.
 */
export async function findUnknownApis(
  project: Project,
  wanted: readonly WantedApi[],
  { names, keys }: { readonly names: ExportedNames; readonly keys: PackageKeys },
): Promise<UnknownInApis> {
  const open = wanted.filter(({ package: owner, name, rows }) => {
    const known = names[owner];
    return known !== undefined && (rows !== undefined || (layoutFor(owner) === undefined && !known.includes(name)));
  });
  if (open.length === 0 || project.tools.find('typescript') === undefined) return { apis: [], rows: [] };
  const { loadApis } = await import('./load-apis.ts');
  const { ready, read } = loadApis(project, uniqueApis(open), keys);
  const unknown = await ready;
  return {
    apis: unknown.map((name) => explainUnknown(project, name, names)),
    rows: findUnknownRows(open, read),
  };
}

/** Adds what an export that could not be described may mean instead, or that its package lacks a build. */
export function explainUnknown({ root }: Project, name: ApiName, known: ExportedNames): UnknownApi {
  const names = known[name.package];
  const fault = names?.length === 0 ? findBuildFault(root, name.package) : undefined;
  return { ...name, ...(names && { names }), ...(fault?.code === 'demo-syntax' && { fault }) };
}

/**
 * Finds the mistakes in documented packages, describing them as a build does. Packages whose family has a layout are left
 * to builds: without them, a check of such a site needs no compiler.
 */
export async function findMistakesIn(
  project: Project,
  documented: readonly ApiName[],
  keys: PackageKeys,
): Promise<readonly FileFinding[]> {
  const open = uniqueApis(documented.filter((target) => layoutFor(target.package) === undefined));
  if (open.length === 0 || project.tools.find('typescript') === undefined) return [];
  const { loadApis } = await import('./load-apis.ts');
  const { ready, read } = loadApis(project, open, keys);
  await ready;
  return findMistakes(
    project,
    open.flatMap((target) => read(target) ?? []),
  );
}

/** Returns each export once. */
export function uniqueApis(names: readonly ApiName[]): readonly ApiName[] {
  return [...new Map(names.map((name) => [shelfKey(name), { package: name.package, name: name.name }])).values()];
}

/** Finds the rows that pages ask for and exports lack, among those that have a description. */
export function findUnknownRows(wanted: readonly WantedApi[], read: ApiContext['read']): readonly UnknownRows[] {
  const excerpts = wanted.filter(({ rows }) => rows !== undefined);
  return uniqueApis(excerpts).flatMap((target) => {
    const entry = read(target);
    if (entry === undefined) return [];
    const names = membersOf(entry).flatMap(({ members }) => members.map(({ name }) => name));
    const asked = excerpts.flatMap((excerpt) => (shelfKey(excerpt) === shelfKey(target) ? (excerpt.rows ?? []) : []));
    const rows = asked.filter((row) => !names.includes(row));
    return rows.length === 0 ? [] : [{ ...target, rows, names }];
  });
}
