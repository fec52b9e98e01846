/** The playgrounds of the components with the most props of each library, whose facts `facts.check.ts` checks. */
import path from 'node:path';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { operateAll } from '../support/operate-controls.ts';
import { visit } from '../support/settle.ts';
import { serveSite } from '../support/site.ts';
import { put } from '../support/tools.ts';
import { buildSite } from './support/adopter.ts';
import { compile } from './support/compile.ts';
import { installLibraries } from './support/libraries.ts';

const { newReader } = useReaders();

/**
 * Libraries with the folder of their provider and playground files, and three components each: one with a file named by
 * its name without points, or with what it starts with.
 */
const LIBRARIES: readonly (readonly [
  library: string,
  folder: string,
  components: readonly (readonly [name: string, preset?: string])[],
  provider?: string,
])[] = [
  ['react-select', 'react-select', [['AsyncCreatable'], ['Creatable'], ['Async']]],
  ['@ark-ui/react', 'ark', [['DatePicker.Root'], ['Combobox.Root'], ['FloatingPanel.Root']]],
  ['@digdir/designsystemet-react', 'digdir', [['Textfield'], ['Checkbox'], ['Radio']]],
  ['@sanity/ui', 'sanity', [['Card', 'children:Text'], ['Grid', 'children:Text'], ['Popover']], 'provider.tsx'],
  [
    '@ionic/react',
    'ionic',
    [
      ['IonInput', 'label:Name'],
      ['IonDatetime', 'value:2026-01-02'],
      ['IonTextarea', 'label:Text'],
    ],
    'provider.tsx',
  ],
  ['cmdk', 'cmdk', [['Command.Dialog'], ['Command'], ['Command.Item']]],
];

let modules = '';
beforeAll(() => {
  modules = installLibraries();
});

describe.each(LIBRARIES)('%s', (library, name, components, provider) => {
  test('has playgrounds of the components with the most props, whose controls work, and whose code compiles', async () => {
    const folder = makeFolder();
    symlinkSync(modules, path.join(folder, 'node_modules'));
    const own = path.join(import.meta.dirname, 'playgrounds', name);
    if (existsSync(own)) cpSync(own, path.join(folder, 'content/kit/try'), { recursive: true });
    const lines = components.map(([component, preset]) =>
      preset === undefined
        ? `::demo{src="${component.replace('.', '')}.playground.tsx" controls="${library}/${component}"}`
        : `::playground{package="${library}" name="${component}" preset="${preset}"}`,
    );
    const section = { id: 'kit', name, prefixes: ['/kit'], pages: [{ pathname: '/kit/try' }] };
    put(folder, {
      'package.json': '{ "private": true, "type": "module" }',
      'nav/site.yaml': 'title: Kit\nurl: https://kit.example\n',
      'nav/sections/kit.yaml': JSON.stringify({
        ...section,
        ...(provider !== undefined && { demoProvider: `content/kit/try/${provider}` }),
      }),
      'content/kit/try/index.md': ['# Try it', ...lines].join('\n\n') + '\n',
    });
    const site = await serveSite(buildSite(folder));
    try {
      const page = await (await newReader({ reducedMotion: 'reduce' })).newPage();
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await visit(page, `${site.origin}/kit/try/`);
      const outcomes = await operateAll(page);
      expect(outcomes).toHaveLength(components.length);
      expect(said).toEqual([]);
      for (const { name: figure, seen } of outcomes) expect(seen, figure).not.toEqual([]);
      const shown = await page
        .locator('figure:has(.feature-playground) .demo-stage')
        .evaluateAll((stages) =>
          stages.map(({ innerText, innerHTML }) => [innerText, innerHTML].join('').trim() !== ''),
        );
      expect(shown).not.toContain(false);
      expect(compile(folder, [...new Set(outcomes.flatMap(({ code }) => code))])).toBe('');
    } finally {
      await site.close();
    }
  });
});
