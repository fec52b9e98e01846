import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Project } from '../../../../site/project/project.ts';
import { ownName } from '../../../system/files/leftovers.ts';
import type { Entry } from './bundle-demos.ts';
import type { BundlerSettings } from './bundler-settings.ts';
import { openBundler, type Bundle } from './open-bundler.ts';
import { unloadableList, withUsers } from './unloadable-packages.ts';

/** What running the code of a project needs to know about it. */
export interface RunContext {
  readonly project: Project;
  readonly settings: BundlerSettings;
  /** All packages that its code uses, as `name version`. */
  readonly versions: readonly string[];
}

/** Folders of the cache for compiled modules while they are run, by `ownName`. */
export const WORK = 'server';

/**
 * In an ES module package, Node's default import of a CommonJS module is the whole module; with bundlers, and so in
 * browsers, it is the marked default export. Demos are compiled for bundlers.
 */
const NODE_DEFAULT = /(__toESM\([\w$]+), 1\)/g;

/**
 * Compiles modules for Node, each to `<name>.cjs`, and runs them in the folder that `run` is given. Packages that Node
 * cannot load, which `run` tells as `unloadable`, are compiled with them, which takes another run.
 */
export async function runCompiled<Result extends { readonly unloadable: readonly string[] }>(
  { project, settings, versions }: RunContext,
  entries: readonly Entry[],
  run: (folder: string, packages: readonly string[]) => Promise<Result>,
): Promise<Result & Pick<Bundle, 'inputs' | 'isMadeUp'>> {
  const packages = versions.map((line) => line.slice(0, line.lastIndexOf(' ')));
  const bundler = await openBundler(project, settings);
  const { cache } = project;
  const list = unloadableList(versions);
  let compiled = cache.read<readonly string[]>(list) ?? [];
  for (;;) {
    // Inside the project, so that its packages are found.
    const folder = join(project.cache.folder, `${ownName(WORK)}-${randomUUID()}`);
    const output: Rolldown.OutputOptions = {
      // Source maps are relative to this folder.
      dir: folder,
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'shared-[hash].cjs',
      exports: 'named',
    };
    const { chunks, inputs, isMadeUp } = await bundler.bundle('server', entries, output, compiled);
    const result = await runIn(folder, chunks, () => run(folder, packages));
    const found = withUsers(project, result.unloadable, packages).filter((name) => !compiled.includes(name));
    if (found.length === 0) return { ...result, inputs, isMadeUp };
    compiled = [...compiled, ...found];
    cache.keep(list, compiled);
  }
}

/** Writes modules to a folder, which is there for as long as something runs. */
async function runIn<Result>(
  folder: string,
  chunks: readonly Rolldown.OutputChunk[],
  run: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  try {
    for (const { fileName, code } of chunks)
      writeFileSync(join(folder, fileName), code.replaceAll(NODE_DEFAULT, '$1)'));
    return await run();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
