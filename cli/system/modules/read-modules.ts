import { extname } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../files/hash.ts';
import { findImports } from './find-imports.ts';

/** A module's imports and exports. */
export interface ModuleShape {
  /** In source order, including types. */
  readonly imports: readonly ModuleImport[];
  /** Names of its exports in that order, including `default` but no types. */
  readonly exports: readonly string[];
}

/** A module that another one imports. */
export interface ModuleImport {
  /** As written, such as `./data` or `@mui/material/Button`. */
  readonly from: string;
  /** The imported names: `default` for the default export, `*` for the namespace. */
  readonly names: readonly string[];
}

/** The modules of a project that have been read. */
export interface ModuleReader {
  /** Reads the imports and exports of a module. Syntax errors are left to the bundler. */
  read(path: string, text: string): Promise<ModuleShape>;
  /** Saves what was read in this run, and some of what was not. */
  save(): void;
}

/** Modules that are kept without having been read: a run may be for some sections only. */
const SPARE = 1000;

/**
 * Opens the modules of a project, kept in a file of the cache that nothing else writes. The parser is loaded only if a
 * module has changed since the last run.
 */
export function openModules(project: Project, file: string): ModuleReader {
  const parser = project.tools.find('vite')?.version;
  const shard = project.cache.entries<{ readonly hash: string; readonly shape: ModuleShape }>(file, parser);
  const seen = new Set<string>();
  return {
    async read(path, text) {
      seen.add(path);
      const hash = hashOf(text);
      const known = shard.find(path);
      if (known?.hash === hash) return known.shape;
      const { imports, exports } = await findImports(text, { lang: languageOf(path), project });
      const shape = {
        imports: imports.map(({ from, names }) => ({ from, names: names.map(({ imported }) => imported) })),
        exports,
      };
      shard.keep(path, { hash, shape });
      return shape;
    },
    save: () => shard.save((path) => seen.has(path), SPARE),
  };
}

/** Returns the language of a module by its ending. */
export function languageOf(path: string): 'ts' | 'tsx' | 'jsx' {
  const ending = extname(path);
  if (ending === '.tsx') return 'tsx';
  return ending.endsWith('ts') ? 'ts' : 'jsx';
}
