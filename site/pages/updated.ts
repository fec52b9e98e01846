import type { Route } from '../../engine/manifest/manifest.ts';
import { joinPathname } from '../../engine/address/pathname.ts';
import type { SiteContext } from './context/site-context.ts';

/** Returns the day of the last change to a page or one of its demos. */
export function updatedOf(
  { file, demos = [] }: Pick<Route, 'file' | 'demos'>,
  { updated }: Pick<SiteContext, 'updated'>,
): string | undefined {
  if (file === undefined) return undefined;
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [file, ...demos.map((demo) => joinPathname(folder, demo).slice(1))]
    .flatMap((path) => updated[path] ?? [])
    .toSorted()
    .at(-1);
}
