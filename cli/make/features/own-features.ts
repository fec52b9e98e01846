import {
  isWhole,
  listKey,
  namesOf,
  readAsk,
  writtenOptions,
  type Declaration,
  type FileFinding,
  type ListedPage,
  type Located,
  type Navigation,
  type PageFile,
  type SourceFile,
} from '../../../engine/index.ts';
import { BUILT_IN } from '../../../site/features/index.ts';
import type { Host } from '../../../site/feature/host.ts';
import type { DrawnPart } from '../../../site/feature/drawn-part.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { Project } from '../../../site/project/project.ts';
import { Failure } from '../../system/base/failure.ts';
import { listsIn } from './look-features.ts';
import { locateMistakes, type AskedParts } from './asked-parts.ts';
import { addIsland, addStyle, describeBundling } from './browser-files.ts';
import type { Description, FeatureCalls } from './feature-job.ts';
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
  list(navigation: Pick<Navigation, 'sections'>): Promise<Found<Readonly<Record<string, readonly ListedPage[]>>>>;
  /** Finds what is wrong with what pages ask. */
  look(asked: AskedParts, pages: readonly PageFile[]): Promise<readonly FileFinding[]>;
  /** Makes and draws what pages ask; mistakes are found by `locateMistakes`. */
  make(asked: AskedParts, settings: MakeSettings): Promise<MadeByOwn>;
}

/** A result, and what went wrong. */
interface Found<Value> {
  readonly value: Value;
  readonly mistakes: readonly FileFinding[];
}

/** What drawing depends on besides what is asked. */
export interface MakeSettings {
  readonly languages: readonly string[];
  readonly base: string;
  readonly mode: Host['mode'];
  readonly pages: () => Promise<readonly PageFile[]>;
}

/** What the features of a project have made. */
export interface MadeByOwn {
  readonly drawn: Readonly<Record<string, Readonly<Record<string, DrawnPart>>>>;
  readonly files: readonly PlannedContent[];
  /** Stylesheets below the site, by the class that loads them. */
  readonly styles: Readonly<Record<string, string>>;
  readonly mistakes: readonly FileFinding[];
}

/** A feature that can be used. */
interface OpenFeature extends Description {
  readonly feature: string;
  /** Its place in `nav/site.yaml`. */
  readonly at: Pick<FileFinding, 'file' | 'range'>;
  /** Hash of everything that it was read from. */
  readonly state: string;
}

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
  const call = async <Call extends keyof FeatureCalls>(
    job: JobOf<Call>,
    own: Pick<OpenFeature, 'feature' | 'state'>,
  ) => {
    const found = await keepAnswer<Call>(project, thread, job, own);
    for (const [path] of found.reads) reads.add(path);
    return found;
  };
  /** Bundles a feature's island; a mistake in its code is the feature's. */
  const islandOf = async ({ island }: Description) => {
    if (island === undefined) return undefined;
    try {
      const bundled = await addIsland(project, island);
      for (const [path] of bundled.reads) reads.add(path);
      return bundled;
    } catch (error) {
      if (error instanceof Failure) throw error;
      return { failed: `its island cannot be bundled: ${describeBundling(project, error)}` };
    }
  };
  for (const { value: feature, span } of named) {
    const at = placeInNav(span, nav);
    const state = stateOf(project, feature);
    const found = await call<'describe'>({ call: 'describe', mode: 'check' }, { feature, state });
    if ('failed' in found) mistakes.push({ ...at, ...failure(feature, found.failed) });
    else {
      const taken = namesOf(found.answer.declaration).find(
        (name) => BUILT_IN[name] !== undefined || opened.some((own) => namesOf(own.declaration).includes(name)),
      );
      if (taken !== undefined) mistakes.push({ ...at, ...failure(feature, `the name \`${taken}\` is taken`) });
      else opened.push({ ...found.answer, feature, at, state: JSON.stringify([state, found.reads]) });
    }
  }
  return {
    declarations: opened.map(({ declaration }) => declaration),
    mistakes,
    reads: () => [...reads],
    async list({ sections }) {
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
        const found = await call<'list'>({ call: 'list', mode: 'check', ask }, own);
        if ('failed' in found) failed.push({ ...own.at, ...failure(own.feature, found.failed) });
        else value[key] = found.answer;
      }
      return { value, mistakes: failed };
    },
    async look(asked, pages) {
      const found = opened
        .filter(({ hasLook, declaration }) => hasLook && asked.has(declaration.name))
        .map(async (own): Promise<readonly FileFinding[]> => {
          const { name } = own.declaration;
          const answer = await call<'look'>({ call: 'look', mode: 'check', asks: asked.get(name) ?? [] }, own);
          return 'failed' in answer
            ? [{ ...own.at, ...failure(own.feature, answer.failed) }]
            : locateMistakes(name, answer.answer, pages);
        });
      return (await Promise.all(found)).flat();
    },
    async make(asked, { languages, base, mode, pages }) {
      const drawn: Record<string, Record<string, DrawnPart>> = {};
      const planned: PlannedContent[] = [];
      const styles: Record<string, string> = {};
      const failed: FileFinding[] = [];
      for (const own of opened) {
        const { name } = own.declaration;
        const asks = asked.get(name) ?? [];
        if (asks.length === 0) continue;
        const island = await islandOf(own);
        if (island !== undefined && 'failed' in island) {
          failed.push({ ...own.at, ...failure(own.feature, island.failed) });
          continue;
        }
        const place = island && placeOf(name, island.file);
        const answer = await call<'make'>({ call: 'make', mode, asks, languages, base, island: place }, own);
        if ('failed' in answer) {
          failed.push({ ...own.at, ...failure(own.feature, answer.failed) });
          continue;
        }
        if (answer.answer.mistakes.length > 0)
          failed.push(...locateMistakes(name, answer.answer.mistakes, await pages()));
        for (const [language, parts] of Object.entries(answer.answer.drawn))
          drawn[language] = { ...drawn[language], ...parts };
        const style = own.style === undefined ? undefined : addStyle(project, name, own.style);
        if (style !== undefined) styles[`feature-${name}`] = placeOf(name, style);
        const files = [...answer.answer.files, island?.file, style].filter((file) => file !== undefined);
        planned.push(...planFiles(project, name, files));
      }
      return { drawn, files: planned, styles, mistakes: failed };
    },
  };
}

function failure(feature: string, said: string): Pick<FileFinding, 'code' | 'message' | 'help'> {
  return {
    code: 'feature-failed',
    message: `The feature \`${feature}\` cannot be used: ${said}.`,
    help: 'correct it, or remove it from `features`',
  };
}
