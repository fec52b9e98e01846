import { COMPONENT_FOLDERS } from './component-folders.ts';
import type { PackageLayout } from './layout.ts';

/** Apart from the adapters: commands that only list names load these alone. */
const LAYOUTS: readonly PackageLayout[] = [COMPONENT_FOLDERS];

/** The layout of a package; `undefined` where what it exports says where everything is. */
export function layoutFor(packageName: string): PackageLayout | undefined {
  return LAYOUTS.find(({ covers }) => covers(packageName));
}
