import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../../../site/feature/host.ts';
import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import type { FeatureAnswer, FeatureCalls, FeatureJob, MadeParts } from './feature-job.ts';
import { areUnchanged } from './file-state.ts';
import type { FeatureThread } from './feature-thread.ts';
import { featureCache } from './host.ts';

/** A call without what is known of its feature. */
export type JobOf<Call extends keyof FeatureCalls> = {
  readonly call: Call;
  readonly mode: Host['mode'];
} & FeatureCalls[Call]['asked'];

/** Returns the state of the package that a feature comes from; a path has none besides what is read. */
export function stateOf({ packages }: Project, feature: string): string {
  return feature.startsWith('.')
    ? ''
    : packages.states([packageOf(feature)], (file) => /\.[cm]?js$/.test(file)).join('\n');
}

/** Calls a feature, or takes its answer from the last run if nothing that it depends on has changed. */
export async function keepAnswer<Call extends keyof FeatureCalls>(
  project: Project,
  thread: FeatureThread,
  job: JobOf<Call>,
  { feature, state }: { readonly feature: string; readonly state: string },
): Promise<FeatureAnswer<FeatureCalls[Call]['answer']>> {
  type Answer = FeatureAnswer<FeatureCalls[Call]['answer']>;
  const cache = featureCache(project);
  const key = JSON.stringify([feature, job, state]);
  // What pages ask changes with every edit: the newest answer replaces the one before.
  const name = `own.${hashOf(JSON.stringify([feature, { ...job, asks: undefined }]))}.json`;
  const known = cache.read<Answer>(name, key);
  if (known !== undefined && areUnchanged(project.root, known.reads) && hasFiles(project, known)) return known;
  const found = (await thread.call({ ...job, root: project.root, feature } as FeatureJob)) as Answer;
  if ('answer' in found) cache.keep(name, found, key);
  return found;
}

/** Returns whether the files that a feature has added are still in the cache. */
function hasFiles(project: Project, found: FeatureAnswer<FeatureCalls[keyof FeatureCalls]['answer']>): boolean {
  const { files = [] } = ('answer' in found ? found.answer : {}) as Partial<MadeParts>;
  return files.every(({ source }) => existsSync(join(featureCache(project).folder, source)));
}
