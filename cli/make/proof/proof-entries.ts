import type { ComponentApi } from '../../../site/api/api-data.ts';
import type { Entry } from '../demos/bundle/bundle-demos.ts';
import { readImport } from '../demos/source/read-import.ts';

/**
 * Makes the module of a component, from the import that its page shows; it exports the component and the object of class
 * names that the same module exports (`buttonClasses`). `undefined` for a component that cannot be imported.
 */
export function componentEntry(
  { name, imports }: Pick<ComponentApi, 'name' | 'imports'>,
  module: string,
): Entry | undefined {
  const found = readImport(name, imports[0] ?? '');
  if (found === undefined) return undefined;
  const { specifier, exported, members } = found;
  const path = members.map((member) => `?.[${JSON.stringify(member)}]`).join('');
  const classes = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return {
    name: module,
    code: `import * as found from ${JSON.stringify(specifier)};\nexport const component = found[${JSON.stringify(exported)}]${path};\nexport const classes = found[${JSON.stringify(classes)}];\n`,
  };
}
