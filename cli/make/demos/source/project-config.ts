import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OxcOptions, UserConfig } from 'vite';
import type { Project } from '../../../../site/project/project.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { readIfThere } from '../../../system/files/look-at.ts';
import { pathFrom } from '../../../system/files/slashes.ts';
import { foldersInRepository } from '../../../system/packages/repository.ts';
import { namesFor } from './own-files.ts';

/** How a project's modules are compiled. */
export interface ProjectConfig {
  /** Absolute path of Vite's configuration; undefined if there is none, or none is wanted. */
  readonly file: string | undefined;
  /**
   * Files that determine how to compile, the files of the project that they include, and the paths where a new file
   * would count; from the root.
   */
  readonly places: readonly string[];
  /** Changes with any file that affects compilation. */
  readonly key: string;
}

/** The parts of a project's configuration that affect how modules are compiled, as opposed to its own output. */
export interface CompileOptions {
  readonly options: Partial<Pick<UserConfig, 'css' | 'json' | 'assetsInclude' | 'define' | 'resolve'>>;
  readonly plugins: NonNullable<UserConfig['plugins']>;
  readonly jsx: object;
}

/** A project's configuration could not be read. */
export class ConfigError extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.file = file;
  }
}

/** For a project whose own configuration does not apply to demos. */
const NO_CONFIG = 'none';

const VITE = /^vite\.config\.[cm]?[jt]s$/;
const COMPILING =
  /^(?:vite\.config\.[cm]?[jt]s|(?:postcss|tailwind)\.config\.\w+|\.postcssrc(?:\.\w+)?|tsconfig(?:\.\w+)?\.json|uno\.config\.\w+|panda\.config\.\w+)$/;

/** The files that a project without a configuration is most likely to add. */
const USUAL = [
  ...['ts', 'js', 'mts', 'mjs'].map((ending) => `vite.config.${ending}`),
  'tsconfig.json',
  ...['js', 'cjs', 'mjs', 'ts'].map((ending) => `postcss.config.${ending}`),
];

/**
 * Finds the files that determine how a project is compiled: Vite's configuration in its root, or the one that the site
 * names, and the settings of other tools up to the top of the repository.
 */
export function findProjectConfig(project: Project, named?: string): ProjectConfig {
  const here = readdirSync(project.root).find((name) => VITE.test(name));
  const file =
    named === NO_CONFIG
      ? undefined
      : named === undefined
        ? here && join(project.root, here)
        : join(project.root, named);
  const found = new Map<string, string>();
  const sought: string[] = USUAL.map((name) => join(project.root, name));
  const open = foldersInRepository(project.root).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => COMPILING.test(name))
      .toSorted()
      .map((name) => join(folder, name)),
  );
  if (file !== undefined) open.push(file);
  for (const path of open) {
    const text = readIfThere(path);
    if (text === undefined || found.has(path)) continue;
    found.set(path, text);
    for (const names of partsOf(path, text)) {
      const part = names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
      if (part === undefined) sought.push(...names);
      else open.push(part);
    }
  }
  const files = Array.from(found, ([path, text]) => ({ path: pathFrom(project.root, path), text }));
  return {
    file,
    places: [...files.map(({ path }) => path), ...sought.map((path) => pathFrom(project.root, path))],
    key: hashOf(JSON.stringify([file && pathFrom(project.root, file), files])),
  };
}

/**
 * Returns the files of the project that a configuration includes, which are modules that it imports and settings that it
 * extends, each as the paths where it may be.
 */
function partsOf(path: string, text: string): readonly (readonly string[])[] {
  const named = path.endsWith('.json')
    ? Array.from(text.matchAll(EXTENDS), ([, value = '']) => value)
        .join()
        .matchAll(/"(\.{1,2}\/[^"]+)"/g)
    : text.matchAll(IMPORTED);
  return Array.from(named, ([, part = '']) => namesFor(join(dirname(path), part)));
}

const EXTENDS = /"extends"\s*:\s*(\[[^\]]*\]|"[^"\n]*")/g;
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** Reads a project's Vite configuration. Throws a `ConfigError` if it is not a module, or throws. */
export async function readProjectConfig(project: Project, { file }: ProjectConfig): Promise<CompileOptions> {
  if (file === undefined) return { options: {}, plugins: [], jsx: {} };
  const { loadConfigFromFile } = await project.tools.load('vite');
  const loading = () => loadConfigFromFile({ command: 'build', mode: 'production' }, file, project.root, 'silent');
  // If a file is missing, loading fails a moment later, with a message about it.
  const loaded = await withoutWarnings('[UNRESOLVED_IMPORT]', loading).catch((error: unknown) => {
    throw new ConfigError(file, error);
  });
  const { plugins = [], css, json, assetsInclude, define, resolve, oxc } = loaded?.config ?? {};
  const options = Object.entries({ css, json, assetsInclude, define, resolve });
  // Vite treats undefined options differently from missing ones.
  const given = Object.fromEntries(options.filter(([, value]) => value !== undefined));
  return { options: given, plugins, jsx: jsxOf(oxc) };
}

/** Runs code without warnings that contain some words, which tools print regardless of their settings. */
async function withoutWarnings<Result>(kind: string, run: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes(kind)) warn(...said);
  };
  try {
    return await run();
  } finally {
    console.warn = warn;
  }
}

function jsxOf(oxc: OxcOptions | false | undefined): object {
  return oxc !== undefined && oxc !== false && typeof oxc.jsx === 'object' ? oxc.jsx : {};
}
