import { join, posix } from 'node:path';
import type { Project } from '../../../../site/project/project.ts';
import type { ComponentSource } from '../../../../engine/feature/declaration.ts';
import type { Origin } from '../../../../engine/index.ts';
import { openStampedFiles } from '../../../system/cache/stamped-files.ts';
import { lookThrough } from '../../../system/files/look-at.ts';
import { readImports, type PlacedImport } from './read-prologue.ts';

/** The modules that run on a site, as far as the site refers to them. */
export interface NamedModules {
  /** All existing modules, from the root. */
  readonly modules: readonly string[];
  /** The demos on its pages. */
  readonly parts: readonly { readonly src: string }[];
  /** Paths of the modules that wrap demos, which need a default export. */
  readonly providers: readonly string[];
  /** Paths of the modules in the frame, which may export any component. */
  readonly components: readonly string[];
  /** The components of pages. */
  readonly own?: readonly ComponentPlace[];
}

/** A component as an export of a module, at the place that names it. */
interface ComponentPlace extends ComponentSource {
  readonly at: Origin;
}

/** A module that a site shows, and what its text says; its path is from the root. */
export interface ShownModule extends ModuleFacts {
  readonly path: string;
}

interface ModuleFacts {
  /** The exports asked of it that it cannot have; an empty name stands for any export. */
  readonly lacks: readonly string[];
  /** The imports at its start. */
  readonly imports: readonly PlacedImport[];
  /** What it imports for its effect alone, as stylesheets are, at the whole statement. */
  readonly effects: readonly PlacedImport[];
}

/** Modules of other sections that are kept without having been read. */
const SPARE = 1000;

/**
 * Reads the modules that a site shows, except for those that are no text; from the cache, unless they were touched since,
 * or other exports are asked of them.
 */
export function readShown(project: Project, named: NamedModules): readonly ShownModule[] {
  const kept = openStampedFiles<readonly [exported: string, facts: ModuleFacts]>(project.cache, 'modules-shown.json');
  const asked = exportsAsked(named);
  const shown = asked.flatMap(({ path, names }): readonly ShownModule[] => {
    const exported = [...names].join();
    const stamp = lookThrough(join(project.root, path));
    const [before, known] = (stamp && kept.find(path, stamp)) ?? [];
    if (known !== undefined && before === exported) return [{ path, ...known }];
    const text = project.files.readText(path, []);
    if (stamp === undefined || text === undefined) return [];
    const facts = moduleFacts(text, names);
    kept.keep(path, stamp, [exported, facts]);
    return [{ path, ...facts }];
  });
  const paths = new Set(asked.map(({ path }) => path));
  kept.save((path) => paths.has(path), SPARE);
  return shown;
}

/** Lists the modules that a site shows, with the exports that it asks of them. */
export function exportsAsked({
  modules,
  parts,
  providers,
  components,
  own = [],
}: NamedModules): readonly { readonly path: string; readonly names: ReadonlySet<string> }[] {
  const shown = new Map<string, Set<string>>();
  for (const { src } of parts) {
    const [module = '', name = ''] = src.split('#');
    const file = posix.basename(module);
    shown.set(file, (shown.get(file) ?? new Set()).add(name));
  }
  return modules.flatMap((path) => {
    const exported = own.filter(({ module }) => module === path).map((component) => component.export);
    const names = providers.includes(path)
      ? PROVIDER
      : exported.length > 0
        ? new Set(exported)
        : components.includes(path)
          ? COMPONENT
          : shown.get(posix.basename(path));
    return names === undefined ? [] : { path, names };
  });
}

/** The exports required of each kind of module; an empty name stands for any export. */
const PROVIDER: ReadonlySet<string> = new Set(['default']);
const COMPONENT: ReadonlySet<string> = new Set(['']);

/** Reads what checks need of a module’s text, of which some exports are asked. */
export function moduleFacts(text: string, names: ReadonlySet<string>): ModuleFacts {
  return {
    lacks: findLacks(text, names),
    imports: readImports(text),
    effects: Array.from(text.matchAll(EFFECT), ({ 0: { length }, 2: from = '', index }) => ({
      from,
      start: index,
      end: index + length,
    })),
  };
}

/**
 * Finds missing exports: a name that occurs nowhere in a module cannot be exported by it, unless it re-exports all of
 * another module.
 */
function findLacks(text: string, names: ReadonlySet<string>): readonly string[] {
  if (/\bexport\s*\*|\bmodule\.exports\b/.test(text)) return [];
  const isEmpty = !/\bexports?\b/.test(text);
  return [...names].filter((name) => isEmpty || !text.includes(name));
}

/** Stylesheets are imported for their effect alone. */
const EFFECT = /^import\s*(['"])([^'"\n]+)\1/gm;
