import type { Adapter } from './adapter.ts';
import { BASE } from './base.ts';
import { JOY } from './joy.ts';
import { MATERIAL } from './material.ts';
import { SYSTEM } from './system.ts';

const ADAPTERS: readonly Adapter[] = [MATERIAL, JOY, BASE, SYSTEM];

/** Any other package, whose types and comments say everything. */
const GENERIC: Adapter = { covers: () => true, transparentTypes: [] };

/**
 * Returns the adapter for a package. To add a family of packages, add a file beside this one and an entry to the list
 * above.
 */
export function adapterFor(packageName: string): Adapter {
  return ADAPTERS.find(({ covers }) => covers(packageName)) ?? GENERIC;
}
