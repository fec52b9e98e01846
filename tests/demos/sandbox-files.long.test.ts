import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findDemoPages } from '../../cli/make/demos/source/demo-pages.ts';
import { needsPage, noteBareSandboxes, wrappingOf } from '../../cli/make/demos/javascript/sandbox.ts';
import { isEditable } from '../../cli/make/demos/javascript/sandbox.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { ROOT } from '../support/docs-nav.ts';
import { put } from '../support/tools.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-nav-sandbox-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The page of a demo, in a section whose demos are wrapped by a module in sandboxes. */
async function findPage(files: Readonly<Record<string, string>>, sandboxProvider = 'docs/provider.tsx') {
  put(root, { 'content/kit/Demo.tsx': 'export default () => null;\n', ...files });
  const [page] = await findDemoPages(projectAt(root), {
    site: {},
    sections: [{ id: 'kit', sandboxProvider }],
    routes: {
      '/kit': {
        pathname: '/kit',
        title: 'Kit',
        section: 'kit',
        file: 'content/kit/index.md',
        asks: [{ kind: 'demo', ask: { src: 'Demo.tsx' } }],
      },
    },
  } as unknown as RouteManifest);
  if (page === undefined) throw new Error('There is no page.');
  return page;
}

describe('what wraps demos is copied into sandboxes', () => {
  test('with what it imports from its folder, the types that it uses, and what compiles its styles', async () => {
    const page = await findPage({
      'docs/provider.tsx': `import type { DemoProviderProps } from 'docs-nav/react';\nimport 'stylis';\nimport { name } from './parts/theme';\nimport './kit.scss';\nexport default ({ children }: DemoProviderProps) => name && children;\n`,
      'docs/parts/theme.ts': `export const name = 'kit';\n`,
      'docs/kit.scss': `@use './colors';\n@import 'minisearch/looks.css';\n@import 'no-such-package';\n`,
      'docs/_colors.scss': `$red: red;\n`,
    });
    const { module, files = {}, packages } = wrappingOf(page, {}) ?? {};
    expect(module).toBe('./demo-provider/provider');
    expect(Object.keys(files).toSorted()).toEqual([
      'demo-provider/_colors.scss',
      'demo-provider/kit.scss',
      'demo-provider/parts/theme.ts',
      'demo-provider/provider.tsx',
      'docs-nav.d.ts',
    ]);
    expect(files['docs-nav.d.ts']).toMatch(/^declare module 'docs-nav\/react' \{\n[^]*interface DemoProviderProps/);
    expect(packages).toEqual(['minisearch', 'sass', 'stylis']);
    expect(noteBareSandboxes([page])).toEqual([]);
  });

  test('from the root of the project', async () => {
    const page = await findPage(
      { 'provider.tsx': `import './src/kit.css';\nexport default () => null;\n`, 'src/kit.css': 'a {}\n' },
      'provider.tsx',
    );
    expect(Object.keys(wrappingOf(page, {})?.files ?? {})).toEqual([
      'demo-provider/provider.tsx',
      'demo-provider/src/kit.css',
    ]);
  });

  test('with the attribute from which its library reads the mode, even without a provider', async () => {
    expect(wrappingOf({ sandbox: undefined }, { attribute: 'data-theme' })).toEqual({
      modeAttribute: 'data-theme',
      files: {},
      packages: [],
    });
    expect(wrappingOf({ sandbox: undefined }, { class: 'dark' })).toBeUndefined();
  });
});

describe('what depends on the rest of the project is reported instead of copied:', () => {
  test.each([
    ['a module outside its folder', `import '../theme';`, 'theme.ts'],
    ['a picture', `import logo from './logo.png';`, './logo.png'],
    ['an alias', `import '@/theme';`, '@/theme'],
    ['something that only a page knows', `import { useColorMode } from 'docs-nav/react';`, 'docs-nav/react'],
    ['the environment of the build', `const key = process.env.LICENSE;`, 'process.env.LICENSE'],
    ['a package with the mark of webpack', `import './marked.scss';`, '~minisearch/looks'],
    ['a stylesheet that Tailwind fills', `import './tailwind.css';`, 'the styles that Tailwind or the like makes'],
  ])('%s', async (_, line, need) => {
    const page = await findPage({
      'docs/provider.tsx': `${line}\nexport default () => null;\n`,
      'docs/logo.png': '\u0000',
      'docs/marked.scss': `@use '~minisearch/looks';\n`,
      'docs/tailwind.css': `@import 'tailwindcss';\n`,
      'theme.ts': '',
    });
    expect(wrappingOf(page, {})).toBeUndefined();
    expect(noteBareSandboxes([page])).toEqual([
      expect.stringMatching(new RegExp(`needs ${need.replaceAll('.', '\\.')} of this project`)),
    ]);
  });
});

test.each([
  ['a picture', `import logo from './logo.png';`, true, false],
  ['an alias', `import '@/theme';`, true, false],
  ['the environment of the build', `const key = process.env.LICENSE;`, true, false],
  ['something that only a page knows', `import { useColorMode } from 'docs-nav/react';`, true, false],
  ['a module elsewhere', `import '../../theme';`, true, true],
  ['types from elsewhere', `import type { Theme } from '../../types';`, true, true],
  ['the package of its project', `import 'kit';`, true, true],
  ['a text file beside it', `import './looks.css';`, false, true],
  ['TypeScript under its compiled name', `import { rows } from './data.js';`, false, true],
  ['type declarations', `import type { Row } from './rows';`, false, true],
])('whether a demo depends on its project, and can be edited, if it needs %s', async (_, line, isTied, canBeEdited) => {
  const { demos } = await findPage({
    'content/kit/Demo.tsx': `${line}\nexport default () => null;\n`,
    'content/kit/logo.png': '\u0000',
    'content/kit/looks.css': 'a {}\n',
    'content/kit/data.ts': 'export const rows = [];\n',
    'content/kit/rows.d.ts': 'export type Row = string;\n',
    'package.json': '{ "name": "kit", "private": true }',
    'theme.ts': '',
    'types.d.ts': 'export type Theme = string;\n',
  });
  expect(demos.map(needsPage)).toEqual([isTied]);
  expect(demos.map(isEditable)).toEqual([canBeEdited]);
  if (line.includes('../'))
    expect(demos.map(({ reached }) => reached)).toEqual([line.includes('type') ? [] : ['theme.ts']]);
});

test.each([
  ['published', '{ "name": "kit", "version": "1.0.0" }', false],
  ['private', '{ "name": "kit", "version": "1.0.0", "private": true }', true],
  ['without a version', '{ "name": "kit" }', true],
])(
  'a demo or provider that imports a package that is %s is only copied if that can be installed',
  async (_, manifest, isTied) => {
    const module = "import { Button } from 'kit/button';\nexport default () => <Button />;\n";
    const files = { 'package.json': manifest, 'content/kit/Demo.tsx': module, 'docs/provider.tsx': module };
    const page = await findPage(files);
    expect(page.demos.map(needsPage)).toEqual([isTied]);
    expect(wrappingOf(page, {}) === undefined).toBe(isTied);
    // Without sandboxes, their wrapper does not matter.
    expect(noteBareSandboxes([page])).toEqual([]);
  },
);
