import { extname } from 'node:path';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { openEntries } from '../cache/entries.ts';
import { hashOf } from '../files/hash.ts';
import { findImports } from './find-imports.ts';

/** What a module takes from others, and what it gives them. */
export interface ModuleShape {
  /** In the order of its source, types included. */
  readonly imports: readonly ModuleImport[];
  /** Names of what it exports in that order, `default` among them; without types. */
  readonly exports: readonly string[];
}

/** A module that another one needs. */
export interface ModuleImport {
  /** As it is written, such as `./data` or `@mui/material/Button`. */
  readonly from: string;
  /** Names that it has for what is imported: `default` for its default, `*` for the whole of it. */
  readonly names: readonly string[];
}

/** Modules of a project, as far as they have been read. */
export interface ModuleReader {
  /** Reads what a module imports and exports. A syntax error is not reported here: the bundler does that. */
  read(path: string, text: string): Promise<ModuleShape>;
  /** Keeps what was read for the next run, and nothing else. */
  save(): void;
}

/** Opens the modules of a project. The parser is loaded only when a module has changed since the last run. */
export function openModules(root: string): ModuleReader {
  const shard = openEntries<{ readonly hash: string; readonly shape: ModuleShape }>(
    findCacheFolder(root),
    'modules.json',
  );
  const seen = new Set<string>();
  return {
    async read(path, text) {
      seen.add(path);
      const hash = hashOf(text);
      const known = shard.find(path);
      if (known?.hash === hash) return known.shape;
      const { imports, exports } = await findImports(text, { lang: languageOf(path), root });
      const shape = {
        imports: imports.map(({ from, names }) => ({ from, names: names.map(({ imported }) => imported) })),
        exports,
      };
      shard.keep(path, { hash, shape });
      return shape;
    },
    save: () => shard.save((path) => seen.has(path)),
  };
}

function languageOf(path: string): 'ts' | 'tsx' | 'jsx' {
  const ending = extname(path);
  if (ending === '.tsx') return 'tsx';
  return ending.endsWith('ts') ? 'ts' : 'jsx';
}
