import {
  isWhole,
  listKey,
  namesOf,
  readAsk,
  siteSchema,
  writtenOptions,
  type AskValues,
  type Declaration,
  type FileFinding,
  type ListedPage,
  type Located,
  type Navigation,
  type PageFile,
  type SourceFile,
} from '../../../engine/index.ts';
import { settingsFor } from '../../../engine/feature/traits.ts';
import { BUILT_IN, FEATURES } from '../../../site/features/index.ts';
import type { Host } from '../../../site/feature/host.ts';
import type { OwnFeature } from '../../../site/feature/question.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { Project } from '../../../site/project/project.ts';
import { Failure } from '../../system/base/failure.ts';
import { hashOf } from '../../system/files/hash.ts';
import { listsIn } from './look-features.ts';
import { locateMistakes, type AskedParts } from './asked-parts.ts';
import { addIsland, addStyle, describeBundling } from './browser-files.ts';
import type { Description, FeatureCalls, MadeParts } from './feature-job.ts';
import { openFeatureThread } from './feature-thread.ts';
import { placeOf, planFiles } from './host.ts';
import { keepAnswer, stateOf, type JobOf } from './keep-answer.ts';
import { placeInNav } from './place-in-nav.ts';

/** The features that a project brings along. */
export interface OwnFeatures {
  readonly declarations: readonly Declaration[];
  /** The features that cannot be used, at their places in `nav/site.yaml`. */
  readonly mistakes: readonly FileFinding[];
  /** Returns the files that they were read from and have read so far, from the root. */
  reads(): readonly string[];
  /** Lists the pages of groups, by `listKey`, and what went wrong. */
  list(navigation: Navigation): Promise<Found<Readonly<Record<string, readonly ListedPage[]>>>>;
  /** Finds what is wrong with what pages ask. */
  look(asked: AskedParts, pages: readonly PageFile[], set: AskValues | undefined): Promise<readonly FileFinding[]>;
  /** Makes what pages ask; mistakes are found by `locateMistakes`. */
  make(asked: AskedParts, settings: MakeSettings): Promise<MadeByOwn>;
}

/** A result, and what went wrong. */
interface Found<Value> {
  readonly value: Value;
  readonly mistakes: readonly FileFinding[];
}

/** What making depends on besides what is asked. */
export interface MakeSettings {
  readonly base: string;
  readonly mode: Host['mode'];
  /** What `nav/site.yaml` sets for features. */
  readonly set: AskValues | undefined;
  readonly pages: () => Promise<readonly PageFile[]>;
}

/** What the features of a project have made. */
export interface MadeByOwn {
  /** Data by `partKey`. */
  readonly made: Readonly<Record<string, unknown>>;
  /** The features that pages ask, by name. */
  readonly own: Readonly<Record<string, OwnFeature>>;
  readonly files: readonly PlannedContent[];
  /** Stylesheets below the site, by the class that loads them. */
  readonly styles: Readonly<Record<string, string>>;
  readonly mistakes: readonly FileFinding[];
}

/** A feature that can be used. */
interface OpenFeature extends Description, Omit<OwnFeature, 'island'> {}

