import { dirname } from 'node:path';
import ts from 'typescript-for-docs-nav';
import { definedOnly } from '../../../../engine/text/defined-only.ts';
import { onceEach } from '../../../system/base/once.ts';

/** Settings that decide where an import leads. */
export interface ResolutionOptions extends Pick<ts.CompilerOptions, 'baseUrl' | 'customConditions' | 'paths'> {
  /** Folder that `paths` are relative to without a `baseUrl`; not part of the compiler's public types. */
  readonly pathsBasePath?: string;
}

/** Names of the files in which a package sets its aliases. */
const CONFIGS = ['tsconfig.json', 'jsconfig.json'];

/**
 * Makes a function that finds the settings of a file's own package for resolving imports: `paths`, `baseUrl` and
 * `customConditions` of the nearest `tsconfig.json`, also those that it extends or that its `references` have. Installed
 * packages have none: what they publish does not depend on them.
 */
export function openPackageOptions(): (file: string) => ResolutionOptions {
  const find = onceEach((folder: string): ResolutionOptions => {
    const config = CONFIGS.map((name) => `${folder}/${name}`).find(ts.sys.fileExists);
    const parent = dirname(folder);
    return config !== undefined ? readOptions(config) : parent === folder ? {} : find(parent);
  });
  return (file) => (file.includes('/node_modules/') ? {} : find(dirname(file)));
}

function readOptions(config: string, seen: readonly string[] = []): ResolutionOptions {
  if (seen.includes(config) || !ts.sys.fileExists(config)) return {};
  const { config: json = {} } = ts.readConfigFile(config, ts.sys.readFile) as { config?: unknown };
  // Its files do not matter, so no folder is read.
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options, projectReferences = [] } = ts.parseJsonConfigFileContent(json, host, dirname(config));
  const { baseUrl, paths, pathsBasePath, customConditions } = options;
  const base = paths && String(pathsBasePath ?? dirname(config));
  const own = definedOnly({ baseUrl, paths, pathsBasePath: base, customConditions });
  if (Object.keys(own).length > 0) return own;
  return projectReferences
    .map(({ path }) => readOptions(path.endsWith('.json') ? path : `${path}/tsconfig.json`, [...seen, config]))
    .reduce<ResolutionOptions>((all, own) => ({ ...own, ...all }), {});
}
