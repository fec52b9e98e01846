import { isElsewhere, type Adapter } from './adapter.ts';
import { MUI_ADAPTER } from './mui.ts';

const ADAPTERS: readonly Adapter[] = [...MUI_ADAPTER];

/** Any other package, whose types and comments say everything. */
const GENERIC: Adapter = { covers: () => true, describes: (name) => !isElsewhere(name), transparentTypes: [] };

/**
 * Returns the adapter for a package. To add a family of packages, add a file beside this one and its adapters to the
 * list above.
 */
export function adapterFor(packageName: string): Adapter {
  return ADAPTERS.find(({ covers }) => covers(packageName)) ?? GENERIC;
}
