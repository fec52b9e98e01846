import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AskValues } from '../../../engine/index.ts';
import type { Host } from '../../../site/feature/host.ts';
import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import { stateOfRun } from '../../system/variables.ts';
import type { FeatureAnswer, FeatureCalls, FeatureJob, MadeParts } from './feature-job.ts';
import { areUnchanged } from './file-state.ts';
import type { FeatureThread } from './feature-thread.ts';
import { featureCache } from './host.ts';

/** A call without what is known of its feature. */
export type JobOf<Call extends keyof FeatureCalls> = {
  readonly call: Call;
  readonly mode: Host['mode'];
  readonly settings?: AskValues;
} & FeatureCalls[Call]['asked'];

/** Returns the state of the package that a feature comes from, besides what is read, and of what its code runs in. */
export function stateOf(project: Project, feature: string): string {
  const states = feature.startsWith('.')
    ? []
    : project.packages.states([packageOf(feature)], (file) => /\.[cm]?js$/.test(file));
  return [stateOfRun(project), ...states].join('\n');
}

/** Calls a feature, or takes its answer from the last run if nothing that it depends on has changed. */
export async function keepAnswer<Call extends keyof FeatureCalls>(
  project: Project,
  thread: FeatureThread,
  job: JobOf<Call>,
  { feature, state }: { readonly feature: string; readonly state: string },
): Promise<FeatureAnswer<FeatureCalls[Call]['answer']>> {
  type Answer = FeatureCalls[Call]['answer'];
  return keepUnchanged<Answer>(project, {
    // What pages ask changes with every edit: the newest answer replaces the one before.
    name: JSON.stringify([feature, { ...job, asks: undefined }]),
    key: JSON.stringify([feature, job, state]),
    call: async () =>
      (await thread.call({ ...job, root: project.root, feature } as FeatureJob)) as FeatureAnswer<Answer>,
    isWhole: (found) => hasFiles(project, found),
  });
}

/** An answer to find. */
interface Wanted<Answer> {
  /** Identifies what is asked of which module; the newest answer replaces the one before. */
  readonly name: string;
  /** Identifies all that the answer depends on besides the files that are read for it. */
  readonly key: string;
  call(): Promise<FeatureAnswer<Answer>>;
  /** Returns whether what a kept answer refers to still exists. */
  isWhole?(found: FeatureAnswer<Answer>): boolean;
  /** Returns whether an answer belongs to its key. */
  mayKeep?(): boolean;
}

/** Takes an answer from the last run if nothing that it depends on has changed, or asks for it. */
export async function keepUnchanged<Answer>(
  project: Project,
  { name, key, call, isWhole, mayKeep }: Wanted<Answer>,
): Promise<FeatureAnswer<Answer>> {
  const cache = featureCache(project);
  const file = `own.${hashOf(name)}.json`;
  const known = cache.read<FeatureAnswer<Answer>>(file, key);
  if (known !== undefined && areUnchanged(project.root, known.reads) && isWhole?.(known) !== false) return known;
  const found = await call();
  if ('answer' in found && mayKeep?.() !== false) cache.keep(file, found, key);
  return found;
}

/** Returns whether the files that a feature has added are still in the cache. */
function hasFiles(project: Project, found: FeatureAnswer<FeatureCalls[keyof FeatureCalls]['answer']>): boolean {
  const { files = [] } = ('answer' in found ? found.answer : {}) as Partial<MadeParts>;
  return files.every(({ source }) => existsSync(join(featureCache(project).folder, source)));
}
