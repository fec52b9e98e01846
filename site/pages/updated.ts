import type { Route } from '../../engine/manifest/manifest.ts';
import { joinPathname } from '../../engine/address/pathname.ts';
import type { SiteContext } from './context/site-context.ts';
import { textsOn } from '../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../features/index.ts';

/** Returns the day of the last change to a page or one of its demos. */
export function updatedOf(
  route: Pick<Route, 'file' | 'asks'>,
  { updated }: Pick<SiteContext, 'updated'>,
): string | undefined {
  const { file } = route;
  if (file === undefined) return undefined;
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [file, ...textsOn('module', route, FEATURE_KINDS).map((module) => joinPathname(folder, module).slice(1))]
    .flatMap((path) => updated[path] ?? [])
    .toSorted()
    .at(-1);
}
