import { apiSlug } from '../../../../engine/address/api-slug.ts';

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
