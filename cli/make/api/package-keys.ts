import type { Project } from '../../../site/project/project.ts';
import { extractorKey } from './compiler-thread.ts';
import { once } from '../../system/base/once.ts';
import { hashOf } from '../../system/files/hash.ts';

/** Decides which descriptions of a package are recent enough. */
export interface PackageKeys {
  /**
   * Returns the keys of package states whose descriptions will do, best first; the last is the current state, for which
   * missing descriptions are made.
   */
  keysOf(name: string): readonly string[];
  /** Notes that components of the project are described in an earlier state; absent if only the current one will do. */
  readonly lag?: (() => void) | undefined;
}

/** Uses packages in the state in which they are first needed: for builds and checks. */
export function currentKeys(project: Project): PackageKeys {
  return keysNotedIn(new Map(), project);
}

/** Uses packages as they were last described, so that an edit of a library need not wait for the compiler. */
interface DescribedKeys extends PackageKeys {
  /** Whether a package has changed since it was described. */
  isBehind(): boolean;
  /**
   * Describes packages in their current state, under the given keys, and uses these from then on. False if this is
   * already running. If it fails, all descriptions are discarded, so the next refresh waits for the compiler and
   * reports the error.
   */
  catchUp(describe: (keys: PackageKeys) => Promise<unknown>): Promise<boolean>;
}

/** Starts without any descriptions: what is needed first is described at once. */
export function openDescribedKeys(project: Project): DescribedKeys {
  const described = new Map<string, string>();
  let isBehind = false;
  let isBusy = false;
  // After a failure, the next refresh waits for the compiler.
  let mayLag = true;
  return {
    get lag() {
      return mayLag ? () => void (isBehind = true) : undefined;
    },
    keysOf(name) {
      const now = currentKey(project, name);
      const before = described.get(name);
      if (before === undefined) described.set(name, now);
      if (before === undefined || before === now) return [now];
      isBehind = true;
      return [before, now];
    },
    isBehind: () => isBehind,
    async catchUp(describe) {
      if (isBusy) return false;
      isBusy = true;
      isBehind = false;
      const next = new Map<string, string>();
      try {
        await describe(keysNotedIn(next, project));
        // Packages no longer in use are forgotten; otherwise they would stay behind forever.
        described.clear();
        for (const [name, key] of next) described.set(name, key);
        mayLag = true;
      } catch {
        described.clear();
        mayLag = false;
      } finally {
        isBusy = false;
      }
      return true;
    },
  };
}

function keysNotedIn(known: Map<string, string>, project: Project): PackageKeys {
  const extractor = once(() => extractorKey(project));
  return {
    keysOf(name) {
      const key = known.get(name) ?? currentKey(project, name, extractor());
      known.set(name, key);
      return [key];
    },
  };
}

function currentKey(project: Project, name: string, extractor = extractorKey(project)): string {
  return `${extractor} ${packageKey(project, name)}`;
}

/**
 * Identifies the state of a package's declarations: its version, those of the packages that its types use, and React's
 * types, which it need not depend on. `undefined` for a package that does not exist.
 */
function packageKey(project: Project, name: string): string | undefined {
  if (project.packages.find(name) === undefined) return undefined;
  return hashOf(JSON.stringify(project.packages.states([name, '@types/react'], (file) => DECLARATIONS.test(file))));
}

/** A package documented in its own folder is described from its sources. */
const DECLARATIONS = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/**
 * Returns the name of a file below `api/` in the cache: its subject, such as `@acme/kit.Button`, and the start of its
 * key, a hash.
 */
export function cacheFile(subject: string, key: string): string {
  return `${subject.replaceAll('/', '+')}.${key.slice(0, KEY_LENGTH)}.json`;
}

const KEY_LENGTH = 12;
