import { apiSlug } from '../../../../engine/address/api-slug.ts';
import type { ApiName } from '../../../../site/api/api-data.ts';
import { shelfKey } from '../../../../site/api/api-shelf.ts';
import type { ModuleImport } from '../../../system/modules/read-modules.ts';

const SPECIFIER = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/;

/**
 * Finds the exports in an import: `import Button from '@mui/material/Button'`, or `import { Button } from '@mui/base'`;
 * if several names match a module’s own export, the longest wins.
 */
export function exportsWanted({ from, names }: ModuleImport, wanted: ReadonlySet<string>): readonly ApiName[] {
  const [, owner = '', below = ''] = SPECIFIER.exec(from) ?? [];
  return [...names, ...(below === '' ? [] : [below])].flatMap((name) => {
    const called = stableName(name);
    const candidates = [...longerNames(called, below).toReversed(), called].map((each) => ({
      package: owner,
      name: each,
    }));
    return candidates.find((candidate) => wanted.has(shelfKey(candidate))) ?? [];
  });
}

/**
 * Returns longer names for an export of a module below the main one, to use if its bare name is taken; shortest first.
 * @example
 * longerNames('Button', 'experimental')        // ['experimental.Button']
 * longerNames('Button', 'next/button')         // ['next.Button']
 * longerNames('Root', 'next/dialog')           // ['dialog.Root', 'next.dialog.Root']
 */
export function longerNames(called: string, below: string): readonly string[] {
  const folders = below
    .replace(/\.[cm]?[jt]sx?$/, '')
    .split('/')
    .filter((folder) => folder !== '');
  // A folder with one component is named after it.
  const places =
    folders.length > 1 && apiSlug(folders.at(-1) ?? '') === apiSlug(called) ? folders.slice(0, -1) : folders;
  return places.map((_, at) => [...places.slice(places.length - 1 - at), called].join('.'));
}

/** Prefixes of unstable names: `unstable_` in React and Radix, `Unstable_` also in MUI, `UNSTABLE_` in React Aria. */
const UNSTABLE = /^unstable_/i;

/** Returns the name that an export will have once it is stable, which its documentation uses. */
export function stableName(name: string): string {
  return name.replace(UNSTABLE, '');
}

/** Returns whether a name refers to an export or a module, with or without the prefix. */
export function isMeantBy(name: string, written: string): boolean {
  return written === name || stableName(written) === name;
}
