import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import { stateOfRun } from '../../system/variables.ts';
import { areUnchanged } from './file-state.ts';
import type { FeatureThread } from './feature-thread.ts';
import { featureCache } from './host.ts';
import type { JobOf, MadeParts, ModuleAnswer, ModuleCalls } from './module-job.ts';

/** Returns the state of the package that a module comes from, besides what is read, and of what its code runs in. */
export function stateOf(project: Project, module: string): string {
  const states = module.startsWith('.')
    ? []
    : project.packages.states([packageOf(module)], (file) => /\.[cm]?js$/.test(file));
  return [stateOfRun(project), ...states].join('\n');
}

/** Calls a module, or takes its answer from the last run if nothing that it depends on has changed. */
export async function keepAnswer<Call extends keyof ModuleCalls>(
  project: Project,
  thread: FeatureThread,
  job: JobOf<Call>,
  { module, state }: { readonly module: string; readonly state: string },
): Promise<ModuleAnswer<Call>> {
  return keepUnchanged<Call>(project, {
    // What pages ask changes with every edit: the newest answer replaces the one before.
    name: JSON.stringify([module, { ...job, asks: undefined }]),
    key: JSON.stringify([module, job, state]),
    call: async () => thread.call({ ...job, root: project.root, module }),
  });
}

/** An answer to find. */
interface Wanted<Call extends keyof ModuleCalls> {
  /** Identifies what is asked of which module; the newest answer replaces the one before. */
  readonly name: string;
  /** Identifies all that the answer depends on besides the files that are read for it. */
  readonly key: string;
  call(): Promise<ModuleAnswer<Call>>;
  /** Returns whether an answer belongs to its key. */
  mayKeep?(): boolean;
}

/** Takes an answer from the last run if nothing that it depends on has changed, or asks for it. */
export async function keepUnchanged<Call extends keyof ModuleCalls>(
  project: Project,
  { name, key, call, mayKeep }: Wanted<Call>,
): Promise<ModuleAnswer<Call>> {
  const cache = featureCache(project);
  const file = `own.${hashOf(name)}.json`;
  const known = cache.read<ModuleAnswer<Call>>(file, key);
  if (known !== undefined && areUnchanged(project.root, known.reads) && hasFiles(project, known)) return known;
  const found = await call();
  if ('answer' in found && mayKeep?.() !== false) cache.keep(file, found, key);
  return found;
}

/** Returns whether the files that a feature has added are still in the cache. */
function hasFiles(project: Project, found: ModuleAnswer): boolean {
  const { files = [] } = ('answer' in found ? found.answer : {}) as Partial<MadeParts>;
  return files.every(({ source }) => existsSync(join(featureCache(project).folder, source)));
}
