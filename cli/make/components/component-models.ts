import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import { onceEach } from '../../system/base/once.ts';
import { hashOf } from '../../system/files/hash.ts';
import { stateOfManifest } from '../../system/packages/read-manifest.ts';
import { askCompiler, extractorKey } from '../api/compiler-thread.ts';
import type { PackageKeys } from '../api/package-keys.ts';
import type { ComponentSource } from '../../../engine/feature/declaration.ts';
import type { Closure, ComponentReading } from '../api/props/component-model.ts';
import { stateOfFile } from '../features/file-state.ts';

/** The components of a project, as their types describe them. */
interface ComponentModels {
  /** Changes with everything that the types depend on. */
  readonly state: string;
  /** Returns the files of the project that the types were read from, from the root. */
  files(): readonly string[];
  /** Reads those that are not known; settles with all, by name. Only this loads TypeScript, in a thread. */
  read(): Promise<ReadonlyMap<string, ComponentReading>>;
}

/** A reading as it is kept, with the states of what it depends on. */
interface KeptReading extends Closure {
  readonly reading: ComponentReading;
  /** Hash of the states of all of these. */
  readonly state: string;
}

const FILE = 'components.json';

/**
 * Finds what is known of components whose modules are TypeScript. A reading is valid as long as every file of the
 * project that its module imports, directly or not, has the same content, and every package the same version.
 */
export function openComponentModels(
  project: Project,
  wanted: readonly ComponentSource[],
  { lag }: Pick<PackageKeys, 'lag'>,
): ComponentModels {
  const cache = project.cache.within('api');
  const key = extractorKey(project);
  const kept = cache.read<Readonly<Record<string, KeptReading>>>(FILE, key) ?? {};
  const stateOf = rememberStates(project.root);
  const known = wanted.map((component) => kept[keyOf(component)]);
  const outdated = wanted.filter((_, at) => {
    const found = known[at];
    return found === undefined || found.state !== stateOf(found);
  });
  const isLate = lag !== undefined && outdated.length > 0;
  if (isLate) lag();
  let used = known.filter((found) => found !== undefined);
  const missing = isLate ? [] : outdated;
  return {
    state: hashOf(JSON.stringify([key, ...known.map((found) => found && (isLate ? found.state : stateOf(found)))])),
    files: () =>
      [...new Set(used.flatMap(({ files }) => files))].filter((path) => existsSync(join(project.root, path))),
    async read() {
      const models = missing.length === 0 ? [] : await askCompiler(project, { components: missing });
      const fresh = new Map(
        missing.flatMap((component, at) => {
          const model = models[at];
          if (model === undefined) return [];
          const { files, packages, ...reading } = model;
          return [[keyOf(component), { reading, files, packages, state: stateOf(model) }] as const];
        }),
      );
      const all = wanted.flatMap((component) => {
        const found = fresh.get(keyOf(component)) ?? kept[keyOf(component)];
        return found === undefined ? [] : [[component, found] as const];
      });
      used = all.map(([, found]) => found);
      if (fresh.size > 0)
        cache.keep(FILE, Object.fromEntries(all.map(([component, found]) => [keyOf(component), found])), key);
      return new Map(all.map(([{ name }, { reading }]) => [name, reading]));
    },
  };
}

function keyOf({ name, module, export: exported }: ComponentSource): string {
  return `${name} ${module}#${exported}`;
}

/** Makes a function that hashes the states of files and packages; each is looked at once. */
function rememberStates(root: string): (closure: Closure) => string {
  const ofFile = onceEach((path: string) => stateOfFile(root, path)[1]);
  const ofPackage = onceEach((folder: string) => stateOfManifest(join(root, folder)));
  return ({ files, packages }) =>
    hashOf(
      JSON.stringify([
        ...files.map((path) => [path, ofFile(path)]),
        ...packages.map((folder) => [folder, ofPackage(folder)]),
      ]),
    );
}

/** Whether a module can be described by its types. */
export function isTyped({ module }: Pick<ComponentSource, 'module'>): boolean {
  return /\.[cm]?tsx?$/.test(module);
}

/** Whether a component’s module exists; another rule tells that it does not. */
export function isThere({ root }: Pick<Project, 'root'>, { module }: Pick<ComponentSource, 'module'>): boolean {
  return existsSync(join(root, module));
}
