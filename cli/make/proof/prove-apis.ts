import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiEntry } from '../../../site/api/api-data.ts';
import type { ApiContext, ApiShelf, KeptApi } from '../../../site/api/api-shelf.ts';
import { cacheFile } from '../api/package-keys.ts';
import { openApis } from '../api/load-apis.ts';
import { writeKept } from '../../system/cache/kept-file.ts';
import type { RenderUnit } from '../demos/source/demo-pages.ts';
import { bundlerSettings, packagesOf, type DemoProject } from '../demos/describe-demos.ts';
import { areSame, noteInputs, openInputs, type InputReader, type Inputs } from '../demos/source/inputs.ts';
import type { RunContext } from '../demos/bundle/run-compiled.ts';
import { onceEach } from '../../system/base/once.ts';
import { hashOf } from '../../system/files/hash.ts';
import { BUILD } from '../../system/base/version.ts';
import { applyProof, type Proof } from './apply-proof.ts';

/** An export that pages document, with where it is rendered if it is a component. */
interface Target {
  /** Its key on the shelf: `@mui/material Button`. */
  readonly name: string;
  readonly kept: KeptApi;
  readonly provider: string | undefined;
  readonly pages: readonly RenderUnit[];
  /** Changes with the demos of these pages. */
  readonly demosKey: string;
}

/** What is known of an export from an earlier run. */
interface KeptProof {
  /** The key of its description. */
  readonly key: string;
  /** Files that it was rendered from; absent if it was not tried, and will be the next time. */
  readonly inputs?: Inputs;
  /** The demos that were rendered for it; absent if it was proven without any. */
  readonly demosKey?: string;
  /** `null` for an export that is no component. */
  readonly proof: Proof | null;
}

/** Proofs by the keys of their exports on the shelf. */
type KeptProofs = Readonly<Record<string, KeptProof>>;

/** How many pages with demos are tried for a component that renders nothing without props. */
const MOST_PAGES = 3;

/**
 * Renders the documented components once, and corrects their descriptions by what that shows; the descriptions must be
 * complete. What is unchanged since an earlier run is not rendered again.
 */
export async function proveApis(project: DemoProject, apis: ApiContext): Promise<ApiContext> {
  const targets = findTargets(project, apis);
  const context = describeRun(project, targets);
  const { root: _, ...settings } = context.settings;
  const shared = JSON.stringify([BUILD, project.tools.find('vite')?.version, context.versions, settings]);
  const cache = project.cache.within('proof');
  const reader = openInputs(project.root);
  const files = new Map(targets.map((target) => [target, fileOf(target, shared)]));
  const readFile = onceEach((file: string) => ({ ...cache.read<KeptProofs>(file) }));
  const keptOf = (target: Target) => readFile(files.get(target) ?? '')[target.name];
  const missing = targets.filter((target) => !isCurrent(keptOf(target), target, { reader, isDev: project.isDev }));
  const made = missing.length === 0 ? {} : await prove(missing, { apis, context, reader });
  for (const file of new Set(missing.map((target) => files.get(target) ?? ''))) {
    const own = missing.filter((target) => files.get(target) === file);
    for (const { name } of own) Object.assign(readFile(file), { [name]: made[name] });
    cache.keep(file, readFile(file));
  }
  const folder = join(project.cache.folder, 'api');
  const shelf = Object.fromEntries(
    targets.map((target) => [target.name, shelve(target, { apis, folder, proof: keptOf(target)?.proof })]),
  );
  return openApis({ ...apis, shelf: { ...apis.shelf, ...shelf } });
}

