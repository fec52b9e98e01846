import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { FoundTool } from '../../../site/project/project.ts';
import { isFolder } from '../../system/files/file-system.ts';
import { hashOf } from '../../system/files/hash.ts';
import { readIfThere } from '../../system/files/look-at.ts';
import { listFolder } from '../../system/files/read-files.ts';
import { listCode } from '../../system/files/list-code.ts';
import { pathFrom } from '../../system/files/slashes.ts';
import { foldersInRepository } from '../../system/packages/repository.ts';
import { packageOf } from '../../system/packages/read-packages.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';

/** What a project tells its compiler, as far as it shows without asking that. */
export interface ProjectSettings {
  /** Absolute path of the `tsconfig.json` for its content; absent if it has none. */
  readonly config?: string;
  /** The packages in whose names it may have modules at other places; empty if it names none otherwise than by its path. */
  readonly aliases: ReadonlySet<string>;
  /** Files with code around the configuration and where it leads, from the root. */
  readonly around: readonly string[];
  /** Changes with all of it, with declarations that bind all code, and with the compiler. */
  readonly state: string;
}

/** Reads what a project tells the compiler; `content` is its folder, from the root. */
export function readSettings(root: string, content: string, { version }: FoundTool): ProjectSettings {
  const folders = foldersInRepository(join(root, content));
  const config = folders.map((folder) => join(folder, 'tsconfig.json')).find((file) => existsSync(file));
  const texts = config === undefined ? [] : [...readChain(config)];
  const places = new Set([config === undefined ? root : dirname(config), ...texts.flatMap(placesIn)]);
  const listAround = (place: string) => listCode(place, isCode).map((file) => pathFrom(root, join(place, file)));
  const around = [...new Set([...places].flatMap(listAround))];
  const ambient = around
    .filter((file) => /\.d\.[cm]?ts$/.test(file))
    .map((file) => [file, readIfThere(join(root, file))]);
  return {
    ...(config === undefined ? {} : { config }),
    aliases: new Set(texts.flatMap(([, text]) => (/"(?:paths|baseUrl)"/.test(text) ? keysIn(text) : []))),
    around,
    state: hashOf(JSON.stringify([version, texts, ambient, folders.flatMap(listTypes)])),
  };
}

/** Returns whether a file may hold code, or what code imports. */
export function isCode(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

const NAMED_CONFIGS = /"(?:extends|path)"\s*:\s*(\[[^\]]*\]|"[^"]*")/g;

/** Reads a configuration, and all that it extends or refers to, by absolute path. */
function readChain(config: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open = [config];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const text = texts.has(file) ? undefined : readIfThere(file);
    if (text === undefined) continue;
    texts.set(file, text);
    for (const [, names = ''] of text.matchAll(NAMED_CONFIGS))
      for (const [, name = ''] of names.matchAll(/"([^"]*)"/g)) open.push(findConfig(dirname(file), name));
  }
  return texts;
}

function keysIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/"([^"]+?)(?:\/\*)?"\s*:/g), ([, key = '']) => packageOf(key));
}

/** Lists the folders with code that a configuration leads to, also outside of its own. */
function placesIn([config, text]: readonly [file: string, text: string]): readonly string[] {
  if (!/"(?:paths|baseUrl|include|files|typeRoots)"/.test(text)) return [];
  const outside = Array.from(text.matchAll(/"((?:\.\.\/)+[^"*]*)/g), ([, path = '']) => path);
  return ['.', ...outside.filter((path) => !path.endsWith('.json'))]
    .map((path) => resolve(dirname(config), path))
    .map((place) => (isFolder(place) ? place : dirname(place)))
    .filter((place) => isFolder(place) && !/[\\/]node_modules(?:[\\/]|$)/.test(place));
}

/** Finds the configuration that another one names: a file, a folder, or one in a package. */
function findConfig(folder: string, name: string): string {
  const path = resolve(folder, name);
  const inPackages = createRequire(join(folder, 'tsconfig.json')).resolve.paths(name) ?? [];
  const places = [path, ...inPackages.map((place) => join(place, name))];
  return (
    places
      .flatMap((place) => [place, `${place}.json`, join(place, 'tsconfig.json')])
      .find((place) => existsSync(place) && !isFolder(place)) ?? path
  );
}

/** Lists the packages of types below a folder, which bind code that does not import them. */
function listTypes(folder: string): readonly string[] {
  const types = join(folder, 'node_modules/@types');
  return listFolder(types).map(({ name }) => `${name} ${readPackageJson(join(types, name)).version ?? ''}`);
}
