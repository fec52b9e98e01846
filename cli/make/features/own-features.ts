import {
  namesOf,
  siteSchema,
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
import { escapeAttribute } from '../../../site/text/escape.ts';
import { listPages, lookFeatures, type LookingFeature } from './look-features.ts';
import { locateMistakes, type AskedParts } from './asked-parts.ts';
import { addIsland, addStyle } from './browser-files.ts';
import { openFeatureThread } from './feature-thread.ts';
import { placeOf, planFiles } from './host.ts';
import { keepAnswer } from './keep-answer.ts';
import type { Answered, Description, JobOf, MadeParts, ModuleCalls } from './module-job.ts';
import { failureOf, openOwnModules, type OpenModule } from './own-modules.ts';

/** The features that a project brings along. */
export interface OwnFeatures {
  readonly declarations: readonly Declaration[];
  /** The features that cannot be used, at their places in `nav/site.yaml`. */
  readonly mistakes: readonly FileFinding[];
  /** Returns the files that they were read from and have read so far, from the root. */
  reads(): readonly string[];
  /** Lists the pages of groups, by `listKey`, and what went wrong. */
  list(navigation: Navigation): Promise<{
    readonly value: Readonly<Record<string, readonly ListedPage[]>>;
    readonly mistakes: readonly FileFinding[];
  }>;
  /** Finds what is wrong with what pages ask. */
  look(
    asked: AskedParts,
    pages: readonly PageFile[],
    navigation: Pick<Navigation, 'site'>,
  ): Promise<readonly FileFinding[]>;
  /** Makes what pages ask; mistakes are found by `locateMistakes`. */
  make(asked: AskedParts, settings: MakeSettings): Promise<MadeByOwn>;
}

/** What making depends on besides what is asked. */
interface MakeSettings {
  readonly base: string;
  readonly mode: Host['mode'];
  /** What `nav/site.yaml` sets for features. */
  readonly set: AskValues | undefined;
  readonly pages: () => Promise<readonly PageFile[]>;
}

/** What the features of a project have made. */
interface MadeByOwn {
  /** Data by `partKey`. */
  readonly made: Readonly<Record<string, unknown>>;
  /** What search finds by its name, by `partKey`. */
  readonly rows: MadeParts['rows'];
  /** The features that pages ask, by name. */
  readonly own: Readonly<Record<string, OwnFeature>>;
  readonly files: readonly PlannedContent[];
  /** Stylesheets below the site, by the class that loads them. */
  readonly styles: Readonly<Record<string, string>>;
  readonly mistakes: readonly FileFinding[];
}

/** A feature that can be used. */
type OpenFeature = OpenModule<Description>;

/** Opens the features that `nav/site.yaml` lists. Those that did not change since the last run are not loaded. */
export async function openOwnFeatures(
  project: Project,
  named: readonly Located<string>[],
  nav: readonly SourceFile[],
): Promise<OwnFeatures> {
  const thread = openFeatureThread(project);
  const kind = 'describe';
  const to = { project, thread, named, nav };
  const { opened, failed: unusable, reads } = await openOwnModules(kind, to, takenFrom);
  /** Returns an answer of a feature; what went wrong in it is added to what has `failed`. */
  const take = <Answer>(found: Answered<Answer>, own: OpenFeature, failed: FileFinding[]): Answer | undefined => {
    for (const [path] of found.reads) reads.add(path);
    if ('answer' in found) return found.answer;
    failed.push({ code: 'feature-failed', ...failureOf(kind, own, found.failed) });
    return undefined;
  };
  const call = async <Call extends keyof ModuleCalls>(job: JobOf<Call>, own: OpenFeature, failed: FileFinding[]) =>
    take<ModuleCalls[Call]['answer']>(await keepAnswer<Call>(project, thread, job, own), own, failed);
  /** Finds a feature as one of the package is called. */
  const find = (name: string, failed: FileFinding[]): LookingFeature | undefined => {
    const own = opened.find(({ described }) => described.declaration.name === name);
    if (own === undefined) return undefined;
    const { declaration, hasLook } = own.described;
    return {
      ...declaration,
      list: async (ask, { settings }) => (await call<'list'>({ call: 'list', settings, ask }, own, failed)) ?? [],
      ...(hasLook && {
        look: async (asks, { settings }) => (await call<'look'>({ call: 'look', settings, asks }, own, failed)) ?? [],
      }),
    };
  };
  return {
    declarations: opened.map(({ described }) => described.declaration),
    mistakes: unusable.map((each) => ({ code: 'feature-failed', ...each })),
    reads: () => [...reads],
    async list(navigation) {
      const failed: FileFinding[] = [];
      const value = await listPages(project, navigation, reads, (name) => find(name, failed));
      return { value, mistakes: failed };
    },
    async look(asked, pages, { site }) {
      const failed: FileFinding[] = [];
      const found = await lookFeatures(project, asked, pages, { site, reads }, (name) => find(name, failed));
      return [...failed, ...found];
    },
    async make(asked, { base, mode, set, pages }) {
      const made: Record<string, unknown> = {};
      const rows: Record<string, MadeParts['rows'][string]> = {};
      const used: Record<string, OwnFeature> = {};
      const planned: PlannedContent[] = [];
      const styles: Record<string, string> = {};
      const failed: FileFinding[] = [];
      for (const own of opened) {
        const { described, ...rest } = own;
        const { declaration, hasMake, trigger } = described;
        const { name } = declaration;
        const asks = asked.get(name);
        if (asks === undefined) continue;
        const island =
          described.island === undefined ? undefined : take(await addIsland(project, described.island), own, failed);
        const settings = settingsFor(declaration, set);
        const answer = hasMake ? await call<'make'>({ call: 'make', mode, settings, asks }, own, failed) : NOTHING_MADE;
        if (answer === undefined || (described.island !== undefined && island === undefined)) continue;
        if (answer.mistakes.length > 0) failed.push(...locateMistakes(name, answer.mistakes, await pages()));
        Object.assign(made, answer.data);
        Object.assign(rows, answer.rows);
        const start = island && startOf(`${base}/${placeOf(name, island)}`, trigger);
        used[name] = { ...rest, island: start ?? '' };
        const style = described.style === undefined ? undefined : addStyle(project, name, described.style);
        if (style !== undefined) styles[`feature-${name}`] = placeOf(name, style);
        const files = [...answer.files, island, style].filter((file) => file !== undefined);
        planned.push(...planFiles(project, name, files));
      }
      return { made, rows, own: used, files: planned, styles, mistakes: failed };
    },
  };
}

const NOTHING_MADE: MadeParts = { data: {}, rows: {}, files: [], mistakes: [] };

/** Writes the attributes that start an island. */
function startOf(module: string, trigger: Description['trigger'] = 'visible'): string {
  return `data-island="slot${trigger === 'visible' ? '' : `-${trigger}`}" data-module="${escapeAttribute(module)}"`;
}

/** The keys of `nav/site.yaml`. */
const SITE_KEYS: ReadonlySet<string> = new Set(Object.keys(siteSchema(FEATURES).shape));

/** Says which name of a feature another one has, or which key of its settings or texts another one. */
function takenFrom({ declaration }: Description, opened: readonly OpenFeature[]): string | undefined {
  const others = opened.map(({ described }) => described.declaration);
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
