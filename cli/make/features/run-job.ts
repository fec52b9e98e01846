import type { FeatureAnswer, FeatureCalls, FeatureJob } from './feature-job.ts';
import type { RuleCalls, RuleJob } from './rule-job.ts';

/** A call of a module that a project brings along. */
export type ModuleJob = FeatureJob | RuleJob;

/** What it answers. */
export type ModuleAnswer = FeatureAnswer<
  FeatureCalls[keyof FeatureCalls]['answer'] | RuleCalls[keyof RuleCalls]['answer']
>;

/** Calls a feature or a rule. Never throws; loads only what its kind needs. */
export async function runJob(job: ModuleJob): Promise<ModuleAnswer> {
  if ('rule' in job) return (await import('./run-rule.ts')).runRule(job);
  return (await import('./run-feature.ts')).runFeature(job);
}
