import { listEntryPoints } from '../../api/exports/entry-points.ts';
import type { LiveIndex } from '../../../../site/islands/demo/live/live-index.ts';
import { join } from 'node:path';
import { settleAll } from '../../../system/base/settle-all.ts';
import { keepAsset, keepText, type DemoFile } from '../../../system/cache/demo-cache.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { keepAssets, kept, stateOf, type BundleContext, type Kept } from '../bundle/kept-bundle.ts';
import { openBundler } from '../bundle/open-bundler.ts';
import type { DemoPage } from '../source/demo-pages.ts';
import { findIconMaker } from './icon-maker.ts';
import { writeIconFiles } from './icon-files.ts';
import { liveEntry } from './live-entry.ts';
import { isEditable } from './is-editable.ts';
import { liveModules } from './live-modules.ts';

/** What browsers load for live code. */
export interface LiveCode {
  /** Name of the index of each section, by its id; absent if it has no demo that can be edited. */
  readonly indexes: Readonly<Record<string, string>>;
  readonly files: readonly DemoFile[];
}

interface KeptSection extends Kept {
  readonly index: string;
}

/**
 * Bundles what the edited demos of each section can import. One module holds all packages of a section, so that React
 * and what else has contexts is there once, and no module waits for another.
 */
export async function makeLive(pages: readonly DemoPage[], frame: string, context: BundleContext): Promise<LiveCode> {
  const editable = pages.filter(({ slot, demos }) => slot === undefined && demos.some(isEditable));
  const sections = [...new Set(editable.map(({ section }) => section))];
  const made = await settleAll(
    sections.map((section) =>
      makeSection(
        editable.filter((page) => page.section === section),
        frame,
        context,
      ),
    ),
  );
  return {
    indexes: Object.fromEntries(sections.map((section, at) => [section, made[at]?.index ?? ''])),
    files: made.flatMap(({ files }) => files),
  };
}

function makeSection(pages: readonly DemoPage[], frame: string, context: BundleContext): Promise<KeptSection> {
  const { project, settings, cache, shared } = context;
  const { find } = project.packages;
  const provider = pages[0]?.provider;
  const demos = pages.flatMap((page) => page.demos.filter(isEditable));
  const imports = demos.flatMap((demo) => [...demo.imports, ...demo.packagesAlong.map((from) => ({ from }))]);
  const reached = [...new Set(demos.flatMap((demo) => demo.reached ?? []))].toSorted().map((path) => `/${path}`);
  const makerOf = (name: string) => {
    const folder = find(name);
    return folder === undefined ? undefined : findIconMaker(folder);
  };
  const { ids, icons } = liveModules(imports, {
    entryPoints(name) {
      const folder = find(name);
      return folder === undefined ? [] : listEntryPoints(folder, name);
    },
    isIcons: (name) => makerOf(name) !== undefined,
  });
  const entry = liveEntry({
    root: settings.root,
    site: settings.site,
    provider: provider?.path,
    ids,
    files: {
      ...Object.fromEntries(icons.map((name) => [makerId(name), makerOf(name) ?? ''])),
      ...Object.fromEntries(reached.map((id) => [id, join(settings.root, id)])),
    },
  });
  const key = hashOf(JSON.stringify([shared, frame, entry, provider?.key, project.packages.versions(icons)]));
  return kept(context, `live-${key}.json`, async (): Promise<KeptSection> => {
    const bundler = await openBundler(project, settings);
    const bundle = await bundler.bundle('live', [entry], {
      format: 'esm',
      entryFileNames: 'live.[hash].js',
      codeSplitting: false,
    });
    const written = Object.fromEntries(
      icons.map((name) => [name, writeIconFiles({ folder: find(name) ?? '', maker: makerId(name) }, cache.folder)]),
    );
    const [chunk] = bundle.chunks;
    if (chunk === undefined) throw new Error('A bundle has a module.');
    const index: LiveIndex = {
      frame,
      library: chunk.fileName,
      ids: [...ids, ...reached],
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      icons: Object.fromEntries(Object.entries(written).map(([name, own]) => [name, own.package])),
    };
    const file = keepText(cache.folder, 'live', 'json', JSON.stringify(index));
    return {
      index: file.name,
      files: [
        file,
        keepAsset(cache.folder, chunk.fileName, chunk.code),
        ...keepAssets(cache.folder, bundle),
        ...Object.values(written).flatMap(({ files }) => files),
      ],
      ...stateOf(bundle, context),
    };
  });
}

function makerId(name: string): string {
  return `docs-nav:icons:${name}`;
}