/** Opens the features that `nav/site.yaml` lists. Those that did not change since the last run are not loaded. */
export async function openOwnFeatures(
  project: Project,
  named: readonly Located<string>[],
  nav: readonly SourceFile[],
): Promise<OwnFeatures> {
  const thread = openFeatureThread(project);
  const opened: OpenFeature[] = [];
  const mistakes: FileFinding[] = [];
  const reads = new Set<string>();
  /** Calls a feature; what goes wrong in it is added to what has `failed`. */
  const call = async <Call extends keyof FeatureCalls>(
    job: JobOf<Call>,
    own: Pick<OpenFeature, 'feature' | 'at' | 'state'>,
    failed: FileFinding[],
  ) => {
    const found = await keepAnswer<Call>(project, thread, job, own);
    for (const [path] of found.reads) reads.add(path);
    if ('answer' in found) return found;
    failed.push(failure(own, found.failed));
    return undefined;
  };
  /** Bundles a feature's island; a mistake in its code is the feature's. */
  const bundle = async (island: string, own: OpenFeature, failed: FileFinding[]) => {
    try {
      const bundled = await addIsland(project, island);
      for (const [path] of bundled.reads) reads.add(path);
      return bundled.file;
    } catch (error) {
      if (error instanceof Failure) throw error;
      failed.push(failure(own, `its island cannot be bundled: ${describeBundling(project, error)}`));
      return undefined;
    }
  };
  for (const { value: feature, span } of named) {
    const own = { feature, at: placeInNav(span, nav), state: stateOf(project, feature) };
    const found = await call<'describe'>({ call: 'describe', mode: 'check' }, own, mistakes);
    if (found === undefined) continue;
    const taken = takenIn(found.answer.declaration, opened);
    const state = hashOf(JSON.stringify([feature, own.state, found.reads]));
    if (taken === undefined) opened.push({ ...found.answer, ...own, reads: found.reads, state });
    else mistakes.push(failure(own, taken));
  }
  return {
    declarations: opened.map(({ declaration }) => declaration),
    mistakes,
    reads: () => [...reads],
    async list({ site, sections }) {
      const value: Record<string, readonly ListedPage[]> = {};
      const failed: FileFinding[] = [];
      for (const { name, options } of sections.flatMap(({ nodes }) => listsIn(nodes))) {
        const own = opened.find(({ declaration }) => declaration.name === name);
        const key = listKey(name, options);
        if (own === undefined || value[key] !== undefined) continue;
        const { ask: shape = {} } = own.declaration;
        const ask = readAsk(shape, writtenOptions(options));
        // The engine reports what is missing or wrong.
        if (!isWhole(shape, ask)) continue;
        const settings = settingsFor(own.declaration, site.info.settings);
        const found = await call<'list'>({ call: 'list', mode: 'check', settings, ask }, own, failed);
        if (found !== undefined) value[key] = found.answer;
      }
      return { value, mistakes: failed };
    },
    async look(asked, pages, set) {
      const found: FileFinding[] = [];
      for (const own of opened) {
        const { name } = own.declaration;
        const asks = asked.get(name);
        if (!own.hasLook || asks === undefined) continue;
        const settings = settingsFor(own.declaration, set);
        const wrong = await call<'look'>({ call: 'look', mode: 'check', settings, asks }, own, found);
        found.push(...locateMistakes(name, wrong?.answer ?? [], pages));
      }
      return found;
    },
    async make(asked, { base, mode, set, pages }) {
      const made: Record<string, unknown> = {};
      const used: Record<string, OwnFeature> = {};
      const planned: PlannedContent[] = [];
      const styles: Record<string, string> = {};
      const failed: FileFinding[] = [];
      for (const own of opened) {
        const { name } = own.declaration;
        const asks = asked.get(name);
        if (asks === undefined) continue;
        const island = own.island === undefined ? undefined : await bundle(own.island, own, failed);
        const settings = settingsFor(own.declaration, set);
        const answer = own.hasMake
          ? (await call<'make'>({ call: 'make', mode, settings, asks }, own, failed))?.answer
          : NOTHING_MADE;
        if (answer === undefined || (own.island !== undefined && island === undefined)) continue;
        if (answer.mistakes.length > 0) failed.push(...locateMistakes(name, answer.mistakes, await pages()));
        Object.assign(made, answer.data);
        const { feature, reads: from, state, at } = own;
        const start = island && `data-island="slot" data-module="${base}/${placeOf(name, island)}"`;
        used[name] = { feature, reads: from, state, at, island: start ?? '' };
        const style = own.style === undefined ? undefined : addStyle(project, name, own.style);
        if (style !== undefined) styles[`feature-${name}`] = placeOf(name, style);
        const files = [...answer.files, island, style].filter((file) => file !== undefined);
        planned.push(...planFiles(project, name, files));
      }
      return { made, own: used, files: planned, styles, mistakes: failed };
    },
  };
}

const NOTHING_MADE: MadeParts = { data: {}, files: [], mistakes: [] };

/** The keys of `nav/site.yaml`. */
const SITE_KEYS: ReadonlySet<string> = new Set(Object.keys(siteSchema(FEATURES).shape));

/** Says which name of a feature another one has, or which key of its settings or texts another one. */
function takenIn(declaration: Declaration, opened: readonly OpenFeature[]): string | undefined {
  const others = opened.map((own) => own.declaration);
  const name = namesOf(declaration).find(
    (own) => BUILT_IN[own] !== undefined || others.some((other) => namesOf(other).includes(own)),
  );
  if (name !== undefined) return `the name \`${name}\` is taken`;
  const setting = Object.keys(declaration.settings ?? {}).find(
    (key) => SITE_KEYS.has(key) || others.some(({ settings = {} }) => Object.hasOwn(settings, key)),
  );
  if (setting !== undefined) return `the key \`${setting}\` of its \`settings\` is taken`;
  const word = Object.entries(declaration.words ?? {}).find(([key, text]) =>
    others.some(({ words = {} }) => Object.hasOwn(words, key) && words[key] !== text),
  );
  return word && `the key \`${word[0]}\` of its \`words\` is taken`;
}

function failure({ feature, at }: Pick<OpenFeature, 'feature' | 'at'>, said: string): FileFinding {
  return {
    ...at,
    code: 'feature-failed',
    message: `The feature \`${feature}\` cannot be used: ${said}.`,
    help: 'correct it, or remove it from `features`',
  };
}