/** Finds for each export the wrapper of the demos in the section that documents it, and the pages whose demos use it. */
function findTargets({ found, manifest }: DemoProject, { shelf, places, demos }: ApiContext): readonly Target[] {
  const sections = new Map(manifest.sections.map((section) => [section.id, section]));
  const byPathname = new Map(found.map((page) => [String(page.pathname), page]));
  return Object.entries(shelf).map(([name, kept]): Target => {
    const section = manifest.routes[places[name]?.pathname ?? '']?.section;
    const pages = (demos[name] ?? []).slice(0, MOST_PAGES).flatMap(({ pathname }) => byPathname.get(pathname) ?? []);
    return {
      name,
      kept,
      provider: sections.get(section ?? '')?.demoProvider,
      pages,
      demosKey: hashOf(JSON.stringify(pages.map(({ key }) => key))),
    };
  });
}

/** Describes how components are compiled and rendered: as demos are. */
function describeRun(project: DemoProject, targets: readonly Target[]): RunContext {
  const documented = targets.map(({ name }) => ownerOf(name));
  return {
    project,
    settings: bundlerSettings(project),
    versions: project.packages.versions([...new Set([...packagesOf(project.found), ...documented])].toSorted()),
  };
}

function ownerOf(name: string): string {
  return name.slice(0, name.indexOf(' '));
}

/** Returns the name of the file with the proofs of a package, as far as they have the same wrapper. */
function fileOf({ name, provider }: Target, shared: string): string {
  const owner = ownerOf(name);
  return cacheFile(owner, hashOf(JSON.stringify([shared, owner, provider])));
}

/** Returns whether a proof still holds. In `dev`, it does until the export is described again: edits must not wait. */
function isCurrent(
  kept: KeptProof | undefined,
  { kept: { key }, demosKey }: Target,
  { reader, isDev }: { readonly reader: InputReader; readonly isDev: boolean },
): boolean {
  if (kept === undefined || kept.key !== key) return false;
  if (isDev) return true;
  return kept.inputs !== undefined && (kept.demosKey ?? demosKey) === demosKey && areSame(kept.inputs, reader);
}

/** Renders the components among exports. */
async function prove(
  targets: readonly Target[],
  { apis, context, reader }: { readonly apis: ApiContext; readonly context: RunContext; readonly reader: InputReader },
): Promise<KeptProofs> {
  const tasks = targets.flatMap((target) => {
    const component = readTarget(target, apis);
    return component?.kind === 'component' ? [{ ...target, component }] : [];
  });
  // Loads what renders only if there is something to render.
  const { proveComponents } = await import('./prove-components.ts');
  const proofs = await proveComponents(context, tasks);
  const proven = tasks.flatMap(({ name, kept: { key }, demosKey }, at): readonly [string, KeptProof][] => {
    const { proof, inputs, dependsOnDemos } = proofs[at] ?? {};
    if (proof === undefined) return [];
    const noted = inputs === undefined ? {} : { inputs: noteInputs(inputs, reader) };
    return [[name, { key, ...noted, ...(dependsOnDemos ? { demosKey } : {}), proof }]];
  });
  return {
    ...Object.fromEntries(targets.map(({ name, kept: { key } }) => [name, { key, inputs: {}, proof: null }])),
    ...Object.fromEntries(proven),
  };
}

function readTarget({ name }: Pick<Target, 'name'>, apis: ApiContext): ApiEntry | undefined {
  const owner = ownerOf(name);
  return apis.read({ package: owner, name: name.slice(owner.length + 1) });
}

/** Writes the corrected description of an export to the cache, unless it is there. */
function shelve(
  target: Target,
  {
    apis,
    folder,
    proof,
  }: { readonly apis: ApiContext; readonly folder: string; readonly proof?: Proof | null | undefined },
): ApiShelf[string] {
  const { name, kept } = target;
  if (proof === undefined || proof === null) return kept;
  const key = hashOf(JSON.stringify([BUILD, kept.key, proof]));
  const file = cacheFile(name.replace(' ', '.'), key);
  if (!existsSync(join(folder, file))) {
    const entry = readTarget(target, apis);
    if (entry?.kind !== 'component') return kept;
    writeKept(folder, file, JSON.stringify(applyProof(entry, proof)));
  }
  return { ...kept, key, file: join(folder, file) };
}
