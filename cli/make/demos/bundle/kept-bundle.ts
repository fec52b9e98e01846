import { sep } from 'node:path';
import type { ProjectCache } from '../../../../site/project/project.ts';
import { DEMO_FOLDER } from '../../../../site/demos/demo-folder.ts';
import type { PlannedContent } from '../../../../site/pages/context/planned-file.ts';
import { keepAsset, readDemoFile, type DemoFile } from '../../../system/cache/demo-cache.ts';
import { settleAll } from '../../../system/base/settle-all.ts';
import { readKept } from '../../../system/cache/kept-file.ts';
import type { RenderUnit } from '../source/demo-pages.ts';
import { areSame, isFilled, isGathering, noteInputs, type InputReader, type Inputs } from '../source/inputs.ts';
import type { Bundle } from './open-bundler.ts';
import type { RunContext } from './run-compiled.ts';

/** What all bundles of a run share. */
export interface BundleContext extends RunContext {
  /** The part of the cache for demos. */
  readonly cache: ProjectCache;
  /** Changes with the versions of docs-nav and of packages, and with the settings. */
  readonly shared: string;
  /** Changes with any file that a demo could use. */
  readonly everything: string;
  readonly reader: InputReader;
  /** Whether to check that all files exist and are intact. */
  readonly isThorough: boolean;
}

/** What something in the cache was made from. */
export interface MadeFrom {
  readonly inputs: Inputs;
  /** Set if it depends on all files that a demo could use. */
  readonly everything?: string;
}

/** Returns whether what something was made from is unchanged. */
export function isValid({ inputs, everything }: MadeFrom, context: BundleContext): boolean {
  return areSame(inputs, context.reader) && (everything ?? context.everything) === context.everything;
}

/** A cached bundle. */
export interface Kept extends MadeFrom {
  readonly files: readonly DemoFile[];
  /** Notes for the user that do not fail the build, one sentence each. */
  readonly notes: readonly string[];
}

/** Makes something for each section with its own pages, all at once; returns it by the ids of sections. */
export async function perSection<Made>(
  pages: readonly RenderUnit[],
  make: (own: readonly RenderUnit[]) => Promise<Made>,
): Promise<ReadonlyMap<string, Made>> {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const made = await settleAll(sections.map((section) => make(pages.filter((page) => page.section === section))));
  return new Map(sections.map((section, at) => [section, made[at] as Made]));
}

/** Saves the stylesheets, images and fonts of a bundle in the cache. */
export function keepAssets(folder: string, { assets }: Bundle): readonly DemoFile[] {
  return assets.map(({ fileName, source }) => keepAsset(folder, fileName, source));
}

/** Plans what browsers load from the cache, each file once; a file name with a hash is its own key. */
export function planBundled(files: readonly DemoFile[], folder: string): readonly PlannedContent[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return Array.from(byName.values(), (file) => ({
    path: `${DEMO_FOLDER}/${file.name}`,
    key: file.source,
    render: () => readDemoFile(folder, file),
  }));
}

/** Returns what tells whether a bundle is still valid. */
export function bundleState(
  { inputs, isMadeUp, notes }: Bundle,
  { reader, everything, settings }: BundleContext,
): Omit<Kept, 'files'> {
  const noted = noteInputs([...inputs.values()].flat(), reader);
  const isOpen = isMadeUp || isFilled(noted, reader) || isGathering(noted, reader);
  const fromRoot = notes.map((note) => note.replace(`${settings.root}${sep}`, ''));
  return { inputs: noted, notes: fromRoot, ...(isOpen ? { everything } : {}) };
}

/** Returns a bundle from the cache if it is still valid, or else makes and caches it. */
export async function kept<Value extends Kept>(
  context: BundleContext,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const { cache, isThorough } = context;
  const known = cache.read<Value>(name);
  const isWhole = () => known?.files.every(({ source }) => readKept(cache.folder, source) !== undefined);
  if (known !== undefined && isValid(known, context) && (!isThorough || isWhole())) return known;
  const made = await make();
  cache.keep(name, made);
  return made;
}
