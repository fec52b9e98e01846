import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findUsedLibraries } from '../../cli/init/find-used-libraries.ts';
import { makeFolder } from '../cli/support/folder.ts';

test('the component that a package is named after comes first, and icon packages come last', async () => {
  const library = (name: string, components: readonly string[]) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: '1.0.0',
      types: 'index.d.ts',
      peerDependencies: { react: '*' },
    }),
    [`node_modules/${name}/index.d.ts`]: `import * as React from 'react';\n${components
      .map((component) => `export declare const ${component}: React.FC;\n`)
      .join('')}`,
  });
  const root = makeFolder({
    'package.json': JSON.stringify({ dependencies: { 'acme-icons': '1', acme: '1', 'react-day-picker': '1' } }),
    ...library('acme-icons', ['Badge', 'Card', 'Switch', 'Tooltip']),
    ...library('acme', ['Zone', 'Card', 'Button']),
    ...library('react-day-picker', ['Select', 'DayPicker', 'Chevron']),
  });
  const found = await findUsedLibraries(projectAt(root));
  expect(found.map(({ name, components }) => [name, ...components])).toEqual([
    ['acme', 'Button', 'Card', 'Zone'],
    ['react-day-picker', 'DayPicker', 'Select', 'Chevron'],
    ['acme-icons', 'Badge', 'Card', 'Switch', 'Tooltip'],
  ]);
});
