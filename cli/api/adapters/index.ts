import type { Adapter } from './adapter.ts';
import { BASE } from './base.ts';
import { JOY } from './joy.ts';
import { MATERIAL } from './material.ts';
import { SYSTEM } from './system.ts';

const ADAPTERS: readonly Adapter[] = [MATERIAL, JOY, BASE, SYSTEM];

/** Any other package: its types and comments say everything. */
const GENERIC: Adapter = { covers: () => true, transparentTypes: [] };

/** The adapter for a package. Another family of packages is a file beside this one and an entry in the list above. */
export function adapterFor(packageName: string): Adapter {
  return ADAPTERS.find(({ covers }) => covers(packageName)) ?? GENERIC;
}
