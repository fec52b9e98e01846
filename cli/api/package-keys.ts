import { extractorKey } from './compiler-thread.ts';
import { packageKey } from './package-key.ts';

/** Says which descriptions of a package are recent enough. */
export interface PackageKeys {
  /** Keys of the states that a package may be described in, best first; the last is its state now, in which missing descriptions are made. */
  keysOf(name: string): readonly string[];
}

/** Takes packages as they are when they are first asked for: what builds and checks go by. */
export function currentKeys(root: string): PackageKeys {
  return keysNotedIn(new Map(), root);
}

/** Keeps to the packages as they were last described, since an edit of a library should not wait for the compiler. */
export interface DescribedKeys extends PackageKeys {
  /** Whether a package has changed since it was described. */
  isBehind(): boolean;
  /**
   * Has packages described as they are now, by the given keys, and keeps to that from then on. False where this is
   * going on already. Where it fails, nothing counts as described, so the next look waits for the compiler and tells why.
   */
  catchUp(describe: (keys: PackageKeys) => Promise<unknown>): Promise<boolean>;
}

/** Begins with nothing described: what is asked for first is described at once. */
export function openDescribedKeys(root: string): DescribedKeys {
  const described = new Map<string, string>();
  let isBehind = false;
  let isBusy = false;
  return {
    keysOf(name) {
      const now = currentKey(root, name);
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
        await describe(keysNotedIn(next, root));
        // What no one asks for any more is not known, rather than for ever behind.
        described.clear();
        for (const [name, key] of next) described.set(name, key);
      } catch {
        described.clear();
      } finally {
        isBusy = false;
      }
      return true;
    },
  };
}

function keysNotedIn(known: Map<string, string>, root: string): PackageKeys {
  return {
    keysOf(name) {
      const key = known.get(name) ?? currentKey(root, name);
      known.set(name, key);
      return [key];
    },
  };
}

function currentKey(root: string, name: string): string {
  return `${extractorKey(root)} ${packageKey(root, name)}`;
}
