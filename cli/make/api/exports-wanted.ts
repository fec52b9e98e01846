import type { ApiName } from '../../../site/api/api-data.ts';
import { shelfKey } from '../../../site/api/api-shelf.ts';
import type { ModuleImport } from '../../system/modules/read-modules.ts';
import { longerNames } from './exports/longer-names.ts';
import { stableName } from './exports/stable-name.ts';

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
