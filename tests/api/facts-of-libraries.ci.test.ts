import { expect, test } from 'vitest';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import type { ComponentApi } from '../../site/api/api-data.ts';
import { openTypeLinks } from '../../site/api/render-type.ts';
import { ROOT } from '../support/docs-nav.ts';
import { RENDERING } from './support.ts';

/** What React and the packages themselves do, by the code that does it. */
test('packages on the reference site are described as their code works', () => {
  const named = ['Radio', 'Fab', 'Popper', 'Grid', 'Button', 'Autocomplete'];
  const wanted = [
    ...named.map((name) => ({ package: '@mui/material', name })),
    { package: '@mui/x-data-grid-pro', name: 'DataGridPro' },
  ];
  const found = new Map(
    extractApis(projectAt(ROOT), wanted).flatMap((each) =>
      each?.kind === 'component' ? [[each.name, each] as const] : [],
    ),
  );
  const propOf = (component: string, name: string) =>
    [
      ...(found.get(component)?.props ?? []),
      ...(found.get(component)?.inherited ?? []).flatMap(({ props }) => props),
    ].find((prop) => prop.name === name);
  expect(propOf('DataGridPro', 'listView')?.default).toBe('false');
  expect(propOf('Radio', 'disabled')?.default).toBe('false');
  expect(propOf('Fab', 'disableRipple')?.default).toBe('false');
  // `focusRipple: !disableFocusRipple`, whatever the comment of the component below says.
  expect(propOf('Fab', 'focusRipple')).toMatchObject({ defaultSource: { file: expect.stringMatching(/\/Fab\.js$/) } });
  expect(found.get('Popper')?.classes.map(({ className }) => className)).toEqual(['MuiPopper-root']);
  expect(propOf('Grid', 'unstable_level')?.description).toMatch(/^The level of the grid starts from `0`/);
  const declared = (component: string, name: string) =>
    found.get(component)?.types?.find((type) => type.name === name)?.text;
  expect(declared('Button', 'ButtonBaseActions')).toBe('interface ButtonBaseActions {\n  focusVisible(): void;\n}');
  expect(declared('Autocomplete', 'AutocompleteChangeDetails')).toContain('option: Value;');
  expect(declared('Button', 'ClassKey')).toBeUndefined();
  const links = openTypeLinks(found.get('Button') as ComponentApi, RENDERING);
  expect(['ButtonBaseActions', 'ButtonClasses'].map(links)).toEqual([
    '#button-type-ButtonBaseActions',
    `#button-class-${found.get('Button')?.classes[0]?.key}`,
  ]);
  expect([...found.values()].flatMap(({ findings = [] }) => findings)).toEqual([]);
});
