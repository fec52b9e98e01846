import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { OxcOptions, UserConfig } from 'vite';
import { hashOf } from '../files/hash.ts';
import { foldersInRepository } from '../packages/repository.ts';
import { loadTool } from '../tools/load-tool.ts';

/** How a project's modules are compiled. */
export interface ProjectConfig {
  /** Absolute path of Vite's configuration; undefined if there is none, or none is wanted. */
  readonly file: string | undefined;
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

/**
 * Finds the configuration of a project's compilation: Vite's in its root, or the one in the site's settings; all others
 * up to the root of the repository.
 */
export function findProjectConfig(root: string, named?: string): ProjectConfig {
  const here = readdirSync(root).find((name) => VITE.test(name));
  const file = named === NO_CONFIG ? undefined : named === undefined ? here && join(root, here) : join(root, named);
  const texts: string[] = [];
  for (const folder of foldersInRepository(root)) {
    for (const name of readdirSync(folder)
      .filter((entry) => COMPILING.test(entry))
      .toSorted())
      texts.push(`${relative(root, folder)}/${name} ${readText(join(folder, name))}`);
  }
  return {
    file,
    key: hashOf(`${file === undefined ? '' : `${relative(root, file)} ${readText(file)}`}\n${texts.join('\n')}`),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Reads a project's Vite configuration. Throws a `ConfigError` if it is not a module, or throws. */
export async function readProjectConfig(root: string, { file }: ProjectConfig): Promise<CompileOptions> {
  if (file === undefined) return { options: {}, plugins: [], jsx: {} };
  const { loadConfigFromFile } = await loadTool(root, 'vite');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, root, 'silent').catch(
    (error: unknown) => {
      throw new ConfigError(file, error);
    },
  );
  const { plugins = [], css, json, assetsInclude, define, resolve, oxc } = loaded?.config ?? {};
  return { options: present({ css, json, assetsInclude, define, resolve }), plugins, jsx: jsxOf(oxc) };
}

function jsxOf(oxc: OxcOptions | false | undefined): object {
  return oxc !== undefined && oxc !== false && typeof oxc.jsx === 'object' ? oxc.jsx : {};
}

/** Removes undefined options, which Vite treats differently from missing ones. */
function present<Options extends object>(
  options: Options,
): { [Key in keyof Options]?: Exclude<Options[Key], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Options]?: Exclude<Options[Key], undefined>;
  };
}
