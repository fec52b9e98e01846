import { COMPONENT_FOLDERS } from './component-folders.ts';
import type { PackageLayout } from './layout.ts';

/** Separate from the adapters: commands that only list names load nothing else. */
const LAYOUTS: readonly PackageLayout[] = [COMPONENT_FOLDERS];

/** Returns the layout of a package; `undefined` if its `exports` locate everything. */
export function layoutFor(packageName: string): PackageLayout | undefined {
  return LAYOUTS.find(({ covers }) => covers(packageName));
}
