import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectAt } from '../../../cli/system/project-at.ts';
import { extractApis } from '../../../cli/make/api/describe/extract.ts';
import { listNames } from '../../../cli/make/api/list-names.ts';
import type { ApiEntry } from '../../../site/api/api-data.ts';
import { runCli } from '../../cli/support/fake-io.ts';
import { ROOT } from '../../support/docs-nav.ts';
import { firstRows } from '../../support/runs.ts';
import { describeCase, propsOf } from './describe-case.ts';
import { copyProject } from './open-case.ts';

/** The unresolved imports that a description tells, each once. */
function importsIn(entries: readonly (ApiEntry | undefined)[]): readonly string[] {
  const told = entries.flatMap((entry) => entry?.findings ?? []).filter(({ code }) => code === 'api-unresolved-import');
  return [...new Set(told.map(({ message }) => /`([^`]+)`/.exec(message)?.[1] ?? ''))].toSorted();
}

test('imports that lead nowhere are told, and the rows that depend on them stay as written', async () => {
  const { Row, Col, ...others } = await describeCase('45-unresolved-types');
  expect(Object.keys(others)).toEqual([]);
  const rows = propsOf(Row);
  expect(Object.fromEntries(Object.values(rows).map(({ name, type }) => [name, type]))).toEqual({
    own: 'string',
    size: 'Size',
    on: '(s: Size) => void',
  });
  expect(Object.keys(propsOf(Col))).toEqual(['own']);
  expect(importsIn([Row, Col])).toEqual(['./gone', './nowhere', 'not-installed']);
  const messages = (Row?.findings ?? []).map(({ message }) => message);
  expect(messages).toContain('The import `./gone` cannot be resolved, and the props of `Row` depend on it.');
  expect(messages).toContain('The import `not-installed` cannot be resolved, and `size` of `Row` depends on it.');
});

test('own rows stay where the base of a type is missing, and a stylesheet is no module', async () => {
  const { Btn, Ali, Sty } = await describeCase('48-partial-resolution');
  expect(Object.keys(propsOf(Btn))).toContain('own');
  expect(Object.keys(propsOf(Ali))).toContain('tone');
  expect(Object.keys(propsOf(Sty))).toContain('gap');
  expect(importsIn([Btn, Ali, Sty])).toEqual(['@mui/material', 'styled-components']);
});

const SHARED = path.join(ROOT, '../shared/cases/api/41-pnpm-monorepo');

test('a package of a workspace is read with its own aliases, through the links of its package manager', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-nav-workspace-'));
  if (existsSync(SHARED)) cpSync(SHARED, root, { recursive: true });
  else for (const [file, text] of Object.entries(WORKSPACE)) put(root, file, text);
  put(root, 'packages/ui/tsconfig.json', '{ "references": [{ "path": "./tsconfig.lib.json" }] }');
  put(root, 'packages/ui/tsconfig.lib.json', '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }');
  const link = (target: string, place: string) => {
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    symlinkSync(target.startsWith('/') ? target : path.join(root, target), path.join(root, place));
  };
  link('packages/ui', 'apps/docs/node_modules/@acme/ui');
  link('packages/base', 'packages/ui/node_modules/@acme/base');
  for (const name of ['@types', 'csstype', 'react', 'typescript'])
    link(path.join(ROOT, 'node_modules', name), `node_modules/${name}`);
  const docs = path.join(root, 'apps/docs');
  expect((await listNames(projectAt(docs), ['@acme/ui']))['@acme/ui']).toEqual(['Button', 'Card']);
  const [card] = extractApis(projectAt(docs), [{ package: '@acme/ui', name: 'Card' }]);
  expect(propsOf(card)).toMatchObject({
    title: { required: true, description: 'Title.' },
    elevation: { default: '2', description: 'How high.' },
    tone: { default: "'calm'", type: "'calm' | 'loud'" },
    wide: { default: 'false', description: 'Fills it.' },
  });
  expect(card?.findings).toBeUndefined();
});

const WORKSPACE: Readonly<Record<string, string>> = {
  'apps/docs/package.json': '{ "name": "docs", "private": true }',
  'packages/ui/package.json':
    '{ "name": "@acme/ui", "version": "2.0.0", "exports": { ".": { "types": "./src/index.ts" }, "./button": "./src/button.tsx" }, "dependencies": { "@acme/base": "workspace:*" } }',
  'packages/ui/src/index.ts': "export { Card } from './card';\n",
  'packages/ui/src/button.tsx':
    'export function Button({ busy = false }: { busy?: boolean }) { return <i>{String(busy)}</i>; }\n',
  'packages/ui/src/wide.ts': 'export interface Wide {\n  /** Fills it. */\n  wide?: boolean;\n}\n',
  'packages/ui/src/card.tsx':
    "import type { SurfaceProps } from '@acme/base';\nimport type { Wide } from '~/wide';\nexport interface CardProps extends SurfaceProps, Wide {\n  /** Title. */\n  title: string;\n}\nexport const Card = ({ title, elevation = 2, wide = false }: CardProps) => <i>{title}{elevation}{String(wide)}</i>;\n",
  'packages/base/package.json':
    '{ "name": "@acme/base", "version": "1.0.0", "exports": { ".": { "types": "./src/index.ts" } } }',
  'packages/base/src/index.ts':
    "export interface SurfaceProps {\n  /** How high. */\n  elevation?: number;\n  /** Its tone.\n   * @default 'calm' */\n  tone?: import('./tone').Tone;\n}\n",
  'packages/base/src/tone.ts': "export type Tone = 'calm' | 'loud';\n",
};

function put(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Makes a site that documents `Box` of its own package. */
function makeSite(source: string, more: Readonly<Record<string, string>> = {}): string {
  const root = copyProject(path.join(import.meta.dirname, 'site'));
  put(root, 'src/index.tsx', source);
  for (const [file, text] of Object.entries(more)) put(root, file, text);
  return root;
}

const BOX = 'export function Box(props: BoxProps) { return <i>{String(props)}</i>; }\n';

describe('each kind of import that leads nowhere is an error with its place, in checks and in builds', () => {
  const IMPORTS: readonly (readonly [
    what: string,
    source: string,
    more: Readonly<Record<string, string>>,
    specifier: string,
    place: string,
  ])[] = [
    [
      'a base type of a package that is not installed',
      `import type { Base } from 'gone-kit';\nexport interface BoxProps extends Base { own?: string }\n${BOX}`,
      {},
      'gone-kit',
      'src/index.tsx:1:27',
    ],
    [
      'a missing file',
      `import type { Base } from './gone';\nexport interface BoxProps extends Base { own?: string }\n${BOX}`,
      {},
      './gone',
      'src/index.tsx:1:27',
    ],
    [
      'a re-export of all of a missing file',
      `export interface BoxProps { own?: string }\n${BOX}export * from './nowhere';\n`,
      {},
      './nowhere',
      'src/index.tsx:3:15',
    ],
    [
      'a re-export of a name of a missing package',
      `export interface BoxProps { own?: string }\n${BOX}export { Far } from 'gone-kit';\n`,
      {},
      'gone-kit',
      'src/index.tsx:3:21',
    ],
    [
      'an alias that no settings have',
      `import type { Base } from '~/base';\nexport interface BoxProps extends Base { own?: string }\n${BOX}`,
      { 'src/base.ts': 'export interface Base { a?: string }\n' },
      '~/base',
      'src/index.tsx:1:27',
    ],
    [
      'the type of one prop',
      `import type { Size } from 'gone-kit';\nexport interface BoxProps { size?: Size }\n${BOX}`,
      {},
      'gone-kit',
      'src/index.tsx:1:27',
    ],
    [
      'an import within a type',
      `export interface BoxProps { size?: import('./sizes').Size }\n${BOX}`,
      {},
      './sizes',
      'src/index.tsx:1:43',
    ],
    [
      'an import by `require`',
      `import kit = require('gone-kit');\nexport interface BoxProps { size?: kit.Size }\n${BOX}`,
      {},
      'gone-kit',
      'src/index.tsx:1:22',
    ],
    [
      'a value in a module further on',
      `export * from './box';\n`,
      { 'src/box.tsx': `import { size } from 'gone-kit';\nexport interface BoxProps { size?: typeof size }\n${BOX}` },
      'gone-kit',
      'src/box.tsx:1:22',
    ],
    [
      'a base in the types of an installed package',
      `export { Box } from 'kit';\n`,
      {
        'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }',
        'node_modules/kit/index.d.ts':
          "import type { Base } from 'kit-types';\nexport interface BoxProps extends Base { own?: string }\nexport declare function Box(props: BoxProps): null;\n",
      },
      'kit-types',
      'node_modules/kit/index.d.ts:1:27',
    ],
  ];

  test.each(firstRows(IMPORTS, 2))('%s', async (_, source, more, specifier, place) => {
    const root = makeSite(source, more);
    for (const command of ['validate', 'build']) {
      const { exitCode, stdout } = await runCli(command === 'build' ? ['build', '--no-search'] : [command], root);
      expect(stdout, command).toContain(`error[api-unresolved-import]: The import \`${specifier}\` cannot be resolved`);
      expect(stdout, command).toContain(place);
      expect(exitCode, command).toBe(1);
    }
  });
});

describe('imports of installed packages on which no documented row depends are not told', () => {
  const HARMLESS = [
    [
      'of a module that only helpers use',
      "import type { Log } from 'logger';\nexport declare function track(log: Log): void;\nexport interface BoxProps { own?: string }\nexport declare function Box(props: BoxProps): null;\n",
    ],
    [
      'of a file that was left out',
      "export * from './internal';\nexport interface BoxProps { own?: string }\nexport declare function Box(props: BoxProps): null;\n",
    ],
    [
      'of another platform',
      "import type { ViewProps } from 'react-native';\nexport interface NativeProps extends ViewProps { a?: 1 }\nexport interface BoxProps { own?: string }\nexport declare function Box(props: BoxProps): null;\n",
    ],
  ] as const;

  test.each(firstRows(HARMLESS))('%s', async (_, declarations) => {
    const root = makeSite("export { Box } from 'kit';\n", {
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/kit/index.d.ts': declarations,
    });
    expect(await runCli(['validate', '--max-warnings', '0'], root)).toMatchObject({ exitCode: 0 });
  });
});
