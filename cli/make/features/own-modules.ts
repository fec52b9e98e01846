import type { FailedRule, Located, SourceFile } from '../../../engine/index.ts';
import type { OwnFeature } from '../../../site/feature/question.ts';
import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import type { FeatureThread } from './feature-thread.ts';
import { keepAnswer, stateOf } from './keep-answer.ts';
import type { ModuleCalls } from './module-job.ts';
import { placeInNav } from './place-in-nav.ts';

/** A feature or rule of a project that can be used. */
export interface OpenModule<Described> extends Omit<OwnFeature, 'island'> {
  readonly described: Described;
}

/** Modules by the call that asks what they are: what one is called, and the key of `nav/site.yaml` that lists them. */
const KINDS = { describe: ['feature', 'features'], declare: ['rule', 'ownRules'] } as const;

interface ModulesToOpen {
  readonly project: Project;
  readonly thread: FeatureThread;
  readonly named: readonly Located<string>[];
  /** All files of `nav/`. */
  readonly nav: readonly SourceFile[];
}

type Described<Kind extends keyof typeof KINDS> = ModuleCalls[Kind]['answer'];

/**
 * Opens the modules that `nav/site.yaml` lists. Those that did not change since the last run are not loaded. `takenFrom`
 * says what of a module another one has already.
 */
export async function openOwnModules<Kind extends keyof typeof KINDS>(
  kind: Kind,
  { project, thread, named, nav }: ModulesToOpen,
  takenFrom: (described: Described<Kind>, others: readonly OpenModule<Described<Kind>>[]) => string | undefined,
): Promise<{
  readonly opened: readonly OpenModule<Described<Kind>>[];
  readonly failed: readonly FailedRule[];
  readonly reads: Set<string>;
}> {
  const opened: OpenModule<Described<Kind>>[] = [];
  const failed: FailedRule[] = [];
  const reads = new Set<string>();
  for (const { value: module, span } of named) {
    const own = { module, at: placeInNav(span, nav), state: stateOf(project, module) };
    const found = await keepAnswer<Kind>(project, thread, { call: kind }, own);
    for (const [path] of found.reads) reads.add(path);
    const wrong = 'failed' in found ? found.failed : takenFrom(found.answer, opened);
    if (wrong !== undefined) failed.push(failureOf(kind, own, wrong));
    else if ('answer' in found) {
      const state = hashOf(JSON.stringify([module, own.state, found.reads]));
      opened.push({ ...own, described: found.answer, reads: found.reads, state });
    }
  }
  return { opened, failed, reads };
}

/** Says at its place in `nav/site.yaml` that a module cannot be used. */
export function failureOf(
  kind: keyof typeof KINDS,
  { module, at }: Pick<OpenModule<unknown>, 'module' | 'at'>,
  said: string,
): FailedRule {
  const [name, key] = KINDS[kind];
  return {
    ...at,
    message: `The ${name} \`${module}\` cannot be used: ${said}.`,
    help: `correct it, or remove it from \`${key}\``,
  };
}
