import type { Host } from '../../../site/feature/host.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { Project, ProjectCache } from '../../../site/project/project.ts';
import { keepText, readDemoFile, type DemoFile } from '../../system/cache/demo-cache.ts';
import { readKept } from '../../system/cache/kept-file.ts';
import { hashOf } from '../../system/files/hash.ts';

/** What a feature uses, and the files that it has added to the site. */
export interface OpenHost extends Host {
  files(): readonly DemoFile[];
}

/** Makes what a feature may use; the paths of the files that it reads are added to `reads`. */
export function openHost(
  project: Project,
  feature: string,
  {
    mode,
    settings = {},
    reads,
  }: Pick<Host, 'mode'> & Partial<Pick<Host, 'settings'>> & { readonly reads?: { add(path: string): void } },
): OpenHost {
  const cache = featureCache(project);
  const { folder } = cache;
  const added = new Map<string, DemoFile>();
  const place = (file: DemoFile) => placeOf(feature, file);
  return {
    project,
    mode,
    settings,
    read(path) {
      reads?.add(path);
      return project.files.readText(path);
    },
    async kept<Value>(key: string, make: Parameters<Host['kept']>[1]) {
      const name = `${feature}.${hashOf(key)}.json`;
      const known = cache.read<Kept<Value>>(name, key);
      if (known?.files.every(({ source }) => readKept(folder, source) !== undefined) === true) {
        for (const file of known.files) added.set(place(file), file);
        return known.value;
      }
      const files: DemoFile[] = [];
      const value = (await make((stem, ending, text) => {
        const file = keepText(folder, stem, ending, text);
        files.push(file);
        return place(file);
      })) as Value | undefined;
      if (value === undefined) return undefined;
      cache.keep(name, { value, files } satisfies Kept<Value>, key);
      for (const file of files) added.set(place(file), file);
      return value;
    },
    files: () => [...added.values()],
  };
}

/** Plans the files that a feature has added to the cache, as files of the site. */
export function planFiles(project: Project, feature: string, files: readonly DemoFile[]): readonly PlannedContent[] {
  const { folder } = featureCache(project);
  return files.map((file) => ({
    path: placeOf(feature, file),
    key: file.name,
    render: () => readDemoFile(folder, file),
  }));
}

/** Returns the part of the cache that features use. */
export function featureCache({ cache }: Project): ProjectCache {
  return cache.within('features');
}

/** Returns the path of a feature's file below the site. */
export function placeOf(feature: string, { name }: DemoFile): string {
  return `_nav/${feature}/${name}`;
}

interface Kept<Value> {
  readonly value: Value;
  readonly files: readonly DemoFile[];
}
